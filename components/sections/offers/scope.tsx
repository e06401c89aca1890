import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema';

/** What the client receives, what we need from them and what is not included. */
export function Scope({ scope }: Pick<Copy<'service'>, 'scope'>) {
  const lists = [
    { heading: 'You receive', items: scope.receive, mark: '+' },
    { heading: 'We need from you', items: scope.needed, mark: '›' },
    { heading: 'Not included', items: scope.excluded, mark: '–' },
  ];
  return (
    <section>
      <SectionHeading>What is in it</SectionHeading>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-3 print:grid-cols-3 print:gap-6">
        {lists.map(({ heading, items, mark }) => (
          <div key={heading}>
            <h3 className="text-lg">{heading}</h3>
            <ul className="mt-2 lg:mt-3">
              {items.map((item) => (
                <li key={item} className="hairline-t flex gap-3 py-2 lg:py-3">
                  <span aria-hidden="true" className="text-accent">
                    {mark}
                  </span>
                  <Prose className="min-w-0">{item}</Prose>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
