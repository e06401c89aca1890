import { site } from '@/content/site';
import { billed, quotedSum } from '@/content/values/price';
import type { TimeSpan } from '@/content/values/time';
import { furtherPrices, prices } from './prices';

/** How soon an operator brings a line, and how soon it takes over, by our estimate. */
export const lineDelivery = { from: 2, to: 6, unit: 'weeks' } as const satisfies TimeSpan;
export const secondLineReady = { from: 3, to: 7, unit: 'weeks' } as const satisfies TimeSpan;

/** When a mobile router can serve, until the line is there. */
export const mobileRouterReady = { from: 1, unit: 'weeks' } as const satisfies TimeSpan;

/** The router, from its seller, and the day in which we bring and test it. */
const mobileRouter = [
  billed('Mobile router, to its seller', 1, furtherPrices.mobileRouter, 'router'),
  billed('Installation and test', 1, furtherPrices.day),
];

/** What a mobile router costs in all, for a sentence. The operator bills its data. */
export const mobileRouterPrice = `${quotedSum(mobileRouter, 'once')} once with ${site.salesTax.name}`;

/** What an office pays for a second line that takes over, and for nothing else. */
export const secondLine = [
  billed('Survey of one office', 1, furtherPrices.day),
  billed('Installation and test', 1, furtherPrices.day),
  billed('Router, to its seller', 1, furtherPrices.router, 'router'),
  billed(
    'Care of router and switch',
    2,
    prices['/services/support-and-management/managed-it/network-management'],
  ),
  billed('The line, to its operator', 1, furtherPrices.secondLine, 'line'),
];
