import type { ReactNode } from 'react';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Offer } from '@/content/schema/pages';
import { timeInWords } from '@/content/values/time-in-words';
import { PriceNote } from './price-note';

/**
 * Five key facts below the picture of a page's heading. They are columns on wide screens, which all
 * have their width before the facts arrive, and a list on phones. The first, the price, is as wide
 * as two others.
 */
function KeyFacts({
  facts,
}: {
  facts: readonly { readonly term: string; readonly detail: ReactNode }[];
}) {
  return (
    <dl
      aria-label="At a glance"
      className="leading-tight lg:col-span-12 lg:mt-4 lg:grid lg:grid-cols-6 lg:gap-x-6 text-dense print:col-span-12 print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-4"
    >
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="hairline-t grid grid-cols-[minmax(min-content,5.25rem)_1fr] content-start gap-x-3 gap-y-1 py-1.5 lg:block lg:first:col-span-2 print:block lg:border-accent lg:pt-3"
        >
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd>{typeof detail === 'string' ? <UnbrokenText>{detail}</UnbrokenText> : detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The key facts of an offer: price, time, audience, start and what the client provides. */
export function AtAGlance({ glance }: Pick<Offer, 'glance'>) {
  return (
    <KeyFacts
      facts={[
        { term: 'Price', detail: <PriceNote price={glance.price} /> },
        { term: 'Time', detail: timeInWords(glance.time) },
        { term: 'For', detail: glance.audience },
        { term: 'Start', detail: glance.start },
        { term: 'We need', detail: glance.needs },
      ]}
    />
  );
}
