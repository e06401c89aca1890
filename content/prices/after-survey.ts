import { withCurrency } from '@/content/values/money';
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
