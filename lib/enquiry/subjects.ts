import { wideSections } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { isOffer, offerSections } from '@/lib/pages/offers';

/** The pages of one group that an enquiry can be about. Each page comes before its children. */
export interface SubjectGroup {
  readonly group: PagePath;
  readonly paths: readonly PagePath[];
}

function subjectsBelow(path: PagePath): readonly PagePath[] {
  return listedChildrenOf(path)
    .filter(isOffer)
    .flatMap((child) => [child, ...subjectsBelow(child)]);
}

const isWide = (section: PagePath) => wideSections.some((wide) => wide === section);

/**
 * The pages that an enquiry can be about, in the order of the page tree: a group for each section,
 * for each page directly below a section with many pages, and for each offer outside the sections.
 */
export const subjectGroups: readonly SubjectGroup[] = listedPages.flatMap(
  ({ path, parent }): readonly SubjectGroup[] => {
    const isSection = (page: PagePath) => offerSections.some((section) => section === page);
    if (isSection(path) && !isWide(path)) return [{ group: path, paths: subjectsBelow(path) }];
    const isInGroup = parent && !isWide(parent) && (isOffer(parent) || isSection(parent));
    return isOffer(path) && !isInGroup
      ? [{ group: path, paths: [path, ...subjectsBelow(path)] }]
      : [];
  },
);
