import { type Color, rgb, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type ThemeName, themes } from '@/content/brand/themes';
import { themeColours } from '@/lib/theme-colours';

/** The colours of a theme by role. */
const rolesOf = (theme: ThemeName): Readonly<Record<string, Color>> =>
  Object.fromEntries(themeColours(theme));

/** Pairs of foreground and background: text, then meaningful lines and icons, then decoration. */
const backgrounds = ['canvas', 'surface', 'raised'] as const;
const textPairs = [
  ...['ink', 'ink-muted', 'accent', 'signal'].flatMap((text) =>
    backgrounds.map((background) => [text, background] as const),
  ),
  ['accent-ink', 'accent'], // Buttons, selected text.
  ['canvas', 'ink'], // Buttons under the pointer, the skip link.
] as const;
const meaningfulPairs = [
  ...['focus', 'accent', 'signal', 'ink-muted'].flatMap((line) =>
    backgrounds.map((background) => [line, background] as const),
  ),
  ['accent-ink', 'accent'],
] as const;
/** Motifs on their ground. */
const artPairs = [
  ['art-3', 'art-1'],
  ['art-3', 'art-2'],
  ['art-3', 'art-4'],
] as const;

describe.each(themes)('$label', ({ name, isHighContrast }) => {
  const roles = rolesOf(name);
  const ratio = (front: string, back: string) => {
    const [a, b] = [roles[front], roles[back]];
    if (!a || !b) throw new Error(`styles/tokens.css: ${name} lacks --${a ? back : front}.`);
    return wcagContrast(a, b);
  };

  const faint = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .filter(([front, back]) => ratio(front, back) < least)
      .map(([front, back]) => `--${front} on --${back}: ${ratio(front, back).toFixed(2)}`);

  const hairlines = isHighContrast ? [['line', 'canvas'] as const] : [];

  // The ratios of WCAG 2.2. Motifs are decorative, but they must be visible.
  test.each([
    ['text', textPairs, isHighContrast ? 7 : 4.5],
    ['lines and icons', [...meaningfulPairs, ...hairlines], isHighContrast ? 4.5 : 3],
    ['motifs', artPairs, 2],
  ] as const)('%s have enough contrast', (_, pairs, least) => {
    const message = `styles/tokens.css: make a colour of ${name} darker or lighter, until the contrast is ${least}.`;
    expect(faint(pairs, least), message).toEqual([]);
  });

  test('every colour is in the sRGB gamut', () => {
    const others = Object.entries(roles).filter(([, colour]) => {
      const { r, g, b } = rgb(colour);
      return [r, g, b].some((channel) => channel < -0.001 || channel > 1.001);
    });
    expect(others.map(([role]) => role)).toEqual([]);
  });
});
