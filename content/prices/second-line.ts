import { billed } from '@/content/values/price';
import { furtherPrices, prices } from './prices';

/** What an office pays for a second line that takes over, and for nothing else. */
export const secondLine = [
  billed('Survey of one office', 1, furtherPrices.day),
  billed('Installation and test', 1, furtherPrices.day),
  billed('Router, to its seller', 1, furtherPrices.router),
  billed(
    'Care of router and switch',
    2,
    prices['/services/support-and-management/managed-it/network-management'],
  ),
  billed('The line, to its operator', 1, furtherPrices.secondLine),
];
