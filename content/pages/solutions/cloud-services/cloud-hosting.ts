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
    'Managed cloud hosting for Kenyan businesses: AWS, Azure, Google Cloud or a smaller provider compared, built as code in your own account, watched and kept in budget.',
  lead: 'Your system moves to a public cloud, in an account that your organisation owns and pays. It is built from code. Another team could run it, or build it again elsewhere.',
  updated: '2026-11-27',
  emblem: 'cloud-servers',
  drawing: {
    caption: 'a system in a cloud account of your own, with its bill.',
    place: 'below',
    parts: [
      {
        type: 'rack',
        title: 'eu-west, your account',
        units: [
          { label: 'Load balancer', note: '2 zones', mark: 'done' },
          { label: 'Web', note: '2 of 4 run', mark: 'done' },
          { label: 'Database', note: 'copy in zone 2', mark: 'done' },
          { label: 'Backup', note: '03:00', mark: 'done' },
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
  twin: {
    path: '/solutions/cloud-services/hapa-cloud-hosting',
    asks: 'Only a website or a shop?',
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
    receive: [
      'The environment as code, in your repository',
      'Backups in a second region, with one restore done',
      'A page that says why this provider and this region',
    ],
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
  ask: { heading: 'Ask what your system would cost per month' },
} satisfies Copy<'solution'>;
