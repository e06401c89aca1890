import { basename, dirname } from 'node:path';
import type { Kind } from '@/content/tree';
import { pages } from '@/lib/pages/tree';

/** Values of fields as source text, such as `'2026-11-22'` with its quotes. */
export type Fields = Readonly<Record<string, string>>;

/** Matches a field of a page's copy. Relies on the indentation by Biome. */
const fieldOf = (name: string) =>
  new RegExp(`^ {2}${name}:[\\s\\S]*?,\\n(?= {2}\\w|\\} satisfies)`, 'm');

/** Replaces or adds fields in the source of a page's copy. */
export function withFields(source: string, fields: Fields): string {
  return Object.entries(fields).reduce((before, [name, value]) => {
    const line = `  ${name}: ${value},\n`;
    return fieldOf(name).test(before)
      ? before.replace(fieldOf(name), () => line)
      : before.replace('export default {\n', (start) => start + line);
  }, source);
}

/**
 * Replaces fields in the source of a page's copy with expressions that refer to the earlier copy as
 * `before`.
 */
export function withExpressions(source: string, fields: Fields): string {
  const kind = /satisfies (Copy<'[\w-]+'>);\s*$/.exec(source)?.[1];
  if (kind === undefined) throw new Error('The source does not end with the kind of its copy.');
  const entries = Object.entries(fields).map(([name, value]) => `  ${name}: ${value},\n`);
  return `${source.replace('export default {', 'const before = {')}
export default {\n  ...before,\n${entries.join('')}} satisfies ${kind};
`;
}

/**
 * A drawing of an added page's own, because no two pages show the same drawing. That of a project
 * has two parts.
 */
const drawingOf = (name: string, number: number) => `{
    caption: 'Two receipts from the ${name} ${number}',
    parts: [
      {
        type: 'receipt',
        title: 'The ${name} ${number}',
        blocks: [{ type: 'rows', items: [{ text: 'Total', value: 'KSh ${number},000' }] }],
      },
      {
        type: 'receipt',
        title: 'Paid',
        blocks: [{ type: 'rows', items: [{ text: 'By phone', value: 'KSh ${number},000' }] }],
      },
    ],
  }`;

/**
 * Turns the source of a page's copy into the source of a new page of the same kind.
 * @param name a part of the new page's heading, such as `added post`
 */
export function anotherPage(source: string, name: string, number: number, fields: Fields): string {
  // A similar page must name the page too, but that of the old page does not name the new page.
  const withoutSimilar = source.replace(fieldOf('similar'), '');
  // A post without a drawing shows its first figure. Two drawings that begin alike may not be neighbours.
  const alone = fieldOf('figures').test(source)
    ? withoutSimilar.replace(fieldOf('drawing'), '')
    : withoutSimilar;
  // No two pages show the same picture in a list: a product its first screen, and a post its first
  // figure.
  const withCover = ['screens', 'figures'].reduce(
    (before, field) =>
      before.replace(fieldOf(field), (part) =>
        part.replace(/(?<=\b(?:title|heading): ')[^']*/, `The ${name} ${number}, seen`),
      ),
    alone,
  );
  return withFields(withCover, {
    heading: `'The ${name} ${number}'`,
    summary: `'The line of the ${name} ${number} in lists.'`,
    description: `'What the ${name} ${number} is about, in a sentence that is as long as a description must be at least.'`,
    ...(fieldOf('drawing').test(alone) && { drawing: drawingOf(name, number) }),
    ...fields,
  });
}

/**
 * Adds lines to the source of the page tree, before a page that has the same parent.
 * @param paths the addresses of the new pages, which are of the same kind and have the same parent
 */
export function addToTree(tree: string, paths: readonly string[], kind: Kind): string {
  const parent = dirname(paths[0] ?? '/');
  const lines = paths.map((path) => `'${basename(path)}': ${kind},\n`).join('');
  for (const sibling of pages.filter((page) => page.parent === parent)) {
    const place = new RegExp(`(?<=^ *)'?${basename(sibling.path)}'?: `, 'gm');
    if (tree.match(place)?.length === 1) return tree.replace(place, (found) => lines + found);
  }
  throw new Error(`content/tree.ts: no page below "${parent}" has a line of its own.`);
}
