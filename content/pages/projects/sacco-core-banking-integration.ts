import { commitments } from '@/content/company/commitments';
import banking from '@/content/pages/services/systems-integration/banking-systems-integration';
import { furtherPrices } from '@/content/prices/prices';
import {
  guaranteeInWords,
  saccoCredit,
  saccoIntegration,
  saccoThreeYears,
} from '@/content/prices/sacco-integration';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { mpesa } from '@/content/sources/mpesa';
import { regulation } from '@/content/sources/regulation';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'SACCO core banking integration with M-Pesa and a bank',
  summary: 'Deposits and loan payouts that the core system, M-Pesa and the bank agree on.',
  description:
    'Illustrative example: a deposit-taking SACCO links its core banking system to M-Pesa and its bank, with a payment ledger, two approvals and a daily three-way match.',
  lead: 'Before a deposit-taking SACCO connects its core system to M-Pesa and its bank, its board takes six decisions. Each rules something out.',
  updated: '2026-11-28',
  drawing: {
    caption: 'When a payment made at noon is posted, by hand and by the link',
    parts: [
      {
        type: 'route',
        title: 'Typed in by a cashier',
        stops: [
          { label: '12:04 paid', mark: 'done' },
          { label: '17:00 typed in', mark: 'late' },
          { label: '09:20 posted', note: 'the next day', mark: 'late' },
        ],
      },
      {
        type: 'route',
        title: 'Posted by the link',
        stops: [
          { label: '12:04 paid', mark: 'done' },
          { label: '12:04 posted', mark: 'done' },
          { label: '08:00 compared', note: 'the next day', mark: 'done' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/finance-and-insurance',
  services: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/managed-services',
    '/services/support-and-management/managed-it/system-administration',
  ],
  sections: [
    {
      type: 'comparison',
      heading: 'Six decisions of the board',
      rowHeading: 'Question',
      columns: ['Decided', 'Refused, and why'],
      rows: [
        {
          label: 'Replace the core system?',
          cells: [
            'It stays. The link uses its documented interface',
            'A new core: members would wait a year for posted payments',
          ],
        },
        {
          label: 'Whose account holds the money?',
          cells: [
            'The SACCO’s own paybill and bank account',
            'An aggregator’s account, where deposits rest overnight',
          ],
        },
        {
          label: 'Who releases a payout?',
          cells: [
            'One officer prepares, another approves on a different device. Large sums need a third',
            'Automatic payout of small loans, until a year is audited',
          ],
        },
        {
          label: 'No answer from M-Pesa?',
          cells: [
            '“Unknown” until a person has asked the provider',
            'A second try after a timeout: it could pay twice',
          ],
        },
        {
          label: 'A member’s number changes?',
          cells: ['It gets no money for a day', 'Immediate change by phone call'],
        },
        {
          label: 'Check account numbers first?',
          cells: [
            'Not in the first year. Wrong numbers go to a list each morning',
            'Validation by the SACCO’s server: payments would fail while it is down',
          ],
        },
      ],
    },
    {
      type: 'bill',
      heading: 'What it costs, once and each month',
      intro: `The project takes ${timeInWords(banking.glance.time)}. Three years cost ${saccoThreeYears}, with ${site.salesTax.name}. The guarantee is an estimated ${guaranteeInWords}. It leaves out backup licences, the premium of ${commitments.ownPolicy.phrase}, and fees of Safaricom, bank and core supplier.

Check-off files add ${amountInWords(furtherPrices.paymentChannel.from)} once and ${amountInWords(furtherPrices.watchedLink.from)} a month. If we are late, ${withCurrency(saccoCredit)} of that month comes back.`,
      lines: saccoIntegration,
    },
    {
      type: 'specification',
      heading: 'Tests that the auditor signs',
      rows: [
        { term: 'The same notice twice', detail: 'The member is credited once.' },
        {
          term: 'A reversal on a Sunday',
          detail: 'It is on Monday’s page, with who decides.',
        },
        {
          term: 'The line breaks after approval',
          detail: 'The payout is sent once, or stays unknown.',
        },
        {
          term: 'One morning',
          detail: 'M-Pesa, bank and core agree, or each difference has an owner.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'If the core supplier refuses its licence',
      body: `Then only files at fixed hours remain. The SACCO applies for Daraja access, bank files and the licence in the same week. If one is refused, it may stop and pays ${commitments.refusedAccess.phrase}: clause 4 of our [draft agreement](/resources/downloads#service-agreement-draft).`,
    },
  ],
  ask: { heading: 'Which core system does your SACCO use?' },
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/industries/finance-and-insurance',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [regulation.saccoLicence, mpesa.registerUrl],
} satisfies Copy<'project'>;
