import { expect, test } from 'vitest';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { pathsOfKind } from '@/lib/pages/tree';

test('the form first offers at most ten choices, which contain each offer once', () => {
  expect(subjectGroups.length).toBeLessThanOrEqual(10);
  const paths = subjectGroups.flatMap((group) => group.paths);
  const offers = (['service', 'solution', 'product', 'group', 'industry'] as const).flatMap(
    (kind) => pathsOfKind(kind),
  );
  expect(paths.toSorted()).toEqual(offers.toSorted());
});
