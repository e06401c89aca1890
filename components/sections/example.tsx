import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import type { SectionOf } from '@/content/schema/pages';
import { round } from '@/lib/figures/round';

/**
 * The figures as numbers, if all of them have the same unit. Only then can they be drawn on one
 * scale.
 */
function amountsOf(figures: SectionOf<'example'>['figures']): readonly number[] | undefined {
  const parts = figures.map(({ value }) => /^(\D*)([\d,.]+)(\D*)$/.exec(value));
  const units = new Set(parts.map((part) => part && `${part[1]}/${part[3]}`));
  if (units.size !== 1 || units.has(null)) return undefined;
  return parts.map((part) => Number(part?.[2]?.replaceAll(',', '')));
}

/**
 * A worked example with its figures, which are marked as a sample. Figures with the same unit have
 * bars on one scale.
 */
export function Example({ heading, body, figures }: Omit<SectionOf<'example'>, 'type'>) {
  const amounts = amountsOf(figures);
  const most = Math.max(...(amounts ?? [])) || 1;
  return (
    <section className="deep grid gap-x-12 gap-y-5 lg:my-16 lg:grid-cols-12 print:grid-cols-12">
      <div className="lg:col-span-7 print:col-span-7">
        <SectionHeading>{heading}</SectionHeading>
        <Prose className="mt-4">{body}</Prose>
      </div>
      <figure className="self-end lg:col-span-5 print:col-span-5">
        <figcaption className="text-right">
          <SampleMark />
        </figcaption>
        <dl>
          {figures.map((figure, index) => (
            <div
              key={figure.label}
              className="hairline-t grid grid-cols-2 items-baseline gap-x-6 gap-y-1 py-2 lg:py-3"
            >
              <dt className="text-ink-muted">{figure.label}</dt>
              <dd className="text-right font-display text-xl font-semibold tabular-nums">
                {figure.value}
              </dd>
              {amounts && (
                <dd data-mdast="ignore" className="col-span-full">
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
