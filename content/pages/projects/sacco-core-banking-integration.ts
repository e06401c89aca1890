import banking from '@/content/pages/services/systems-integration/banking-systems-integration';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';
import { regulation } from '@/content/sources/regulation';
import { billed } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'SACCO core banking integration with M-Pesa and a bank',
  summary: 'Deposits, loan payouts and check-off files that core, M-Pesa and bank agree on.',
  description:
    'Illustrative example: a deposit-taking SACCO links its core banking system to M-Pesa and its bank, with a payment ledger, two approvals and a daily three-way match.',
  lead: 'A deposit-taking SACCO connects its core banking system to M-Pesa and its bank. Each payout needs two approvals, and the three totals are compared every day.',
  updated: '2026-11-27',
  drawing: {
    caption: 'when a payment of noon is posted, before and after.',
    parts: [
      {
        type: 'timeline',
        title: 'Before',
        ticks: ['noon', '17:00', 'next day'],
        rows: [
          { label: 'Paid, not posted', from: 0, to: 1.6, mark: 'late' },
          { label: 'Typed by hand', from: 1, to: 1.6 },
        ],
      },
      {
        type: 'timeline',
        title: 'After',
        ticks: ['noon', '17:00', 'next day'],
        rows: [
          { label: 'Posted', from: 0, to: 0.1, mark: 'done' },
          { label: 'Compared', from: 1.6, to: 2, mark: 'done' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/finance-and-insurance',
  services: [
    '/services/systems-integration/banking-systems-integration',
    '/services/software-solutions/api-development',
    '/services/systems-integration/api-management',
  ],
  situation: `A cashier imports paybill payments once a day and corrects member numbers by hand. A member who pays at noon still looks like a defaulter at one. For loan payouts, an officer types phone number and amount into a portal from a printed list. After a timeout, a payment can go out twice.

The board sets three conditions. The core system stays. Members’ money passes through no account but the SACCO’s own. Two people approve each payment.`,
  approach: {
    heading: 'From a list of payments to the first payout',
    steps: [
      {
        title: 'List every movement of money',
        body: 'Finance, ICT and internal audit list each way in and out, with its limit and cut-off time.',
      },
      {
        title: 'Apply for access early',
        body: 'The SACCO requests Daraja access, bank files and the core supplier’s interface licence in the same week. Until the licence arrives, we build with a test copy of the interface.',
      },
      {
        title: 'Build a payment ledger',
        body: 'Each payment is a row that nobody can change. Its states are sent, confirmed, failed and unknown. A person decides on an unknown payment only after asking the provider.',
      },
      {
        title: 'Two approvals and a daily limit',
        body: 'One officer prepares a payout, another approves it on a different device, and large sums need a third officer. After a phone number changes, no money is sent to it for a day.',
      },
      {
        title: 'Test what can fail',
        body: 'The auditor chooses the cases, such as a duplicate notice or a reversal on a Sunday, and signs each result.',
      },
      {
        title: 'Open step by step',
        body: 'Staff and committee members start. Collections for all members follow, then payouts, then check-off files.',
      },
    ],
  },
  result: `- A repayment with the right member number posts itself as soon as M-Pesa confirms it.
- Every morning one page compares M-Pesa, bank and core, and names an owner for each difference.
- The board can see who sent a payment, who approved it and what each system answered.`,
  sections: [
    {
      type: 'bill',
      heading: 'What it costs, once and each month',
      intro: `The project takes ${timeInWords(banking.glance.time)}. Safaricom, the bank and the core supplier bill their own charges.`,
      lines: [
        billed(
          'Collections, payouts, check-off',
          1,
          prices['/services/systems-integration/banking-systems-integration'],
        ),
        billed(
          'Links watched and repaired',
          1,
          prices['/services/systems-integration/managed-services'],
        ),
      ],
    },
    {
      type: 'statement',
      heading: 'What the core supplier decides',
      body: `Without its interface, only files at fixed hours are possible. So agree in the contract what you owe us if its licence is refused.

If M-Pesa checks each account number with your server first, payments fail while the server is down. The board decides beforehand what happens then.`,
    },
  ],
  ask: { heading: 'One page each morning for your board' },
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/industries/finance-and-insurance',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [regulation.saccoLicence, mpesa.registerUrl],
} satisfies Copy<'project'>;
