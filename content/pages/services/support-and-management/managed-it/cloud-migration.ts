import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Cloud migration for Kenyan businesses',
  summary: 'Mail, files and servers moved in planned weekends, with a way back.',
  description:
    'Cloud migration in Kenya: which systems to move, what each will cost per month, how the weekend of the move runs and how to turn back if it fails.',
  lead: 'We move your mail, files and business systems to the cloud over planned weekends. You know the monthly cost before the first move. Systems that gain nothing stay where they are.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one weekend of a move.',
    parts: [
      {
        type: 'timeline',
        title: 'Friday evening to Monday',
        ticks: ['Fri', 'Sat', 'Sun', 'Mon'],
        rows: [
          { label: 'Last copy', from: 0, to: 0.6, mark: 'done' },
          { label: 'Mail switched', from: 0.6, to: 1, mark: 'done' },
          { label: 'Files checked', from: 1, to: 2 },
          { label: 'Try by six people', from: 2, to: 2.6, mark: 'open' },
          { label: 'Way back stays open', from: 0.6, to: 3 },
        ],
      },
      {
        type: 'receipt',
        title: 'Cost',
        state: 'a month',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Now', value: 'none' },
              { text: 'Then', value: '78,000' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms with an ageing server, or staff who need mail and files in several places',
    time: { from: 3, to: 12, unit: 'weeks', note: '(mail first, business systems last)' },
    price: prices['/services/support-and-management/managed-it/cloud-migration'],
    start: 'A week of recording which systems depend on which',
    needs: 'Your licence documents, control of your domain, a manager on call during the move',
  },
  process: {
    heading: 'How the move runs',
    steps: [
      {
        title: 'Record what depends on what',
        body: 'Which program needs which folder, printer, database or licence key, so that nothing is moved without the parts it needs.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Compare three-year costs',
        body: 'Each system stays, moves, or becomes a subscription. We count internet, power, exit fees and staff time.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Pilot',
        body: 'Five people from different departments do real work on your own line. We time their main tasks.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Copy first, switch at the weekend',
        body: 'Most data is copied in advance. On the weekend only the last changes move, and department heads test from a list.',
        time: { from: 1, unit: 'weekends', note: 'for each group' },
      },
      {
        title: 'Keep the old system, then retire it',
        body: `The old server stays readable for ${commitments.oldSystemKept.phrase}. Then we wipe its disks and give you the record.`,
        time: commitments.oldSystemKept.phrase,
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A decision sheet for each system: stay, move or replace, and why',
      'Accounts in your organisation’s name, billed to you',
      'An hour-by-hour plan for the move, with the point at which we turn back',
      'A one-hour session for staff, and support on the first Monday',
    ],
    needed: [
      'Licence documents, because some licences forbid hosting',
      'Control of your domain name. Finding who holds it can take weeks',
      'Someone who can decide, reachable on the weekend',
    ],
    excluded: [
      'Rewriting a program that only runs on its old machine: see [legacy modernisation](/services/systems-integration/legacy-modernisation)',
      'Faster internet, if the pilot shows you need it',
      'Sorting old files, unless you order it',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Move it or keep it?',
      intro: 'Our usual advice, before we have tested your line and your systems.',
      rowHeading: 'System',
      columns: ['Usual advice', 'Why'],
      rows: [
        {
          label: 'Mail and calendar',
          cells: ['Move', 'Works on any line, and on phones during a power cut'],
        },
        {
          label: 'Shared documents',
          cells: ['Move', 'Used from several sites, with versions and access by person'],
        },
        {
          label: 'Accounting on one server',
          cells: ['Move if the supplier hosts it', 'Old desktop versions are slow over distance'],
        },
        {
          label: 'Large design files and video',
          cells: ['Keep, copy to cloud', 'Opening one file can take minutes'],
        },
        { label: 'Point of sale', cells: ['Split', 'Sell locally, send totals when online'] },
        { label: 'CCTV recordings', cells: ['Keep', 'They would fill your upload all day'] },
      ],
    },
    {
      type: 'statement',
      heading: 'If personal data leaves Kenya',
      body: 'Most large clouds store data abroad. The Data Protection Act allows this under conditions, such as proof of appropriate safeguards, and is stricter with sensitive data such as health records. We record what each system holds, the region and the ground you rely on. Your lawyer or data protection officer confirms it before the move.',
    },
  ],
  questions: [
    {
      question: 'What happens when our internet is down?',
      answer:
        'That office cannot reach cloud systems, so we add a second line before the move. Mail and recent files also work offline on laptops.',
    },
    {
      question: 'Is it cheaper than a server?',
      answer:
        'Sometimes. You replace a large payment every five years with a monthly one, often in dollars. The three-year comparison shows which is cheaper for you.',
    },
    {
      question: 'Can we come back?',
      answer:
        'Yes. The decision sheet states the format in which your data leaves each service and what that costs. We do not recommend services without an export.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/cloud-services-management',
    '/solutions/cloud-services/cloud-hosting',
    '/blog/choosing-between-cloud-and-server-room',
  ],
  sources: [dataProtection.transfers],
} satisfies Copy<'service'>;
