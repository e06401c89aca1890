import { z } from 'zod';
import { priceMeasures } from '@/content/prices/measures';
import { line } from '@/content/schema/fields';
import type { PagePath } from '@/content/tree';
import type { CompanyValue } from './company-value';
import { about, salesTaxOn, withCurrency } from './money';

/** An amount in the currency of the site, as a placeholder or as confirmed by the company. */
export const amount = z.custom<CompanyValue<number>>(
  (value) =>
    z.strictObject({ standIn: z.boolean(), value: z.number().int().positive() }).safeParse(value)
      .success,
  'Write standIn(12_000) or real(12_000), with a whole number without quotes',
);

const priceFields = z.object({
  measure: z.custom<keyof typeof priceMeasures>(
    (value) => typeof value === 'string' && Object.hasOwn(priceMeasures, value),
    `Choose one of: ${Object.keys(priceMeasures).join(', ')}`,
  ),
  /**
   * The lowest amount without VAT, in the currency of the site. With `on request`, pages show no
   * amount.
   */
  from: z.union([z.literal('on request'), amount], {
    error:
      "Write standIn(12_000), real(12_000) or 'on request', with a whole number without quotes",
  }),
  /** What the amount buys if a client needs more than that, such as `the link alone`. */
  buys: line(3, 40).optional(),
  /**
   * The one or two things that raise the price most, and what each of them adds, once or as often as
   * the price is paid. Left out where the page has a table of prices, or where nobody can say before
   * they have looked. What the measure counts already, such as users, is not one of them.
   */
  drivers: z
    .array(z.object({ what: line(3, 40), price: amount }))
    .min(1)
    .max(2)
    .optional(),
  /** Set if others charge the amount, so that we can only estimate it. */
  isEstimate: z.literal(true).optional(),
  /** What is paid once before a monthly price starts. */
  setUp: amount.optional(),
  /**
   * What a day costs of the work with which the offer starts, such as an inventory. Without it, the
   * price or the set-up covers that work.
   */
  startByTheDay: amount.optional(),
});

/** The price of an offer: what is counted, the lowest amount, and what adds to it. */
export const price = priceFields.superRefine(({ measure, from }, context) => {
  const { least } = priceMeasures[measure];
  if (from === 'on request' || from.value >= least) return;
  const message = `No price ${priceMeasures[measure].phrase} is lower than ${least}. Write the whole amount, or correct "least" in content/prices/measures.ts`;
  context.addIssue({ code: 'custom', path: ['from'], message });
});

export type Price = z.infer<typeof price>;

/**
 * The amount at which a price starts: `from KSh 1,800 per user, per month`, or `from KSh 1,800` if
 * the measure is no rate. Only the measure if the amount is on request.
 */
export function priceInWords(price: Price): string {
  const words = startingAmount(price);
  return price.from === 'on request'
    ? words.replace(/^./, (letter) => letter.toUpperCase())
    : `from ${words}`;
}

/**
 * What adds to a price, as a sentence: `Each further branch adds KSh 20,000, and each way to pay
 * KSh 15,000.` Undefined if nothing with an amount does.
 */
export function driversInWords({ measure, drivers }: Price): string | undefined {
  const { paid } = priceMeasures[measure];
  const period = paid === 'once' ? '' : ` a ${paid}`;
  const [first, second] = drivers ?? [];
  if (!first) return undefined;
  const next = second && `, and each ${second.what} ${amountInWords(second.price)}`;
  return `Each ${first.what} adds ${amountInWords(first.price)}${period}${next ?? ''}.`;
}

/**
 * What the work at the start of an offer costs, as a sentence without its full stop. Undefined if
 * the price or the set-up covers that work, which the page about prices says once for all offers.
 */
export const startInWords = ({ startByTheDay }: Price): string | undefined =>
  startByTheDay && `Work before the first month costs ${withCurrency(startByTheDay.value)} a day`;

/**
 * The amount of a price under a heading that says that prices start there: `KSh 1,800 per user, per
 * month`, or `KSh 1,800` if the measure is no rate. Only the measure if the amount is on request.
 */
export function startingAmount(price: Price): string {
  const { measure, from } = price;
  return from === 'on request'
    ? priceMeasures[measure].phrase
    : `${withCurrency(from.value)}${afterAmount(price)}`;
}

/**
 * What follows the amount of a price, with a space before it: ` per user, per month`. Empty if the
 * measure is no rate, and nothing says what the amount buys.
 */
export function afterAmount({ measure, buys }: Price): string {
  const { phrase, isRate } = priceMeasures[measure];
  return `${isRate ? ` ${phrase}` : ''}${buys ? ` for ${buys}` : ''}`;
}

