import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { billed } from '@/content/price';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

const managed = '/services/support-and-management/managed-it';
const bizCloud = '/solutions/cloud-services/bizcloud-email-and-collaboration-solution';

export default {
  heading: 'IT for clearing and forwarding firms in Mombasa',
  summary: 'Support, e-mail, job records and free-day warnings for 20 to 150 people.',
  description:
    'IT support and software for clearing and forwarding firms in Mombasa: computers and lines that stay up, e-mail fraud stopped, job records, free days, portal access.',
  lead: 'If a document is late, the container stays in the port and you pay. We keep your computers, lines and mailboxes working, and put every job, date and portal account in one place.',
  updated: '2026-11-27',
  drawing: {
    caption: 'one container, from the ship to the gate.',
    parts: [
      {
        type: 'route',
        title: 'Job 2211, 1 × 40 ft',
        stops: [
          { label: 'Manifest received', note: '18 Nov', mark: 'done' },
          { label: 'Entry passed', note: '21 Nov', mark: 'done' },
          { label: 'Duty paid', note: '22 Nov', mark: 'done' },
          { label: 'Delivery order', note: 'waits', mark: 'late' },
          { label: 'Free days end', note: '26 Nov', mark: 'open' },
        ],
      },
      {
        type: 'receipt',
        title: 'Job 2211',
        state: 'costs',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Duty', value: 'paid', mark: 'done' },
              { text: 'Port', value: 'due', mark: 'open' },
              { text: 'Truck', value: 'booked' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Clearing and forwarding firms, transporters and freight agents of 20 to 150 people',
    time: { from: 30, unit: 'days', note: 'until every user is covered' },
    price: prices['/industries/clearing-and-forwarding'],
    start: 'A visit to your office and your desk at the port, two hours',
    needs: 'A staff list, your portal accounts with their phone numbers, gate passes',
  },
  situation: {
    heading: 'Four things that go wrong',
    body: `- **The line drops at 15:00** and no entry can be lodged. A second line from another operator takes over without anyone touching it.
- **A clerk is on leave**, and the delivery order is on the clerk’s phone. Documents go to one address that three people read.
- **Nobody counted the free days.** The job register warns the clerk and the manager three days before storage and demurrage start.
- **A client paid a stranger**, because an e-mail with your logo named a new account. We close your domain to senders who are not you.`,
  },
  fits: [
    {
      path: '/services/it-cloud',
      why: 'One team for computers, lines, mail and backups, on the island and at the yard.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      why: 'Stops mail in your name, and finds out whether someone already reads yours.',
    },
    {
      path: '/services/web-development/web-applications',
      why: 'A portal where importers upload documents and see the status, instead of calling.',
    },
  ],
  process: {
    heading: 'Your first 30 days',
    intro: 'For 60 people at two places. Nobody stops working.',
    steps: [
      {
        title: 'Access first',
        body: 'A list of every portal account: TradeNet, iCMS, eCitizen, each shipping line. Codes move from private phones to company numbers, and leavers are closed.',
        time: { from: 4, unit: 'days' },
      },
      {
        title: 'Mail and money',
        body: 'Two-step sign-in on all mailboxes, documents@ for clients, and a printed rule on changed bank details.',
        time: { from: 5, unit: 'days' },
      },
      {
        title: 'Computers and lines',
        body: 'Each computer reports to us, and the second line is tested at 10:00 on a weekday.',
        time: { from: 8, unit: 'days' },
      },
      {
        title: 'Jobs and dates',
        body: 'All open jobs go into one register with bill of lading, entry, permits, invoice and last free days.',
        time: { from: 5, unit: 'days' },
      },
      {
        title: 'First report',
        body: 'You get the faults, their causes, and one finished job restored from the backup with every document.',
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'us'],
  },
  sections: [
    {
      type: 'bill',
      heading: 'A month’s bill for 60 people',
      intro:
        'An office on the island and a yard, with one server. Lines, licences and phones stay in your name and on the bills of their suppliers.',
      lines: [
        billed('Support, monitoring, security checks', 60, prices['/services/it-cloud']),
        billed('Mailboxes', 60, prices[`${bizCloud}/business-email-and-calendar`]),
        billed('Network at both places', 14, prices[`${managed}/network-management`]),
        billed('Backup of the server', 1, prices[`${managed}/data-backup-recovery`]),
      ],
    },
    {
      type: 'specification',
      heading: 'If something stops',
      rows: [
        {
          term: 'Whole office down',
          detail: `With an agreement, work starts ${commitments.criticalResponse.phrase}. Call the number in your agreement.`,
        },
        {
          term: 'One portal refuses a user',
          detail: `Work starts ${commitments.highResponse.phrase} if a vessel waits. We stay on the line with the portal’s help desk until it accepts the fault.`,
        },
        { term: 'No agreement yet', detail: commitments.nightWithoutAgreement.promise },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you come into the port?',
      answer:
        'With a gate pass that you apply for, yes. Without one, we support your desk inside the port by phone and screen sharing.',
    },
    {
      question: 'Who sees our clients’ documents?',
      answer: `${commitments.dataProcessing.promise} The engineers who can open your folders are named in it.`,
    },
  ],
  related: [
    '/blog/it-for-clearing-and-forwarding-firms',
    '/projects/clearing-agent-document-portal',
  ],
  ask: {
    heading: 'Tell us how many people, and where',
    body: 'Two lines are enough: people, places, and what stopped you last week.',
  },
  sources: [tax.incomeValidation, dataProtection.definitions],
} satisfies Copy<'industry'>;
