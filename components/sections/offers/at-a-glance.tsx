import type { ReactNode } from 'react';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Offer } from '@/content/schema/pages';
import { timeInWords } from '@/content/values/time-in-words';
import { PriceNote } from './price-note';

/** Key facts below a page's heading. They are a list on phones, and columns on wide screens. */
export function KeyFacts({
  facts,
}: {
  facts: readonly { readonly term: string; readonly detail: ReactNode }[];
}) {
  return (
    <dl
      aria-label="At a glance"
      className="mt-4 leading-tight lg:mt-10 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 print:mt-2 print:grid print:auto-cols-fr print:grid-flow-col print:gap-x-4"
    >
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="hairline-t grid grid-cols-[5.25rem_1fr] content-start gap-x-3 gap-y-1 py-1.5 lg:block print:block lg:border-accent lg:pt-3"
        >
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd>{typeof detail === 'string' ? <UnbrokenText>{detail}</UnbrokenText> : detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The key facts of an offer: audience, time, price, start and what the client provides. */
export function AtAGlance({ glance }: Pick<Offer, 'glance'>) {
  return (
    <KeyFacts
      facts={[
        { term: 'For', detail: glance.audience },
        { term: 'Time', detail: timeInWords(glance.time) },
        { term: 'Price', detail: <PriceNote price={glance.price} /> },
        { term: 'Start', detail: glance.start },
        { term: 'We need', detail: glance.needs },
      ]}
    />
  );
}
