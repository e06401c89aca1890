import { type PublicHoliday, publicHolidays } from '@/content/company/holidays';
import { site } from '@/content/site';
import { dayAt } from '@/content/values/days';
import { daysFromMonday, type WeekHours } from '@/content/values/office-hours';
import { weekdays } from '@/content/values/weekdays';

/** The known holidays, and the years that they cover. */
interface HolidayTable {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly days: readonly PublicHoliday[];
}

/**
 * Why it is uncertain that the office is open on a day: the holidays of the year are not known, or a
 * holiday that depends on the moon is near.
 */
type Caution =
  | { readonly type: 'unknown year'; readonly year: number }
  | { readonly type: 'moon'; readonly name: string };

/** Whether the office is open, and when it closes or opens next. */
export type Opening =
  | { readonly state: 'open'; readonly closes: string; readonly caution: Caution | undefined }
  | {
      readonly state: 'closed';
      /** Today's holiday. Undefined if the office is closed for another reason. */
      readonly holiday: PublicHoliday | undefined;
      /**
       * The day is `today`, `tomorrow`, or in words: `on Monday`, or `on Monday, 4 January` if it
       * is a week away or more.
       */
      readonly next: { readonly day: string; readonly opens: string } | undefined;
      /** About the day on which the office opens next. */
      readonly caution: Caution | undefined;
    };

const dayMs = 86_400_000;

/** The time in the company's time zone, `HH:MM`. */
const timeAt = (now: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, timeStyle: 'short' }).format(now);

const shiftDay = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (day: string) =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? weekdays[0];

/** A day in the words of somebody who says it `ahead` days before. */
function dayFromToday(day: string, ahead: number): string {
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow';
  if (ahead < 7) return `on ${weekdayOf(day)}`;
  const words = new Intl.DateTimeFormat(site.language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return `on ${words.format(new Date(day))}`;
}

function cautionFor(day: string, holidays: HolidayTable): Caution | undefined {
  const year = Number(day.slice(0, 4));
  if (year < holidays.firstYear || year > holidays.lastYear) {
    return { type: 'unknown year', year };
  }
  const moon = holidays.days.find(
    (holiday) =>
      holiday.date === 'by the moon' && [-1, 1].some((days) => holiday.day === shiftDay(day, days)),
  );
  return moon && { type: 'moon', name: moon.name };
}

/**
 * Whether the office is open at a time, and when it closes or opens next. Looks up to 14 days
 * ahead.
 */
export function openingAt(
  now: Date,
  week: WeekHours = site.hours.value,
  holidays: HolidayTable = publicHolidays,
): Opening {
  const day = dayAt(now);
  const time = timeAt(now);
  const holidayOn = (on: string) => holidays.days.find((holiday) => holiday.day === on);
  const today = week[weekdayOf(day)];
  const holiday = holidayOn(day);

  if (!holiday && today && time >= today.opens && time < today.closes) {
    return { state: 'open', closes: today.closes, caution: cautionFor(day, holidays) };
  }
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const candidate = shiftDay(day, ahead);
    const hours = week[weekdayOf(candidate)];
    if (!hours || holidayOn(candidate) || (ahead === 0 && time >= hours.opens)) continue;
    const next = { day: dayFromToday(candidate, ahead), opens: hours.opens };
    return { state: 'closed', holiday, next, caution: cautionFor(candidate, holidays) };
  }
  return { state: 'closed', holiday, next: undefined, caution: undefined };
}

/** Sentences that describe an opening state. Times are in the company's time zone. */
export function openingInWords(opening: Opening): string {
  const sentences =
    opening.state === 'open'
      ? [`Open now, until ${opening.closes} ${site.timeInWords}.`]
      : [
          opening.holiday
            ? `Closed today for ${opening.holiday.name}${opening.holiday.date === 'fixed' ? '' : ', which is expected today'}.`
            : 'Closed now.',
          ...(opening.next
            ? [`Opens ${opening.next.day} at ${opening.next.opens} ${site.timeInWords}.`]
            : []),
        ];
  if (opening.caution?.type === 'unknown year') {
    sentences.push(
      `Public holidays of ${opening.caution.year} are not in our list yet. We are closed on them.`,
    );
  }
  if (opening.caution?.type === 'moon') {
    const day = opening.state === 'open' ? 'today' : opening.next?.day;
    sentences.push(`${opening.caution.name} may be ${day}. If so, we are closed.`);
  }
  return sentences.join(' ');
}

/** The hours from midnight to a time `HH:MM`: 8.5 for `08:30`. */
const inHours = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/**
 * The opening time of the first day with hours, from Monday on, in hours after midnight, and how
 * many hours the office is open.
 */
export function officeSpan(week: WeekHours = site.hours.value): { from: number; hours: number } {
  const [first] = daysFromMonday.flatMap((day) => week[day] ?? []);
  if (!first) return { from: 0, hours: 0 };
  const from = inHours(first.opens);
  return { from, hours: inHours(first.closes) - from };
}
