import { deliverables } from '@/content/deliverables';
import type { Deliverable } from '@/content/screens';
import type { PagePath } from '@/content/tree';
import { trailOf } from '@/lib/pages/tree';

/** The deliverable that a page shows. If the page has none, it is the deliverable of the nearest ancestor that has one. */
export function deliverableOf(path: PagePath): Deliverable | undefined {
  return trailOf(path)
    .toReversed()
    .map((page) => deliverables.find(({ pages }) => pages.includes(page)))
    .find((deliverable) => deliverable !== undefined);
}
