import { commitments } from './commitments';
import type { SectionOf } from './schema';

/** Where and when the company works. */
export const reach = {
  type: 'reach',
  heading: 'Where and when',
  travel: {
    counties: ['Kilifi', 'Mombasa', 'Kwale'],
    words:
      'Travel is included in these counties. Elsewhere, in Nakuru for example, we work remotely and visit on planned days. You pay that travel.',
  },
  faults: {
    words: `With a support agreement, report faults ${commitments.faultReports.phrase}.`,
  },
} as const satisfies SectionOf<'reach'>;
