import { describe, expect, test } from 'vitest';
import { lowestOfferOf } from '@/lib/pages/group-range';
import { pathsOfKind } from '@/lib/pages/tree';

describe('the price next to a page in a list', () => {
  const sold = [...pathsOfKind('service'), ...pathsOfKind('solution'), ...pathsOfKind('product')];

  test.each(sold)('%s shows what it costs itself, even if an offer below it costs less', (path) => {
    expect(lowestOfferOf(path)?.path ?? path).toBe(path);
  });

  test.each(pathsOfKind('group'))('%s names an offer that is below it', (path) => {
    expect(lowestOfferOf(path)?.path).toMatch(new RegExp(`^${path}/.`));
  });
});
