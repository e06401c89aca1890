import type { PagePath } from '@/content/tree';
import { publishedPosts } from '@/lib/pages/posts';
import { ancestorsOf, pageAt } from '@/lib/pages/tree';
import type { Figure, Motif } from './cover-art';

/** The figures that mark pages, with a flower after each figure that repeats. */
const figures = [
  'rosette',
  'wave',
  'daisy',
  'lattice',
  'hexafoil',
  'scale',
  'compass',
] as const satisfies readonly Figure[];

/** The colours of each section. The kind of an offer can be told by them; every other page has the last pair. */
const colours: Readonly<Record<string, Pick<Motif, 'ground' | 'ink'>>> = {
  '/services': { ground: 1, ink: 3 },
  '/solutions': { ground: 2, ink: 3 },
  '/products': { ground: 4, ink: 3 },
  '/industries': { ground: 3, ink: 1 },
};
const otherColours = { ground: 3, ink: 2 } as const satisfies Pick<Motif, 'ground' | 'ink'>;

/** Posts from the first to the newest, so that a new one changes no other. */
const posts = new Map<PagePath, number>(
  publishedPosts.toReversed().map((path, index) => [path, index]),
);

/** How far the first child of a page is from its parent, so that the two differ where a menu shows them together. */
const firstChild = 4;

/** The place of a page in a sequence in which neighbours differ by one: among its siblings, begun after its parent's place. */
function placeOf(path: PagePath): number {
  const parent = ancestorsOf(path).at(-1);
  if (parent === undefined) return 0;
  return placeOf(parent) + firstChild + (posts.get(path) ?? pageAt(parent).children.indexOf(path));
}

/** The carving of a page, the same wherever the page is shown. Within one list no two neighbours have the same one. */
export function motifOf(path: PagePath): Motif {
  const section = path.split('/', 2).join('/');
  const figure = figures[placeOf(path) % figures.length] ?? 'rosette';
  return { figure, ...(colours[section] ?? otherColours) };
}
