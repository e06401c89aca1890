import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for SACCOs, lenders and insurers in Kenya',
  summary: 'Member ledgers, bank and M-Pesa links, access control and proof for examiners.',
  description:
    'IT for Kenyan SACCOs, microfinance, lenders, insurers and brokers: member ledgers, M-Pesa and bank integration, access control, recovery drills and audit evidence.',
  lead: 'Reconcile ledger, bank and M-Pesa daily, with a full access log and evidence ready for an examiner. Usually your core system stays.',
  updated: '2026-11-23',
  glance: {
    audience: 'SACCOs, credit providers, microfinance, insurers, brokers and agents',
    time: { from: 3, to: 5, unit: 'months', note: 'to daily reconciliation' },
    price: {
      measure: 'fixed price',
      note: 'Depends on payment channels, employers’ files and the core system’s interface',
      from: 'not yet',
    },
    start: 'One to two weeks listing where money enters and who can change it',
    needs: 'The core system’s documents, its vendor’s help, a sponsor over finance and ICT',
  },
  process: {
    heading: 'Control first, then speed',
    steps: [
      {
        title: 'List the money paths',
        body: 'Teller, check-off, paybill, bank, agent and app: where money enters, and who can change it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Restrict access',
        body: 'Vendors sign in by appointment and are recorded. Daily accounts lose database rights. Leavers are removed.',
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
        body: 'Two branches post on it on a Saturday. The board gets the times, signed.',
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
      'Credit policy and scoring decisions',
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
            'Authorised by SASRA if deposits are KSh 100 million or more, or members join digitally or live abroad.',
        },
        {
          term: 'Lender without deposits',
          detail:
            'Needs a licence of the Central Bank of Kenya, unless another law already permits the business.',
        },
        { term: 'Insurer', detail: 'Medical data in claims needs links that expire.' },
        { term: 'Broker or agent', detail: 'Keep each insurer’s premiums separate.' },
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
        { label: 'Time until all posted', value: '35 minutes' },
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
        'Rarely at first. Most problems are in files, reconciliation and access. Fix those first. See the [SACCO example](/projects/sacco-core-banking-integration).',
    },
    {
      question: 'Our vendor says only they may touch the database. Are they right?',
      answer:
        'For writing, yes. We use documented interfaces or files, and read from a copy. Without either, the vendor must join the project.',
    },
    {
      question: 'Can software alone refuse a loan?',
      answer:
        'The Data Protection Act gives people rights when an automated decision affects them significantly. We build in notice, reasons and a human review. Your counsel decides the policy.',
    },
  ],
  related: [
    '/projects/sacco-core-banking-integration',
    '/blog/reconciling-mpesa-payments',
    '/products/finagen',
  ],
  sources: [
    {
      fact: 'Nobody may carry on non-deposit-taking credit business unless licensed by the Central Bank of Kenya or permitted under another written law.',
      reference:
        'Central Bank of Kenya Act, section 33S, as explained by Cliffe Dekker Hofmeyr, 22 January 2025',
      url: 'https://cliffedekkerhofmeyr.com/news/publications/2025/Practice/Corporate-Commercial/corporate-commercial-alert-kenya-22-January-banking-and-finance-amendments-introduced-by-the-business-laws-amendment-act-20-of-2024',
      checked: '2026-11-23',
    },
    {
      fact: 'SASRA authorises non-withdrawable deposit-taking SACCOs with deposits of KSh 100 million or more, and those that mobilise members digitally or from persons living outside Kenya.',
      reference:
        'Sacco Societies (Non-Deposit-Taking Business) Regulations, 2020; SASRA, frequently asked questions',
      url: 'https://www.sasra.go.ke/frequently-asked-questions/',
      checked: '2026-11-22',
    },
    {
      fact: 'SASRA licenses and supervises SACCO societies that carry on deposit-taking business.',
      reference: 'Sacco Societies Act, 2008, section 23; SASRA, Who We Are',
      url: 'https://www.sasra.go.ke/who-we-are',
      checked: '2026-11-22',
    },
    {
      fact: 'A person has rights in respect of decisions based solely on automated processing which significantly affect them.',
      reference: 'Data Protection Act, 2019, section 35',
      url: lawUrl('dataProtection', 35),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
