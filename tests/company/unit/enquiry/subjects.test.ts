import { expect, test } from 'vitest';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { listedPages } from '@/lib/pages/guards';
import { isOffer } from '@/lib/pages/offers';
import { isPublished } from '../../published';

test('the form first offers at most ten groups', () => {
  const published = subjectGroups.filter(({ group }) => isPublished(group));
  expect(published.length).toBeLessThanOrEqual(10);
  const offers = listedPages.filter(({ path }) => isOffer(path));
  expect(subjectGroups.length).toBeLessThan(offers.length / 5);
});
