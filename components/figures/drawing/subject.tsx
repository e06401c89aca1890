import { DeliverableScreen } from '@/components/figures/page-screens';
import type { Drawing as DrawingData } from '@/content/drawings';
import type { PagePath } from '@/content/tree';
import { deliverableOf } from '@/lib/figures/deliverable-of';
import { Drawing } from './drawing';

/** The drawing beside the heading of an offer. The Markdown version of the page omits it. */
export function Subject({ path, drawing }: { path: PagePath; drawing: DrawingData | undefined }) {
  if (drawing)
    return (
      <div data-mdast="ignore">
        <Drawing drawing={drawing} />
      </div>
    );
  const deliverable = deliverableOf(path);
  return deliverable && <DeliverableScreen path={path} deliverable={deliverable} />;
}
