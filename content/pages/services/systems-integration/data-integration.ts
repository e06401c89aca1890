import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'project',
  heading: 'Data integration: one record for each member',
  summary: 'Records from several systems matched, cleaned and kept in one database.',
  description:
    'Data integration in Kenya: match records of members, patients or customers across systems, clean names and numbers, load one database nightly, trace each figure.',
  lead: 'Every night your systems fill one database you own, with one record for each member or customer, and each figure shows where it comes from.',
  updated: '2026-11-27',
  drawing: {
    caption: 'three records of one member, and the one that is left.',
    parts: [
      {
        type: 'window',
        title: 'Same person?',
        state: 'for the clerk',
        blocks: [
          {
            type: 'table',
            columns: ['System', 'Name', 'Phone'],
            rows: [
              { cells: ['Loans', 'W Sample', '0700…12'] },
              { cells: ['Book', 'Sample W', '0700…12'] },
              { cells: ['SMS', 'Member W', '0700…12'] },
            ],
          },
          { type: 'buttons', items: ['Same', 'Different'] },
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
              { text: 'Address', value: 'book', mark: 'done' },
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
  example: {
    heading: 'Two member lists of a cooperative',
    body: 'The member book has 4,120 names and the loan program 3,870. ID numbers match the bulk of them. A second run compares the sound of names, the last digits of phones and the village, and offers pairs to a clerk, who settles 60 an hour. What is left goes to the committee: 192 loans, listed by number, whose borrower nobody can find in the book.',
    figures: [
      { label: 'Matched by ID number', value: '3,210' },
      { label: 'Offered to a clerk', value: '540 pairs' },
      { label: 'Confirmed by the clerk', value: '468' },
      { label: 'Clerk’s time', value: '9 hours' },
      { label: 'Loans without a member', value: '192' },
    ],
  },
  process: {
    heading: 'How the lists become one',
    steps: [
      {
        title: 'Profile',
        body: 'How often is each field empty, and in how many forms is it written?',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Agree the words',
        body: 'We write one definition of “active member”, and every department signs it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Set the rules',
        body: 'Which pairs match alone, which go to a person, and which stay apart.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Build the nightly load',
        body: 'Each row says where it came from and which rule changed it.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
      {
        title: 'Compare the totals',
        body: 'If a sum differs from its source in the morning, the reports wait.',
        time: { from: 1, unit: 'weeks', note: '(then daily)' },
      },
    ],
    busy: ['us', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A database in your account, with every table described, and the programs that fill it',
      'A screen on which your staff settle doubtful pairs',
    ],
    needed: ['A reason, in law and in business, for joining personal records'],
    excluded: [
      'Dashboards. See [data analytics](/services/software-solutions/data-analytics-bi)',
      'Buying data about people from others',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What makes Kenyan records hard to match',
      rows: [
        {
          term: 'Phone numbers',
          detail: 'A number may have had another owner, so it proves no identity alone.',
        },
        {
          term: 'Names',
          detail: 'Two to five parts in any order, and not always spelt as on the ID card.',
        },
        {
          term: 'Numbers of a person',
          detail: 'National ID, passport, alien card and KRA PIN are four fields.',
        },
        {
          term: 'Money',
          detail: 'Shillings and dollars share a column. We store the currency with each amount.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Before personal records are joined',
      body: 'The Data Protection Act asks for a stated purpose and for no more data than it needs. Where the joining is likely to be a high risk to people, an impact assessment comes first. We write its technical part, and analysts see keys in place of names.',
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'Name the two reports that differ',
    body: 'Tell us what each counts, and in which program.',
  },
  sources: [dataProtection.principles, dataProtection.impactAssessment],
} satisfies Copy<'service'>;
