import { amountWithCents, withCurrency } from '@/content/money';
import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

/** Bars of uneven width, as on the foot of a receipt. */
const bars = 'M0 0h2v20H0zM4 0h1v20H4zM8 0h3v20H8zM13 0h1v20h-1zM16 0h2v20h-2zM21 0h1v20h-1z';

/** A till with a receipt coming out of it while the line is down. */
export function Receipt({
  title,
  warning,
  state,
  seller,
  occasion,
  lines,
  tax,
  handed,
}: VignetteOf<'receipt'>) {
  const total = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const taxInside = total - total / (1 + tax.share);
  return (
    <>
      <TitleBar title={title}>
        <span className="text-signal">{warning}</span>, {state}
      </TitleBar>
      <div className="grid bg-surface px-4 pt-4 @min-[22rem]:px-10">
        <div className="hairline border-b-0 bg-canvas px-5 pt-4 tabular-nums">
          <p className="text-center font-semibold">{seller}</p>
          <p className="text-center text-ink-muted">{occasion}</p>
          <div className="hairline-t mt-3 border-dashed pt-2">
            {lines.map(({ item, count, price }) => (
              <p key={item} className="flex justify-between gap-3">
                <span>
                  {count} × {item}
                </span>
                <span>{amountWithCents(count * price)}</span>
              </p>
            ))}
          </div>
          <p className="hairline-t mt-2 flex justify-between border-dashed pt-2 text-lg font-semibold">
            <span>TOTAL</span>
            <span>{withCurrency(total)}</span>
          </p>
          <p className="flex justify-between text-ink-muted">
            <span>{tax.label}</span>
            <span>{amountWithCents(taxInside)}</span>
          </p>
          <p className="mt-2 flex justify-between">
            <span>Cash</span>
            <span>{amountWithCents(handed)}</span>
          </p>
          <p className="flex justify-between">
            <span>Change</span>
            <span>{amountWithCents(handed - total)}</span>
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
