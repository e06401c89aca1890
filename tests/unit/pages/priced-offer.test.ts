import { describe, expect, test } from 'vitest';
import { pricedOfferOf } from '@/lib/pages/priced-offer';
import { pathsOfKind } from '@/lib/pages/tree';

describe('the price next to a page in a list', () => {
  const sold = [...pathsOfKind('service'), ...pathsOfKind('solution'), ...pathsOfKind('product')];

  test.each(sold)('%s shows what it costs itself, even if an offer below it costs less', (path) => {
    expect(pricedOfferOf(path)?.path ?? path).toBe(path);
  });

  test.each(pathsOfKind('group'))('%s names an offer that is below it', (path) => {
    expect(pricedOfferOf(path)?.path).toMatch(new RegExp(`^${path}/.`));
  });
});
