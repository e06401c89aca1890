import { wholeAmount } from '@/content/money';
import { priceMeasures } from '@/content/price-measures';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';

type Glance = Copy<'service'>['glance'];

/** How an offer is priced, in words; with the lowest price once the company has named one. */
function priceInWords({ measure, note, from }: Glance['price']): string {
  const amount = from === 'not yet' ? '' : `, from ${site.moneyUnit} ${wholeAmount(from)}`;
  const words = `${priceMeasures[measure]}${amount}`;
  return note ? `${words}. ${note}` : words;
}

/** What a client wants to know first of an offer, as terms and details in the order in which they are shown. */
export function glanceRows(glance: Glance): readonly { term: string; detail: string }[] {
  return [
    { term: 'For', detail: glance.audience },
    { term: 'Time', detail: glance.time },
    { term: 'Price', detail: priceInWords(glance.price) },
    { term: 'Start', detail: glance.start },
    { term: 'From you', detail: glance.needs },
  ];
}
