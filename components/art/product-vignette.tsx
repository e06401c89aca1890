import type { ReactNode } from 'react';
import type { PagePathOf } from '@/content/tree';
import type { Vignette } from '@/content/vignettes';
import { copyOf } from '@/lib/pages/copy';
import { CoverArt } from './cover-art';
import { DispatchBoard } from './vignettes/dispatch-board';
import { JobCosting } from './vignettes/job-costing';
import { Ledger } from './vignettes/ledger';
import { Matter } from './vignettes/matter';
import { Receipt } from './vignettes/receipt';
import { RentRoll } from './vignettes/rent-roll';
import { Timetable } from './vignettes/timetable';

/** The drawing of a vignette. A kind that none draws does not compile. */
function Drawing({ vignette }: { vignette: Vignette }): ReactNode {
  switch (vignette.drawing) {
    case 'timetable':
      return <Timetable {...vignette} />;
    case 'job-costing':
      return <JobCosting {...vignette} />;
    case 'dispatch-board':
      return <DispatchBoard {...vignette} />;
    case 'ledger':
      return <Ledger {...vignette} />;
    case 'rent-roll':
      return <RentRoll {...vignette} />;
    case 'receipt':
      return <Receipt {...vignette} />;
    case 'matter':
      return <Matter {...vignette} />;
    default:
      return vignette satisfies never;
  }
}

/** A product's interface, drawn in theme colours under the lintel of its own cover. Its data are samples and say so. */
export function ProductVignette({ path }: { path: PagePathOf<'product'> }) {
  const { vignette } = copyOf(path);
  return (
    <figure>
      <CoverArt path={path} size="lintel" className="w-full" />
      <div
        role="img"
        aria-label={vignette.alternative}
        className="hairline @container overflow-x-auto border-t-0 border-ink-muted bg-raised text-[0.8125rem] leading-snug"
      >
        <Drawing vignette={vignette} />
      </div>
      <figcaption className="mt-2 text-sm text-ink-muted">
        A drawn screen; names and figures are samples.
      </figcaption>
    </figure>
  );
}
