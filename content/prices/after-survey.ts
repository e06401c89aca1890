import { site } from '@/content/site';
import { withCurrency, withTax } from '@/content/values/money';
import { daysAfterSurvey, furtherPrices } from './prices';

/** What the work costs that a sample bill leaves out until the survey, in words and without tax. */
export function costAfterSurvey(
  bill: keyof typeof daysAfterSurvey,
  work: 'installation' | 'repairs',
): string {
  const { from, to } = daysAfterSurvey[bill][work].value;
  const { value } = furtherPrices.day.from;
  return `${withCurrency(from * value)} to ${withCurrency(to * value)}`;
}

/**
 * What a first year comes to, with tax, once routers, installation and repairs are added, in words
 * and rounded: `KSh 4.4 to 4.7 million`.
 * @param year the bill of that year, with tax
 */
export function yearAfterSurvey(
  bill: keyof typeof daysAfterSurvey,
  year: number,
  routers: number,
): string {
  const { installation, repairs } = daysAfterSurvey[bill];
  const inMillions = (days: number) => {
    const added = days * furtherPrices.day.from.value + routers * furtherPrices.router.from.value;
    return ((year + withTax(added)) / 1_000_000).toFixed(1);
  };
  const least = inMillions(installation.value.from + repairs.value.from);
  const most = inMillions(installation.value.to + repairs.value.to);
  return `${site.moneyUnit} ${least} to ${most} million`;
}
