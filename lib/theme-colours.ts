import { readFileSync } from 'node:fs';
import { type Color, formatHex, parse } from 'culori';
import { defaultTheme, type ThemeName } from '@/content/themes';

const file = 'styles/tokens.css';

/**
 * The colours of a theme in `styles/tokens.css`, by role.
 * @throws if the file has no such theme
 */
export function themeColours(theme: ThemeName): ReadonlyMap<string, Color> {
  const sheet = readFileSync(file, 'utf8');
  const block = sheet.match(new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1];
  if (block === undefined) throw new Error(`${file}: no theme "${theme}". Add its block.`);
  return new Map(
    [...block.matchAll(/--([\w-]+): (oklch\([^)]*\));/g)].flatMap(([, role = '', value = '']) => {
      const colour = parse(value);
      return colour ? [[role, colour] as const] : [];
    }),
  );
}

const colours = themeColours(defaultTheme);

/**
 * A colour of the default theme as `#rrggbb`, for files that cannot follow the theme: icons, social cards, manifest.
 * @throws if `styles/tokens.css` has no such role
 */
export function fixedColour(role: string): string {
  const colour = colours.get(role);
  if (!colour) throw new Error(`${file}: the default theme has no --${role}. Add it.`);
  return formatHex(colour);
}
