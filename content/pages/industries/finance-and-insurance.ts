import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for SACCOs, lenders, brokers and insurers',
  summary: 'Member ledgers, bank and M-Pesa links, access control and proof for examiners.',
  description:
    'IT for Kenyan SACCOs, microfinance, lenders, insurers and brokers: member ledgers, M-Pesa and bank integration, access control, recovery drills and audit evidence.',
  lead: 'Bring the ledger into agreement with the bank every day, explain every access, and have the evidence ready when an examiner asks. We do this with SACCOs, lenders, brokers and insurers, mostly around the core system they already have.',
  updated: '2026-11-22',
  glance: {
    audience: 'SACCOs, credit providers, microfinance, insurers, brokers and agents',
    time: 'Three to five months to daily zero differences',
    price: {
      measure: 'fixed price',
      from: 'not yet',
    },
    start: 'One to two weeks drawing where money enters and who can change it',
    needs: 'The core system’s documents, its vendor’s co-operation, a sponsor over finance and ICT',
  },
  sources: [
    {
      fact: 'All non-deposit-taking credit business requires a licence of the Central Bank of Kenya.',
      reference:
        'Business Laws (Amendment) Act, 2024 (No. 20 of 2024); Central Bank of Kenya Act, section 33S',
      url: lawUrl('centralBank'),
      checked: 'not yet',
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
    {
      fact: 'Insurers, brokers and agents are registered and supervised by the Insurance Regulatory Authority.',
      reference: 'Insurance Act, Cap. 487',
      url: lawUrl('insurance'),
      checked: 'not yet',
    },
  ],
  situation: {
    heading: 'What you can show a board or an examiner',
    body: `**Postings on time.** Check-off lists arrive from forty employers as spreadsheets, PDFs and, now and then, a photograph. They are read, checked against the member list and posted the same day, like M-Pesa deposits and the bank file, so a teller on salary day knows what a member can borrow.

**Differences with reasons.** Trust account and wallet, bank and ledger, subledger and general ledger are compared daily. For a lender whose app pays out in seconds, that is how the ledger keeps up; for a broker, how each insurer’s premiums stay apart.

**Access that can be explained.** The core system’s vendor signs in by appointment and is recorded. A database administrator cannot alter a balance without a trace, and the recovery drill has been run on other hardware, with times.

You may need one of these or all three. The work seldom begins with a new core system.`,
  },
  process: {
    heading: 'Control first, then speed',
    steps: [
      {
        title: 'Draw the money paths',
        body: 'Teller, check-off, paybill, bank, agent, app. For each: where it enters, who can change it, when it is compared, and what happens to a difference.',
        duration: '1–2 weeks',
      },
      {
        title: 'Close the side doors',
        body: 'Vendor access by appointment and recorded, database rights removed from daily accounts, maker and checker apart, leavers out.',
        duration: '2–3 weeks',
      },
      {
        title: 'Automate the postings that hurt most',
        body: 'Check-off files read and validated against the member list, M-Pesa posted as it arrives, bank statements by host-to-host file. Exceptions wait in a queue that shows how old each one is.',
        duration: '6–10 weeks',
      },
      {
        title: 'Reconcile daily, by system',
        body: 'Trust account against wallet, bank against ledger, subledger against general ledger. The finance manager sees three zeros or a list of reasons.',
        duration: '2–3 weeks',
      },
      {
        title: 'Lose the main site on purpose',
        body: 'A drill on a Saturday: bring the core up at the second site, let two branches post, bring it back, compare. The board receives the minutes, with times and signatures.',
        duration: '1 day, twice a year',
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A map of money and access which your internal auditor can test',
      'Posting of check-off, M-Pesa and bank files with an exceptions queue',
      'Daily reconciliations filed as evidence, signed off by role',
      'A report of the recovery drill with times measured',
    ],
    needed: [
      'The core system’s interface documents and the vendor’s cooperation',
      'A sponsor above both finance and ICT',
      'File samples from every employer and bank, old errors included',
    ],
    excluded: [
      'Licence applications and returns to a regulator, though we supply the data for them',
      'Credit policy and scoring decisions',
      'Holding or moving your members’ money: it never passes through our accounts',
    ],
  },
  duration:
    'Three to five months to daily zero differences. A willing core vendor halves the integration part, and an unwilling one doubles it.',
  sections: [
    {
      type: 'specification',
      heading: 'What differs by licence',
      rows: [
        {
          term: 'Deposit-taking SACCO',
          detail:
            'Licensed by SASRA. Front-office withdrawals by phone and agent need limits, alerts and a same-day comparison of the trust account.',
        },
        {
          term: 'Non-withdrawable deposit-taking SACCO',
          detail:
            'Authorised by SASRA where deposits are KSh 100 million or more, or where members are taken digitally or live abroad. Shares, guarantors and dividends are usually well served by a packaged ledger, as they are in investment groups.',
        },
        {
          term: 'Lender that takes no deposits',
          detail:
            'Licensed by the Central Bank of Kenya, since 2024 whether it lends digitally or over a counter. Disbursement and repayment callbacks may come twice or never; each is handled exactly once.',
        },
        {
          term: 'Insurer',
          detail:
            'Claims files with medical data, which assessors open through a link that expires.',
        },
        {
          term: 'Broker or agent',
          detail:
            'Premiums per insurer apart, renewal diary, certificates and debit notes from one record.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A check-off file on salary day',
      body: 'An employer sends 1,204 lines. The reader matches them by member number and name together. Clean lines post at once; the rest wait for a person who sees the reason beside each.',
      figures: [
        { label: 'Lines received', value: '1,204' },
        { label: 'Posted unaided', value: '1,171' },
        { label: 'Name does not match number', value: '19' },
        { label: 'Member left', value: '8' },
        { label: 'Amount below instalment', value: '6' },
        { label: 'Time until all posted', value: '35 minutes' },
      ],
    },
    {
      type: 'chart',
      heading: '1,204 lines of a check-off file',
      data: {
        form: 'bars',
        unit: 'lines',
        bars: [
          { label: 'Posted unaided', value: 1171 },
          { label: 'Name does not match', value: 19 },
          { label: 'Member left', value: 8 },
          { label: 'Amount below instalment', value: 6 },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/services/systems-integration/banking-systems-integration',
      why: 'Connects the core to banks, M-Pesa and check-off employers, with exceptions in one queue.',
    },
    {
      path: '/products/finagen',
      why: 'A member ledger and general ledger in one, for groups and SACCOs without a core system.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
      why: 'Tests the app, the portal and the staff network before an attacker does.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/disaster-recovery',
      why: 'A second site on which branches have really posted, with a report for the board.',
    },
    {
      path: '/solutions/bulk-sms-and-messaging',
      why: 'A message to the member for each movement is the cheapest fraud control there is.',
    },
  ],
  questions: [
    {
      question: 'Do we have to replace our core banking system?',
      answer:
        'Seldom at first. Most pain sits around it: files, reconciliations, access. Fix those and you will write a better tender if you still want a new one. The [sample SACCO project](/projects/sacco-core-banking-integration) shows such work.',
    },
    {
      question: 'Our vendor says that only they may touch the database. Are they right?',
      answer:
        'About writing to it, yes. We use documented interfaces or files, and read from a copy. If neither exists, the vendor must be in the project.',
    },
    {
      question: 'Can a loan be refused by software alone?',
      answer:
        'The Data Protection Act gives people rights where a decision that affects them significantly is made by automated means alone. We build in the notice, the reasons and a human review; your counsel settles the policy.',
    },
    {
      question: 'Which evidence will an examiner ask for?',
      answer:
        'Typically user lists with approvals, change records, reconciliations, backup and recovery tests, and vendor contracts. The system files each as it occurs, so the request takes an afternoon.',
    },
  ],
  related: [
    '/projects/sacco-core-banking-integration',
    '/services/systems-integration/banking-systems-integration',
    '/blog/reconciling-mpesa-payments',
    '/products/finagen',
  ],
} satisfies Copy<'industry'>;
