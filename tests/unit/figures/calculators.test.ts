import { describe, expect, test } from 'vitest';
import { initialText, parseNumber, rangeMessage } from '@/lib/figures/calculators';

const field = { name: 'n', label: 'Share', initial: 1, min: 0.1, max: 12_345_678 };

describe.each([
  ...['en-KE', 'en-ZA', 'en-IN', 'en-CH', 'en-DE'],
  ...['ar-EG', 'fa', 'bn', 'mr', 'my'],
])('a calculator in %s', (of) => {
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

test('a small number keeps its digits in a field and in its message', () => {
  const fine = { ...field, min: 0.0005 };
  expect(parseNumber(fine, initialText(0.0005, 'en-KE'), 'en-KE')).toBe(0.0005);
  expect(rangeMessage(fine, 'en-KE')).toContain('from 0.0005 to');
});

test.each([
  ['en-ZA', '0,5', 0.5],
  ['en-KE', '.5', 0.5],
  ['en-KE', '12,000', 12_000],
  ['es', '1.000', 1_000],
  ['es', '1000', 1_000],
  ['es', '1.234.567,5', 1_234_567.5],
  ['pl', '10 000', 10_000],
  ['en-IN', '12,34,567', 1_234_567],
  ['ar-EG', '42', 42],
  ['ar-EG', '٤٢', 42],
  ['ar-EG', '٥٠٬٠٠٠', 50_000],
  ['ar-EG', '٠٫٥', 0.5],
])('in %s, "%s" is %d', (of, text, value) => {
  expect(parseNumber(field, text, of)).toBe(value);
});

test.each([
  ['en-ZA', '80.000'],
  ['en-ZA', '80.5'],
  ['pl', '10.000'],
  ['en-KE', '0,5'],
  ['en-KE', '80,00'],
  ['en-KE', '1.234.567'],
  ['es', '1,000.5'],
  ['en-KE', '.'],
  ['en-KE', ''],
  ['en-KE', '1e3'],
  ['en-KE', '٤٢'],
])('in %s, "%s" has a wrong separator or none of its digits, and is refused', (of, text) => {
  expect(parseNumber(field, text, of)).toBeUndefined();
});
