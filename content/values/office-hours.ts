import { site } from '@/content/site';
import { weekdays } from './weekdays';

type Weekday = (typeof weekdays)[number];

/** A day's opening and closing time, as `HH:MM` in the company's time zone. */
interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** The hours of each weekday. The office is closed on days without hours. */
export type WeekHours = { readonly [D in Weekday]?: Hours };

/** The days of the week from Monday, as the company counts them. */
export const daysFromMonday = [...weekdays.slice(1), weekdays[0]];

/**
 * The rows of a table of opening hours. Consecutive days with the same hours share a row:
 * `Monday to Friday`.
 */
export function hoursInRows(week: WeekHours = site.hours.value): readonly {
  readonly days: string;
  readonly hours: string;
}[] {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of daysFromMonday) {
    const times = week[day];
    const hours = times ? `${times.opens} to ${times.closes}` : 'Closed';
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }));
}

/**
 * The hours of the days on which the office is open, for a line: `Monday to Friday 08:00 to 17:00,
 * Saturday 09:00 to 13:00`.
 */
export const hoursInWords = (week?: WeekHours): string =>
  hoursInRows(week)
    .filter(({ hours }) => hours !== 'Closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');

/** The same with short names of days, for a narrow place: `Mon to Fri 08:00 to 17:00`. */
export const hoursInShort = (week?: WeekHours): string =>
  hoursInWords(week).replace(/([A-Z][a-z]{2})[a-z]*day/g, '$1');
