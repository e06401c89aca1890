import type { PagePath } from '@/content/tree';
import { publishedPosts } from '@/lib/pages/posts';
import { ancestorsOf, pageAt } from '@/lib/pages/tree';
import type { Figure, Motif } from './cover-art';

/** The figures of pages. Flowers and repeating figures alternate. */
const figures = [
  'rosette',
  'wave',
  'daisy',
  'lattice',
  'hexafoil',
  'scale',
  'compass',
] as const satisfies readonly Figure[];

/** The colours of each section of offers. Other pages have `otherColours`. */
const colours: Readonly<Record<string, Pick<Motif, 'ground' | 'ink'>>> = {
  '/services': { ground: 1, ink: 3 },
  '/solutions': { ground: 2, ink: 3 },
  '/products': { ground: 4, ink: 3 },
  '/industries': { ground: 3, ink: 1 },
};
const otherColours = { ground: 3, ink: 2 } as const satisfies Pick<Motif, 'ground' | 'ink'>;

/** The index of each post, from the oldest to the newest, so that a new post does not change the motifs of older posts. */
const postIndexes = new Map<PagePath, number>(
  publishedPosts.toReversed().map((path, index) => [path, index]),
);

/** The distance between the figures of a page and its first child, so that the two differ if a menu shows both. */
const firstChild = 4;

/** The index of a page's figure. It differs between neighbouring siblings and between a page and its first child. */
function placeOf(path: PagePath): number {
  const parent = ancestorsOf(path).at(-1);
  if (parent === undefined) return 0;
  return (
    placeOf(parent) + firstChild + (postIndexes.get(path) ?? pageAt(parent).children.indexOf(path))
  );
}

/** The motif of a page, the same wherever the page is shown. Neighbours in a list have different motifs. */
export function motifOf(path: PagePath): Motif {
  const section = path.split('/', 2).join('/');
  const figure = figures[placeOf(path) % figures.length] ?? 'rosette';
  return { figure, ...(colours[section] ?? otherColours) };
}
