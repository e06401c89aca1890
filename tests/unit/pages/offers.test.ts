import { describe, expect, test } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import { pricedOfferOf } from '@/lib/pages/offers';
import { pathsOfKind } from '@/lib/pages/tree';

describe('the price next to a page in a list', () => {
  const offers = [...pathsOfKind('service'), ...pathsOfKind('solution'), ...pathsOfKind('product')];
  const priced = offers.flatMap((path) => {
    const { from } = copyOf(path).glance.price;
    return from === 'on request' ? [] : [{ path, amount: from.value }];
  });

  test.each(priced)(
    '$path shows what it costs itself, even if an offer below it costs less',
    ({ path, amount }) => {
      expect(pricedOfferOf(path)).toMatchObject({ path, price: { from: { value: amount } } });
    },
  );

  test.each(pathsOfKind('group'))(
    '%s shows the price of one offer below it, and names it',
    (path) => {
      const { mainOffer } = copyOf(path);
      expect(mainOffer).toMatch(new RegExp(`^${path}/.`));
      expect(priced).toContainEqual(expect.objectContaining({ path: mainOffer }));
      expect(pricedOfferOf(path)?.path).toBe(mainOffer);
    },
  );

  test('a section and a page about the company have no price', () => {
    for (const path of [...pathsOfKind('hub'), ...pathsOfKind('company')]) {
      expect(pricedOfferOf(path), path).toBeUndefined();
    }
  });
});
