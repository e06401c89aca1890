import { site } from '@/content/site';
import { wholeAmount, withCurrency } from '@/content/values/money';
import { furtherPrices } from './prices';

const { officeSmall, officeLarge } = furtherPrices;

/**
 * What licences of office programs add to a bill that leaves them out, as a sentence. It stands
 * wherever a sum of such a bill does.
 * @param users how many people have a licence
 */
export const licencesOnTop = (users: number): string =>
  `Office licences add an estimated ${withCurrency(users * officeSmall.from.value)} to ${wholeAmount(users * officeLarge.from.value)} a month before ${site.salesTax.name}, unless you have them.`;
