import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  shape: 'ongoing',
  heading: 'Enterprise software in Kenya',
  summary: 'One system for a process that crosses departments, branches and approvals.',
  description:
    'Enterprise software in Kenya: systems for purchasing, operations, approvals and branches, with audit trail, eTIMS and M-Pesa links and offline working.',
  lead: 'Run a process that crosses departments and branches in one system, with approvals, an audit trail and links to M-Pesa and eTIMS. It goes live one branch at a time.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a branch that is live, one that is next, and the rest.',
    parts: [
      {
        type: 'map',
        areas: [
          { label: 'Mombasa', at: [1, 0], mark: 'done' },
          { label: 'Nyali', at: [2, 0], mark: 'done' },
          { label: 'Voi', at: [0, 1], mark: 'done' },
          { label: 'Malindi', at: [1, 1], mark: 'open' },
          { label: 'Diani', at: [2, 1] },
          { label: 'Nairobi', at: [3, 1] },
          { label: 'Nakuru', at: [1, 2] },
          { label: 'Kisumu', at: [2, 2] },
        ],
      },
      {
        type: 'receipt',
        title: 'Malindi',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Data', value: 'ready', mark: 'done' },
              { text: 'Training', value: 'Thursday', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations of 50 to 500 staff with several departments or branches',
    time: { from: 5, to: 9, unit: 'months', note: '(first process live after about four)' },
    price: prices['/services/software-solutions/enterprise'],
    start: 'Ten real cases, followed through every department',
    needs: 'A director as sponsor, a process owner two days a week, key users in each branch',
  },
  situation: {
    heading: 'Would a package be enough?',
    body: 'The first stage answers that question. For sales, purchasing and stock in a smaller firm, [Bizgen](/products/bizgen) is simpler.',
  },
  process: {
    heading: 'From paper to one system',
    steps: [
      {
        title: 'Follow ten cases',
        body: 'Two of them are cases that went wrong. Department heads see the result together.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Agree the rules',
        body: 'Who approves what, up to which amount, and who replaces them.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Design the screens',
        body: 'Clerks try them. Recording a delivery must be quicker than on paper.',
        time: { from: 3, unit: 'weeks' },
      },
      {
        title: 'Build one process',
        body: `For example, from purchase to payment. You see working software ${commitments.workingSoftware.phrase}.`,
        time: { from: 3, to: 6, unit: 'months' },
      },
      {
        title: 'Load the data',
        body: 'Three rehearsals. Your accountants sign only if the totals agree.',
        time: { from: 6, unit: 'weeks', alongside: true },
      },
      {
        title: 'Start branch by branch',
        body: 'The smallest first, with two of us on site for a week. Old and new run together for one month-end.',
        time: { from: 4, to: 10, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A working system on your premises, in the cloud or both',
      'A rule book of approvals and codes, signed by department heads',
      'An audit trail: who did what, when, and the value before',
      'The agreed links to banks, M-Pesa, eTIMS, payroll and ledger',
      'Training by role, with help on site in the first weeks',
    ],
    needed: [
      'A director who can settle disputes between departments',
      'Two key users in each branch',
      'Sample documents and a copy of your data, under confidentiality',
    ],
    excluded: [
      'Statutory accounts, audit and tax advice',
      'Computers, scanners, printers and branch internet',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Qualities we agree first',
      rows: [
        { term: 'Separate duties', detail: 'Whoever enters a document cannot approve it.' },
        {
          term: 'Offline work',
          detail: 'Depots receive and dispatch for a full shift without internet.',
        },
        { term: 'No deletion', detail: 'Corrections are new entries with a reason.' },
        {
          term: 'Speed',
          detail: 'A stated time for the ten most common actions, with three years of data.',
        },
        {
          term: 'Recovery',
          detail: 'How much work may be lost and how long you may wait, rehearsed before go-live.',
        },
        { term: 'Leaving', detail: 'Your administrator can export all data in open formats.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Package or custom system?',
      rowHeading: 'Point',
      columns: ['Packaged ERP', 'Package plus modules', 'Custom system'],
      rows: [
        { label: 'Finance and stock', cells: ['Ready', 'Ready', 'Linked to a ledger you buy'] },
        { label: 'Your unusual steps', cells: ['You adapt', 'Connected', 'As you work'] },
        {
          label: 'Cost as staff grow',
          cells: ['Rises per user', 'Rises more slowly', 'Hardly changes'],
        },
        {
          label: 'Upgrades',
          cells: ['Set by the vendor', 'Need testing', 'When you pay for them'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Purchasing at a distributor with four depots',
      body: 'On paper, approval takes six days and accounts match three documents by hand for 260 orders a month. In the system, approvers get a phone notice, and invoices that equal the order and goods note pass automatically. Accounts check only the other 62.',
      figures: [
        { label: 'Approval before', value: '6 days' },
        { label: 'Approval after', value: '7 hours' },
        { label: 'Matched automatically', value: '198 of 260' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we keep our accounting package?',
      answer:
        'Usually. The system posts to it each night through an [ERP integration](/services/systems-integration/erp-integration).',
    },
    {
      question: 'On our own server or in the cloud?',
      answer:
        'For several sites, usually the cloud with local storage at each depot. [Compare both](/blog/choosing-between-cloud-and-server-room).',
    },
    {
      question: 'Does it produce eTIMS invoices?',
      answer:
        'Yes, through KRA’s system-to-system connection. KRA tests it first, which takes several weeks, so we start early.',
    },
  ],
  related: [
    '/services/systems-integration/legacy-modernisation',
    '/projects/distributor-etims-invoicing',
    '/industries/manufacturing',
  ],
  sources: [tax.systemIntegration],
} satisfies Copy<'service'>;
