import type { Price } from '@/content/price';
import type { TimeSpan } from '@/content/time';
import { rangeInWords } from '@/content/time-in-words';
import type { PagePath } from '@/content/tree';
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

/** The prices of a page and of all offers below it that start at an amount. */
function pricesFrom(path: PagePath): readonly Price[] {
  const own =
    isOfKind(path, 'service') || isOfKind(path, 'solution') || isOfKind(path, 'product')
      ? [copyOf(path).glance.price].filter(({ from }) => from !== 'on request')
      : [];
  return [...own, ...listedChildrenOf(path).flatMap(pricesFrom)];
}

const amountOf = ({ from }: Price) =>
  from === 'on request' ? Number.POSITIVE_INFINITY : from.value;

/** The price with the lowest amount of a page and of all offers below it. Undefined if none has an amount. */
export function lowestPriceOf(path: PagePath): Price | undefined {
  return pricesFrom(path).toSorted((one, other) => amountOf(one) - amountOf(other))[0];
}
