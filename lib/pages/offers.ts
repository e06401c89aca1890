import type { PagePath } from '@/content/tree';
import type { Price } from '@/content/values/price';
import { copyOf } from './copy';
import { listedChildrenOf, listedOfKind } from './guards';
import { kinds } from './kinds';
import { isOfKind, pageAt } from './tree';

/** Whether a page is about an offer or a group of offers. */
export const isOffer = (path: PagePath) => kinds[pageAt(path).kind].offers !== 'none';

/**
 * Whether the price is on request, because buyers publish a tender. Such an offer asks nobody to get
 * a quote.
 */
export const isTendered = ({ from }: Price) => from === 'on request';

/** The sections of the site that contain offers, in the order of the page tree. */
export const offerSections = listedOfKind('hub').filter((hub) =>
  listedChildrenOf(hub).some(isOffer),
);

/** A price and the offer that it buys. */
interface PricedOffer {
  readonly path: PagePath;
  readonly price: Price;
}

/**
 * The price of a page, or of all offers below a page without a price. Only those that start at an
 * amount.
 */
function pricesFrom(path: PagePath): readonly PricedOffer[] {
  const price =
    isOfKind(path, 'service') || isOfKind(path, 'solution') || isOfKind(path, 'product')
      ? copyOf(path).glance.price
      : undefined;
  // The price of a smaller offer below a page does not buy what the page describes.
  return price && price.from !== 'on request'
    ? [{ path, price }]
    : listedChildrenOf(path).flatMap(pricesFrom);
}

const amountOf = ({ price: { from } }: PricedOffer) =>
  from === 'on request' ? Number.POSITIVE_INFINITY : from.value;

/**
 * The price of a page. For a group, the price of the offer that its copy names as typical, or else
 * of its cheapest offer, with that offer. Undefined if none has an amount.
 */
export function pricedOfferOf(path: PagePath): PricedOffer | undefined {
  const typical = isOfKind(path, 'group') ? copyOf(path).glance.typical : undefined;
  return pricesFrom(typical ?? path).toSorted((one, other) => amountOf(one) - amountOf(other))[0];
}
