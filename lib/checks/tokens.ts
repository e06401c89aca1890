import { CssSyntaxError, parse } from 'postcss';
import { themeColours } from '@/lib/theme-colours';
import type { Problem } from './problem';

export const tokensFile = 'styles/tokens.css';

/**
 * Reports a stylesheet that can't be parsed, themes without colours, and colours that a theme
 * lacks.
 * @param themes the names of the themes in `content/brand/themes.ts`
 */
export function tokenProblems(sheet: string, themes: readonly string[]): readonly Problem[] {
  try {
    parse(sheet);
    const found = themes.map((name) => ({ name, own: themeColours(name, sheet) }));
    const all = found.flatMap(({ own }) => [...own.keys()]);
    // If only one of several themes sets a name, the name is misspelt. It is not a role that the
    // other themes lack.
    const roles = themes.length > 1 ? all.filter((role, index) => all.indexOf(role) < index) : all;
    return found.flatMap(({ name, own }) => {
      if (own.size === 0) {
        const message = `the theme "${name}" of content/brand/themes.ts has no colours. Add its block, [data-theme="${name}"] { … }, or correct its name.`;
        return [{ file: tokensFile, message }];
      }
      return [...new Set(roles)]
        .filter((role) => !own.has(role))
        .map((role) => ({
          file: tokensFile,
          message: `the theme "${name}" has no colour "--${role}". Write it as --${role}: oklch(0.985 0.006 205); and look for a misspelt name or a missing semicolon.`,
        }));
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [
      {
        file: `${tokensFile}:${error.line}`,
        message: `${error.reason}. Look for a missing bracket or semicolon here or above.`,
      },
    ];
  }
}
