import Color from 'colorjs.io';
import { type ChildNode, CssSyntaxError, type Declaration, parse, type Rule } from 'postcss';
import { nearest } from './copy/nearest';
import type { Problem } from './problem';
import { repeatedNames } from './repeats';

export const tokensFile = 'styles/tokens.css';

/** A theme of the sheet: its name, its rule, and the custom properties that it sets. */
interface ThemeRule {
  readonly name: string;
  readonly rule: Rule;
  readonly roles: readonly Declaration[];
}

function themeOf(node: ChildNode): readonly ThemeRule[] {
  if (node.type !== 'rule') return [];
  const [, name] = /(?:^|,\s*)\[data-theme=["']?([\w-]*)/.exec(node.selector) ?? [];
  const roles = node.nodes.filter((inner) => inner.type === 'decl');
  return name === undefined
    ? []
    : [{ name, rule: node, roles: roles.filter(({ prop }) => prop.startsWith('--')) }];
}

function isColour(value: string): boolean {
  try {
    return new Color(value).coords.every((coordinate) => coordinate !== null);
  } catch {
    return false;
  }
}

const at = (node: ChildNode, message: string): Problem => ({
  file: `${tokensFile}:${node.source?.start?.line}`,
  message,
});

/** The colours that a theme lacks, and those that are none. */
function themeMistakes({ name, rule, roles }: ThemeRule, colours: ReadonlySet<string>) {
  const own = new Set(roles.map(({ prop }) => prop));
  const unknown = [...own].filter((prop) => !colours.has(prop));
  const lost = [...colours]
    .filter((prop) => !own.has(prop))
    .map((prop) =>
      at(
        rule,
        `the theme "${name}" does not set "${prop}". ${nearest(prop, unknown)}Add the role, or correct its name; look for a missing semicolon.`,
      ),
    );
  const wrong = roles
    .filter(({ prop, value }) => colours.has(prop) && !isColour(value))
    .map((role) =>
      at(
        role,
        `"${role.prop}" is ${JSON.stringify(role.value)}, which is not a colour. Write it as oklch(0.985 0.006 205), with a semicolon after it.`,
      ),
    );
  return [...lost, ...wrong];
}

/**
 * What is wrong with the colour roles: a sheet that can't be parsed, a theme that is missing or unknown, and a colour
 * that is missing or none.
 * @param themes the names of the themes, as `content/themes.ts` has them
 */
export function tokenProblems(sheet: string, themes: readonly string[]): readonly Problem[] {
  try {
    const rules = parse(sheet).nodes.flatMap(themeOf);
    const names = rules.map(({ name }) => name);
    const unknown = names.filter((name) => !themes.includes(name));
    const lost = themes
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: tokensFile,
        message: `the theme "${name}" of content/themes.ts has no colours. ${nearest(name, unknown)}Add its block, [data-theme="${name}"] { … }.`,
      }));
    const roles = rules.flatMap((rule) => rule.roles);
    const props = roles.map(({ prop }) => prop);
    const colours = new Set(
      roles
        .filter(({ value }) => isColour(value))
        .map(({ prop }) => prop)
        // A name that one theme alone sets is misspelt there.
        .filter((prop) => rules.length === 1 || repeatedNames(props).includes(prop)),
    );
    return [...lost, ...rules.flatMap((rule) => themeMistakes(rule, colours))];
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
