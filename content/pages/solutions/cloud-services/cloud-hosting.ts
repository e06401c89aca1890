import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords, priceInWords } from '@/content/values/price';

const administration = '/services/support-and-management/managed-it/system-administration';

export default {
  shape: 'project',
  heading: 'Cloud hosting in your own AWS, Azure or Google account',
  summary: 'We choose and build public cloud hosting in your name. You run it, or we do.',
  description:
    'Managed cloud hosting for Kenyan businesses: AWS, Azure, Google Cloud or a smaller provider compared, and built as code in your own account.',
  lead: 'Your system moves to a public cloud, in an account that your organisation owns and pays. It is built from code. Another team could run it, or build it again elsewhere.',
  updated: '2026-11-29',
  emblem: 'cloud-servers',
  drawing: {
    caption: 'A system in a cloud account of your own, our key at its door, and its bill',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'Your account and our key',
        height: 192,
        shapes: [
          { look: 'line', outline: 'M0 184h320' },
          { look: 'body', outline: 'M8 20h196v164h-196z' },
          { look: 'solid', outline: 'M2 10h208v11h-208z' },
          { look: 'tint', outline: 'M26 58h32v34h-32zM64 58h32v34h-32z' },
          { look: 'mark', outline: 'M32 66h20M32 74h20M70 66h20M70 74h20' },
          { look: 'tint', outline: 'M130 64a22 7 0 0 1 44 0v28a22 7 0 0 1 -44 0z' },
          { look: 'mark', outline: 'M130 64a22 7 0 0 0 44 0' },
          { look: 'tint', outline: 'M136 128a16 7 0 0 1 32 0v20a16 7 0 0 1 -32 0z' },
          { look: 'mark', outline: 'M136 128a16 7 0 0 0 32 0' },
          { look: 'body', outline: 'M46 118h30v36h-30z' },
          { look: 'mark', outline: 'M52 126h18M52 133h18M52 140h10' },
          { look: 'solid', outline: 'M196 120h16v64h-16z' },
          {
            look: 'hot',
            outline: 'M214 150h32v6h-20v8h-6v-8h-6zM243 153a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z',
          },
          { look: 'body', outline: 'M254 153a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z' },
        ],
        words: [
          { text: 'Your account', at: [106, 46], on: 'object', size: 'large' },
          { text: 'Web, twice', at: [61, 109], on: 'object' },
          { text: 'Database', at: [152, 115], on: 'object' },
          { text: 'Bill to you', at: [61, 172], on: 'object' },
          { text: 'Copy, 03:00', at: [150, 176], on: 'object' },
          { text: 'Our key', at: [264, 126], on: 'ground', size: 'large' },
          { text: 'taken back by', at: [264, 86], on: 'ground' },
          { text: 'you at any time', at: [264, 102], on: 'ground' },
        ],
      },
      {
        type: 'columns',
        title: 'Bill against budget, USD',
        items: [
          { label: 'Aug', value: 340 },
          { label: 'Sep', value: 352 },
          { label: 'Oct', value: 331 },
          { label: 'Cap', value: 400, mark: 'open' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with their own web system or database and no cloud engineer',
    time: { from: 4, to: 7, unit: 'weeks', note: 'for one application with a database' },
    price: prices['/solutions/cloud-services/cloud-hosting'],
    start: 'A week measuring your load: users, data, peaks and tolerable outage',
    needs:
      'A payment method, a spending limit, and half a day a week of someone who knows the program',
  },
  similar: {
    path: '/solutions/cloud-services/hapa-cloud-hosting',
    asks: 'Only a website?',
  },
  example: {
    heading: 'October of a ferry booking system',
    body: 'Two web servers run on a quiet day, and up to four on the Friday before a holiday. The company set a limit of 400 dollars a month and gets a message at 370.',
    figures: [
      { label: 'Provider’s bill for October', value: 'USD 331' },
      { label: 'Limit on spending', value: 'USD 400' },
      { label: 'Closed for the switch, at night', value: '25 minutes' },
      { label: 'Second copy of the database', value: 'in another zone' },
    ],
  },
  process: {
    heading: 'From a week of measuring to the switch',
    body: `The size and the price follow from two figures: the users of the busiest hour, and how long you could be without the system. Three providers are timed from Mombasa and Nairobi, each with a month’s bill for your own load.

Two people in your firm open the account, with two-step sign-in: one of them may lose a phone. The same code builds a test environment and the live one. The data is copied ahead, the switch is at night, and the old site is ready for another week.`,
  },
  situation: {
    heading: 'Who looks after it next year?',
    body: `You can, with our code and notes. Or we do, as [server administration](${administration}), ${priceInWords(prices[administration])}, after a set-up from ${amountInWords(prices[administration].setUp)}. Backups that we look after are restored ${commitments.restoreTest.phrase}, and you see the result.`,
  },
  scope: {
    receive: ['Backups in a second region, with one restore done'],
    excluded: [
      'The provider’s charges. We take no margin on them',
      'Faults in the application itself',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Where we look first',
      rowHeading: 'You have',
      columns: ['First choice', 'Because'],
      rows: [
        {
          label: 'A web system with steady use',
          cells: ['Virtual machines at a mid-size provider', 'The bill can be predicted'],
        },
        { label: 'Windows servers', cells: ['Azure', 'Your licences and directory fit'] },
        { label: 'Sharp peaks', cells: ['AWS or Google', 'You pay for the peak while it lasts'] },
        {
          label: 'Data that must stay in Kenya',
          cells: ['A Kenyan data centre', 'The location decides'],
        },
        {
          label: 'Users in one building',
          cells: ['A server on site', 'It works when the line is down'],
        },
      ],
    },
  ],
  questions: [],
  related: ['/blog/choosing-between-cloud-and-server-room'],
  ask: {
    heading: 'Ask what your system would cost per month',
    body: 'Its users and its busiest day decide that.',
  },
} satisfies Copy<'solution'>;
