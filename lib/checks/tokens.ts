import { type ChildNode, CssSyntaxError, parse, type Rule } from 'postcss';
import { nearest } from './copy/nearest';
import type { Problem } from './problem';

export const tokensFile = 'styles/tokens.css';

const isTheme = (node: ChildNode): node is Rule =>
  node.type === 'rule' && node.selectors.some((selector) => selector.startsWith('[data-theme='));

const isColour = (value: string) => /^(oklch|oklab|rgb|hsl|color)\(|^#/.test(value);

/** The custom properties that a theme sets. */
const rolesIn = (theme: Rule) =>
  theme.nodes.flatMap((node) => (node.type === 'decl' && node.prop.startsWith('--') ? [node] : []));

/** The mistakes in the colour roles: a stylesheet that can't be parsed, or a theme that lacks a colour of the first theme. */
export function tokenProblems(sheet: string): readonly Problem[] {
  try {
    const [first, ...others] = parse(sheet).nodes.filter(isTheme);
    if (!first) {
      return [{ file: tokensFile, message: 'no rule has a selector [data-theme="…"]. Add one.' }];
    }
    const colours = rolesIn(first).filter(({ value }) => isColour(value));
    const known = new Set(rolesIn(first).map(({ prop }) => prop));
    return others.flatMap((theme) => {
      const own = new Set(rolesIn(theme).map(({ prop }) => prop));
      const unknown = [...own].filter((name) => !known.has(name));
      return colours
        .filter(({ prop }) => !own.has(prop))
        .map(({ prop }) => ({
          file: `${tokensFile}:${theme.source?.start?.line}`,
          message: `${theme.selector} does not set "${prop}". ${nearest(prop, unknown)}Add the role, or correct its name.`,
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
