import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'buy',
  heading: 'Dashboards and BI: data analytics for managers',
  summary: 'Dashboards with agreed figures, updated from your systems automatically.',
  description:
    'Business intelligence in Kenya: agreed definitions, a reporting database, dashboards for managers, M-Pesa and branch data joined, access rules and training.',
  lead: 'Where two reports disagree, we find out why, agree one definition for each figure, and build the pages on which you decide.',
  updated: '2026-11-29',
  emblem: 'gauge',
  drawing: {
    caption: 'One figure, defined once, by branch',
    parts: [
      {
        type: 'columns',
        title: 'Sales this week, KSh thousand',
        items: [
          { label: 'Nyali', value: 2790 },
          { label: 'Town', value: 2560 },
          { label: 'Likoni', value: 1690 },
          { label: 'Diani', value: 1210 },
          { label: 'Voi', value: 310, mark: 'late' },
        ],
      },
      {
        type: 'paper',
        title: 'Sales',
        state: 'the definition',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Counted', value: 'without VAT', mark: 'done' },
              { text: 'Refunds', value: 'on their day', mark: 'done' },
              { text: 'Owner', value: 'finance' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotel groups, retailers, SACCOs and hospitals with two or more systems',
    time: { from: 8, to: 14, unit: 'weeks', note: 'to the first trusted dashboards' },
    price: prices['/services/software-solutions/data-analytics-bi'],
    start: 'Three regular decisions, and the figures that would change them',
    needs: 'Read access to each system, and the author of the present report for a day a week',
  },
  plans: {
    heading: 'Do you need more than a spreadsheet?',
    options: [
      {
        name: 'A better spreadsheet',
        suits: '1 or 2 sources, a few readers',
        amount: 'on request',
        includes: ['Updated when opened', 'Its author runs it'],
      },
      {
        name: 'A reporting database',
        suits: '2 to 6 sources, ten to a hundred readers',
        amount: prices['/services/software-solutions/data-analytics-bi'].from,
        includes: ['Updated nightly or hourly', 'One analyst runs it, part-time'],
      },
      {
        name: 'A full warehouse',
        suits: 'More sources, and everyone reads',
        amount: 'on request',
        includes: ['Updated by the minute where needed', 'A small team runs it'],
      },
    ],
  },
  process: {
    heading: 'From three decisions to figures that all accept',
    body: `1. You name three decisions, such as what to reorder on Monday or which loans to call.
2. Each figure gets a formula and an owner, and heads of department sign. You see the gaps and duplicates of each system.
3. Each decision gets a page, built with the person who takes it. If a control total fails at night, nothing is published and somebody is told.
4. For 4 to 5 weeks the pages run next to the old monthly report, until each difference is explained.`,
  },
  sections: [
    {
      type: 'example',
      heading: 'Two reports on one October',
      body: 'A supermarket has five branches. Its two reports differ for four reasons, and none is theft. From now on both count the invoiced value without VAT, and a refund on the day it is made. Finance owns that rule.',
      figures: [
        { label: 'Sales report', value: 'KSh 41.2 m' },
        { label: 'VAT counted in one branch', value: 'KSh 1.4 m' },
        { label: 'Refunds left out', value: 'KSh 0.9 m' },
        { label: 'Late till upload', value: 'KSh 0.7 m' },
        { label: 'Transfers booked as sales', value: 'KSh 0.3 m' },
        { label: 'Ledger', value: 'KSh 37.9 m' },
      ],
    },
  ],
  scope: {
    receive: [
      'The database, in your account or on your server, and two analysts who can add a fourth page',
    ],
    excluded: ['Subscriptions of dashboard software', 'History that exists only on paper'],
  },
  questions: [],
  related: [
    '/services/business-and-qa/data-analysis',
    '/services/systems-integration/data-integration',
  ],
  ask: {
    heading: 'Bring two reports that disagree',
    body: 'You hear in the first call where we would look first.',
  },
} satisfies Copy<'service'>;