/** An amount inside a sentence of a page: `KSh 3,000`. The preview line says that it is a sample. */
export const amountInWords = ({ value }: CompanyValue<number>): string => withCurrency(value);

/** A line of a sample bill: how many of what, at which amount. */
export const billLine = z.object({
  item: line(3, 60),
  count: z.number().int().positive(),
  /** What is counted, in the singular, such as `user`. The bill adds the s of its plural. */
  unit: line(2, 20).regex(
    /(?:(?:a|e|o|u)y|[^y])(?<![sxz]|[cs]h)$/,
    'must be a noun whose plural only adds an s: "site" in place of "branch"',
  ),
  each: amount,
  paid: z.enum(['once', 'month', 'term', 'year']),
  /** Whether the law takes no sales tax on the line, such as on the guarantee of a bank. */
  isTaxFree: z.literal(true).optional(),
  /** Whether others charge the amount, so that it is our estimate. */
  isEstimate: z.literal(true).optional(),
  /** The section of a page that says what the line buys. The name of the line leads there. */
  explained: z.custom<`${PagePath}#${string}`>((value) => typeof value === 'string').optional(),
});

export type BillLine = z.infer<typeof billLine>;

/** What the lines of a bill that are paid once, or each month, come to without VAT. */
export function sumOf(lines: readonly BillLine[], paid: BillLine['paid']): number {
  return lines
    .filter((line) => line.paid === paid)
    .reduce((sum, { count, each }) => sum + count * each.value, 0);
}

/** The sales tax on the lines of a bill that are paid once, or each month. */
export const taxOf = (lines: readonly BillLine[], paid: BillLine['paid']): number =>
  salesTaxOn(
    sumOf(
      lines.filter(({ isTaxFree }) => !isTaxFree),
      paid,
    ),
  );

/**
 * A sum of the lines of a bill in a sentence: exact if we charge all of them, and otherwise about as
 * much, because a sum is no surer than the estimates in it.
 */
export const quoted = (sum: number, lines: readonly BillLine[]): string =>
  lines.some(({ isEstimate }) => isEstimate) ? about(sum) : withCurrency(sum);

/** What the lines of a bill that are paid once, or each month, come to with tax, for a sentence. */
export const quotedSum = (lines: readonly BillLine[], paid: BillLine['paid']): string =>
  quoted(
    sumOf(lines, paid) + taxOf(lines, paid),
    lines.filter((line) => line.paid === paid),
  );

/** What the lines of a bill come to once and each month, with tax, for a sentence. */
export const bothSums = (lines: readonly BillLine[]): string =>
  `${quotedSum(lines, 'once')} once and ${quotedSum(lines, 'month')} a month`;

/** How often a line of a bill is paid in its first year. */
const timesInFirstYear = {
  once: 1,
  month: 12,
  term: 3,
  year: 1,
} as const satisfies Readonly<Record<BillLine['paid'], number>>;

/** What the lines of a bill come to in the first year, with tax. */
export const firstYearOf = (lines: readonly BillLine[]): number =>
  (['once', 'month', 'term', 'year'] as const).reduce(
    (sum, paid) => sum + timesInFirstYear[paid] * (sumOf(lines, paid) + taxOf(lines, paid)),
    0,
  );

/** What the lines of a bill come to in the first year, with tax, for a sentence. */
export const quotedYear = (lines: readonly BillLine[]): string => quoted(firstYearOf(lines), lines);

/**
 * A line of a sample bill at the price of an offer.
 * @param thing what is counted if the measure has no word for it, such as `router`
 * @throws if the price is on request
 */
export function billed(
  item: string,
  count: number,
  { measure, from, isEstimate }: Price,
  thing?: string,
): BillLine {
  if (from === 'on request') {
    throw new Error(
      `The bill has "${item}", whose price is on request. Name an amount in content/prices/prices.ts`,
    );
  }
  const { unit, paid } = priceMeasures[measure];
  return { item, count, unit: thing ?? unit, each: from, paid, ...(isEstimate && { isEstimate }) };
}

/**
 * A line of a sample bill for the set-up of an offer.
 * @throws if the offer has no price for its set-up
 */
export function billedSetUp(item: string, count: number, { setUp }: Price): BillLine {
  if (setUp === undefined) {
    throw new Error(
      `The bill has "${item}", whose offer has no "setUp". Name one in content/prices/prices.ts`,
    );
  }
  return { item, count, unit: 'set-up', each: setUp, paid: 'once' };
}
