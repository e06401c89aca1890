// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { type Color, rgb, wcagContrast } from 'culori';
import { parse, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { defaultTheme, type ThemeName, themes } from '@/content/brand/themes';
import type { Theme } from '@/content/schema/theme';
import { filesIn } from '@/lib/files-in';
import { themeColours } from '@/lib/theme-colours';
import tailwind from '@/tailwind.config';

/** The colours of a theme by role. */
const rolesOf = (theme: ThemeName): Readonly<Record<string, Color>> =>
  Object.fromEntries(themeColours(theme));

const tokens = 'styles/tokens.css';
const rulesOfTokens: Rule[] = [];
parse(readFileSync(tokens, 'utf8')).walkRules((rule) => {
  rulesOfTokens.push(rule);
});

/**
 * The colours of the bands (`.band`) of a theme: those of the theme, and those of all rules that
 * select a band below `<html data-theme="…">`. Undefined if the theme has no bands.
 */
function bandsOf({
  name,
  className,
}: Theme & { readonly name: ThemeName }): Readonly<Record<string, Color>> | undefined {
  const html = `<html data-theme="${name}" class="${className}"><main><p class="band">`;
  const band = new DOMParser().parseFromString(html, 'text/html').querySelector('.band');
  const own = rulesOfTokens
    .filter(({ selector }) => band?.matches(selector))
    .map((rule) => `[data-theme="${name}"] { ${rule.nodes.join(';')} }`);
  const changed = Object.fromEntries(themeColours(name, own.join('\n')));
  return own.length === 0 ? undefined : { ...rolesOf(name), ...changed };
}

/** Pairs of foreground and background: text, then meaningful lines and icons, then decoration. */
const backgrounds = ['canvas', 'surface', 'raised'] as const;
const textPairs = [
  ...['ink', 'ink-muted', 'accent', 'signal'].flatMap((text) =>
    backgrounds.map((background) => [text, background] as const),
  ),
  ['accent-ink', 'accent'], // Buttons, selected text.
  ['canvas', 'ink'], // Buttons under the pointer, the skip link.
  ['ink', 'art-5'], // Labels on the ground of drawings.
  ['ink-muted', 'art-5'],
] as const;
const meaningfulPairs = [
  ...['focus', 'accent', 'signal', 'ink-muted'].flatMap((line) =>
    backgrounds.map((background) => [line, background] as const),
  ),
  ['accent-ink', 'accent'],
] as const;
/** Motifs on their ground. */
const artPairs = [
  ['art-1', 'art-5'],
  ['art-3', 'art-1'],
  ['art-3', 'art-2'],
  ['art-3', 'art-4'],
] as const;

const roles = new Set(Object.keys(rolesOf(defaultTheme)));
/** Whether a role of colours has this name; `/60` at its end makes the colour see-through. */
const isRole = (name: string) => roles.has(name.replace(/\/\d+$/, ''));

type Pair = `${string} on ${string}`;

/** Every combination of texts and grounds. */
const pairsOf = (texts: readonly string[], grounds: readonly string[]): readonly Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => `${text} on ${ground}`));

