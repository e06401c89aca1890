import timeZoneAt from '@photostructure/tz-lookup';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { z } from 'zod';
import { weekdays } from '@/lib/business-hours';
import { fieldAt, fieldIn, valueAt } from './copy/fields';
import type { Problem } from './problem';

const siteFile = 'content/site.ts';
const holidaysFile = 'content/holidays.ts';

const text = z.string().trim().min(1, 'Fill it in');

/** A time of day in the format of the site, such as `08:30`. */
const time = z.iso.time({
  precision: -1,
  error: 'Write a 24-hour time with two digits each, such as 08:00',
});

const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'Write a closing time after the opening time');

/** A value inside `standIn(…)` or `real(…)`. */
const companyValue = <S extends z.ZodType>(value: S) => z.object({ standIn: z.boolean(), value });

const siteSchema = z.object({
  url: companyValue(
    z
      .string()
      .regex(
        /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'Write the origin alone, such as https://www.company.example: lower case, without a path or a final slash',
      ),
  ),
  contact: z.object({
    email: companyValue(z.email('Write one e-mail address, such as office@company.example')),
    phone: companyValue(
      z
        .string()
        .regex(
          /^\+[\d ]+$/,
          'Write digits and spaces after a plus and the country code, such as +44 20 7946 0000',
        )
        .refine(
          (phone) => isValidPhoneNumber(phone),
          'No such number exists. Check its digits and its country code',
        ),
    ),
    address: companyValue(
      z.object({
        box: text,
        city: text,
        country: text,
        countryCode: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as GB'),
      }),
    ),
    premises: companyValue(
      z.object({
        place: text,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        directions: z.array(z.object({ from: text, way: text })),
      }),
    ),
  }),
  hours: companyValue(z.partialRecord(z.enum(weekdays), dayHours)),
  social: z.array(
    z.object({
      network: text,
      url: companyValue(
        z.url({ protocol: /^https$/, error: 'Write the whole address, starting with https://' }),
      ),
    }),
  ),
});

const placeSchema = z.object({
  timeZone: z.string(),
  contact: z.object({
    premises: z.object({ value: z.object({ latitude: z.number(), longitude: z.number() }) }),
  }),
});

/** The offset of a time zone from UTC, such as `GMT+3`. */
const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A place in another time zone than the office's: latitude and longitude may be swapped. */
function placeProblems(site: unknown): readonly Problem[] {
  const place = placeSchema.safeParse(site).data;
  if (!place) return [];
  const { latitude, longitude } = place.contact.premises.value;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  const zone = timeZoneAt(latitude, longitude);
  if (offsetOf(zone) === offsetOf(place.timeZone)) return [];
  return [
    {
      file: siteFile,
      message: `the place latitude ${latitude}, longitude ${longitude} is in ${zone}, and the office is in ${place.timeZone}. Check whether the two are swapped.`,
    },
  ];
}

/** The mistakes in the company facts of `content/site.ts`. */
export function siteProblems(site: unknown): readonly Problem[] {
  const issues = siteSchema.safeParse(site).error?.issues ?? [];
  // If a value breaks several rules, the first message is the clearest.
  const first = issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((other) => path.every((key, at) => other.path[at] === key)),
  );
  const problems = first.map((issue) => {
    // An editor writes `real('…')` and never sees the key "value".
    const field = fieldAt(issue.path.filter((key) => key !== 'value'));
    const days = issue.code === 'unrecognized_keys' ? `. The days are ${weekdays.join(', ')}` : '';
    return {
      file: siteFile,
      message: `the field "${field}" is ${JSON.stringify(valueAt(site, issue.path))}. ${issue.message}${days}.`,
    };
  });
  return [...problems, ...placeProblems(site)];
}

/** The mistakes in the public holidays of `content/holidays.ts`. */
export function holidayProblems({
  days,
  firstYear,
  lastYear,
}: {
  readonly days: readonly { readonly day: string; readonly name: string }[];
  readonly firstYear: number;
  readonly lastYear: number;
}): readonly Problem[] {
  const listed = new Set(days.map(({ day }) => Number(day.slice(0, 4))));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const empty = years
    .filter((year) => !listed.has(year))
    .map((year) => ({
      file: holidaysFile,
      message: `no holiday of ${year} is listed, and lastYear is ${lastYear}. List those of ${year}, or correct lastYear.`,
    }));
  const wrong = days.flatMap(({ day, name }, index) => {
    const year = Number(day.slice(0, 4));
    const message = !z.iso.date().safeParse(day).success
      ? `"${day}" (${name}) is not a day. Write it as year-month-day, such as 2026-12-12.`
      : year < firstYear || year > lastYear
        ? `"${day}" (${name}) is not between firstYear ${firstYear} and lastYear ${lastYear}. Correct one of them.`
        : days.findIndex((other) => other.day === day) < index
          ? `"${day}" (${name}) is there twice. Remove one of the two.`
          : undefined;
    return message === undefined ? [] : [{ file: holidaysFile, message }];
  });
  return [...empty, ...wrong];
}

/** Rates that are not a share of 1, such as 16 for 16%: the values of all fields whose names end in `rate`. */
export function shareProblems(file: string, value: unknown, field = ''): readonly Problem[] {
  if (typeof value === 'number') {
    return !/rate$/i.test(field) || (value >= 0 && value < 1)
      ? []
      : [
          {
            file,
            message: `the field "${field}" is ${value}. Write a share of 1, such as 0.06 for 6%.`,
          },
        ];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    shareProblems(file, inner, fieldIn(field, Array.isArray(value) ? Number(key) : key)),
  );
}
