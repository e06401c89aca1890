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
  caption: 'The counties where travel is in the price, and Mombasa Island between its two creeks',
  parts: [
    {
      type: 'coast',
      height: 330,
      shapes: [
        {
          look: 'land',
          outline:
            'M0 0h292l-24 44-7 21-12 32-14 20-23 40-16 46-6 12-4 10-12 10-3 19-14 24-15 27-23 1-12 24H0z',
        },
        {
          look: 'area',
          outline: 'M268 44l-7 21-12 32-14 20-23 40-16 46-29 1-12-14-46-16-15-44 7-72 73-29z',
        },
        {
          look: 'area',
          outline: 'M174 235l-3 19-14 24-15 27-23 1-68-45-29-36 29-36 58-15 46 16 12 14-5 21z',
        },
        { look: 'office', outline: 'M196 203l-6 12-4 10-12 10-12-10 5-21z' },
        { look: 'line', outline: 'M186 219l12 14M262 20q6-6 12 0t12 0M284 112q6-6 12 0t12 0' },
        { look: 'office', outline: 'M254 62a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
        { look: 'lens', outline: 'M256 186a60 60 0 0 1 0 120a60 60 0 0 1 0-120z' },
        {
          look: 'land',
          outline: 'M198 261.5A60 60 0 0 1 240.5 188l-2.5 18-12 16-4 18-12 12z',
        },
        {
          look: 'land',
          outline: 'M248.7 186.4A60 60 0 0 1 312.4 225.5l-16 6.5-16 4-12-10-16-10z',
        },
        {
          look: 'land',
          outline: 'M202.5 273.200A60 60 0 0 0 266.4 305l5.600-15-10-10h-22l-18-10z',
        },
        {
          look: 'office',
          outline: 'M232 236q10-14 26-8l18 10q8 10-2 20l-16 10q-16 2-24-10q-8-12-2-22z',
        },
      ],
      names: [
        { name: 'Kilifi', at: [165, 110], size: 'large' },
        { name: 'Kwale', at: [92, 242], size: 'large' },
        { name: 'Malindi', at: [228, 66], size: 'small' },
        { name: 'Indian Ocean', at: [268, 152], size: 'small' },
        { name: 'Nyali', at: [280, 215], size: 'small' },
        { name: 'Port', at: [216, 218], size: 'small' },
        { name: 'Likoni', at: [240, 295], size: 'small' },
        { name: 'Mombasa Island', at: [256, 324], size: 'large' },
      ],
    },
  ],
} as const satisfies Drawing;