/** The pairs that a rule of CSS sets. */
function pairsInRule(rule: string): readonly Pair[] {
  const rolesIn = (pattern: RegExp) =>
    [...rule.matchAll(pattern)].flatMap(([, name = '']) => (isRole(name) ? name : []));
  return pairsOf(
    rolesIn(/[^-](?:color|fill): var\(--([\w-]+)/g),
    rolesIn(/background(?:-color)?: var\(--([\w-]+)/g),
  );
}

/**
 * The pairs that a list of classes sets, in each state such as `hover:`. A state that sets only the
 * text or only the ground keeps the other one. A text that is see-through has no sure ground.
 */
function pairsInClasses(list: string): readonly Pair[] {
  const states = new Map<string, Record<'text' | 'bg', string[]>>([['', { text: [], bg: [] }]]);
  const classes = list.matchAll(/(?<![\w:/-])((?:[^\s:'"`]+:)*)(text|bg)-([\w-]+(?:\/\d+)?)/g);
  for (const [, state = '', part, role = ''] of classes) {
    if (!isRole(role) || /(?:^|:)(?:before|after):/.test(state)) continue;
    const colours = states.get(state) ?? { text: [], bg: [] };
    colours[part === 'text' ? 'text' : 'bg'].push(role);
    states.set(state, colours);
  }
  const base = states.get('');
  return [...states.values()].flatMap(({ text, bg }) => {
    const texts = text.length > 0 ? text : (base?.text ?? []);
    const grounds = bg.length > 0 ? bg : (base?.bg ?? []);
    const seeThrough = texts.filter((role) => role.includes('/'));
    return [...pairsOf(texts, grounds), ...pairsOf(seeThrough, ['any ground'])];
  });
}

test.each([
  ['bg-accent text-accent-ink hover:bg-ink', ['accent-ink on accent', 'accent-ink on ink']],
  ['bg-surface disabled:text-ink-muted', ['ink-muted on surface']],
  ['text-ink-muted/60', ['ink-muted/60 on any ground']],
  ['text-ink bg-canvas/80', ['ink on canvas/80']],
  ['text-ink aria-selected:before:bg-accent', []],
  ['text-sm hover:text-accent', []],
])('%s sets the pairs %j', (list, pairs) => {
  expect(pairsInClasses(list)).toEqual(pairs);
});

test('the pairs that a rule or a list of classes sets are tested', async () => {
  const used = new Set<Pair>();
  for (const folder of ['components', 'styles']) {
    for (const file of await filesIn(folder)) {
      if (!/\.(css|tsx?)$/.test(file)) continue;
      const isStyle = file.endsWith('.css');
      const parts = isStyle ? /\{[^{}]*\}/g : /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
      for (const [source] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(parts))
        for (const pair of isStyle ? pairsInRule(source) : pairsInClasses(source)) used.add(pair);
    }
  }
  const tested = new Set<Pair>(textPairs.map(([front, back]): Pair => `${front} on ${back}`));
  expect(used).toContain('canvas on ink');
  expect([...used].filter((pair) => !tested.has(pair))).toEqual([]);
});

describe.each<Theme & { readonly name: ThemeName }>(themes)('$label', (theme) => {
  const { name, isHighContrast } = theme;
  const bands = bandsOf(theme);
  const ratio = (front: string, back: string, roles = rolesOf(name)) => {
    const [a, b] = [roles[front], roles[back]];
    if (!a || !b) throw new Error(`${tokens}: ${name} lacks --${a ? back : front}.`);
    return wcagContrast(a, b);
  };

  type Pairs = readonly (readonly [string, string])[];
  const faint = (pairs: Pairs, least: number, roles = rolesOf(name)) =>
    pairs
      .filter(([front, back]) => ratio(front, back, roles) < least)
      .map(([front, back]) => `--${front} on --${back}: ${ratio(front, back, roles).toFixed(2)}`);

  const hairlines = isHighContrast ? [['line', 'canvas'] as const] : [];

  // The ratios of WCAG 2.2. Motifs are decorative, but they must be visible.
  test.each([
    ['text', textPairs, isHighContrast ? 7 : 4.5],
    ['lines and icons', [...meaningfulPairs, ...hairlines], isHighContrast ? 4.5 : 3],
    ['motifs', artPairs, 2],
  ] as const)('%s have enough contrast', (_, pairs, least) => {
    const message = `${tokens}: make a colour of ${name} darker or lighter, until the contrast is ${least}.`;
    expect(faint(pairs, least), message).toEqual([]);
    if (bands) expect(faint(pairs, least, bands), `In bands, ${message}`).toEqual([]);
  });

  test('bands have colours of their own, unless the contrast is high', () => {
    const remedy = isHighContrast
      ? `remove the rules of ${name} for .band`
      : `write :root[data-theme="${name}"] .band:not([data-theme] [data-theme] *) { --surface: … }`;
    expect(bands === undefined, `${tokens}: ${remedy}.`).toBe(isHighContrast);
  });

  test.runIf(bands)('bands differ from the page', () => {
    const message = `${tokens}: give --surface another colour in the rule of ${name} for .band.`;
    expect(bands?.surface, message).not.toEqual(rolesOf(name).surface);
  });

  test('each role is a colour of the utilities, and the other way round', () => {
    const utilities = Object.values(tailwind.theme.colors).flatMap(
      (value) => /^var\(--(.*)\)$/.exec(value)?.[1] ?? [],
    );
    expect(Object.keys(rolesOf(name)).toSorted()).toEqual(utilities.toSorted());
  });

  test('every colour is in the sRGB gamut', () => {
    const colours = [...Object.entries(rolesOf(name)), ...Object.entries(bands ?? {})];
    const others = colours.filter(([, colour]) => {
      const { r, g, b } = rgb(colour);
      return [r, g, b].some((channel) => channel < -0.001 || channel > 1.001);
    });
    const message = `${tokens}: these colours of ${name} are too strong for a screen. Lower the second number of oklch(…).`;
    expect(
      others.map(([role]) => `--${role}`),
      message,
    ).toEqual([]);
  });
});
