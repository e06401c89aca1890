import { site } from '@/content/site';

const whole = new Intl.NumberFormat(site.language, { maximumFractionDigits: 0 });

/** An amount of money without cents, with thousands separators, such as `1,460`. */
export function wholeAmount(amount: number): string {
  return whole.format(amount);
}

/** The sales tax on an amount of money, without cents, so that bills add up. */
export const salesTaxOn = (amount: number): number => Math.round(amount * site.salesTax.rate);

export const withTax = (amount: number): number => amount + salesTaxOn(amount);

/** The digits of an amount after its currency, such as `EUR 1,460` or `US$1,460`. */
export const afterCurrency = (digits: string, unit: string = site.moneyUnit): string =>
  `${unit}${/\p{L}$/u.test(unit) ? ' ' : ''}${digits}`;

/** An amount of money without cents, after its currency. */
export const withCurrency = (amount: number, unit?: string): string =>
  afterCurrency(wholeAmount(amount), unit);

/** Whether a text names an amount of money in the company’s own currency. */
export const namesAmount = (text: string): boolean =>
  text
    .split(site.moneyUnit)
    .slice(1)
    .some((rest) => /^\s?\d/.test(rest));

/**
 * A sum that contains an estimate: `about KSh 270,000`. The larger it is, the more it is rounded.
 */
export function about(amount: number): string {
  return `about ${withCurrency(rounded(amount))}`;
}

/**
 * The lowest and the highest of sums that contain an estimate: `KSh 63,000 to 195,000`. If they are
 * rounded to the same sum, that one. “About” is for the sentence around it.
 */
export function rangeOf(amounts: readonly number[]): string {
  const lowest = rounded(Math.min(...amounts));
  const highest = rounded(Math.max(...amounts));
  const from = withCurrency(lowest);
  return lowest === highest ? from : `${from} to ${wholeAmount(highest)}`;
}

/** To what sums are rounded, from the smallest. */
const steps = [
  { below: 100, step: 1 },
  { below: 1_000, step: 10 },
  { below: 10_000, step: 100 },
  { below: 1_000_000, step: 1_000 },
] as const;

/** A sum that contains an estimate, rounded. */
function rounded(amount: number): number {
  const step = steps.find(({ below }) => amount < below)?.step ?? 10_000;
  return Math.round(amount / step) * step;
}

/** A share as a percentage with at most two decimals: `2.75%` for 0.0275. */
export function percentage(share: number, language: string = site.language): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });
}
