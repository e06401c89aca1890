import { readFileSync } from 'node:fs';
import { type Color, formatHex, parse } from 'culori';
import { defaultTheme } from '@/content/brand/themes';

const file = 'styles/tokens.css';

/**
 * The colour that a CSS value is; undefined if it is none. Unlike the parser, CSS has no
 * hexadecimal colour without `#`.
 */
const parseColour = (value: string): Color | undefined =>
  /^[\da-f]+$/i.test(value) ? undefined : parse(value);

/**
 * The colours of a theme in `styles/tokens.css`, by role. They may be written in every form that
 * CSS accepts, such as `oklch(0.985 0.006 205)` and `#F7FAFA`. Empty if the stylesheet has no such
 * theme, which the content check reports.
 */
export function themeColours(
  theme: string,
  sheet = readFileSync(file, 'utf8'),
): ReadonlyMap<string, Color> {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  const own = [...rules].flatMap(([, selectors = '', declarations = '']) =>
    selectors.split(',').some((selector) => selector.trim() === `[data-theme="${theme}"]`)
      ? declarations.split(';')
      : [],
  );
  return new Map(
    own.flatMap((declaration) => {
      const [, role, value = ''] = /^\s*--([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
      const colour = parseColour(value.trim());
      return role !== undefined && colour ? [[role, colour] as const] : [];
    }),
  );
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
