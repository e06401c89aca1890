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
    '%s names the offer that its copy calls typical, or the cheapest below it',
    (path) => {
      const { typical } = copyOf(path).glance;
      const below = priced.filter((one) => one.path.startsWith(`${typical ?? path}/`));
      const own = priced.find((one) => one.path === typical);
      const cheapest = own?.amount ?? Math.min(...below.map(({ amount }) => amount));
      const found = pricedOfferOf(path);
      expect(found?.path).toMatch(new RegExp(`^${typical ?? path}(?:/|$)`));
      expect(found?.price).toMatchObject({ from: { value: cheapest } });
    },
  );
});
