import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import type { SectionOf } from '@/content/schema/pages';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';

/**
 * The company's figures in large type, on a dark band. While they are samples, each is marked, and
 * none is louder than the text around it.
 */
export function CompanyStatistics({ heading, intro }: SectionOf<'company-statistics'>) {
  const { standIn: areSamples, value: figures } = site.stats;
  return (
    <section className={areSamples ? undefined : 'band'}>
      <SectionHeading isTarget>{heading}</SectionHeading>
      {intro && <Prose className="mt-3">{intro}</Prose>}
      <dl className="mt-4 grid grid-cols-2 gap-5 md:grid-cols-4 lg:mt-8">
        {Object.values(figures).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-muted">{label}</dt>
            <dd
              className={classNames(
                'font-semibold tabular-nums',
                !areSamples && 'font-display text-2xl text-accent',
              )}
            >
              {value}
              {areSamples && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
