import { z } from 'zod';
import { day } from '@/content/days';
import { distinct } from '@/content/fields';
import { weekdays } from '@/lib/business-hours';
import { isRecord } from '@/lib/is-record';
import { phoneNumber } from './copy/links';
import { fieldsIn } from './fields';
import type { Problem } from './problem';

const text = z.string().trim().min(1);

/** A time of day, such as `08:30`. */
const time = z.iso.time({
  precision: -1,
  error: 'Write a 24-hour time with two digits each, such as 08:00',
});

const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'Write a closing time after the opening time');

/** The schema of the facts in `content/site.ts`, without their marks `standIn` and `real`. */
export const siteSchema = z.object({
  timeZone: z.string(),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'Write the origin alone, such as https://www.company.example: lower case, without a path or a final slash',
    ),
  baseUrl: z
    .string()
    .regex(
      /^(?:\/|https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+)$/,
      'Write "/" for the site’s own origin, or another origin such as https://api.company.example. A subfolder is not supported',
    ),
  contact: z.object({
    email: z.email('Write one e-mail address, such as office@company.example'),
    phone: z
      .string()
      .regex(
        phoneNumber,
        'Write digits and spaces after a plus and the country code, such as +44 20 7946 0000',
      ),
    address: z.object({
      box: text,
      city: text,
      country: text,
      countryCode: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as GB'),
    }),
    premises: z.object({
      place: text,
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      directions: z.array(z.object({ from: text, way: text })),
    }),
  }),
  hours: z.partialRecord(
    z.enum(weekdays),
    dayHours,
    `Write the hours of some of these days: ${weekdays.join(', ')}`,
  ),
  social: z.array(
    z.object({
      network: text,
      url: z.url({
        protocol: /^https$/,
        error: 'Write the whole address, starting with https://',
      }),
    }),
  ),
});

/** The facts of the company without their marks `standIn` and `real`. */
export function plainFacts(facts: object): unknown {
  return JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    isRecord(value) && 'standIn' in value ? value.value : value,
  );
}

/** The schema of the public holidays in `content/holidays.ts`. */
export const holidaysSchema = z
  .object({
    firstYear: z.number(),
    lastYear: z.number(),
    days: distinct(z.array(z.object({ day, name: text })), (holiday) => holiday.day),
  })
  .superRefine(({ firstYear, lastYear, days }, context) => {
    const years = days.map((holiday) => Number(holiday.day.slice(0, 4)));
    for (let year = firstYear; year <= lastYear; year += 1) {
      if (years.includes(year)) continue;
      const message = `No holiday of ${year} is listed. List the year's holidays, or correct lastYear`;
      context.addIssue({ code: 'custom', path: ['lastYear'], message });
    }
    for (const [index, year] of years.entries()) {
      if (year >= firstYear && year <= lastYear) continue;
      const message = `This day is not between firstYear ${firstYear} and lastYear ${lastYear}. Correct the day or the years`;
      context.addIssue({ code: 'custom', path: ['days', index, 'day'], message });
    }
  });

/** Reports rates that are not a share of 1, such as 16 instead of 0.16. Checks the fields whose names end in `rate`. */
export function shareProblems(file: string, rates: object): readonly Problem[] {
  return fieldsIn(rates)
    .filter(({ field }) => /rate$/i.test(field))
    .filter(({ value }) => typeof value === 'number' && (value < 0 || value >= 1))
    .map(({ field, value }) => ({
      file,
      message: `the field "${field}" is ${value}. Write a share of 1, such as 0.06 for 6%.`,
    }));
}
