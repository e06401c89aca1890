import type { Copy } from '@/content/schema';

export default {
  heading: 'Software testing and quality assurance',
  summary: 'Test an app, portal or integration before your staff and customers do.',
  description:
    'Software testing in Kenya: functional, payment, device, load and acceptance testing of apps, portals and integrations, with ranked faults and a clear go or no-go.',
  lead: 'Your supplier has demonstrated the system and it worked. A demonstration follows the path that works. Testing walks all the others, on the phones and networks your users have.',
  updated: '2026-11-03',
  situation: {
    heading: 'The launch date is fixed and the proof is not',
    body: `You ordered a portal, an app, a payroll or a link between two systems. The specification was signed months ago, the last invoice is due on acceptance, and you are asked to accept. On what grounds?

The faults that hurt rarely show in a meeting room. A parent pays school fees and the confirmation arrives twice. A field officer in Kwale fills a form, loses the signal and finds it empty. Payroll is right for everyone except the woman who joined on the 17th. The invoice goes out while the connection to eTIMS is down.

Call us when you have something to test and at least two weeks before it must run. Earlier is cheaper: a requirement that cannot be tested is best found while it is still a sentence.`,
  },
  process: {
    heading: 'A test round, day by day',
    steps: [
      {
        title: 'Read the promise',
        body: 'We take the specification, the contract and your own list of worries, and turn them into numbered test cases. Gaps and contradictions come back to you as questions.',
        duration: '2–4 days',
      },
      {
        title: 'Prepare realistic data',
        body: 'Made-up people with real-life oddities: two members with one phone number, a name with an apostrophe, a contract that ends mid-month. No production data unless you insist in writing.',
        duration: '1–2 days',
      },
      {
        title: 'Run and record',
        body: 'Each case is run, with a screenshot or log where it fails. You and the developer see faults the same day, ranked by their effect on the business.',
        duration: '4–8 days',
      },
      {
        title: 'Retest the repairs',
        body: 'Fixed faults are run again together with the cases around them, because repairs break neighbours.',
        duration: '2–4 days',
      },
      {
        title: 'Sit with your users',
        body: 'Three to six people who will do the job try their ordinary tasks without help. We watch where they stop.',
        duration: '1 day',
      },
      {
        title: 'Give the verdict',
        body: 'Go, go with conditions, or not yet, with the open faults that led to it.',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'The numbered test cases, yours to reuse at each release',
      'A fault list with steps to reproduce, severity and evidence',
      'A verdict of one page for whoever signs the acceptance',
      'Automated checks for the paths that must never break, where a round will be repeated',
    ],
    needed: [
      'A test system that is separate from the live one, with logins for each role',
      'The signed specification, however thin',
      'A developer who answers within one working day during the round',
    ],
    excluded: [
      'Repairing the faults, unless you order it separately',
      'Attacks on the system; those are in [penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment)',
      'Certification by a payment provider or by KRA, which only they can give',
    ],
  },
  duration:
    'Two to three weeks for a mid-sized portal or app, including one retest. Each further platform or payment method adds two to four days.',
  sections: [
    {
      type: 'specification',
      heading: 'What a round covers',
      intro:
        'You choose from this list. A small website needs three of them, a member app nearly all.',
      rows: [
        {
          term: 'Function',
          detail:
            'Does each requirement do what the text says, with good input, bad input and none?',
        },
        {
          term: 'Mobile money',
          detail:
            'The result of an STK push reaches your server as a separate callback. We test the callback that is late, repeated, lost or for the wrong amount, and the customer who cancels or has too little balance.',
        },
        {
          term: 'Devices and networks',
          detail:
            'Low-memory Android phones, an old browser in a county office, a 3G signal that drops in the middle of a submission, a bundle that runs out.',
        },
        {
          term: 'Load',
          detail:
            'The day results are published, fees fall due or tickets open. We raise the number of users until something gives, and tell you what gave.',
        },
        {
          term: 'Calculation',
          detail:
            'Payroll, interest and invoices are worked out a second time, independently, from the current official rates, and compared to the cent.',
        },
        {
          term: 'Accessibility',
          detail:
            'Keyboard only, a screen reader, large text and strong sunlight on a small screen.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'One round on a school fees portal',
      body: `A portal lets parents pay by M-Pesa and see balances. The supplier reports it finished. From the specification come 140 test cases.

The two blocking faults both concern money: a repeated callback credited the same payment twice, and a payment made with a wrong admission number vanished without a trace. The portal goes live eleven days later than planned, with a suspense account for unmatched payments.`,
      figures: [
        { label: 'Test cases', value: '140' },
        { label: 'Passed at the first run', value: '128' },
        { label: 'Blocking faults', value: '2' },
        { label: 'Serious faults', value: '4' },
        { label: 'Minor faults', value: '6' },
      ],
    },
    {
      type: 'chart',
      heading: '140 cases at the first run',
      data: {
        form: 'bars',
        unit: 'cases',
        bars: [
          { label: 'Passed', value: 128 },
          { label: 'Minor faults', value: 6 },
          { label: 'Serious faults', value: 4 },
          { label: 'Blocking faults', value: 2, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Should the developer not have tested this already?',
      answer:
        'They should, and most do. A developer tests that the code does what they meant. An outside tester asks whether what they meant is what you bought. Both are needed, and the second takes days, not months.',
    },
    {
      question: 'Can you test when there is no specification?',
      answer:
        'Yes. We spend two days with the people who do the work now and write down what the system must do for them. That document often becomes the first agreed description of the system.',
    },
    {
      question: 'Is automated testing worth it for us?',
      answer:
        'If you release more than about four times a year, for the ten or twenty paths that earn or pay money. For a system that changes once a year, a good manual script is cheaper to keep.',
    },
    {
      question: 'Do you test on real M-Pesa?',
      answer:
        'First in the sandbox of the Daraja API, then with small live amounts on your own paybill or till, refunded and reconciled the same day. The sandbox alone does not show what the live channel does under load.',
    },
    {
      question: 'What if the supplier disputes a finding?',
      answer:
        'Each one names the sentence in the specification it breaks. If there is no such sentence it is marked as a suggestion, and you decide whether to pay for the change.',
    },
  ],
  sources: [
    {
      fact: 'The result of an M-Pesa Express (STK push) request is delivered to a callback URL; a sandbox is provided.',
      reference: 'Safaricom, Daraja API documentation, M-Pesa Express',
      url: 'https://developer.safaricom.co.ke',
      checked: 'not yet',
    },
  ],
  related: [
    '/services/development-services/software-development',
    '/services/support-and-management/devops-services',
    '/blog/etims-integration-checklist',
    '/projects/school-fees-reconciliation',
  ],
} satisfies Copy<'service'>;
