import { site } from '@/content/site';
import { withCurrency, withTax } from '@/content/values/money';
import { furtherPrices } from './prices';

const { value } = furtherPrices.repair.from;
const anHour = withTax(value);

/** The price of a repair without an agreement. */
export const repairPrice = `${withCurrency(value)} an hour without ${site.salesTax.name}`;

/** What a repair without an agreement comes to, for example, with tax. */
export const usualRepair = `A repair of 2 to 4 hours costs ${withCurrency(2 * anHour)} to ${withCurrency(4 * anHour)} with ${site.salesTax.name}.`;
