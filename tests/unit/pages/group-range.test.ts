import { describe, expect, test } from 'vitest';
import { daysOf } from '@/content/time-in-words';
import { copyOf } from '@/lib/pages/copy';
import { timeRangeOf } from '@/lib/pages/group-range';
import { builtChildrenOf } from '@/lib/pages/guards';
import { isOfKind, pathsOfKind } from '@/lib/pages/tree';

const groups = pathsOfKind('group');

describe('the time of a group', () => {
  test.each(groups)('%s lies around the times of all offers below it', (path) => {
    const spans = builtChildrenOf(path).flatMap((child) => {
      if (!isOfKind(child, 'service') && !isOfKind(child, 'solution')) return [];
      const { time } = copyOf(child).glance;
      return typeof time === 'object' ? [time] : [];
    });
    const words = timeRangeOf(path);
    if (spans.length > 0) expect(words).toMatch(/^\d|^Half/);
    const quickest = Math.min(...spans.map((span) => daysOf(span).min));
    const first = spans.find((span) => daysOf(span).min === quickest);
    if (first && words && builtChildrenOf(path).every((child) => !isOfKind(child, 'group')))
      expect(words).toMatch(new RegExp(`^${first.from} `));
  });
});
