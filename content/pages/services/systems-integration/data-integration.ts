import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'examine',
  heading: 'Data integration: one record for each member',
  summary: 'Records from several systems matched, cleaned and kept in one database.',
  description:
    'Data integration in Kenya: match records of members, patients or customers across systems, clean names and numbers, load one database nightly, trace each figure.',
  lead: 'Every night your systems agree on who is who. Each figure shows where it comes from.',
  updated: '2026-11-29',
  emblem: 'merge',
  drawing: {
    caption: 'Two lists of members flow into one. A clerk decides on the row in doubt',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'Two lists and one',
        height: 172,
        shapes: [
          { look: 'line', outline: 'M134 44h26v42h26M134 128h26V86M176 77l10 9-10 9' },
          { look: 'body', outline: 'M6 8h128v72h-128zM6 92h128v72h-128zM188 36h126v100h-126z' },
          { look: 'solid', outline: 'M6 8h128v6h-128zM6 92h128v6h-128zM188 36h126v6h-126z' },
          { look: 'hot', outline: 'M6 58h8v22h-8zM6 142h8v22h-8zM188 111h8v25h-8z' },
          {
            look: 'mark',
            outline: 'M6 35h128M6 58h128M6 119h128M6 142h128M188 65h126M188 88h126M188 111h126',
          },
        ],
        words: [
          { text: 'Loans', at: [70, 30], on: 'object', size: 'large' },
          { text: 'W Sample, 12', at: [70, 51], on: 'object' },
          { text: 'B Sample, 31', at: [70, 74], on: 'object' },
          { text: 'Book', at: [70, 114], on: 'object', size: 'large' },
          { text: 'Sample W, 12', at: [70, 135], on: 'object' },
          { text: 'Sample B, 13', at: [70, 158], on: 'object' },
          { text: 'Members', at: [251, 59], on: 'object', size: 'large' },
          { text: '1 W Sample', at: [251, 81], on: 'object' },
          { text: '2 A Sample', at: [251, 104], on: 'object' },
          { text: '3 B Sample: ask', at: [255, 128], on: 'object' },
        ],
      },
      {
        type: 'window',
        title: 'Same person?',
        state: 'for the clerk',
        blocks: [
          {
            type: 'table',
            columns: ['System', 'Name', 'Phone'],
            rows: [
              { cells: ['Loans', 'B Sample', '0700…31'] },
              { cells: ['Book', 'Sample B', '0700…13'] },
            ],
          },
          { type: 'buttons', items: ['Same', 'Different'] },
        ],
      },
    ],
  },
  glance: {
    audience: 'Cooperatives, schools, hospitals and counties whose reports disagree',
    time: { from: 7, to: 11, unit: 'weeks', note: 'for two or three sources' },
    price: prices['/services/systems-integration/data-integration'],
    start: 'A week of profiling every field in the sources',
    needs:
      'Read access to each source, someone who knows the data, a reason in law for joining records',
  },
  finding: {
    heading: 'What the first comparison finds',
    title: '192 loans have no member',
    severity: 'High',
    parts: [
      {
        term: 'Where',
        detail: 'A cooperative has 4,120 names in its member book, and 3,870 in its loan program.',
      },
      { term: 'Matched', detail: 'ID numbers match 3,210 of the borrowers.' },
      {
        term: 'For a clerk',
        detail:
          'The sound of names, the last digits of phones and the village give 540 pairs. In 9 hours a clerk confirms 468.',
      },
      {
        term: 'Left over',
        detail: 'For 192 loans the book has no borrower. The committee gets their list.',
      },
    ],
  },
  process: {
    heading: 'How the lists become one',
    body: `Every field is counted first: how often it is empty, and in how many ways it is written. Departments sign one definition of “active member”. Rules then decide which records merge automatically, which a clerk checks and which stay separate.

A nightly load into a database in your account, built in 2 to 5 weeks, records where each row came from and what changed it. If a sum differs from its source in the morning, the reports wait.`,
  },
  scope: {
    excluded: [
      'Dashboards. See [Dashboards and BI](/services/software-solutions/data-analytics-bi)',
      'Buying data about people from others',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What to settle before records are matched',
      rows: [
        {
          term: 'Phone numbers',
          detail: 'Another person may have had it before, so it does not prove who someone is.',
        },
        {
          term: 'Names',
          detail:
            'A name has 2 to 5 parts in any order, and is not always spelt as on the ID card.',
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
      body: 'The Data Protection Act asks for a stated purpose and for no more data than it needs. Where the joining is likely to be a high risk to people, an impact assessment comes first. Its technical part is ours. Analysts see keys in place of names.',
    },
  ],
  questions: [],
  related: [],
  ask: { heading: 'Which two lists disagree?' },
  sources: [dataProtection.principles, dataProtection.impactAssessment],
} satisfies Copy<'service'>;
