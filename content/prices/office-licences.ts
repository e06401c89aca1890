import { site } from '@/content/site';
import { wholeAmount, withCurrency, withTax } from '@/content/values/money';
import { furtherPrices } from './prices';

const { officeSmall, officeLarge } = furtherPrices;

/** The licences of a number of users with tax, to the next thousand, because it is an estimate. */
const inThousands = (amount: number, users: number) =>
  Math.ceil(withTax(amount * users) / 1_000) * 1_000;

/**
 * What licences of office programs add to a bill that leaves them out, as a sentence. It stands
 * wherever a sum of such a bill does.
 * @param users how many people have a licence
 */
export const licencesOnTop = (users: number): string =>
  `Office licences add an estimated ${withCurrency(inThousands(officeSmall.from.value, users))} to ${wholeAmount(inThousands(officeLarge.from.value, users))} a month with ${site.salesTax.name}, unless you have them.`;
