import { readFileSync } from 'node:fs';
import { type Color, formatHex, parse as readColour } from 'culori';
import { parse } from 'postcss';
import { defaultTheme } from '@/content/brand/themes';

const file = 'styles/tokens.css';

/**
 * The colour that a CSS value is; undefined if it is none. Unlike the parser, CSS has no
 * hexadecimal colour without `#`.
 */
const parseColour = (value: string): Color | undefined =>
  /^[\da-f]+$/i.test(value) ? undefined : readColour(value);

/**
 * The colours of a theme in `styles/tokens.css`, by role. They may be written in every form that
 * CSS accepts, such as `oklch(0.985 0.006 205)` and `#F7FAFA`. Empty if the stylesheet has no such
 * theme, which the content check reports.
 * @throws CssSyntaxError if the stylesheet can't be parsed
 */
export function themeColours(
  theme: string,
  sheet = readFileSync(file, 'utf8'),
): ReadonlyMap<string, Color> {
  const found = new Map<string, Color>();
  parse(sheet).walkRules(({ selectors, nodes }) => {
    if (!selectors.includes(`[data-theme="${theme}"]`)) return;
    for (const node of nodes) {
      if (node.type !== 'decl' || !node.variable) continue;
      const colour = parseColour(node.value.trim());
      if (colour) found.set(node.prop.slice('--'.length), colour);
    }
  });
  return found;
}

let colours: ReadonlyMap<string, Color> | undefined;

/**
 * A colour of the default theme as `#rrggbb`, for files that cannot follow the theme: icons, social
 * cards, manifest.
 * @throws if `styles/tokens.css` has no such role
 */
export function fixedColour(role: string): string {
  // Not when the module is loaded: the content check, which reads values with it, must be able to
  // report a broken stylesheet.
  colours ??= themeColours(defaultTheme);
  const colour = colours.get(role);
  if (!colour) throw new Error(`${file}: the default theme has no --${role}. Add it.`);
  return formatHex(colour);
}
