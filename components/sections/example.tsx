import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { SectionOf } from '@/content/schema/pages';
import { classNames } from '@/lib/class-names';
import { round } from '@/lib/figures/round';

/**
 * The figures as numbers, if all of them have the same unit. Only then can they be drawn on one
 * scale. Days of a month have none.
 */
function amountsOf(figures: SectionOf<'example'>['figures']): readonly number[] | undefined {
  const parts = figures.map(({ value }) => /^(\D*)([\d,.]+)(\D*)$/.exec(value));
  const units = new Set(parts.map((part) => part && `${part[1]}/${part[3]}`));
  if (units.size !== 1 || units.has(null) || parts[0]?.[3]?.match(/^ [A-Z][a-z]/)) return undefined;
  const amounts = parts.map((part) => Number(part?.[2]?.replaceAll(',', '')));
  // A version or a network address has several points.
  return amounts.includes(Number.NaN) ? undefined : amounts;
}

/**
 * The class of the largest type in which the figures stand on one line each, in their columns on
 * screens of 1,024 pixels. Figures that are words have the type of a heading.
 */
function sizeOf(figures: SectionOf<'example'>['figures'], columns: number) {
  const room = columns * Math.max(...figures.map(({ value }) => value.length));
  return room > 52 ? 'text-xl' : room > 40 ? 'text-second' : 'text-2xl';
}

/**
 * A worked example with its figures, which are marked as a sample. Figures with the same unit have
 * bars on one scale.
 */
export function Example({
  heading,
  body,
  figures,
  isBand = true,
}: Omit<SectionOf<'example'>, 'type'> & {
  /** Whether the example is on a dark band. A page has one band, besides the one that ends it. */
  isBand?: boolean;
}) {
  const amounts = amountsOf(figures);
  const most = Math.max(...(amounts ?? [])) || 1;
  const hasRows = figures.length > 5;
  const size = sizeOf(figures, hasRows ? 3 : figures.length);
  return (
    <section className={classNames('grid gap-y-5 lg:gap-y-8', isBand && 'band')}>
      <div>
        <SectionHeading isTarget>{heading}</SectionHeading>
        <Prose className="mt-4">{body}</Prose>
      </div>
      <figure>
        <figcaption className="text-right">
          <SampleMark />
        </figcaption>
        <dl
          className={classNames(
            'gap-x-8 lg:grid print:grid',
            hasRows
              ? 'lg:grid-cols-3 print:grid-cols-3'
              : 'lg:auto-cols-fr lg:grid-flow-col print:auto-cols-fr print:grid-flow-col',
          )}
        >
          {figures.map((figure, index) => (
            <div
              key={figure.label}
              className={classNames(
                'hairline-t grid content-start items-baseline gap-x-6 gap-y-1 py-2 lg:grid-cols-1 lg:pb-4 print:grid-cols-1',
                size === 'text-xl' ? 'grid-cols-2' : 'grid-cols-[1fr_auto]',
                amounts ? 'lg:pt-0' : 'lg:pt-4',
              )}
            >
              <dt className="text-ink-muted lg:order-last">
                <UnbrokenText>{figure.label}</UnbrokenText>
              </dt>
              <dd
                className={classNames(
                  'text-right font-display font-semibold tabular-nums lg:text-left print:text-left',
                  size,
                )}
              >
                <UnbrokenText>{figure.value}</UnbrokenText>
              </dd>
              {amounts && (
                <dd data-mdast="ignore" className="col-span-full lg:order-first">
                  <svg width="100%" height="8" aria-hidden="true" className="fill-accent">
                    <rect width={`${round(((amounts[index] ?? 0) / most) * 100)}%`} height="8" />
                  </svg>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </figure>
    </section>
  );
}
