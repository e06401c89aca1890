import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { themes } from '@/content/brand/themes';
import { tokenProblems } from '@/lib/checks/tokens';
import { themeColours } from '@/lib/theme-colours';

const themeNames = themes.map(({ name }) => name);
const sheet = readFileSync('styles/tokens.css', 'utf8');

test.each([
  ['#f7fafa', '#f7fafa'],
  ['#F7FAFA', '#f7fafa'],
  ['#f7fafaff', '#f7fafa'],
  ['#FFF', '#ffffff'],
  ['#FfFf', '#ffffff'],
  ['White', '#ffffff'],
  ['rgb(247, 250, 250)', '#f7fafa'],
  ['oklch(\n    1 0 0\n  )', '#ffffff'],
])('the content check and the build accept the same colours: %s', (written, hex) => {
  for (const theme of themeNames) {
    const changed = sheet.replace(
      new RegExp(`(\\[data-theme="${theme}"\\] \\{[^}]*--canvas: )[^;]*`),
      `$1${written}`,
    );
    expect(changed).not.toBe(sheet);
    expect(tokenProblems(changed, themeNames)).toEqual([]);
    expect(formatHex(themeColours(theme, changed).get('canvas'))).toBe(hex);
  }
});

test.each(['#f7faf', '#ggg', 'f7fafa', '600', 'fade', 'okclh(1 0 0)'])(
  'the content check and the build reject the same values: %s',
  (written) => {
    const changed = sheet.replace(/--canvas: [^;]*/, `--canvas: ${written}`);
    expect(tokenProblems(changed, themeNames)).toMatchObject([
      { message: expect.stringContaining('has no colour "--canvas"') },
    ]);
    expect(themeColours('light', changed).get('canvas')).toBeUndefined();
  },
);

test('a colour in a comment or in a rule of other elements is not the colour of a theme', () => {
  const rules = `[data-theme="light"] { --ink: #000; /* --ink: #fff; */ }
    :root:not([data-theme="light"], .dark) .band { --ink: #f00; }`;
  expect(formatHex(themeColours('light', rules).get('ink'))).toBe('#000000');
});
