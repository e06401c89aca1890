import { expect, test } from 'vitest';
import { timelineOf } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

test('most offers with steps have a timeline', () => {
  const withSteps = (['service', 'solution', 'product', 'industry'] as const)
    .flatMap((kind) => [...pathsOfKind(kind)])
    .flatMap((path) => {
      const { process } = copyOf(path);
      return process && 'steps' in process ? [process.steps] : [];
    });
  expect(withSteps.length).toBeGreaterThan(0);
  expect(withSteps.filter(timelineOf).length).toBeGreaterThan(withSteps.length / 2);
});
