import type { ComponentType } from 'react';
import type { PagePathOf } from '@/content/tree';
import { CoverArt } from './cover-art';
import { AkademicoVignette } from './vignettes/akademico';
import { BizgenVignette } from './vignettes/bizgen';
import { CiragenVignette } from './vignettes/ciragen';
import { FinagenVignette } from './vignettes/finagen';
import { LakodiVignette } from './vignettes/lakodi';
import { PosigenVignette } from './vignettes/posigen';
import { PractigenVignette } from './vignettes/practigen';

/** A drawn piece of a product's interface, and the words that stand for it where it can't be seen. */
interface Vignette {
  readonly Drawing: ComponentType;
  readonly alternative: string;
}

/** The vignettes that are drawn. A product that an editor adds shows its cover until it has one. */
export const vignettes = {
  '/products/bizgen': {
    Drawing: BizgenVignette,
    alternative:
      'A job in Bizgen: its papers from quotation to invoice, and estimate against actual cost.',
  },
  '/products/lakodi': {
    Drawing: LakodiVignette,
    alternative: 'A rent roll in Lakodi: every door of a block as paid, part paid, due or free.',
  },
  '/products/ciragen': {
    Drawing: CiragenVignette,
    alternative: 'A dispatch board in Ciragen: three vans, their visits and a service clock.',
  },
  '/products/finagen': {
    Drawing: FinagenVignette,
    alternative: 'A ledger account in Finagen: entries, balance and one payment to explain.',
  },
  '/products/posigen': {
    Drawing: PosigenVignette,
    alternative: 'A till receipt from Posigen, printed while the internet line is down.',
  },
  '/products/akademico': {
    Drawing: AkademicoVignette,
    alternative: 'A class timetable in Akademico, with one lesson that another teacher covers.',
  },
  '/products/practigen': {
    Drawing: PractigenVignette,
    alternative: 'A matter in Practigen: a running timer, the next dates and a draft fee note.',
  },
} as const satisfies Partial<Record<PagePathOf<'product'>, Vignette>>;

const drawn: Readonly<Partial<Record<PagePathOf<'product'>, Vignette>>> = vignettes;

/** A product's interface, drawn in theme colours under the lintel of its own cover. Its data are samples and say so. Without a drawing the cover stands alone. */
export function ProductVignette({ path }: { path: PagePathOf<'product'> }) {
  const vignette = drawn[path];
  if (!vignette) return <CoverArt path={path} size="lintel" className="w-full" />;
  const { Drawing, alternative } = vignette;
  return (
    <figure>
      <CoverArt path={path} size="lintel" className="w-full" />
      <div
        role="img"
        aria-label={alternative}
        className="hairline @container overflow-x-auto border-t-0 border-ink-muted bg-raised text-[0.8125rem] leading-snug"
      >
        <Drawing />
      </div>
      <figcaption className="mt-2 text-sm text-ink-muted">
        A drawn screen; names and figures are samples.
      </figcaption>
    </figure>
  );
}
