import { withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const anHour = furtherPrices.repair.from.value;

/** What a repair without an agreement comes to, for example. */
export const usualRepair = `A repair of 2 to 4 hours costs ${withCurrency(2 * anHour)} to ${withCurrency(4 * anHour)}.`;
