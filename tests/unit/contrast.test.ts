import { readdirSync, readFileSync } from 'node:fs';
import type Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { type ThemeName, themes } from '@/content/themes';
import { fixedColour, themeColours } from '@/lib/theme-colours';

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
/** Motifs on their ground: decorative, but they must be visible. */
const artPairs = [
  ['art-3', 'art-1'],
  ['art-3', 'art-2'],
  ['art-3', 'art-4'],
] as const;

/** WCAG 2.2 contrast ratios. */
const levels = (isHighContrast: boolean) => ({
  text: isHighContrast ? 7 : 4.5,
  meaning: isHighContrast ? 4.5 : 3,
  art: 2,
});

describe.each(themes)('$label', ({ name, isHighContrast }) => {
  const roles = rolesOf(name);
  const level = levels(isHighContrast);
  const ratio = (front: string, back: string) => {
    const [a, b] = [roles[front], roles[back]];
    if (!a || !b) throw new Error(`styles/tokens.css: ${name} lacks --${a ? back : front}.`);
    return a.contrastWCAG21(b);
  };

  test.each(textPairs)('text in %s on %s', (front, back) => {
    const contrast = ratio(front, back);
    expect(
      contrast,
      `styles/tokens.css, ${name}: --${front} on --${back} has a contrast of ${contrast.toFixed(2)}, and text needs ${level.text}. Make one darker or lighter.`,
    ).toBeGreaterThanOrEqual(level.text);
  });

  test.each(meaningfulPairs)('lines and icons in %s on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(level.meaning);
  });

  test.each(artPairs)('motifs in %s on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(level.art);
  });

  test('every colour is in the sRGB gamut', () => {
    for (const [role, colour] of Object.entries(roles)) {
      expect(colour.inGamut('srgb', { epsilon: 0.001 }), `--${role}`).toBe(true);
    }
  });

  test('has the same roles as the default theme', () => {
    expect(Object.keys(roles)).toEqual(Object.keys(rolesOf('light')));
  });
});

test('hairlines of the high-contrast theme have the contrast of icons', () => {
  for (const { name } of themes.filter(({ isHighContrast }) => isHighContrast)) {
    const { line, canvas } = rolesOf(name);
    expect(line && canvas && line.contrastWCAG21(canvas)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a role that no theme has is refused with the file and the remedy', () => {
  expect(() => fixedColour('seaweed')).toThrow(/styles\/tokens\.css.*--seaweed.*Add it/);
  expect(fixedColour('accent-ink')).toMatch(/^#[0-9a-f]{6}$/);
});

describe('what the components use', () => {
  const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(`components/${file}`, 'utf8') }));
  const roleNames = Object.keys(rolesOf('light')).join('|');
  const used = (property: string) =>
    new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${property}-(${roleNames})(?![\\w-])`, 'g'))].map(
          ([, role = '']) => role,
        ),
      ),
    );
  const computed = (side: 0 | 1) => new Set<string>(textPairs.map((pair) => pair[side]));

  test('every text colour is computed above', () => {
    expect([...used('text')].filter((role) => !computed(0).has(role))).toEqual([]);
  });

  test('every background is computed above, or carries no text', () => {
    const withoutText = [
      ...['signal', 'line', 'art-1', 'art-2', 'art-3', 'art-4'],
      ...['ink-muted', 'accent-ink', 'focus'], // Swatches of the theme specimens, empty.
    ];
    expect(
      [...used('bg')].filter((role) => !computed(1).has(role) && !withoutText.includes(role)),
    ).toEqual([]);
  });

  test('the contrast of every colour of figures is computed above, except guide lines', () => {
    const figures = readFileSync('styles/figures.css', 'utf8');
    const drawn = [...figures.matchAll(/(?:fill|stroke|color|background): var\(--([\w-]+)\)/g)].map(
      ([, role = '']) => role,
    );
    const known = new Set<string>([...meaningfulPairs, ...textPairs].flat());
    const guides = ['line']; // Lifelines, grids and rules between rows.
    expect(new Set(drawn).size).toBeGreaterThan(6);
    expect(
      [...new Set(drawn)].filter((role) => !known.has(role) && !guides.includes(role)),
    ).toEqual([]);
    expect(figures).not.toMatch(/opacity: 0\.|#[0-9a-f]{3,8}\b(?=;)|rgb|oklch/i);
  });

  test('no colour is made faint by transparency', () => {
    const faint = new RegExp(`\\b(?:text|bg|border)-(?:${roleNames})/\\d`);
    expect(sources.filter(({ text }) => faint.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
