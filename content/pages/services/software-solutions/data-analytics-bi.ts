import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Business intelligence dashboards in Kenya',
  summary: 'Dashboards with agreed figures, updated from your systems automatically.',
  description:
    'Business intelligence in Kenya: agreed definitions, a reporting database, dashboards for managers, M-Pesa and branch data joined, access rules and training.',
  lead: 'Dashboards that update automatically, with one agreed definition for each figure, so that departments stop arguing about numbers.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one figure, defined once, by branch.',
    parts: [
      {
        type: 'columns',
        title: 'Sales this week, KSh thousand',
        items: [
          { label: 'Nyali', value: 412 },
          { label: 'Town', value: 388 },
          { label: 'Likoni', value: 251 },
          { label: 'Diani', value: 197 },
          { label: 'Voi', value: 90, mark: 'late' },
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
  twin: {
    path: '/services/business-and-qa/data-analysis',
    difference:
      'This page builds a permanent reporting database with dashboards. Data analysis answers one question once, and you keep the working.',
  },
  process: {
    heading: 'From decisions to dashboards',
    steps: [
      {
        title: 'Name three decisions',
        body: 'What to reorder on Monday, which loans to call, how many casual staff. Which figure would change your mind?',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Agree the terms',
        body: '15 to 30, each with a formula, a source and an owner. Department heads sign.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Check the sources',
        body: 'Gaps, duplicates and late entries in each system, with examples.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build the load',
        body: 'Nightly or hourly, with control totals. If a check fails, nothing is published and someone is told.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Design the pages',
        body: 'One screen for each decision, with the person who makes it.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Compare with the old report',
        body: 'For a full month. Every difference is explained.',
        time: { from: 4, to: 5, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The signed list of terms',
      'A reporting database in your account or on your server',
      'Dashboards for three decisions, for phones and for print',
      'A monthly data quality report for each source',
      'Training for two analysts who can add figures',
    ],
    needed: [
      'Read access to each system, or a scheduled export',
      'Heads of department for two sessions',
      'Who may see salaries, patients, members or margins',
    ],
    excluded: [
      'Dashboard software subscriptions',
      'Entering missing history from paper',
      'Statutory returns',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Two reports, one month',
      body: 'A supermarket with five branches reports October sales of KSh 41.2 million. The ledger says 37.9. Line by line, the gap has four causes, none of them theft. Now both use one definition: invoiced value without VAT, less credit notes, by invoice date.',
      figures: [
        { label: 'Sales report', value: 'KSh 41.2 m' },
        { label: 'VAT counted in one branch', value: 'KSh 1.4 m' },
        { label: 'Credit notes left out', value: 'KSh 0.9 m' },
        { label: 'Late till upload', value: 'KSh 0.7 m' },
        { label: 'Transfers booked as sales', value: 'KSh 0.3 m' },
        { label: 'Ledger', value: 'KSh 37.9 m' },
      ],
    },
    {
      type: 'comparison',
      heading: 'How much do you need?',
      rowHeading: 'Point',
      columns: ['Better spreadsheet', 'Reporting database', 'Full warehouse'],
      rows: [
        { label: 'Sources', cells: ['1 or 2', '2 to 6', 'Many'] },
        { label: 'Readers', cells: ['A few', 'Ten to a hundred', 'Everyone'] },
        {
          label: 'Updated',
          cells: ['When opened', 'Nightly or hourly', 'By the minute where needed'],
        },
        {
          label: 'Staff to run it',
          cells: ['The author', 'One analyst, part-time', 'A small team'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Useful figures by sector',
      rows: [
        { term: 'Hotel', detail: 'Bookings for the next 90 days against the same day last year.' },
        { term: 'SACCO', detail: 'Arrears by days and by employer.' },
        {
          term: 'Clearing and forwarding',
          detail: 'Open files by days since arrival, and the missing document.',
        },
        { term: 'Retail', detail: 'Days of stock left for each item and branch.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Which dashboard tool do you use?',
      answer:
        'If your office suite includes one, we start there. Open-source tools on your server cost nothing per reader.',
    },
    {
      question: 'Who can see personal data?',
      answer:
        'Names and numbers stay out unless a page needs them. A branch manager sees one branch, and exports are logged.',
    },
    {
      question: 'Our data is poor. Should we clean it first?',
      answer:
        'No. Start with one decision and clean what it needs. Errors are corrected fastest when a weekly list shows them with names.',
    },
  ],
  related: [
    '/services/systems-integration/data-integration',
    '/industries/finance-and-insurance',
    '/industries/retail-and-ecommerce',
  ],
  sources: [dataProtection.principles],
} satisfies Copy<'service'>;
