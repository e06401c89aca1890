import type { PagePath } from '@/content/tree';
import { listedChildrenOf, listedOfKind } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import { pageAt } from '@/lib/pages/tree';

/** Whether an enquiry can be about a page. */
const isOffer = (path: PagePath) => kinds[pageAt(path).kind].offers !== 'none';

/** The sections of the site that contain offers, in the order of the page tree. */
export const offerSections = listedOfKind('hub').filter((hub) =>
  listedChildrenOf(hub).some(isOffer),
);

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
