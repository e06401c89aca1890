import { commitments } from '@/content/company/commitments';
import { figuresNote } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'About us: why Mombasa, and what we refuse',
  summary: 'Why are we in Mombasa, which work do we refuse, and what do we do when we are wrong?',
  description:
    'The values of an IT and software company in Mombasa: why it serves the coast, what simple means in practice and what it refuses to do.',
  lead: 'Our office is on Mombasa Island. Read what we refuse, and what we do when we are wrong.',
  updated: '2026-11-28',
  emblem: 'signpost',
  drawing: {
    caption: 'The ferry at Likoni, with a van and a spare switch on it',
    parts: [
      {
        type: 'scene',
        title: 'The Likoni ferry',
        height: 240,
        shapes: [
          { look: 'hot', outline: 'M244 48a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z' },
          {
            look: 'line',
            outline: 'M0 128h320M22 128V60M22 70l34 58M22 74h46M58 128V74M58 74l10 10',
          },
          {
            look: 'body',
            outline:
              'M96 128v-34h14v-12h14v12h14v-12h14v12h14v34zM246 128v-24h40v24zM292 128V96h22v32z',
          },
          {
            look: 'line',
            outline:
              'M206 128q10-34 2-54M208 74q-18-6-24 8M208 74q18-8 26 8M208 74q-6-14-20-12M208 74q8-12 22-8',
          },
          { look: 'solid', outline: 'M119 110h12v18h-12z' },
          { look: 'body', outline: 'M24 176h272l-22 34H46zM24 176l-14-12M296 176l14-12' },
          { look: 'body', outline: 'M132 138h56v12h-56zM138 150h6v26h-6zM176 150h6v26h-6z' },
          { look: 'tint', outline: 'M36 150h38v26h-38zM206 146h34v30h-34z' },
          { look: 'body', outline: 'M80 176v-28h34l12 14v14z' },
          { look: 'hot', outline: 'M84 152h18v14h-18z' },
          {
            look: 'solid',
            outline:
              'M85 176a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM111 176a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z',
          },
          {
            look: 'tint',
            outline:
              'M246 155a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM241 176v-4q0-9 11-9t11 9v4zM266 155a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM261 176v-4q0-9 11-9t11 9v4zM190 155a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM185 176v-4q0-9 11-9t11 9v4z',
          },
          {
            look: 'line',
            outline:
              'M0 218q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M0 232q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          },
        ],
        words: [
          { text: 'Likoni', at: [266, 88], on: 'ground' },
          { text: 'Kilindini', at: [46, 52], on: 'ground' },
          { text: 'Old Town', at: [131, 72], on: 'ground' },
          { text: '20 minutes to Likoni', at: [160, 198], on: 'object', size: 'large' },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'Why Mombasa matters to you',
      body: `With a support agreement, we start on a critical fault [day or night](/company/about-us/our-team#at-night-and-when-a-repair-takes-too-long), and try remotely first. If that does not repair it, an engineer drives to Kilindini or Shimanzi, or takes one ferry to Likoni. Visits are ${commitments.repairVisits.phrase}.`,
    },
    {
      type: 'specification',
      heading: 'What we mean by simple',
      drawing: {
        caption: 'A list of changes, which a manager can read',
        parts: [
          {
            type: 'paper',
            title: 'What we changed (sample)',
            state: 'October',
            blocks: [
              {
                type: 'table',
                columns: ['Day', 'What', 'Why'],
                rows: [
                  { cells: ['2', 'Mail rule', 'spam'], mark: 'done' },
                  { cells: ['9', 'Printer driver', 'blank pages'], mark: 'done' },
                  { cells: ['14', 'Switch', 'salt in the old one'], mark: 'done' },
                  { cells: ['27', 'File restored', 'test'], mark: 'done' },
                ],
              },
            ],
          },
        ],
      },
      rows: [
        {
          term: 'Our proposals',
          detail: 'The person who pays can explain the proposal to the board without us.',
        },
        {
          term: 'Our backups',
          detail: 'We call a backup finished when somebody has restored a file from it.',
        },
        {
          term: 'Our answers',
          detail:
            'If we have not done your kind of work before, we say so in the [first call](/contact).',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What we refuse',
      body: 'We do not write software that hides sales from KRA, reads the private messages of staff, or sends advertising to bought lists. We pay no bribes, and take none. We do not keep your domain in our name, even if you ask us to.',
    },
    {
      type: 'statement',
      heading: 'When we are wrong',
      body: `${commitments.incidentReport.promise} It says what happened, whom it affected and what we changed ([a sample report](/company/portfolio-testimonials)), and you may show it to anyone.`,
    },
    {
      type: 'company-statistics',
      heading: 'Our figures',
      ...(figuresNote && { intro: figuresNote }),
    },
  ],
  related: ['/company/about-us/our-team', '/company/about-us/how-we-work'],
} satisfies Copy<'company'>;
