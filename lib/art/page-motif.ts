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

/**
 * The distance in `ornaments` from the ornament of a page to the ornament of its child with the
 * index 0. A menu may show both pages, so their ornaments must differ.
 */
const firstChildOffset = 4;

/** A number that selects a page's ornament. Neighbouring siblings have different ornaments. */
function ornamentNumberOf(path: PagePath): number {
  const parent = ancestorsOf(path).at(-1);
  if (parent === undefined) return 0;
  const index = postIndexes.get(path) ?? pageAt(parent).children.indexOf(path);
  return ornamentNumberOf(parent) + firstChildOffset + index;
}

/**
 * The motif of a page. It is the same wherever the page is shown. Neighbouring siblings have
 * different motifs.
 */
export function motifOf(path: PagePath): Motif {
  const trail = trailOf(path);
  const section = offerSections.findIndex((hub) => trail.includes(hub));
  const ornament = ornaments[ornamentNumberOf(path) % ornaments.length] ?? 'rosette';
  return { ornament, ...(sectionColours[section % sectionColours.length] ?? otherColours) };
}
