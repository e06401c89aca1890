import { z } from 'zod';
import type { site } from '@/content/site';
import { weekdays } from '@/content/values/weekdays';
import { day, distinct, line, phoneNumber, share } from './fields';

/*
 * This file imports nothing that reads `content/site.ts` while it is loaded, so that a mistake
 * there is reported.
 */

/** A time of day, such as `08:30`. */
const time = z.iso.time({
  precision: -1,
  error: 'Write a 24-hour time with two digits each, such as 08:00',
});

const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'Write a closing time after the opening time');

/** Text for which the browser's own tables have a meaning, such as a time zone. */
const known = (isKnown: (value: string) => unknown, remedy: string) =>
  z.string().refine((value) => {
    try {
      return Boolean(isKnown(value));
    } catch {
      return false;
    }
  }, remedy);

const language = known(
  (value) => Intl.getCanonicalLocales(value)[0] === value,
  'Write a language tag, such as en-KE',
);

const webAddress = z.url({
  protocol: /^https$/,
  error: 'Write the whole address, starting with https://',
});

/** The schema of the facts in `content/site.ts`, without their marks `standIn` and `real`. */
export const siteSchema = z.object({
  name: line(2, 40),
  tagline: line(10, 120),
  description: line(40, 165),
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'Write the origin alone, such as https://www.company.example: lower case, without a path or a final slash',
    ),
  // Compared in UTC, because the company's time zone may be the mistake.
  firstPublished: day.refine(
    (value) => Date.parse(value) < Date.now() + 366 * 86_400_000,
    'It is more than a year ahead',
  ),
  language,
  spokenLanguages: distinct(z.array(language).min(1), (tag) => tag),
  timeZone: known(
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
    'Write a time zone of the IANA list, such as Africa/Nairobi',
  ),
  timeInWords: line(3, 30),
  moneyUnit: line(1, 5),
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'Write it as en_KE'),
  currency: known(
    (value) => Intl.supportedValuesOf('currency').includes(value),
    'Write a currency of ISO 4217, such as KES',
  ),
  /** The tax on sales. A rate outside its range has a slipped digit, such as 0.06 for 0.16. */
  salesTax: z
    .object({
      name: line(2, 10),
      rate: share,
      range: z.object({ least: share, most: share }),
    })
    .refine(({ rate, range }) => rate >= range.least && rate <= range.most, {
      path: ['rate'],
      message: 'It is outside "range". Write a share of 1, such as 0.16 for 16%',
    }),
  baseUrl: z
    .string()
    .regex(
      /^(?:\/|https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+)$/,
      'Write "/" for the site’s own origin, or another origin such as https://api.company.example. A subfolder is not supported',
    ),
  contact: z
    .object({
      email: z.email('Write one e-mail address, such as office@company.example'),
      phone: z
        .string()
        .regex(
          phoneNumber,
          'Write digits and spaces after a plus and the country code, such as +44 20 7946 0000',
        ),
      hasWhatsApp: z.boolean(),
      address: z.object({
        box: line(3, 60),
        city: line(2, 40),
        country: line(2, 40),
        countryCode: z.string().regex(/^[A-Z]{2}$/, 'Write two capital letters, such as GB'),
      }),
      premises: z.object({
        place: line(3, 80),
        latitude: z.number(),
        longitude: z.number(),
      }),
      country: z.object({
        south: z.number().min(-90).max(90),
        north: z.number().min(-90).max(90),
        west: z.number().min(-180).max(180),
        east: z.number().min(-180).max(180),
      }),
    })
    .superRefine(({ premises, country }, context) => {
      for (const [field, least, most] of [
        ['latitude', country.south, country.north],
        ['longitude', country.west, country.east],
      ] as const) {
        if (premises[field] >= least && premises[field] <= most) continue;
        const message = `It is outside the country, which reaches from ${least} to ${most}. Look for a missing minus, or for latitude and longitude in the wrong order`;
        context.addIssue({ code: 'custom', path: ['premises', field], message });
      }
    }),
  hours: z
    .partialRecord(
      z.enum(weekdays),
      dayHours,
      `Write the hours of some of these days: ${weekdays.join(', ')}`,
    )
    .refine((hours) => Object.keys(hours).length > 0, 'Write the hours of at least one day'),
  social: distinct(z.array(z.object({ network: line(1, 30), url: webAddress })), ({ url }) => url),
  stats: z.record(z.string(), z.object({ value: line(1, 8), label: line(3, 40) })),
  features: distinct(z.array(line(3, 60)), (feature) => feature),
} satisfies Record<keyof typeof site, z.ZodType>);
