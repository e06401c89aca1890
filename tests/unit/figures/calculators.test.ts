import { describe, expect, test } from 'vitest';
import { parseNumber, rangeMessage } from '@/lib/figures/calculators';

const field = { name: 'n', label: 'Share', initial: 1, min: 0.1, max: 12_345_678 };

describe.each(['en-KE', 'en-ZA', 'en-IN', 'en-CH', 'en-DE'])('a calculator in %s', (of) => {
  test.each([0.1, 0.5, 1_000, 80_000, 1_234_567.5, 12_345_678])(
    'reads %d as the site writes it',
    (value) => {
      expect(parseNumber(field, value.toLocaleString(of), of)).toBe(value);
      expect(parseNumber(field, `${Math.floor(value) || 1}`, of)).toBe(Math.floor(value) || 1);
    },
  );

  test('reads the numbers of its own message', () => {
    const [, least = '', most = ''] = /from (.+) to (.+) for/.exec(rangeMessage(field, of)) ?? [];
    expect([parseNumber(field, least, of), parseNumber(field, most, of)]).toEqual([
      field.min,
      field.max,
    ]);
  });
});

test('a comma is a decimal separator only where the language has it', () => {
  expect(parseNumber(field, '0,5', 'en-ZA')).toBe(0.5);
  expect(parseNumber(field, '0,5', 'en-KE')).toBeUndefined();
  expect(parseNumber(field, '1.234.567', 'en-KE')).toBeUndefined();
});
