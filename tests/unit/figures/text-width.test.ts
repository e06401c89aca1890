import { describe, expect, test } from 'vitest';
import { textWidth, wordTooWide, wrapText } from '@/lib/figures/text-width';

/** Widths in ems that HarfBuzz measured in `styles/fonts/figtree.woff2` at weight 600. */
const measured = {
  ...{ ' ': 0.242, '’': 0.204, i: 0.25, j: 0.282, ';': 0.287, '!': 0.307, t: 0.393, '-': 0.412 },
  ...{ '1': 0.415, s: 0.466, '?': 0.51, a: 0.524, L: 0.53, e: 0.551, n: 0.564, o: 0.581, p: 0.597 },
  ...{ S: 0.61, '8': 0.613, '+': 0.628, '4': 0.629, Y: 0.63, '0': 0.645, '&': 0.646, X: 0.654 },
  ...{ '…': 0.671, A: 0.7, C: 0.723, G: 0.75, N: 0.774, O: 0.783, Q: 0.785, w: 0.816, m: 0.864 },
  ...{ W: 0.975, '@': 0.991, '—': 1.1 },
};

describe('the estimated width', () => {
  test.each(Object.entries(measured))(
    'of %j is at least %d ems, and not much more',
    (letter, ems) => {
      expect(textWidth(letter, 1)).toBeGreaterThanOrEqual(ems);
      expect(textWidth(letter, 1)).toBeLessThan(ems + 0.11);
    },
  );

  test.each([
    ['Ö', 'O'],
    ['Ä', 'A'],
    ['Ŵ', 'W'],
    ['é', 'e'],
  ])('of %s is that of %s, whether it is one character or two', (letter, base) => {
    expect(textWidth(letter, 13)).toBe(textWidth(base, 13));
    expect(textWidth(letter.normalize('NFD'), 13)).toBe(textWidth(base, 13));
  });

  test.each(['漢', 'Ж', 'Æ', 'Œ'])(
    'of %s, which the typeface lacks, is that of the widest letter',
    (letter) => expect(textWidth(letter, 100)).toBeCloseTo(110),
  );

  test('of a text is the sum of its letters', () => {
    expect(textWidth('Win', 13)).toBeCloseTo(
      textWidth('W', 13) + textWidth('i', 13) + textWidth('n', 13),
    );
  });
});

test('a text breaks before the word that does not fit, and a word that never fits is named', () => {
  expect(wrapText('Hotel booking system', 13, 100)).toEqual(['Hotel booking', 'system']);
  expect(wordTooWide('ÖKO-ÄMTER', 13, 73)).toBe('ÖKO-ÄMTER');
  expect(wordTooWide('Till and stock', 13, 73)).toBeUndefined();
});
