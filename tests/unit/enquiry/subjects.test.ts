import { expect, test } from 'vitest';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { listedPages } from '@/lib/pages/guards';
import { isOffer } from '@/lib/pages/offers';

test('the form offers each offer once, also those directly below the home page', () => {
  const paths = subjectGroups.flatMap((group) => group.paths);
  const offers = listedPages.map(({ path }) => path).filter(isOffer);
  expect(offers.length).toBeGreaterThan(0);
  expect(paths.toSorted()).toEqual(offers.toSorted());
});
