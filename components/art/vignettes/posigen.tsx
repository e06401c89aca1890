import { shillings, shillingsAndCents, vatRate } from '@/content/money';
import { TitleBar } from './title-bar';

const lines = [
  { item: 'Pilau, beef', count: 2, price: 450 },
  { item: 'Chapati', count: 6, price: 30 },
  { item: 'Passion juice', count: 2, price: 150 },
  { item: 'Kachumbari', count: 1, price: 80 },
];
const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);

/** What the customer handed over. */
const handed = 1500;

/** The tax inside a price that includes it. */
const vat = total - total / (1 + vatRate);

/** Bars of uneven width, as on the foot of a receipt. */
const bars = 'M0 0h2v20H0zM4 0h1v20H4zM8 0h3v20H8zM13 0h1v20h-1zM16 0h2v20h-2zM21 0h1v20h-1z';

/** A till with a receipt coming out of it while the line is down. */
export function PosigenVignette() {
  return (
    <>
      <TitleBar title="Till 2">
        <span className="text-signal">Line down</span>, 3 sales wait to be sent
      </TitleBar>
      <div className="grid bg-surface px-4 pt-4 @min-[22rem]:px-10">
        <div className="hairline border-b-0 bg-canvas px-5 pt-4 tabular-nums">
          <p className="text-center font-semibold">SAMPLE CAFÉ, MOMBASA</p>
          <p className="text-center text-ink-muted">Table 6 · 2 covers · 19:42</p>
          <div className="hairline-t mt-3 border-dashed pt-2">
            {lines.map(({ item, count, price }) => (
              <p key={item} className="flex justify-between gap-3">
                <span>
                  {count} × {item}
                </span>
                <span>{shillingsAndCents(count * price)}</span>
              </p>
            ))}
          </div>
          <p className="hairline-t mt-2 flex justify-between border-dashed pt-2 text-lg font-semibold">
            <span>TOTAL</span>
            <span>KSh {shillings(total)}</span>
          </p>
          <p className="flex justify-between text-ink-muted">
            <span>of which VAT 16%</span>
            <span>{shillingsAndCents(vat)}</span>
          </p>
          <p className="mt-2 flex justify-between">
            <span>Cash</span>
            <span>{shillingsAndCents(handed)}</span>
          </p>
          <p className="flex justify-between">
            <span>Change</span>
            <span>{shillingsAndCents(handed - total)}</span>
          </p>
          <svg viewBox="0 0 92 20" className="mt-3 h-8 w-full" aria-hidden="true">
            {[0, 24, 46, 68].map((x) => (
              <path key={x} d={bars} transform={`translate(${x})`} fill="var(--ink)" />
            ))}
          </svg>
          <svg
            viewBox="0 0 240 6"
            preserveAspectRatio="none"
            className="-mx-5 mt-3 h-2 w-[calc(100%+2.5rem)]"
            aria-hidden="true"
          >
            <path
              d={`M0 6${'l6-5 6 5'.repeat(20)}`}
              fill="var(--surface)"
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
      </div>
    </>
  );
}
