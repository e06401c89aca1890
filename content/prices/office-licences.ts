import { site } from '@/content/site';
import { withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const { officeSmall, officeLarge } = furtherPrices;

/** What licences of office programs cost, for a sentence about a bill that leaves them out. */
export const officeLicences = `an estimated ${withCurrency(officeSmall.from.value)} to ${withCurrency(officeLarge.from.value)} a user a month before ${site.salesTax.name}`;
