import type { PagePath } from '@/content/tree';
import { listedChildrenOf } from '@/lib/pages/guards';
import { isOffer, offerSections } from '@/lib/pages/offers';

/** The pages of one section that an enquiry can be about. Each page comes before its children. */
export interface SubjectSection {
  readonly section: PagePath;
  readonly paths: readonly PagePath[];
}

function subjectsBelow(path: PagePath): readonly PagePath[] {
  return listedChildrenOf(path)
    .filter(isOffer)
    .flatMap((child) => [child, ...subjectsBelow(child)]);
}

/** The pages that an enquiry can be about, by section, in the order of the page tree. */
export const subjectSections: readonly SubjectSection[] = offerSections.map((section) => ({
  section,
  paths: subjectsBelow(section),
}));
