import { commitments } from './commitments';
import type { SectionOf } from './schema';

/** Where and when the company works. */
export const reach = {
  type: 'reach',
  heading: 'Where and when',
  travel: {
    counties: ['Kilifi', 'Mombasa', 'Kwale'],
    words: 'Travel is included in these counties. Elsewhere we work remotely, with planned visits.',
  },
  faults: {
    words: `With a support agreement, report faults ${commitments.faultReports.phrase}.`,
  },
} as const satisfies SectionOf<'reach'>;
