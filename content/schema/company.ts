import { z } from 'zod';
import { price, priceInWords } from '@/content/values/price';
import { day, distinct, line, pastDay } from './fields';
import { segmentForm } from './page-paths';
import { siteSchema } from './site';

/*
 * The schemas of the facts that several pages share: the company, its promises, prices and
 * holidays.
 */

const commitments = z.record(
  z.string(),
  z.object({
    promise: line(10, 240),
    applies: line(5, 300),
    phrase: line(2, 120),
    signed: z.union([z.literal('not yet'), pastDay], {
      error: 'Write the day of the signature, which is not in the future, or "not yet"',
    }),
  }),
);

const companyFacts = distinct(
  z.array(z.object({ term: line(3, 60), wanted: line(5, 240), value: line(2, 600) })),
  ({ term }) => term,
);

const choices = z
  .record(z.string(), line(2, 60))
  .refine(
    (labels) => new Set(Object.values(labels)).size === Object.keys(labels).length,
    'Two choices have the same words. Write different ones',
  );

const enquiry = z.object({
  timings: choices,
  budgets: choices,
  messageExample: line(10, 160),
  sizeQuestion: line(5, 60),
  phoneExamples: line(5, 60),
});

/** The maximum number of words of a price with its measure and what adds to it. */
const priceWordsMax = 14;

const prices = z
  .object({
    prices: z.record(
      z.string(),
      price.superRefine((entry, context) => {
        const added = entry.drivers?.map(({ what }) => what) ?? [];
        const words = [priceInWords(entry), ...added].join(' ').split(/\s+/).length;
        if (words <= priceWordsMax) return;
        const message = `The price has ${words} words. Write at most ${priceWordsMax}`;
        context.addIssue({ code: 'custom', path: ['drivers'], message });
      }),
    ),
    furtherPrices: z.record(z.string(), price),
    bundles: z.array(z.object({ path: z.string(), parts: z.array(z.string()) })).default([]),
  })
  .superRefine((tables, context) => {
    const amountOf = (path: string) => {
      const from = tables.prices[path]?.from;
      return typeof from === 'object' ? from.value : 0;
    };
    for (const { path, parts } of tables.bundles) {
      const sum = parts.reduce((total, part) => total + amountOf(part), 0);
      if (amountOf(path) < sum) continue;
      const message = `A bundle costs less than its parts, which cost ${sum}. Correct a price, or the parts in "bundles"`;
      context.addIssue({ code: 'custom', path: ['prices', path, 'from', 'value'], message });
    }
  });

const holidays = z
  .object({
    firstYear: z.number().int().min(2020),
    lastYear: z.number().int(),
    days: distinct(z.array(z.object({ day, name: line(3, 60) })), (holiday) => holiday.day),
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

const themes = distinct(
  z.array(
    z.object({
      name: z.string().regex(segmentForm, 'Write a-z, 0-9 and single hyphens'),
      label: line(2, 30),
      description: line(3, 60),
    }),
  ),
  ({ name }) => name,
);

/**
 * The schema of each file with facts that several pages share. `content/site.ts` is compared
 * without its marks.
 */
export const companySchemas = {
  'content/site.ts': siteSchema,
  'content/company/commitments.ts': commitments,
  'content/company/facts.ts': companyFacts,
  'content/company/enquiry.ts': enquiry,
  'content/company/holidays.ts': holidays,
  'content/prices/prices.ts': prices,
  'content/brand/themes.ts': themes,
} as const;

/**
 * The facts that only some companies have, by the file that contains them, each with its schema.
 */
export type FurtherFacts = Readonly<
  Record<string, { readonly facts: object; readonly schema: z.ZodType }>
>;
