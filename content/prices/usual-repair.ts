import { withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const anHour = furtherPrices.repair.from.value;

/** What a repair without an agreement usually comes to. */
export const usualRepair = `Most repairs take 2 to 4 hours, so ${withCurrency(2 * anHour)} to ${withCurrency(4 * anHour)}.`;
