import { UnbrokenText } from '@/components/ui/unbroken-text';
import { wholeAmount } from '@/content/money';
import { priceMeasures, priceRange } from '@/content/price-measures';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';
import { timeInWords } from '@/lib/time';

type Glance = Copy<'service'>['glance'];

/** How an offer is priced: the lowest price if the company has named one, otherwise how to get a price range. */
function priceText({ measure, note, from }: Glance['price']): string {
  const parts =
    from === 'not yet'
      ? [priceMeasures[measure], note, priceRange]
      : [`${priceMeasures[measure]}, from ${site.moneyUnit} ${wholeAmount(from)}`, note];
  return parts.filter((part) => part !== undefined).join('. ');
}

/**
 * The key facts of an offer: audience, time, price, start and what the client provides. They are a list on phones, and five
 * columns on wide screens.
 */
export function AtAGlance({ glance }: { glance: Glance }) {
  const rows = [
    { term: 'For', detail: glance.audience },
    { term: 'Time', detail: timeInWords(glance.time) },
    { term: 'Price', detail: priceText(glance.price) },
    { term: 'Start', detail: glance.start },
    { term: 'From you', detail: glance.needs },
  ];
  return (
    <dl
      aria-label="At a glance"
      className="mt-4 text-sm lg:mt-10 lg:grid lg:grid-cols-5 lg:gap-x-8 print:mt-2 print:grid print:grid-cols-5 print:gap-x-4"
    >
      {rows.map(({ term, detail }) => (
        <div
          key={term}
          className="hairline-t grid grid-cols-[5.25rem_1fr] content-start gap-x-3 gap-y-1 py-1.5 lg:block print:block lg:border-accent lg:pt-3"
        >
          <dt className="font-display font-semibold lg:text-lg">{term}</dt>
          <dd>
            <UnbrokenText>{detail}</UnbrokenText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
