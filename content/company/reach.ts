import type { Drawing } from '@/content/schema/drawings';
import type { SectionOf } from '@/content/schema/pages';
import { commitments, travelPrice } from './commitments';

/** Where and when the company works. */
export const reach = {
  type: 'reach',
  heading: 'Where and when',
  travel: {
    words: `You pay no travel ${commitments.travel.phrase}. Elsewhere we work ${commitments.otherTowns.phrase}, and our travel costs ${travelPrice}.`,
  },
  faults: {
    words: commitments.criticalResponse.promise,
  },
} as const satisfies SectionOf<'reach'>;

/**
 * The coast of Kenya from the Tanzanian border to Malindi, and Mombasa Island between its creeks.
 */
export const coast = {
  caption: 'The counties where travel is in the price',
  parts: [
    {
      type: 'coast',
      height: 244,
      shapes: [
        {
          look: 'land',
          outline:
            'M0 0h216l-7 18-5.5 16-9 25-11 16-18 31-12 36-5 9-3 8-9 8-2 15-11 19-12 21-18 1-9 21H0z',
        },
        {
          look: 'area',
          outline: 'M209 18l-5.5 16-9 25-11 16-18 31-12 36-23 1-9-11-36-12-12-34 5.5-56 57-23z',
        },
        {
          look: 'area',
          outline: 'M137 168l-2 15-11 19-12 21-18 1-53-35-23-28 23-28 45-12 36 12 9 11-4 16z',
        },
        { look: 'office', outline: 'M154 142l-5 9-3 8-9 8-9-8 3-16z' },
        { look: 'line', outline: 'M146 155l38-6' },
        { look: 'office', outline: 'M197 35a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
        { look: 'lens', outline: 'M246 90a60 60 0 0 1 0 120a60 60 0 0 1 0-120z' },
        {
          look: 'land',
          outline: 'M188 165.500A60 60 0 0 1 232.500 91.500l4.500 20-5 15-13 10-7 16-9 10z',
        },
        {
          look: 'land',
          outline: 'M243.500 90.100A60 60 0 0 1 302.400 129.500l-16 6.500-16 4-10-9-13-11z',
        },
        {
          look: 'land',
          outline: 'M192.500 177.200A60 60 0 0 0 256.400 209l5.600-15-10-10h-22l-18-10z',
        },
        {
          look: 'office',
          outline: 'M226 141q10-14 26-8l18 10q8 10-2 20l-16 10q-16 2-24-10q-8-12-2-22z',
        },
      ],
      names: [
        { name: 'Kilifi', at: [128, 72], size: 'large' },
        { name: 'Kwale', at: [70, 176], size: 'large' },
        { name: 'Malindi', at: [172, 39], size: 'small' },
        { name: 'Indian Ocean', at: [262, 52], size: 'small' },
        { name: 'Nyali', at: [269, 121], size: 'small' },
        { name: 'Port', at: [218, 122], size: 'small' },
        { name: 'Likoni', at: [238, 197], size: 'small' },
        { name: 'Mombasa Island', at: [246, 234], size: 'large' },
      ],
    },
  ],
} as const satisfies Drawing;
