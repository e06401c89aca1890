import { expect, test } from 'vitest';
import { about, percentage, rangeOf, wholeAmount, withCurrency } from '@/content/values/money';

test.each([
  ['EUR', 'EUR 4,500'],
  ['£', '£4,500'],
  ['US$', 'US$4,500'],
])('an amount follows the currency %s as in %s', (unit, text) => {
  expect(withCurrency(4_500, unit)).toBe(text);
});

test('an estimate keeps two digits, also of a small amount, and is rounded more the larger it is', () => {
  const sums = [40, 123, 4_560, 270_396, 4_543_952].map((amount) => about(amount));
  const rounded = [40, 120, 4_600, 270_000, 4_540_000].map((amount) => withCurrency(amount));
  expect(sums).toEqual(rounded.map((sum) => `about ${sum}`));
  expect(rangeOf([123, 40])).toBe(`${withCurrency(40)} to ${wholeAmount(120)}`);
  expect(rangeOf([995, 1_004])).toBe(withCurrency(1_000));
});

test('a percentage is written as the language of the site does', () => {
  expect(percentage(0.0275, 'en-KE')).toBe('2.75%');
  expect(percentage(0.16, 'en-KE')).toBe('16%');
  expect(percentage(0.0275, 'es')).toBe('2,75\u00a0%');
});
