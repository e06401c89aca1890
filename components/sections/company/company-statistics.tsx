import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import type { SectionOf } from '@/content/schema/pages';
import { site } from '@/content/site';
import { fragmentOf } from '@/lib/fragments';

/** The company's figures in large type, on a dark band. Each is marked while it is a sample. */
export function CompanyStatistics({ heading }: SectionOf<'company-statistics'>) {
  return (
    <section className="deep">
      <SectionHeading id={fragmentOf(heading)}>{heading}</SectionHeading>
      <dl className="mt-4 grid grid-cols-2 gap-5 md:grid-cols-4 lg:mt-8">
        {Object.values(site.stats.value).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-display text-2xl font-semibold text-accent tabular-nums">
              {value}
              {site.stats.standIn && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
