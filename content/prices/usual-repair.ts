import { withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const { value: anHour, standIn } = furtherPrices.repair.from;

/** What a repair without an agreement usually comes to. The hours are a sample, too. */
export const usualRepair = `Most repairs take 2 to 4 hours, so ${withCurrency(2 * anHour)} to ${withCurrency(4 * anHour)}${standIn ? ' (sample)' : ''}.`;
