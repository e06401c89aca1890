import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'symptoms',
  heading: 'Custom software and apps in Kenya',
  summary: 'Enterprise systems, apps, APIs and reporting, built with you in stages.',
  description:
    'Custom software in Kenya: enterprise systems, customer apps, APIs and business intelligence, built in stages. When to buy, when to extend and when to build.',
  lead: 'We build software for the way you work, in stages, and you can stop after each one.',
  updated: '2026-11-27',
  emblem: 'tiles',
  drawing: {
    caption: 'the first stage of a system, and where you may stop.',
    parts: [
      {
        type: 'timeline',
        title: 'Stages',
        ticks: ['1', '2', '3', '4'],
        rows: [
          { label: 'Compare with packages', from: 0, to: 0.4, mark: 'done' },
          { label: 'Stage 1, orders', from: 0.4, to: 1.3, mark: 'done' },
          { label: 'Stage 2, stock', from: 1.3, to: 2.2, mark: 'open' },
          { label: 'Stage 3, reports', from: 2.2, to: 3 },
        ],
      },
      {
        type: 'receipt',
        title: 'After 1',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'In use', value: 'yes', mark: 'done' },
              { text: 'Go on?', value: 'you say', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer: '/services/software-solutions/enterprise',
  choice: {
    heading: 'What takes too long today?',
    intro: 'Start with the people who lose most time.',
    options: [
      {
        path: '/services/software-solutions/enterprise',
        when: 'One process crosses several departments on paper.',
        outcome: 'One system for everybody, which records who approved what.',
      },
      {
        path: '/services/software-solutions/mobile-apps',
        when: 'Customers queue or phone for what they could do on their own phone.',
        outcome: 'An app in both stores, which improves every month.',
      },
      {
        path: '/services/software-solutions/api-development',
        when: 'Partners ask for your data, and somebody sends them spreadsheets.',
        outcome: 'Each partner has a key, and a description to program against.',
      },
      {
        path: '/services/software-solutions/data-analytics-bi',
        when: 'The monthly report takes a week of copying.',
        outcome: 'The figures are ready each morning.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Buy, extend or build?',
      intro: `We earn by building. If [our consultants](/services/support-and-management/managed-it/technology-consulting) compare the three for you, we ${commitments.noBidding.phrase}.`,
      rowHeading: 'Point',
      columns: ['Buy', 'Extend', 'Build'],
      rows: [
        {
          label: 'Your process is',
          cells: ['Common, like payroll', 'Common, with odd steps', 'Why customers choose you'],
        },
        { label: 'See', cells: ['Products', 'Systems integration', 'The services here'] },
      ],
    },
  ],
  questions: [
    {
      question: 'We have a specification. Which service fits?',
      answer: 'Choose [software development](/services/development-services/software-development).',
    },
    {
      question: 'What if your team becomes unavailable?',
      answer:
        'Another developer can take over, because the code is in common languages and comes with tests and an installation guide.',
    },
  ],
  ask: {
    heading: 'Describe the work that takes too long',
    body: 'Describe it in three sentences. If a package would do, we tell you.',
  },
  related: ['/services/business-and-qa/software-testing'],
} satisfies Copy<'group'>;
