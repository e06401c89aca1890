import type { Kind, PagePath } from '@/content/tree';
import { builtChildrenOf } from '@/lib/pages/guards';
import { pageAt } from '@/lib/pages/tree';

const hubs = ['/services', '/solutions', '/products', '/industries'] as const satisfies PagePath[];
const kinds: readonly Kind[] = ['group', 'service', 'solution', 'product', 'industry'];

/** The pages of a section that an enquiry can be about, each parent before its children. */
export interface SubjectSection {
  readonly section: PagePath;
  readonly paths: readonly PagePath[];
}

function subjectsBelow(path: PagePath): readonly PagePath[] {
  return builtChildrenOf(path)
    .filter((child) => kinds.includes(pageAt(child).kind))
    .flatMap((child) => [child, ...subjectsBelow(child)]);
}

/** What an enquiry can be about, by section, in the order of the page tree. */
export const subjectSections: readonly SubjectSection[] = hubs.map((section) => ({
  section,
  paths: subjectsBelow(section),
}));
