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
    '%s names the cheapest offer below it, so that it hides no lower price',
    (path) => {
      const below = priced.filter((one) => one.path.startsWith(`${path}/`));
      const cheapest = Math.min(...below.map(({ amount }) => amount));
      const found = pricedOfferOf(path);
      expect(found?.path).toMatch(new RegExp(`^${path}/.`));
      expect(found?.price).toMatchObject({ from: { value: cheapest } });
    },
  );
});
