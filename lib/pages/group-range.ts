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
