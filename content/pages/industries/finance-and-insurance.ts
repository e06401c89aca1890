import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for SACCOs, lenders and insurers in Kenya',
  summary: 'Member ledgers, bank and M-Pesa links, access control and proof for examiners.',
  description:
    'IT for Kenyan SACCOs, microfinance, lenders, insurers and brokers: member ledgers, M-Pesa and bank integration, access control, recovery drills and audit evidence.',
  lead: 'Reconcile ledger, bank and M-Pesa daily, with a full access log and evidence ready for an examiner.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one evening of a SACCO: bank, M-Pesa and ledger.',
    parts: [
      {
        type: 'window',
        title: 'Evening check',
        state: 'Monday',
        blocks: [
          {
            type: 'table',
            columns: ['Source', 'Entries', 'KSh'],
            rows: [
              { cells: ['M-Pesa', '1,882', '2.41 m'], mark: 'done' },
              { cells: ['Bank', '204', '5.88 m'], mark: 'done' },
              { cells: ['Ledger', '2,083', '8.29 m'], mark: 'late' },
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
    time: { from: 3, to: 5, unit: 'months', note: 'to daily reconciliation' },
    price: prices['/industries/finance-and-insurance'],
    start: '1 to 2 weeks listing where money enters and who can change records',
    needs: 'The core system’s documents, its vendor’s help, a sponsor above finance and ICT',
  },
  process: {
    heading: 'Control first, then speed',
    steps: [
      {
        title: 'List the money paths',
        body: 'Teller, check-off, paybill, bank, agent and app: where money enters, and who can change records.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Restrict access',
        body: 'Vendor sessions are by appointment and recorded. Everyday accounts lose database rights. Leavers’ accounts are removed.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Automate postings',
        body: 'Check-off files, M-Pesa payments and bank statements post automatically. Exceptions wait in a queue.',
        time: { from: 6, to: 10, unit: 'weeks' },
      },
      {
        title: 'Reconcile daily',
        body: 'The finance manager sees zero differences, or a list with reasons.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Test the second site',
        body: 'Two branches post there on a Saturday. The board gets the signed times.',
        time: { from: 1, unit: 'days', note: '(twice a year)' },
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A map of money and access that your internal auditor can test',
      'Posting of check-off, M-Pesa and bank files, with an exceptions queue',
      'Daily reconciliations filed as evidence',
      'A report of each recovery drill, with times',
    ],
    needed: [
      'The core system’s interface documents and the vendor’s cooperation',
      'A sponsor above finance and ICT',
      'Sample files from every employer and bank',
    ],
    excluded: [
      'Licence applications and returns, though we supply the data',

      'Holding or moving members’ money',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Which rules apply to you',
      rows: [
        {
          term: 'Deposit-taking SACCO',
          detail: 'Licensed by SASRA. Phone and agent withdrawals need limits and daily checks.',
        },
        {
          term: 'Non-withdrawable deposit-taking SACCO',
          detail:
            'Authorised by SASRA if deposits are KSh 100 million or more, or if members join digitally or live abroad.',
        },
        {
          term: 'Lender without deposits',
          detail:
            'Needs a licence from the Central Bank of Kenya, unless another law already permits the business.',
        },
        {
          term: 'Insurer',
          detail:
            'Health data in claims is sensitive personal data. Share it by links that expire.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A check-off file on salary day',
      body: 'The system matches member number and name. It posts clean lines at once, and a person handles the rest.',
      figures: [
        { label: 'Lines received', value: '1,204' },
        { label: 'Posted automatically', value: '1,171' },
        { label: 'Name does not match number', value: '19' },
        { label: 'Member left', value: '8' },
        { label: 'Amount below instalment', value: '6' },
      ],
    },
  ],
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
      why: 'Tests the app, the portal and the staff network.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/disaster-recovery',
      why: 'A second site, tested by branches, with a report for the board.',
    },
  ],
  questions: [
    {
      question: 'Do we have to replace our core banking system?',
      answer:
        'Rarely at first. Most problems are in files, reconciliation and access. See the [SACCO example](/projects/sacco-core-banking-integration).',
    },
    {
      question: 'Our vendor says only they may touch the database. Are they right?',
      answer:
        'For writing, yes. We use documented interfaces or files, and read from a copy. If neither exists, the vendor must join the project.',
    },
    {
      question: 'Can software alone refuse a loan?',
      answer:
        'The Data Protection Act gives people rights when an automated decision affects them significantly. We build in notice, reasons and a human review.',
    },
  ],
  related: [
    '/projects/sacco-core-banking-integration',
    '/blog/reconciling-mpesa-payments',
    '/products/finagen',
  ],
  sources: [
    regulation.creditLicence,
    regulation.saccoAuthorisation,
    regulation.saccoLicence,
    dataProtection.sensitiveData,
    dataProtection.automatedDecisions,
  ],
} satisfies Copy<'industry'>;
