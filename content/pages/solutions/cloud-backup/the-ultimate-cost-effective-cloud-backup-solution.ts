import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Low-cost cloud backup for small offices in Kenya',
  summary: 'A packaged, low-cost backup plan for up to ten computers and one small server.',
  description:
    'A packaged cloud backup plan for small offices in Kenya: fixed scope, set up in one visit, nightly encrypted copies, a yearly restore test and a flat monthly fee.',
  lead: 'Nightly encrypted backup for up to ten computers and one small server. We set it up in one visit, and you pay one monthly fee.',
  updated: '2026-11-23',
  drawing: {
    caption: 'last night, on ten computers and a server.',
    parts: [
      {
        type: 'window',
        title: 'Last night',
        state: '11 of 11',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Ten computers', value: '31 GB', mark: 'done' },
              { text: 'Server', value: '200 GB', mark: 'done' },
              { text: 'Changed since yesterday', value: '1.8 GB', mark: 'done' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Took', value: '12 min' },
              { label: 'Oldest copy', value: '90 days' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Open a file',
        blocks: [{ type: 'rows', items: [{ text: 'Quote.xlsx', value: 'Tue', mark: 'done' }] }],
      },
    ],
  },
  glance: {
    audience: 'Offices with up to ten computers, one small server and no IT staff',
    time: { from: 1, to: 2, unit: 'weeks', note: 'from your order' },
    price: prices['/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution'],
    start: 'A form with eleven questions, then one visit or remote session',
    needs: 'Internet at night, computers that are on once a week, and one contact',
  },
  process: {
    heading: 'From order to first copy',
    steps: [
      {
        title: 'Answer eleven questions',
        body: 'Computers, accounting program, folders and internet. If the plan does not fit, we say so before you order.',
        time: { from: 15, unit: 'minutes' },
      },
      {
        title: 'One visit or remote session',
        body: 'We install the software, choose folders with you and start the first copy.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'The first copy runs',
        body: 'Outside office hours, with the newest files first.',
        time: { from: 1, to: 10, unit: 'nights' },
      },
      {
        title: 'Restore three files',
        body: 'You name three files, we bring them back and you open them. Billing starts then.',
        time: { from: 30, unit: 'minutes' },
      },
    ],
    busy: ['you', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'Nightly copies of chosen folders on up to ten computers and one server',
      'Thirty daily and twelve monthly versions of each file',
      'Encryption before upload, with the key printed for your safe',
      'An SMS after three missed nights, and a monthly summary',
      'One restore test a year and up to four restore requests',
    ],
    needed: [
      'An internet connection left on at night',
      'One contact who answers when we ask about a missed night',
    ],
    excluded: [
      'Whole-computer images: we bring back files, and you reinstall programs',
      'Databases that are open day and night, such as a busy till system',
      'Mailboxes, unless you add the e-mail option',
      'A promised recovery time in hours',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'The plan in short',
      rows: [
        { term: 'Computers', detail: 'Up to ten, Windows or macOS' },
        { term: 'Schedule', detail: 'Every night. A missed copy runs at the next start' },
        { term: 'Daytime', detail: 'Paused from 07:30 to 18:00, to save mobile data' },
        { term: 'Term', detail: 'Monthly. You get your data on disk when you leave' },
        { term: 'Order form', detail: 'States storage country, included storage and fee' },
      ],
    },
    {
      type: 'comparison',
      heading: 'This plan or a designed backup',
      intro: 'Do you need more? See [cloud backup by design](/solutions/cloud-backup).',
      rowHeading: 'Point',
      columns: ['This plan', 'Designed backup'],
      rows: [
        { label: 'Work you may lose', cells: ['Up to a day', 'Down to minutes'] },
        { label: 'Server fails', cells: ['Files return', 'Whole server starts elsewhere'] },
        { label: 'Kept for', cells: ['30 days and 12 months', 'As your duties require'] },
        { label: 'Restore tests', cells: ['Yearly', 'Quarterly'] },
        { label: 'Locked copy', cells: ['30 days', 'Your choice'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we restore a file ourselves?',
      answer:
        'Yes. Each computer lists earlier versions of a file, and you choose the one to restore. Use the four assisted requests for bigger losses, such as a stolen laptop.',
    },
    {
      question: 'Does it meet the five-year rule for tax records?',
      answer:
        'Not with twelve monthly versions alone. Add the year-end archive, which keeps one copy of your books each year for as long as your accountant advises.',
    },
    {
      question: 'Will it protect us from ransomware?',
      answer:
        'It cannot stop an attack, but it keeps a copy that the attacker cannot change. To prevent attacks, see [security management](/services/support-and-management/managed-it/security-management).',
    },
  ],
  related: [
    '/solutions/cloud-backup',
    '/industries/small-and-medium-enterprises',
    '/services/support-and-management/managed-it/technical-support',
  ],
} satisfies Copy<'solution'>;
