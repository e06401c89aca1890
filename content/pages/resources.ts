import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Resources: draft contract, checklists and answers',
  summary: 'Questions answered, IT terms explained, checklists and templates to keep.',
  description:
    'Free working material for Kenyan organisations: common questions on IT projects, a glossary of technical and tax terms, and checklists and templates to download.',
  lead: 'Read our draft contract, answers on price and a glossary, and take documents to print or edit. All are free and without sign-up.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The first page of a draft agreement and of a request for quotation',
    parts: [
      {
        type: 'paper',
        title: 'Service agreement',
        state: 'draft',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '1 Parties, services' },
              { text: '2 Term and notice', value: commitments.noticePeriod.phrase },
              { text: '4 Price', value: 'in Schedule 1' },
              { text: '8 When it ends' },
              { text: 'Signed' },
            ],
          },
        ],
      },
      {
        type: 'paper',
        title: 'Request for quotation',
        blocks: [
          {
            type: 'table',
            columns: ['Part', 'Firm A', 'Firm B'],
            rows: [
              { cells: ['Set-up', '320,000', '410,000'] },
              { cells: ['A month', '18,000', '9,500'] },
              { cells: ['5 years', '1.4 m', '0.98 m'], mark: 'done' },
              { cells: ['Exit', 'free', '?'], mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Do I have to register to get the files?',
      answer: 'No. Download them directly. We do not know who you are, and we do not call you.',
    },
    {
      question: 'Can we give the checklists to our clients or branches?',
      answer: 'Yes. Print, translate and change them. Check any remark on law for your own case.',
    },
    {
      question: 'Is any of this legal or tax advice?',
      answer:
        'No. We name the source. Before a decision that can cost you a penalty, ask an advocate, a tax agent or the authority.',
    },
  ],
  ask: {
    heading: 'Ask for another document',
    body: 'Tell us what you want to check or to compare.',
  },
} satisfies Copy<'hub'>;
