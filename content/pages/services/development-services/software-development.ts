import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Custom software development in Kenya',
  summary: 'Phone, desktop or browser applications built to a signed list of requirements.',
  description:
    'Custom software development in Kenya to a signed specification: choose a mobile, desktop or web application by who uses it, where, and with what network.',
  lead: 'We build an application for phones, desktops or browsers to a specification that you sign.',
  updated: '2026-11-27',
  emblem: 'devices',
  drawing: {
    caption: 'the same job on three machines.',
    parts: [
      {
        type: 'window',
        title: 'Jobs',
        state: 'office',
        blocks: [
          {
            type: 'table',
            columns: ['Job', 'Due', 'State'],
            rows: [
              { cells: ['1184', 'Thu', 'sent'], mark: 'done' },
              { cells: ['1185', 'Fri', 'open'], mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Job 1184',
        state: 'field',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Meter', value: '004417' },
              { label: 'Reading', value: '18,220' },
            ],
          },
          { type: 'buttons', items: ['Save'] },
        ],
      },
    ],
  },
  mainOffer: '/services/development-services/software-development/web-application',
  glance: {
    audience: 'Organisations that can describe what they need, or will pay us to describe it',
    start: 'A specification of 15 to 40 pages, yours to keep',
    needs: 'Users who test, your forms, and existing data as files',
  },
  choice: {
    heading: 'Phone, desktop or browser?',
    intro: 'If you need two, begin with the one in which data is entered.',
    options: [
      {
        path: '/services/development-services/software-development/mobile-application',
        when: 'People move about: drivers, field officers, meter readers.',
        outcome: 'The app works without signal, and sends later.',
      },
      {
        path: '/services/development-services/software-development/desktop-application',
        when: 'One PC controls a device: a weighbridge, a label printer, an analyser.',
        outcome: 'The program works without the internet.',
      },
      {
        path: '/services/development-services/software-development/web-application',
        when: 'Several offices share records, approvals and reports.',
        outcome: 'All of them work in the browser, and the system records who did what.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Compared',
      rowHeading: 'Point',
      columns: ['Phone', 'Desktop', 'Browser'],
      rows: [
        {
          label: 'A day without internet',
          cells: ['Works, sends later', 'Works', 'Little or nothing'],
        },
        {
          label: 'Printers and devices',
          cells: ['Bluetooth printers', 'Almost any', 'With a helper program'],
        },
        {
          label: 'New versions',
          cells: ['Store or device manager', 'Installer', 'At once, for all'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which programming languages do you use?',
      answer:
        'Common ones that other developers in Kenya can take over. See [technologies](/technologies).',
    },
    {
      question: 'Can you continue another developer’s code?',
      answer: 'Yes, after a paid review of 1 to 2 weeks, which also prices a new start.',
    },
    {
      question: 'How does our spreadsheet data get in?',
      answer:
        'By an import that lists every row it refuses. You correct these rows, and we rehearse the import twice.',
    },
  ],
  ask: {
    heading: 'Who will use it, and where?',
    body: 'The answer decides between phone, desktop and browser.',
  },
  related: [
    '/services/software-solutions',
    '/services/business-and-qa/software-testing',
    '/projects/distributor-etims-invoicing',
  ],
} satisfies Copy<'group'>;
