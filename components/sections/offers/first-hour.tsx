import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { Copy } from '@/content/schema/pages';
import { busyWords } from '@/lib/figures/timeline';

type Repair = Extract<Copy<'service'>, { shape: 'repair' }>;

/** How a client recognises the trouble. */
export function Signs({ signs }: Pick<Repair, 'signs'>) {
  return (
    <SplitSection heading={signs.heading} isTarget>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {signs.items.map((item) => (
          <Prose key={item} as="li" isLine className="hairline-t py-2 lg:py-4">
            {item}
          </Prose>
        ))}
      </ul>
    </SplitSection>
  );
}

/** What happens in the first hour, step by step: when, who and what. */
export function FirstHour({ firstHour }: Pick<Repair, 'firstHour'>) {
  return (
    <section className="band">
      <SectionHeading isTarget>{firstHour.heading}</SectionHeading>
      {firstHour.intro && <Prose className="measure mt-4">{firstHour.intro}</Prose>}
      <ol className="mt-4 lg:mt-8">
        {firstHour.steps.map(({ when, who, title, body }) => (
          <li
            key={title}
            className="hairline-t grid gap-x-8 gap-y-1 py-3 lg:grid-cols-12 lg:items-baseline lg:py-5"
          >
            <p className="font-display font-semibold text-accent lg:col-span-2">{when}</p>
            <h3 className="text-lg lg:col-span-3">{title}</h3>
            <Prose className="lg:col-span-5">{body}</Prose>
            {busyWords[who] && (
              <p className="text-sm text-ink-muted lg:col-span-2">{busyWords[who]}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
