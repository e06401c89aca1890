import { site } from '@/content/site';
import { withCurrency, withTax } from '@/content/values/money';
import { furtherPrices } from './prices';

const { value } = furtherPrices.repair.from;
const anHour = withTax(value);

/** The least hours of a visit. `content/prices/measures.ts` has them in words. */
const leastHours = 2;

/** The least sum of a visit, without tax. It stands wherever the price of an hour does. */
export const leastVisit = `a visit at least ${withCurrency(leastHours * value)}`;

/** The price of a repair without an agreement. */
export const repairPrice = `${withCurrency(value)} an hour without ${site.salesTax.name}, ${leastVisit}`;

/** What a repair without an agreement comes to, for example, with tax. */
export const usualRepair = `A repair of ${leastHours} to 4 hours costs ${withCurrency(leastHours * anHour)} to ${withCurrency(4 * anHour)} with ${site.salesTax.name}.`;
