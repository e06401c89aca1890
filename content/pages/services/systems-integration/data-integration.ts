import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Data integration for Kenyan organisations',
  summary: 'Records from several systems matched, cleaned and kept in one database.',
  description:
    'Data integration in Kenya: match records of members, patients or customers across systems, clean names and numbers, load one database nightly, trace each figure.',
  lead: 'Ask how many customers or members you have, and get one answer. We match records from several systems every night in one database you own.',
  updated: '2026-11-24',
  drawing: {
    caption: 'three records of one member, and the one that is left.',
    parts: [
      {
        type: 'window',
        title: 'Same person?',
        state: '97%',
        blocks: [
          {
            type: 'table',
            columns: ['System', 'Name', 'Phone'],
            rows: [
              { cells: ['Loans', 'W Sample', '0700…12'] },
              { cells: ['Shares', 'Sample W', '0700…12'] },
              { cells: ['SMS', 'Member W', '0700…12'] },
            ],
          },
        ],
      },
      {
        type: 'paper',
        title: 'Member 10044',
        state: 'one record',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Phone', value: 'loans', mark: 'done' },
              { text: 'Address', value: 'shares', mark: 'done' },
              { text: 'Consent', value: 'asked again', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Cooperatives, schools, hospitals and counties whose reports disagree',
    time: { from: 7, to: 11, unit: 'weeks', note: 'for two or three sources' },
    price: prices['/services/systems-integration/data-integration'],
    start: 'A week of profiling every field in the sources',
    needs: 'Read access to each source, and someone in each department who knows the data',
  },
  process: {
    heading: 'From several lists to one',
    steps: [
      {
        title: 'Profile the data',
        body: 'For each field: how often it is empty, how many forms it takes, its oldest and newest value.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Agree the terms',
        body: 'For example, active member, closed account or net sale. Each term gets one sentence, signed by the departments that differ.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Set matching rules',
        body: 'The same ID number and birth date match automatically. Likely pairs go to a person. The rest stay apart.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Build the nightly load',
        body: 'Each row records its source, the time it was read and the rule that changed it.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
      {
        title: 'Check totals',
        body: 'Every morning, counts and sums are compared with the sources. A difference stops the reports.',
        time: { from: 1, unit: 'weeks', note: '(then daily)' },
      },
    ],
    busy: ['us', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A database in your account, with every table described',
      'The load programs and schedule, in version control',
      'A screen to settle doubtful matches',
      'The list of terms you signed',
      'For each main figure, the fields it comes from',
    ],
    needed: [
      'Read access to each source, preferably a copy',
      'One person in each department who can settle doubts',
      'A reason, in law and in business, for joining personal records',
    ],
    excluded: [
      'Dashboards: see [data analytics and BI](/services/software-solutions/data-analytics-bi)',
      'Corrections in the source systems. Your staff get the list',
      'Buying outside data about people',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Two member lists',
      body: 'A cooperative has 4,120 names in its member book and 3,870 in its loan program. Strict rules match most. A second run compares how names sound, the last digits of phone numbers and the village, and offers pairs to a clerk, who settles 60 an hour. The remaining loans go to the committee, listed by number.',
      figures: [
        { label: 'Matched by ID number', value: '3,210' },
        { label: 'Offered to a clerk', value: '540 pairs' },
        { label: 'Confirmed by the clerk', value: '468' },
        { label: 'Loans without a member', value: '192' },
        { label: 'Clerk’s time', value: '9 hours' },
      ],
    },
    {
      type: 'specification',
      heading: 'Kenyan details we handle',
      rows: [
        {
          term: 'Phone numbers',
          detail:
            'Kept in one international form. A number may have had another owner, so it never proves identity alone.',
        },
        {
          term: 'Names',
          detail: 'Two to five parts in any order, often spelt differently from the ID card.',
        },
        {
          term: 'Identifiers',
          detail:
            'National ID, passport, alien card, KRA PIN and birth certificate are separate fields.',
        },
        {
          term: 'Money',
          detail:
            'Shillings and dollars often share one column, so we store the currency with each amount.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Personal data',
      body: 'The Data Protection Act requires a stated purpose and no more data than it needs. If joining records is likely to put people at high risk, you need an impact assessment first. We write the technical description for it, leave out unused fields and show analysts keys in place of names.',
    },
  ],
  questions: [
    {
      question: 'Should we clean the data first?',
      answer:
        'No. Clean after profiling, when you know which faults matter. Half of what looks untidy affects no report.',
    },
    {
      question: 'Do corrections go back to the source systems?',
      answer:
        'At first as a list for your staff. Automatic corrections come later, field by field, once the rules are proven.',
    },
    {
      question: 'Is a nightly update fast enough?',
      answer:
        'For most decisions, yes. For stock across shops we load every few minutes, or use [application integration](/services/systems-integration/application-integration).',
    },
  ],
  related: [
    '/services/business-and-qa/data-analysis',
    '/services/systems-integration/legacy-modernisation',
    '/industries/public-sector',
  ],
  sources: [dataProtection.principles, dataProtection.impactAssessment],
} satisfies Copy<'service'>;
