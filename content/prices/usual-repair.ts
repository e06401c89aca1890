import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const anHour = furtherPrices.repair.from.value * (1 + site.salesTax.rate);

/** What a repair without an agreement comes to, for example, with tax. */
export const usualRepair = `With ${site.salesTax.name}, a repair of 2 to 4 hours costs ${withCurrency(2 * anHour)} to ${withCurrency(4 * anHour)}, and its travel.`;
