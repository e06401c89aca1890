import type { Copy } from '@/content/schema';

export default {
  heading: 'Software testing and quality assurance',
  summary: 'Test an app, portal or integration before your staff and customers do.',
  description:
    'Software testing in Kenya: functional, payment, device, load and acceptance testing of apps, portals and integrations, with ranked faults and a clear go or no-go.',
  lead: 'Have a system tested before you accept it from a supplier. You get the faults ranked by what they would cost you, and a plain recommendation on whether to go live.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations that must accept, launch or pay for a system built by a supplier',
    time: '2 to 3 weeks for a mid-sized portal or app, with one retest',
    price: {
      measure: 'fixed price',
      note: 'Each further platform or payment method adds two to four days',
      from: 'not yet',
    },
    start: 'The specification and your own list of worries, at least two weeks before launch',
    needs:
      'A separate test system, an account for each role and a developer who answers within a working day',
  },
  situation: {
    heading: 'When to call us',
    body: `Call when you have something to test and at least two weeks before it must run. Earlier is cheaper, because a requirement that can’t be tested is best found while it is still a sentence. The usual moment is acceptance: the specification was signed months ago, the last invoice is due, and the supplier’s demonstration went well.

A demonstration follows the path that works. The faults that cost money sit beside it. A parent pays school fees and the confirmation arrives twice. A field officer in Kwale loses the signal halfway through a form and finds it empty. Payroll is right for everyone except the woman who joined on the 17th. An invoice is issued while the connection to eTIMS is down and never reaches KRA, which since January 2026 compares what a business declares with those invoices.

We look for such cases on the phones and networks that your users have.`,
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
        body: 'Made-up people with real-life oddities: two members with one phone number, a name with an apostrophe, a contract that ends mid-month. Production data is used only at your written request.',
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
        body: 'Three to six people who will do the job try their ordinary tasks without help, while we note where they stop.',
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
      'A test system that is separate from the live one, with an account for each role',
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
      body: `A portal lets parents pay by M-Pesa and see balances. The supplier reports it finished. We derive 140 test cases from the specification and run them all.

Both blocking faults concern money: a repeated callback credited the same payment twice, and a payment made with a wrong admission number vanished without a trace. The portal goes live eleven days later than planned, with a suspense account for unmatched payments.`,
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
        'They should, and most do. A developer tests that the code does what they meant. An outside tester asks whether what they meant is what you bought. You need both, and the second is a matter of days.',
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
        'First in the sandbox of the Daraja API, then with small live amounts on your own paybill or till, refunded and reconciled the same day. We need both, because the sandbox can’t show what the live channel does under load.',
    },
    {
      question: 'What if the supplier disputes a finding?',
      answer:
        'Each finding names the sentence in the specification that it breaks. Where there is no such sentence we mark it as a suggestion, and you choose whether to pay for the change.',
    },
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'The result of an M-Pesa Express (STK push) request is delivered to a callback URL; a sandbox is provided.',
      reference: 'Safaricom, Daraja API documentation, M-Pesa Express',
      url: 'https://developer.safaricom.co.ke/apis/MpesaExpressSimulate',
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
