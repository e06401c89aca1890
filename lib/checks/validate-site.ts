import { isValidPhoneNumber } from 'libphonenumber-js';
import { z } from 'zod';
import { weekdays } from '@/lib/business-hours';
import { valueAt } from './fields';
import type { Problem } from './validate-content';

const siteFile = 'content/site.ts';

const text = z.string().trim().min(1, 'Fill it in');

/** A time of day as all of the site writes it. */
const time = z.iso.time({
  precision: -1,
  error: 'Write the time with 24 hours and two digits each, such as 08:00',
});

const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'Let it close later than it opens');

/** A value beside its mark: `standIn(…)` or `real(…)`. */
const companyValue = <S extends z.ZodType>(value: S) => z.object({ standIn: z.boolean(), value });

const siteSchema = z.object({
  url: companyValue(
    z
      .string()
      .regex(
        /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'Write the origin alone, such as https://www.company.example: in lower case, without a path or a slash at its end',
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
          'No such number can be called. Check its digits, and the country code in front',
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
        z.url({ protocol: /^https$/, error: 'Write the whole address, beginning with https://' }),
      ),
    }),
  ),
});

/** The mistakes in the company's own facts, of `content/site.ts`. */
export function siteProblems(site: unknown): readonly Problem[] {
  const issues = siteSchema.safeParse(site).error?.issues ?? [];
  // Of several rules that a value or a part of it breaks, the first is the plainest.
  const first = issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((other) => path.every((key, at) => other.path[at] === key)),
  );
  // An editor writes `real('…')` and never sees the key "value".
  const named = (path: readonly PropertyKey[]) =>
    z.core.toDotPath(path.filter((key) => key !== 'value'));
  return first.map((issue) => ({
    file: siteFile,
    message: `the field "${named(issue.path)}" is ${JSON.stringify(valueAt(site, issue.path))}. ${issue.message}${issue.code === 'unrecognized_keys' ? `. The days are ${weekdays.join(', ')}` : ''}.`,
  }));
}
