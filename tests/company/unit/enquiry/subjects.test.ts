import { expect, test } from 'vitest';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { pathsOfKind } from '@/lib/pages/tree';

test('the form first offers a few groups, which contain each offer once', () => {
  const paths = subjectGroups.flatMap((group) => group.paths);
  const offers = (['service', 'solution', 'product', 'group', 'industry'] as const).flatMap(
    (kind) => pathsOfKind(kind),
  );
  expect(subjectGroups.length).toBeLessThan(offers.length / 5);
  expect(paths.toSorted()).toEqual(offers.toSorted());
});
