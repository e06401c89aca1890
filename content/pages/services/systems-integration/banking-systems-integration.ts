import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Banking systems integration',
  summary: 'Core banking, M-Pesa, bank channels and ledgers connected and reconciled daily.',
  description:
    'Banking systems integration for SACCOs, lenders and businesses in Kenya: core banking, M-Pesa, host-to-host, PesaLink and reconciliation every day.',
  lead: 'Receive payments and pay out through M-Pesa and your banks, with a ledger that agrees with them every day. The links are built so that no payment goes out twice.',
  updated: '2026-11-22',
  glance: {
    audience: 'SACCOs, lenders, schools, insurers and traders with many small receipts',
    time: '4–6 months; collections alone from ten weeks',
    price: {
      measure: 'fixed price',
      note: 'Quoted by channel after the mapping; provider and bank fees are yours',
      from: 'not yet',
    },
    start: 'Two weeks of mapping each movement of money',
    needs: 'Agreements with Safaricom and banks in your name, your finance manager and auditor',
  },
  situation: {
    heading: 'Three records of one payment, made to agree',
    body: `Every payment leaves a trace on the phone, at the bank and in your ledger. The integration compares the three each day, posts what matches, and puts the rest on a clerk’s list with the likely member on top. Instead of a suspense account that grows all year and is emptied in December, you have one that is cleared by noon.

The cases that cost time are alike everywhere. A member types the wrong account number, so she has the SMS and her account has no money. A loan is paid out to a phone, the line drops, and it is unclear whether it went. A salary file is uploaded by hand by a person who could edit it on the way.

You may have a core banking system whose maker offers a link at a price, with no say in how exceptions are handled. Or you have a ledger in an ERP and several banks. Either way the questions are the same: who starts a payment, who approves it, what proves it arrived, and what happens when the answer never comes.`,
  },
  process: {
    heading: 'Slow at the start, because it is money',
    intro:
      'Papers and approvals at the bank run beside the technical work, so we start them on the first day.',
    steps: [
      {
        title: 'Map each movement',
        body: 'In, out and between accounts: who starts it, limits, charges, cut-off times, and the worst thing that can happen at each step.',
        duration: '2 weeks',
      },
      {
        title: 'Apply for access',
        body: 'Paybill or till interface, bank host-to-host or API, test credentials, fixed addresses. The account holder signs; we fill in the technical part.',
        duration: '3–8 weeks, at the provider',
      },
      {
        title: 'Build the payment ledger',
        body: 'A small record of every instruction and notice, kept apart from the core. Each has one reference that stays the same however often it is sent.',
        duration: '4–6 weeks',
      },
      {
        title: 'Break it deliberately',
        body: 'In test: late answers, double notices, a timeout after the money has gone, a reversal on Sunday. Each case must end right, or wait for a person to look at it.',
        duration: '2–3 weeks',
      },
      {
        title: 'Open with small limits',
        body: 'Staff accounts first, low amounts, and a comparison by hand next to the automatic one. The limits rise after a run of days without differences.',
        duration: '3–4 weeks',
      },
    ],
    busy: ['both', 'others', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Tested links to the channels you named, with source code',
      'A daily reconciliation of channel, bank and ledger, with each exception explained',
      'Separate rights for maker and checker, enforced in the system',
      'A trail of every instruction that your auditor and supervisor can follow',
      'A drill card for the day a channel is down',
    ],
    needed: [
      'Agreements with Safaricom, banks or switches in your own name',
      'The cooperation of the maker of your core banking system',
      'Your finance manager and internal auditor at each milestone',
      'A board decision on limits and on who approves',
    ],
    excluded: [
      'Holding your money or passing it through our accounts, at any time',
      'Licences and approvals from regulators, and legal advice on them',
      'Card data: if you must handle it, see [PCI DSS](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance)',
    ],
  },
  duration:
    'Four to six months for incoming and outgoing payments with one provider and one core. Collections alone can be live in ten weeks if access is granted quickly.',
  sections: [
    {
      type: 'flow',
      heading: 'A loan paid out, with one reference',
      actors: ['Maker', 'Approver', 'Payment ledger', 'M-Pesa'],
      messages: [
        { from: 'Maker', to: 'Approver', text: 'Instruction with its reference' },
        { from: 'Approver', to: 'Payment ledger', text: 'Approved by a second person' },
        { from: 'Payment ledger', to: 'M-Pesa', text: 'Sent once' },
        { from: 'M-Pesa', to: 'Payment ledger', text: 'No answer: unknown', state: 'fails' },
        { from: 'Payment ledger', to: 'M-Pesa', text: 'Asks for the status; never sends again' },
        { from: 'M-Pesa', to: 'Payment ledger', text: 'Paid, and closed' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Channels and their habits',
      intro: 'Fees and limits change. Take them from the provider on the day you choose.',
      rowHeading: 'Channel',
      columns: ['Used for', 'What to design for'],
      rows: [
        {
          label: 'M-Pesa paybill',
          cells: [
            'Contributions, fees, loan payments',
            'Wrong references; notices that come late, twice or never',
          ],
        },
        {
          label: 'M-Pesa prompt on the phone',
          cells: [
            'Checkout, reminders',
            'The customer ignores it; the result comes later or not at all',
          ],
        },
        {
          label: 'M-Pesa business to customer',
          cells: ['Loans, refunds, wages', 'Unknown outcome: query before you ever send again'],
        },
        {
          label: 'PesaLink',
          cells: [
            'Account to account between banks',
            'Reached through your bank, and so through its interface',
          ],
        },
        {
          label: 'Bank file or host-to-host',
          cells: ['Salaries, suppliers', 'Cut-off times, rejected lines inside an accepted file'],
        },
        {
          label: 'RTGS',
          cells: ['Large single payments', 'Bank hours, two approvals, proof of release'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'How we prevent paying twice',
      rows: [
        {
          term: 'One reference',
          detail:
            'Made when the instruction is created, stored before it is sent, and reused for every attempt.',
        },
        {
          term: 'Unknown is a state',
          detail:
            'No answer means unknown. Nothing in that state is sent again by the system. It is queried, and then closed or raised.',
        },
        {
          term: 'Two people',
          detail:
            'Whoever enters a payment cannot approve it, under this or any other sign-in. Changes to a beneficiary’s details need both people too.',
        },
        {
          term: 'Day limits',
          detail: 'By channel and by user, held in the payment ledger, whatever the core believes.',
        },
        {
          term: 'End-of-day lock',
          detail: 'A day is closed when the three records agree or each difference has an owner.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'One day of paybill receipts',
      body: `A SACCO receives 1,480 payments in a day. The reference is a member number, a loan number or, often enough, a name. Exact matches post at once. Some can be settled by phone number and expected amount, with a mark that says so. The rest go to a clerk’s list with the likely member on top.

The next morning the system asks Daraja’s Pull Transactions for everything the paybill received. The answer contains two payments for which no notice ever came.`,
      figures: [
        { label: 'Posted by exact reference', value: '1,391' },
        { label: 'Posted by phone and amount', value: '58' },
        { label: 'Settled by a clerk', value: '29' },
        { label: 'Found only by Pull Transactions', value: '2' },
        { label: 'Left in suspense at noon', value: '0' },
      ],
    },
    {
      type: 'statement',
      heading: 'Supervisors and standards',
      body: `SASRA licenses deposit-taking SACCOs. It also authorises non-withdrawable SACCOs with deposits of KSh 100 million or more, and those that take members digitally or from abroad. The Central Bank of Kenya supervises banks and payment service providers, and since the Business Laws (Amendment) Act, 2024 it licenses non-deposit-taking credit providers of every kind. Their rules on outsourcing, security and records reach into an integration, so your compliance officer tells us which apply, and we design to them and document how.

Interfaces differ by age. Card and ATM switches mostly speak ISO 8583. Newer bank interfaces follow ISO 20022 or plain web APIs. A [gateway](/services/systems-integration/api-management) keeps these dialects out of your core.`,
    },
    {
      type: 'chart',
      heading: '1,480 receipts of one day',
      data: {
        form: 'bars',
        unit: 'receipts',
        bars: [
          { label: 'By exact reference', value: 1391 },
          { label: 'By phone and amount', value: 58 },
          { label: 'By a clerk', value: 29 },
          { label: 'Found in the statement', value: 2, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can you connect to our core banking system?',
      answer:
        'If it has an interface, or its maker agrees to open one. Writing straight into its database is something we decline: it breaks the maker’s support and your audit trail.',
    },
    {
      question: 'Is real-time posting necessary?',
      answer:
        'For withdrawals and loan limits, yes. For contributions a few minutes do no harm. Each real-time step adds a way to fail, so use it where a member is waiting.',
    },
    {
      question: 'What if members type wrong references?',
      answer:
        'Short references with a check digit stop most errors, as a mistyped one is refused before payment where the channel validates, and the clerk’s list takes the remainder.',
    },
    {
      question: 'Who is liable if something goes wrong?',
      answer:
        'Your contract with the provider governs the money, ours governs the software. We agree a cap and a repair duty before work starts. Ask your insurer about cover for electronic payments.',
    },
  ],
  related: [
    '/projects/sacco-core-banking-integration',
    '/products/finagen',
    '/industries/finance-and-insurance',
    '/services/systems-integration/managed-services',
  ],
  sources: [
    {
      fact: 'SASRA licenses deposit-taking SACCOs and authorises non-deposit-taking ones that hold members’ deposits of KSh 100 million or more, recruit members through digital platforms or draw them from people resident abroad.',
      reference:
        'Sacco Societies Act, 2008 (Kenya); SASRA, frequently asked questions on the non-deposit-taking business regulations, 2020',
      url: 'https://www.sasra.go.ke/frequently-asked-questions/',
      checked: '2026-11-22',
    },
    {
      fact: 'The Central Bank of Kenya supervises banks and payment service providers and licenses non-deposit-taking credit business.',
      reference:
        'Banking Act; National Payment System Act, 2011; Central Bank of Kenya Act, section 33S, as amended by the Business Laws (Amendment) Act, 2024',
      url: lawUrl('banking'),
      checked: 'not yet',
    },
    {
      fact: 'M-Pesa paybill (customer to business), prompt and business-to-customer calls are Daraja APIs; paybill collections can be validated before they complete, and Pull Transactions lists the collections of the last 48 hours.',
      reference:
        'Safaricom, Daraja API documentation: C2B Register URL, M-Pesa Express, B2C and Pull Transactions',
      url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
      checked: 'not yet',
    },
    {
      fact: 'PesaLink moves money from account to account between banks in Kenya.',
      reference: 'Integrated Payment Services Limited, PesaLink FAQs',
      url: 'https://ipsl.co.ke/pesalink/pesalink-faqs',
      checked: '2026-11-22',
    },
    {
      fact: 'ISO 8583 defines card-originated financial messages; ISO 20022 is a standard for financial messaging.',
      reference: 'International Organization for Standardization, ISO 8583 and ISO 20022',
      url: 'https://www.iso20022.org/about-iso-20022',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
