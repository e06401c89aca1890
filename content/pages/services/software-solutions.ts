import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
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
  glance: {
    audience: 'Organisations with a problem that no package solves, and no specification yet',
    start: 'A study of 2 to 3 weeks with the people who do the work',
    needs: 'Someone who owns the process, for a day a week',
  },
  choice: {
    heading: 'Who loses most time today?',
    intro: 'Your staff, your customers, your partners or your managers: begin with that group.',
    options: [
      {
        path: '/services/software-solutions/enterprise',
        when: 'One process crosses several departments on paper.',
        outcome: 'Everyone works in one system, which records who approved what.',
      },
      {
        path: '/services/software-solutions/mobile-apps',
        when: 'Your customers would use an app every week.',
        outcome: 'Your app is in both stores, and improves every month.',
      },
      {
        path: '/services/software-solutions/api-development',
        when: 'Partners or your own apps need safe access to your data.',
        outcome: 'Each partner has a key, and a description to program against.',
      },
      {
        path: '/services/software-solutions/data-analytics-bi',
        when: 'The monthly report takes a week of copying.',
        outcome: 'The figures are ready each morning without copying.',
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
      question: 'Who owns the source code?',
      answer: `You do. Code written for you is ${commitments.ownership.phrase}.`,
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
  related: [
    '/products',
    '/services/systems-integration',
    '/services/business-and-qa/software-testing',
  ],
} satisfies Copy<'group'>;
