import { valueAt } from './fields';

/** Lists of pages in which a page stands once, and never the page that has the list. */
const lists: readonly (readonly [field: string, read: (copy: unknown) => unknown])[] = [
  ['related', (copy) => valueAt(copy, ['related'])],
  ['services', (copy) => valueAt(copy, ['services'])],
  ['fits', (copy) => pathsOf(valueAt(copy, ['fits']))],
  ['choice.options', (copy) => pathsOf(valueAt(copy, ['choice', 'options']))],
];

function pathsOf(entries: unknown): unknown {
  return Array.isArray(entries) ? entries.map((entry) => valueAt(entry, ['path'])) : undefined;
}

/** What a page's lists of pages say twice, or of the page itself. */
export function listMistakes(path: string, copy: unknown): readonly string[] {
  return lists.flatMap(([field, read]) => {
    const found = read(copy);
    if (!Array.isArray(found)) return [];
    const paths: readonly unknown[] = found;
    const twice = new Set(paths.filter((entry, index) => paths.indexOf(entry) !== index));
    return [
      ...[...twice].map(
        (entry) => `the field "${field}" has "${entry}" twice. Take one of them out.`,
      ),
      ...(paths.includes(path)
        ? [`the field "${field}" has "${path}", the page itself. Take it out.`]
        : []),
    ];
  });
}
