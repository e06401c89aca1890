import { wholeAmount } from '@/content/money';
import { priceMeasures, priceRange } from '@/content/price-measures';
import type { Copy } from '@/content/schema';
import { site } from '@/content/site';
import { timeInWords } from '@/lib/time';

type Glance = Copy<'service'>['glance'];

/** How an offer is priced: the lowest price if the company has named one, otherwise how to get a price range. */
function priceInWords({ measure, note, from }: Glance['price']): string {
  const words =
    from === 'not yet'
      ? [priceMeasures[measure], note, priceRange]
      : [`${priceMeasures[measure]}, from ${site.moneyUnit} ${wholeAmount(from)}`, note];
  return words.filter((part) => part !== undefined).join('. ');
}

/** The key facts of an offer, in the order in which they are shown. */
export function glanceRows(glance: Glance): readonly { term: string; detail: string }[] {
  return [
    { term: 'For', detail: glance.audience },
    { term: 'Time', detail: timeInWords(glance.time) },
    { term: 'Price', detail: priceInWords(glance.price) },
    { term: 'Start', detail: glance.start },
    { term: 'From you', detail: glance.needs },
  ];
}
