import type { PagePath } from '@/content/tree';
import { searchWords } from '@/content/words/search-words';
import { aliasTable } from '@/lib/pages/aliases';
import { listedPages } from '@/lib/pages/guards';
import { nameOf } from '@/lib/pages/titles';
import type { PathIndex } from './suggestions';

const wordsFor: Readonly<Partial<Record<PagePath, string>>> = searchWords;

/** The listed pages with their names and search words, and the aliases that lead to them. */
export function pathIndex(): PathIndex {
  const positions = new Map(listedPages.map(({ path }, position) => [path, position]));
  const aliases = [...aliasTable].flatMap(([alias, target]) => {
    const position = positions.get(target);
    return position === undefined ? [] : [[alias, position] as const];
  });
  return {
    pages: listedPages.map(({ path }) => {
      const words = wordsFor[path];
      return words === undefined ? [path, nameOf(path)] : [path, nameOf(path), words];
    }),
    aliases: Object.fromEntries(aliases),
  };
}
