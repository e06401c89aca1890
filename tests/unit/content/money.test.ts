import { expect, test } from 'vitest';
import { percentage, withCurrency } from '@/content/values/money';

test.each([
  ['EUR', 'EUR 4,500'],
  ['£', '£4,500'],
  ['US$', 'US$4,500'],
])('an amount follows the currency %s as in %s', (unit, text) => {
  expect(withCurrency(4_500, unit)).toBe(text);
});

test('a percentage is written as the language of the site does', () => {
  expect(percentage(0.0275, 'en-KE')).toBe('2.75%');
  expect(percentage(0.16, 'en-KE')).toBe('16%');
  expect(percentage(0.0275, 'es')).toBe('2,75\u00a0%');
});
