import { wideSections } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { listedChildrenOf } from '@/lib/pages/guards';
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
 * and for each page directly below a section with many pages.
 */
export const subjectGroups: readonly SubjectGroup[] = offerSections.flatMap(
  (section): readonly SubjectGroup[] =>
    isWide(section)
      ? listedChildrenOf(section)
          .filter(isOffer)
          .map((group) => ({ group, paths: [group, ...subjectsBelow(group)] }))
      : [{ group: section, paths: subjectsBelow(section) }],
);
