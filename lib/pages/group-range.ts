import type { PagePath } from '@/content/tree';
import type { Price } from '@/content/values/price';
import type { TimeSpan } from '@/content/values/time';
import { rangeInWords } from '@/content/values/time-in-words';
import { copyOf } from './copy';
import { listedChildrenOf } from './guards';
import { isOfKind } from './tree';

/** The times of all offers below a page, without those that are not spans. */
function spansBelow(path: PagePath): readonly TimeSpan[] {
  return listedChildrenOf(path).flatMap((child) => {
    const own =
      isOfKind(child, 'service') || isOfKind(child, 'solution')
        ? copyOf(child).glance.time
        : undefined;
    return [...(typeof own === 'object' ? [own] : []), ...spansBelow(child)];
  });
}

/** How long the offers below a group take, from the quickest to the slowest. Undefined if no offer has a span. */
export function timeRangeOf(path: PagePath): string | undefined {
  return rangeInWords(spansBelow(path));
}

/** A price and the offer that it buys. */
interface PricedOffer {
  readonly path: PagePath;
  readonly price: Price;
}

/** The price of a page, or of all offers below a page without a price. Only those that start at an amount. */
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

/** The price of a page, or of the cheapest offer below a group, with that offer. Undefined if none has an amount. */
export function lowestOfferOf(path: PagePath): PricedOffer | undefined {
  return pricesFrom(path).toSorted((one, other) => amountOf(one) - amountOf(other))[0];
}
