import { Process } from '@/components/sections/process';
import { Statement } from '@/components/sections/statement';
import type { Offer } from '@/content/schema/pages';

/** How the work of an offer is done, on a timeline or in a paragraph. */
export function Work({ work }: { work: NonNullable<Offer['process']> }) {
  return 'steps' in work ? <Process {...work} /> : <Statement {...work} />;
}
