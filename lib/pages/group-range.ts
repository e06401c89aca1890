import type { TimeSpan } from '@/content/time';
import { daysOf, timeInWords } from '@/content/time-in-words';
import type { PagePath } from '@/content/tree';
import { copyOf } from './copy';
import { builtChildrenOf } from './guards';
import { isOfKind } from './tree';

/** The times of all offers below a page, without those that are not spans. */
function spansBelow(path: PagePath): readonly TimeSpan[] {
  return builtChildrenOf(path).flatMap((child) => {
    const own =
      isOfKind(child, 'service') || isOfKind(child, 'solution')
        ? copyOf(child).glance.time
        : undefined;
    return [...(typeof own === 'object' ? [own] : []), ...spansBelow(child)];
  });
}

/**
 * How long the offers below a group take, from the quickest to the slowest, such as `2 weeks to 9 months`. Undefined if no
 * offer has a span.
 */
export function timeRangeOf(path: PagePath): string | undefined {
  const spans = spansBelow(path);
  const [quickest] = spans.toSorted((a, b) => daysOf(a).min - daysOf(b).min);
  const slowest = spans.toSorted((a, b) => daysOf(a).max - daysOf(b).max).at(-1);
  if (!quickest || !slowest) return undefined;
  const least = { from: quickest.from, unit: quickest.unit };
  const most = { from: slowest.to ?? slowest.from, unit: slowest.unit };
  if (least.unit !== most.unit) return `${timeInWords(least)} to ${timeInWords(most)}`;
  return timeInWords(most.from > least.from ? { ...least, to: most.from } : least);
}
