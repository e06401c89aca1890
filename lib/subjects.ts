import type { Kind, PagePath } from '@/content/tree';
import { builtChildrenOf } from './navigation';
import { pageAt } from './tree';

const hubs = ['/services', '/solutions', '/products', '/industries'] as const satisfies PagePath[];
const kinds: readonly Kind[] = ['group', 'service', 'solution', 'product', 'industry'];

/** A page that an enquiry can be about. */
export interface Subject {
  readonly path: PagePath;
  /** How deep it lies below its section; 0 is directly below. */
  readonly depth: number;
}

function subjectsBelow(path: PagePath, depth: number): readonly Subject[] {
  return builtChildrenOf(path)
    .filter((child) => kinds.includes(pageAt(child).kind))
    .flatMap((child) => [{ path: child, depth }, ...subjectsBelow(child, depth + 1)]);
}

/** What an enquiry can be about, by section, in the order of the page tree. */
export const subjectsBySection: readonly {
  readonly section: PagePath;
  readonly subjects: readonly Subject[];
}[] = hubs.map((section) => ({ section, subjects: subjectsBelow(section, 0) }));
