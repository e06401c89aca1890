import { commitments } from '@/content/company/commitments';
import { kraApplication } from '@/content/company/facts';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';

export default {
  shape: 'project',
  heading: 'Enterprise systems for firms with branches',
  summary: 'One system for a process that crosses departments, branches and approvals.',
  description:
    'Enterprise software in Kenya: systems for purchasing, operations, approvals and branches, with audit trail, eTIMS and M-Pesa links and offline working.',
  lead: 'One system carries a process across departments, such as purchase to payment. One branch starts, and the others follow after its first month without errors.',
  updated: '2026-11-29',
  emblem: 'branches',
  drawing: {
    caption: 'A system reaches its branches one by one',
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
    audience: 'Organisations of 50 to 300 people with several departments or branches',
    time: { from: 5, to: 9, unit: 'months', note: '(first process live after about four)' },
    price: prices['/services/software-solutions/enterprise'],
    start: 'Ten real cases, followed through every department',
    needs: 'A director as sponsor, a process owner two days a week, key users in each branch',
  },
  example: {
    heading: 'Purchasing at a distributor with eight branches',
    body: 'On paper, accounts compare every order with its goods note and invoice. In the system the approver gets a notice on the phone. An invoice that equals the order and the goods note passes, and accounts look only at the others.',
    figures: [
      { label: 'Orders in a month', value: '260' },
      { label: 'Matched without a person', value: '198' },
      { label: 'For accounts to look at', value: '62' },
    ],
  },
  process: {
    heading: 'Where the months go',
    steps: [
      {
        title: 'Study ten cases',
        body: 'They are followed through every department. All heads of department see the result in one room. If a package would do, you can stop here: we then sell you nothing more.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Write the rule book',
        body: 'It says who approves what, up to which amount, and who stands by when they are away. Heads of department sign it, because clerks cannot decide it for them.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Draw the screens',
        body: 'Clerks try them with a stopwatch. Recording a delivery must be faster than on paper.',
        time: { from: 3, unit: 'weeks' },
      },
      {
        title: 'Build one process',
        body: `Your clerks try a new part ${commitments.workingSoftware.phrase}.`,
        time: { from: 2, to: 5, unit: 'months' },
      },
      {
        title: 'Load the data',
        body: 'We rehearse three times. Your accountants sign when the totals agree.',
        time: { from: 6, unit: 'weeks', alongside: true },
      },
      {
        title: 'Start branch by branch',
        body: 'Two engineers are on site for a week. Old and new run together over one month end.',
        time: { from: 4, to: 10, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Package, modules or your own?',
      intro:
        'For sales, purchasing and stock in a smaller firm, [Bizgen](/products/bizgen) is simpler.',
      rowHeading: 'Point',
      columns: ['Packaged ERP', 'Package and modules', 'Your own system'],
      rows: [
        { label: 'Finance and stock', cells: ['Ready', 'Ready', 'Linked to a ledger you buy'] },
        { label: 'Your unusual steps', cells: ['You adapt', 'Connected', 'As you work'] },
        {
          label: 'Cost as staff grow',
          cells: ['Rises per user', 'Rises more slowly', 'No fee per user'],
        },
        {
          label: 'Upgrades',
          cells: ['Set by the vendor', 'Need testing', 'When you pay for them'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Written into the contract',
      rows: [
        { term: 'Separate duties', detail: 'Nobody can approve a document that they entered.' },
        { term: 'Offline', detail: 'A branch receives and dispatches for a full shift.' },
        { term: 'No deletion', detail: 'A correction is a new entry with a reason.' },
        {
          term: 'Recovery',
          detail:
            'The contract says how much work may be lost and how long you may wait. We try both before the start.',
        },
        {
          term: 'Code',
          detail: `It is ${commitments.ownership.phrase}, and your administrator can export all data. No fee per user follows.`,
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we keep our accounting package?',
      answer:
        'Yes, if it takes entries from outside. The system posts to it each night through an [ERP integration](/services/systems-integration/erp-integration).',
    },
    {
      question: 'Does it make eTIMS invoices?',
      answer: `It can, through KRA’s system-to-system connection. ${kraApplication.ownSystem}`,
    },
    {
      question: 'Whose servers are these?',
      answer:
        'Yours, or your own cloud account, with storage at each depot. We compare [cloud and server room](/blog/choosing-between-cloud-and-server-room) in an article.',
    },
  ],
  related: [],
  ask: {
    heading: 'Find out whether a package would do',
    body: 'One case that crosses departments, told in the first call, shows it.',
  },
  sources: [tax.systemIntegration],
} satisfies Copy<'service'>;
