import { expect, test } from 'vitest';
import type { PagePath } from '@/content/tree';
import { durationsOf } from '@/lib/figures/group-durations';
import { timelineOf } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const offering = ['service', 'solution', 'product', 'industry'] as const;
const offers = offering.flatMap((kind): readonly PagePath[] => pathsOfKind(kind));
const groups = pathsOfKind('group');

/** What a page draws: its own figures, its timelines, and for a group the steps of the pages it leads to. */
function drawnOn(path: PagePath): number {
  const copy = copyOf(path);
  const sections = 'sections' in copy ? copy.sections : [];
  const own = sections.filter(
    (section) =>
      ['flow', 'systems', 'chart', 'screens', 'calculator'].includes(section.type) ||
      (section.type === 'process' && timelineOf(section.steps)) ||
      (section.type === 'comparison' && section.suits),
  ).length;
  const timeline =
    'process' in copy && (timelineOf(copy.process.steps) || copy.process.busy) ? 1 : 0;
  const brief =
    'choice' in copy ? durationsOf(copy.choice.options.map((option) => option.path)).size : 0;
  return own + timeline + brief;
}

test('there are pages that offer something, of every kind', () => {
  expect(groups).not.toEqual([]);
  for (const kind of offering) expect(pathsOfKind(kind), kind).not.toEqual([]);
});

test.each([...offers, ...groups])('%s shows at least one figure', (path) => {
  expect(drawnOn(path)).toBeGreaterThan(0);
});
