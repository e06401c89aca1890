import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Internal web applications for your offices',
  summary: 'Internal systems in the browser: records, approvals and reports to your rules.',
  description:
    'Internal web applications in Kenya built to your specification: requisitions, claims, permits and leave with roles, approvals, an audit trail and reports.',
  lead: 'Turn a paper or e-mail procedure into one system for all your offices. It enforces your rules and shows an auditor who approved what and when.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a request on its way through three desks.',
    parts: [
      {
        type: 'window',
        title: 'Purchase request 318',
        state: 'KSh 84,000',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Asked by stores', value: '2 Nov', mark: 'done' },
              { text: 'Budget checked', value: '3 Nov', mark: 'done' },
              { text: 'Approved by finance', value: '3 Nov', mark: 'done' },
              { text: 'Order to supplier', value: 'today', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Approve', 'Send back'] },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Organisations with several offices and a procedure of forms, approvals and registers',
    time: { from: 3, to: 6, unit: 'months', note: 'to the first office' },
    price: prices['/services/development-services/software-development/web-application'],
    start: 'Ten real cases from last quarter, followed from start to finish',
    needs: 'A process owner with authority, and testers from each office',
  },
  twin: {
    path: '/services/web-development/web-applications',
    difference:
      'This page is for internal systems for your own staff, built to a signed specification. The other is for tools on your website that your customers use: portals, booking and client areas.',
  },
  situation: {
    heading: 'What it replaces',
    body: 'Scans in long e-mail threads, a register in each office, and a day of copying for the monthly report. Typical cases: requisitions, claims, permits, cargo releases, leave, bursaries. If the process crosses whole departments, see [enterprise software](/services/software-solutions/enterprise).',
  },
  process: {
    heading: 'From procedure to system',
    steps: [
      {
        title: 'Follow ten cases',
        body: 'Two of them are cases that went wrong. Every exception becomes a rule, or is left out on purpose.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Agree steps and rights',
        body: 'One sheet lists each status of a case, and who may move the case to the next status. Your managers sign it.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Specification and price',
        body: 'Screens, reports, notices, connections, response times and tests.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'One complete path at a time, such as request to payment voucher, tested on a copy of your data.',
        time: { from: 6, to: 14, unit: 'weeks' },
      },
      {
        title: 'Import and rehearse',
        body: 'Old registers are imported and you settle duplicates.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Start one office',
        body: 'The smallest first. Others follow two weeks later.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The application on hosting in your name, with a test copy',
      'An audit trail: who, what, when, old value and new value',
      'The agreed reports, and a CSV export of every table',
      'Guides for users and administrators, and two training days',
      'The source code with automated tests',
    ],
    needed: [
      'A process owner who can decide',
      'The ten cases and your present registers',
      'Testers from each office, for three half days on each part',
    ],
    excluded: [
      'Rewriting your policy',
      'Scanning paper archives',
      'Public sign-up or customer areas',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Included from the start',
      rows: [
        {
          term: 'Sign-in',
          detail: 'Your Microsoft or Google account, or a password with two-step sign-in.',
        },
        {
          term: 'Approvals',
          detail: 'By role and amount, with a deputy during leave and reminders on working days.',
        },
        {
          term: 'Documents',
          detail: 'Attached to the case, checked for viruses and numbered in your series.',
        },
        {
          term: 'Slow lines',
          detail: 'Pages under 300 KB after the first visit. Forms keep what you typed.',
        },
        {
          term: 'Retention',
          detail: 'Each kind of record is archived or erased after its period.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Could a ready-made tool do it?',
      rowHeading: 'Sign',
      columns: ['Configure a package', 'Build'],
      rows: [
        { label: 'Your rules', cells: ['Common practice', 'Special, and worth keeping'] },
        { label: 'Users', cells: ['A few', 'Dozens, so fees per user add up'] },
        {
          label: 'Other systems',
          cells: ['Standard connections', 'Local: port, county, bank files'],
        },
        { label: 'Lifetime', cells: ['Two or three years', 'Seven or more'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Will it work on phones?',
      answer:
        'Yes, for approvals, search and short forms. For staff without signal, order a [mobile application](/services/development-services/software-development/mobile-application).',
    },
    {
      question: 'Where is it hosted?',
      answer:
        'In a cloud account, on your server or with us. If personal data would leave Kenya, the specification records how you meet the conditions of the Data Protection Act.',
    },
    {
      question: 'Can we change rules without you?',
      answer:
        'Your administrator changes amounts, approvers, templates, holidays and lists. New screens are priced separately.',
    },
  ],
  related: [
    '/services/systems-integration/data-integration',
    '/projects/clearing-agent-document-portal',
    '/services/software-solutions/enterprise',
  ],
  sources: [dataProtection.transferConditions],
} satisfies Copy<'service'>;
