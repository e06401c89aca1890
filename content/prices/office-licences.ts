import { site } from '@/content/site';
import { rangeOf, withTax } from '@/content/values/money';
import { type BillLine, billed } from '@/content/values/price';
import { furtherPrices } from './prices';

/** The lines of a bill for office programs: in the smallest edition, and in a large one. */
export const licences = (users: number): readonly [small: BillLine, large: BillLine] => [
  billed('Office licences without mail, to their vendor', users, furtherPrices.officeSmall),
  billed('Office licences with mail, to their vendor', users, furtherPrices.officeLarge),
];

/**
 * What licences of office programs add to a bill that leaves them out, as a sentence. It stands
 * wherever a sum of such a bill does.
 * @param users how many people have a licence
 */
export const licencesOnTop = (users: number): string =>
  `If you need Office licences, add about ${rangeOf(licences(users).map(({ count, each }) => withTax(count * each.value)))} a month with ${site.salesTax.name}.`;
