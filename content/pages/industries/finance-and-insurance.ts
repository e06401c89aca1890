import { commitments } from '@/content/company/commitments';
import { longestWait } from '@/content/company/warnings';
import banking from '@/content/pages/services/systems-integration/banking-systems-integration';
import { moneyPathsPrice } from '@/content/prices/left-out';
import { prices } from '@/content/prices/prices';
import { saccoDay } from '@/content/prices/sacco-integration';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { withCurrency } from '@/content/values/money';
import { timeInWords } from '@/content/values/time-in-words';

const inMillions = (sum: number) => `${(sum / 1_000_000).toFixed(2)} m`;

export default {
  heading: 'IT for SACCOs, lenders and insurers',
  summary: 'First control over who opens member records, then links to bank and M-Pesa.',
  description:
    'IT for Kenyan SACCOs, microfinance, lenders, insurers and brokers: member ledgers, M-Pesa and bank integration, access control, recovery drills and audit evidence.',
  lead: 'Who can open and change a member’s record? We list them, close what nobody needs, and your auditor tests it. Payments are connected later.',
  updated: '2026-11-28',
  emblem: 'coins',
  drawing: {
    caption: 'Who opened the record of one member, and the check of the next morning',
    parts: [
      {
        type: 'scene',
        title: 'The counter of a SACCO',
        height: 168,
        shapes: [
          { look: 'line', outline: 'M0 158h320' },
          { look: 'body', outline: 'M8 8h222v28h-222z' },
          { look: 'tint', outline: 'M14 36h66v62h-66zM86 36h66v62h-66zM158 36h66v62h-66z' },
          {
            look: 'body',
            outline:
              'M39 74a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM32 98a15 14 0 0 1 30 0zM111 74a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM104 98a15 14 0 0 1 30 0z',
          },
          {
            look: 'hot',
            outline: 'M183 74a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM176 98a15 14 0 0 1 30 0z',
          },
          { look: 'body', outline: 'M8 98h222v60h-222z' },
          { look: 'mark', outline: 'M8 105h222M83 105v53M155 105v53' },
          { look: 'body', outline: 'M242 34h72v124h-72z' },
          { look: 'tint', outline: 'M250 88a28 28 0 1 1 56 0a28 28 0 1 1 -56 0z' },
          { look: 'body', outline: 'M267 88a11 11 0 1 1 22 0a11 11 0 1 1 -22 0z' },
          { look: 'mark', outline: 'M278 60v17M278 99v17M250 88h17M289 88h17' },
          { look: 'solid', outline: 'M238 50h8v16h-8zM238 112h8v16h-8z' },
        ],
        words: [
          { text: 'Who opened record 10044?', at: [119, 27], on: 'object', size: 'large' },
          { text: 'Teller 1', at: [47, 126], on: 'object' },
          { text: 'no', at: [47, 145], on: 'object' },
          { text: 'Teller 3', at: [119, 126], on: 'object' },
          { text: '10:14', at: [119, 145], on: 'object' },
          { text: 'Manager', at: [191, 126], on: 'object' },
          { text: '16:02', at: [191, 145], on: 'object' },
          { text: 'Ledger', at: [278, 138], on: 'object' },
        ],
      },
      {
        type: 'window',
        title: 'Morning check',
        state: 'Monday',
        blocks: [
          {
            type: 'table',
            columns: ['Source', 'Entries', 'KSh'],
            rows: [
              { cells: ['M-Pesa', '1,882', inMillions(saccoDay.mpesa)], mark: 'done' },
              { cells: ['Bank', '204', inMillions(saccoDay.bank)], mark: 'done' },
              { cells: ['Ledger', '2,083', inMillions(saccoDay.posted)], mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'SACCOs, credit providers, microfinance, insurers, brokers and agents',
    time: { from: 5, to: 6, unit: 'weeks', note: 'for control over access, before any payment' },
    price: prices['/industries/finance-and-insurance'],
    start: `Two weeks listing where money enters (${moneyPathsPrice})`,
    needs: 'The core system’s documents, its vendor’s help, a sponsor above finance and ICT',
  },
  situation: {
    heading: 'Who can see member data',
    body: `- **Your staff**, by role and branch. If your core system logs look-ups, your auditor reads that log. If it does not, we log each sign-in and change instead.
- **Our engineers**, if the data-processing agreement names them. ${commitments.liveData.promise} Our own logs hide names and numbers.
- **The vendor of your core system**, by appointment, in recorded sessions.

The [checklist for SACCOs and lenders](/resources/downloads#sacco-outsourcing-checklist) lists what your board and regulator ask of an IT supplier.`,
  },
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'Three jobs around the ledger',
  fits: [
    {
      path: '/services/systems-integration/banking-systems-integration',
      why: 'Connects the core to banks, M-Pesa and check-off employers.',
    },
    {
      path: '/products/finagen',
      why: 'Member ledger and general ledger for groups without a core system.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
      why: 'Attacks the app and the staff network by your rules.',
    },
  ],
  process: {
    heading: 'Control over access comes first',
    intro: `The price above is for one core system and one office. Later, [banking integration](/services/systems-integration/banking-systems-integration) takes ${timeInWords(banking.glance.time)}: see [its whole price](/services/systems-integration/banking-systems-integration#what-it-costs-a-sacco-once-and-each-month).`,
    steps: [
      {
        title: 'List the ways to pay in and out',
        body: 'We list where money enters, and who can change a record.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Restrict access',
        body: 'After business hours, we take database rights from everyday accounts, and close the accounts of people who have left. If a counter stops, a saved list restores each right.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Let the auditor try it',
        body: 'Your internal auditor reads the log, and tries closed accounts.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'you'],
  },
  scope: {
    receive: ['The list of ways to pay, the log of access, and the auditor’s record of the trial'],
    excluded: ['Changes that only the core system’s vendor can make'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Which rules apply to you',
      rows: [
        {
          term: 'SACCO that takes deposits',
          detail:
            'SASRA licenses it, and may ask [more of payment suppliers](/services/systems-integration/banking-systems-integration#what-sasra-asks-of-payment-suppliers).',
        },
        {
          term: 'SACCO without withdrawable deposits',
          detail:
            'SASRA authorises it if it holds KSh 100 million or more, or if members join digitally or live abroad.',
        },
        {
          term: 'Lender without deposits',
          detail: 'The Central Bank of Kenya licenses it, unless another law permits the business.',
        },
        {
          term: 'Your IT supplier',
          detail:
            'CBK/PG/16 on outsourcing and CBK/PG/14 on continuity bind institutions under the Banking Act, and no SACCO. Whoever processes data for financial services registers with the ODPC. Ask each for its number, and [us too](/about#papers-and-samples).',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What your board asks us',
      rows: [
        {
          term: 'What are you liable for?',
          detail: `For control over access, at most the price of the project, from ${withCurrency(prices['/industries/finance-and-insurance'].from.value)}. Leaked member data has no cap. With payments or Finagen, the cap is ${commitments.paymentLiability.phrase}. [Our insurance](/company/about-us/how-we-work#what-you-sign) is shared by all clients.`,
        },
        {
          term: 'Who watches at night?',
          detail: `${commitments.warningsRead.promise} ${longestWait}`,
        },
        {
          term: 'Which certificate do you hold?',
          detail: `We hold neither ISO 27001 nor SOC 2. Your auditor may inspect us ${commitments.audit.phrase}. ${commitments.breachInspection.promise}`,
        },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'Where does money enter your institution?',
  },
  related: ['/projects/sacco-core-banking-integration', '/blog/reconciling-mpesa-payments'],
  sources: [
    regulation.creditLicence,
    regulation.saccoAuthorisation,
    regulation.saccoLicence,
    regulation.outsourcing,
    dataProtection.registration,
    dataProtection.sensitiveData,
    dataProtection.processorContract,
  ],
} satisfies Copy<'industry'>;
