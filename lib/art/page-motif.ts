import type { PagePath } from '@/content/tree';
import { offerSections } from '@/lib/pages/offers';
import { publishedPosts } from '@/lib/pages/posts';
import { ancestorsOf, pageAt, trailOf } from '@/lib/pages/tree';
import type { Motif, Ornament } from './cover-art';

/**
 * The ornaments of motifs. Flowers and repeating ornaments alternate, so that neighbours look
 * different.
 */
const ornaments = [
  'rosette',
  'wave',
  'sun',
  'lattice',
  'hexafoil',
  'scale',
  'compass',
] as const satisfies readonly Ornament[];

/** The colours of the sections of offers, in the order of the page tree. */
const sectionColours = [
  { ground: 1, ink: 3 },
  { ground: 2, ink: 3 },
  { ground: 4, ink: 3 },
  { ground: 3, ink: 1 },
] as const satisfies readonly Pick<Motif, 'ground' | 'ink'>[];
const otherColours = { ground: 3, ink: 2 } as const satisfies Pick<Motif, 'ground' | 'ink'>;

/**
 * The index of each post, from the oldest to the newest. A new post therefore does not change the
 * motifs of older posts.
 */
const postIndexes = new Map<PagePath, number>(
  publishedPosts.toReversed().map((path, index) => [path, index]),
);

/** Where in the ornaments that its parent does not have the first child starts. */
const firstChildStart = 3;

/**
 * A number that selects a page's ornament. It differs from that of its parent, because a menu may
 * show both, and from those of its neighbouring siblings.
 */
function ornamentNumberOf(path: PagePath): number {
  const parent = ancestorsOf(path).at(-1);
  if (parent === undefined) return 0;
  const index = postIndexes.get(path) ?? pageAt(parent).children.indexOf(path);
  return ornamentNumberOf(parent) + 1 + ((firstChildStart + index) % (ornaments.length - 1));
}

/**
 * The motif of a page. It is the same wherever the page is shown. Neighbouring siblings have
 * different motifs.
 */
export function motifOf(path: PagePath): Motif {
  const trail = trailOf(path);
  // The index of a page outside these sections is -1, at which no list has an entry.
  const section = offerSections.findIndex((hub) => trail.includes(hub));
  const ornament = ornaments[ornamentNumberOf(path) % ornaments.length] ?? 'rosette';
  return { ornament, ...(sectionColours[section % sectionColours.length] ?? otherColours) };
}
