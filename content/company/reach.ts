import type { SectionOf } from '@/content/schema/pages';
import { commitments } from './commitments';

/** Where and when the company works. */
export const reach = {
  type: 'reach',
  heading: 'Where and when',
  travel: {
    areas: [
      {
        name: 'Kilifi',
        outline: 'M148 4 44 24l12 56 20 20 20 8h12l9-26 13-21 8-11 6-22z',
        x: 136,
        y: 76,
        hasOffice: false,
      },
      { name: 'Mombasa', outline: 'M96 108h12l-6 11-8-2z', x: 116, y: 112, hasOffice: true },
      {
        name: 'Kwale',
        outline: 'M56 80 16 100 6 118l24 18 34 30 16-4 10-16 12-27-8-2 2-9-20-8z',
        x: 98,
        y: 152,
        hasOffice: false,
      },
    ],
    words:
      'Travel is included in these counties. Elsewhere, in Nakuru for example, we work remotely and visit on planned days. You pay that travel.',
  },
  faults: {
    words: `With a support agreement, report faults ${commitments.faultReports.phrase}.`,
  },
} as const satisfies SectionOf<'reach'>;
