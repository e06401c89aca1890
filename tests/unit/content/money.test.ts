import { expect, test } from 'vitest';
import { withCurrency } from '@/content/values/money';

test.each([
  ['EUR', 'EUR 4,500'],
  ['£', '£4,500'],
  ['US$', 'US$4,500'],
])('an amount follows the currency %s as in %s', (unit, text) => {
  expect(withCurrency(4_500, unit)).toBe(text);
});
