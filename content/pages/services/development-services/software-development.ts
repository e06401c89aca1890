import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'compare',
  heading: 'Software development at a fixed price',
  summary: 'Phone, desktop or browser applications built to a signed list of requirements.',
  description:
    'Custom software development in Kenya to a signed specification: choose a mobile, desktop or web application by who uses it, where, and with what network.',
  lead: 'Your staff get a program for phone, desktop or browser that does what you signed.',
  updated: '2026-11-29',
  emblem: 'devices',
  drawing: {
    caption: 'One job in the office and in the field',
    place: 'below',
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
              { cells: ['1186', 'Fri', 'open'], mark: 'open' },
              { cells: ['1179', 'Tue', 'late'], mark: 'late' },
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
          { type: 'rows', items: [{ text: 'Photo', value: '1', mark: 'done' }] },
          { type: 'buttons', items: ['Save'] },
        ],
      },
    ],
  },
  mainOffer: '/services/development-services/software-development/desktop-application',
  choice: {
    heading: 'Phone, desktop or browser?',
    intro: 'If you need two, begin with the one in which data is entered.',
    options: [
      {
        path: '/services/development-services/software-development/mobile-application',
        when: 'People move about: drivers, field officers, meter readers',
        outcome: 'An app that works without signal, and sends later',
      },
      {
        path: '/services/development-services/software-development/desktop-application',
        when: 'One PC controls a device: a weighbridge, a label printer, an analyser',
        outcome: 'A program that works without the internet',
      },
      {
        path: '/services/development-services/software-development/web-application',
        when: 'Several offices share records, approvals and reports',
        outcome: 'A system in the browser, which records who did what',
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
  related: [],
} satisfies Copy<'group'>;
