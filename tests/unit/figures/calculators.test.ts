import { describe, expect, test, vi } from 'vitest';
import { parseNumber, rangeMessage } from '@/lib/figures/calculators';

const { language } = vi.hoisted(() => ({ language: { of: 'en-KE' } }));
vi.mock('@/content/site', async (original) => {
  const { site } = await original<typeof import('@/content/site')>();
  const inLanguage = {
    get language() {
      return language.of;
    },
  };
  return {
    site: Object.defineProperties({ ...site }, Object.getOwnPropertyDescriptors(inLanguage)),
  };
});

const field = { name: 'n', label: 'Share', initial: 1, min: 0.1, max: 12_345_678 };

describe.each(['en-KE', 'en-ZA', 'en-IN', 'en-CH', 'en-DE'])('a calculator in %s', (of) => {
  test.each([0.1, 0.5, 1_000, 80_000, 1_234_567.5, 12_345_678])(
    'reads %d as the site writes it',
    (value) => {
      language.of = of;
      expect(parseNumber(field, value.toLocaleString(of))).toBe(value);
      expect(parseNumber(field, `${Math.floor(value) || 1}`)).toBe(Math.floor(value) || 1);
    },
  );

  test('reads the numbers of its own message', () => {
    language.of = of;
    const [, least = '', most = ''] = /from (.+) to (.+) for/.exec(rangeMessage(field)) ?? [];
    expect([parseNumber(field, least), parseNumber(field, most)]).toEqual([field.min, field.max]);
  });
});

test('a comma is a decimal separator only where the language has it', () => {
  language.of = 'en-ZA';
  expect(parseNumber(field, '0,5')).toBe(0.5);
  language.of = 'en-KE';
  expect(parseNumber(field, '0,5')).toBeUndefined();
  expect(parseNumber(field, '1.234.567')).toBeUndefined();
});
