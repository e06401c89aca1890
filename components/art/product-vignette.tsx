import type { ComponentType } from 'react';
import type { PagePathOf } from '@/content/tree';
import type { Vignette, VignetteOf } from '@/content/vignettes';
import { copyOf } from '@/lib/pages/copy';
import { CoverArt } from './cover-art';
import { DispatchBoard } from './vignettes/dispatch-board';
import { JobCosting } from './vignettes/job-costing';
import { Ledger } from './vignettes/ledger';
import { Matter } from './vignettes/matter';
import { Receipt } from './vignettes/receipt';
import { RentRoll } from './vignettes/rent-roll';
import { Timetable } from './vignettes/timetable';

/** The drawing of each kind of vignette. A kind that none draws does not compile. */
const drawings = {
  timetable: Timetable,
  'job-costing': JobCosting,
  'dispatch-board': DispatchBoard,
  ledger: Ledger,
  'rent-roll': RentRoll,
  receipt: Receipt,
  matter: Matter,
} as const satisfies { [D in Vignette['drawing']]: ComponentType<VignetteOf<D>> };

/** A product's interface, drawn in theme colours under the lintel of its own cover. Its data are samples and say so. */
export function ProductVignette({ path }: { path: PagePathOf<'product'> }) {
  const { vignette } = copyOf(path);
  // The vignette's own kind chooses the drawing, which the compiler can't follow.
  const Drawing = drawings[vignette.drawing] as ComponentType<Vignette>;
  return (
    <figure>
      <CoverArt path={path} size="lintel" className="w-full" />
      <div
        role="img"
        aria-label={vignette.alternative}
        className="hairline @container overflow-x-auto border-t-0 border-ink-muted bg-raised text-[0.8125rem] leading-snug"
      >
        <Drawing {...vignette} />
      </div>
      <figcaption className="mt-2 text-sm text-ink-muted">
        A drawn screen; names and figures are samples.
      </figcaption>
    </figure>
  );
}
