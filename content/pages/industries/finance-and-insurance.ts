import banking from '@/content/pages/services/systems-integration/banking-systems-integration';
import { furtherPrices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { priceInWords } from '@/content/values/price';

export default {
  heading: 'IT for SACCOs, lenders and insurers',
  summary: 'Member ledgers, bank and M-Pesa links, access control and proof for examiners.',
  description:
    'IT for Kenyan SACCOs, microfinance, lenders, insurers and brokers: member ledgers, M-Pesa and bank integration, access control, recovery drills and audit evidence.',
  lead: 'Every morning the ledger is compared with bank and M-Pesa. A log shows who opened each member’s record, and your examiner can read it.',
  updated: '2026-11-27',
  drawing: {
    caption: 'one morning of a SACCO: bank, M-Pesa and ledger.',
    parts: [
      {
        type: 'window',
        title: 'Morning check',
        state: 'Monday',
        blocks: [
          {
            type: 'table',
            columns: ['Source', 'Entries', 'KSh'],
            rows: [
              { cells: ['M-Pesa', '1,882', '2.41 m'], mark: 'done' },
              { cells: ['Bank', '204', '5.88 m'], mark: 'done' },
              { cells: ['Ledger', '2,083', '8.26 m'], mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'paper',
        title: 'Who looked',
        state: 'today',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Member 10044', value: 'teller 3, 10:14', mark: 'done' },
              { text: 'Member 10044', value: 'manager, 16:02', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'SACCOs, credit providers, microfinance, insurers, brokers and agents',
    time: banking.glance.time,
    price: banking.glance.price,
    start: 'Two weeks listing where money enters and who can change records',
    needs: 'The core system’s documents, its vendor’s help, a sponsor above finance and ICT',
  },
  situation: {
    heading: 'Who can see member data',
    body: `- **Your staff**, by role and branch. Each look-up is logged with name and time, and your auditor reads the log without asking an administrator.
- **Our engineers**, if the data-processing agreement names them. You open each session on live data, for one fault, and it is logged.
- **The vendor of your core system**, by appointment, in recorded sessions.

The [checklist for SACCOs and lenders](/resources/downloads#sacco-outsourcing-checklist) lists what your board and regulator ask of an IT supplier.`,
  },
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'Four jobs around the ledger',
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
    {
      path: '/services/business-and-qa/cybersecurity/disaster-recovery',
      why: 'A second site, tried by branches.',
    },
  ],
  process: {
    heading: 'Control first, then speed',
    steps: [
      {
        title: 'List the money paths',
        body: 'Teller, check-off, paybill, bank, agent, app: where money enters, and who can change a record.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Restrict access',
        body: 'Everyday accounts lose database rights, and leavers’ accounts are closed.',
        time: { from: 2, to: 3, unit: 'weeks', alongside: true },
      },
      {
        title: 'Post receipts automatically',
        body: `Check-off files, M-Pesa payments and bank statements post themselves. Up to 8 of the weeks are for access at Safaricom and the bank. Ordered alone: ${priceInWords(furtherPrices.collections)}.`,
        time: { from: 9, to: 16, unit: 'weeks' },
      },
      {
        title: 'Reconcile daily',
        body: 'You see zero differences, or a list with reasons.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Open payouts',
        body: 'Staff accounts and low limits first, with two approvers for each payment.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'both'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Which rules apply to you',
      rows: [
        {
          term: 'SACCO that takes deposits',
          detail: 'Licensed and supervised by SASRA.',
        },
        {
          term: 'SACCO without withdrawable deposits',
          detail:
            'Authorised by SASRA if it holds KSh 100 million or more, or if members join digitally or live abroad.',
        },
        {
          term: 'Lender without deposits',
          detail: 'Licensed by the Central Bank of Kenya, unless another law permits the business.',
        },
        {
          term: 'Your IT supplier',
          detail:
            'Institutions under the Banking Act follow CBK/PG/16 on outsourcing and CBK/PG/14 on continuity. They do not bind a SACCO. The banking page lists [the rules we build to](/services/systems-integration/banking-systems-integration#which-rules-we-build-to).',
        },
        {
          term: 'Insurer or broker',
          detail: 'Health data in claims is sensitive personal data.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A check-off file on salary day',
      body: 'A person handles the lines in which number and name disagree.',
      figures: [
        { label: 'Lines received', value: '1,204' },
        { label: 'Posted automatically', value: '1,171' },
        { label: 'Name does not match number', value: '19' },
        { label: 'Member left', value: '8' },
        { label: 'Amount below instalment', value: '6' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to replace our core banking system?',
      answer:
        'No. Files and access change around it, as in the [SACCO example](/projects/sacco-core-banking-integration).',
    },
    {
      question: 'Our vendor says only they may touch the database. Are they right?',
      answer:
        'For writing, yes. We use documented interfaces or files. If neither exists, the vendor must join the project.',
    },
  ],
  ask: { heading: 'It begins with a list of every payment' },
  related: [
    '/projects/sacco-core-banking-integration',
    '/resources/downloads',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [
    regulation.creditLicence,
    regulation.saccoAuthorisation,
    regulation.saccoLicence,
    regulation.outsourcing,
    dataProtection.sensitiveData,
    dataProtection.processorContract,
  ],
} satisfies Copy<'industry'>;
