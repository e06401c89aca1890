import { mpesa } from '@/content/mpesa-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  shape: 'ongoing',
  heading: 'Software testing and quality assurance in Kenya',
  summary: 'Test an app, portal or integration before your staff and customers do.',
  description:
    'Software testing in Kenya: functional, M-Pesa, device, load and acceptance tests of apps, portals and integrations, with ranked faults and advice on going live.',
  lead: 'Have a system tested before you accept it and pay for it. You get the faults ranked by what they would cost you, and clear advice on whether to go live.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the test run of one release.',
    parts: [
      {
        type: 'window',
        title: 'Release 3.2',
        state: '212 cases',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'Passed', value: 196, text: '196' },
              { label: 'Failed', value: 11, text: '11' },
              { label: 'Blocked', value: 5, text: '5' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Refund leaves stock unchanged', value: 'blocks', mark: 'late' },
              { text: 'Receipt prints twice', value: 'blocks', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Advice',
        blocks: [
          {
            type: 'rows',
            items: [{ text: 'Do not go' }, { text: 'Again', value: 'Friday', mark: 'open' }],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that must accept, launch or pay for a system built by a supplier',
    time: { from: 2, to: 3, unit: 'weeks', note: 'for a mid-sized portal or app, with one retest' },
    price: prices['/services/business-and-qa/software-testing'],
    start: 'The specification and your worries, at least two weeks before launch',
    needs: 'A separate test system, an account for each role, a developer who replies in a day',
  },
  process: {
    heading: 'One round of testing',
    steps: [
      {
        title: 'Write the test cases',
        body: 'From the specification, the contract and your own worries. We ask you about any gaps.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Prepare data',
        body: 'Invented people with realistic problems: a shared phone number, an apostrophe in a name, a contract that ends mid-month.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Test',
        body: 'You and the developer see each fault that day, with a screenshot or log.',
        time: { from: 4, to: 8, unit: 'days' },
      },
      {
        title: 'Retest',
        body: 'We test the repairs and the functions around them.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Watch real users',
        body: '3 to 6 people do their usual tasks without help, and we note where they stop.',
        time: { from: 1, unit: 'days' },
      },
      {
        title: 'Advise',
        body: 'Go live, go live with conditions, or wait, with the open faults as the reason.',
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'Numbered test cases to reuse at each release',
      'A fault list with steps to reproduce, severity and evidence',
      'One page of advice for whoever signs the acceptance',
      'Automated tests for the most important functions, if you will repeat the round',
    ],
    needed: [
      'A test system separate from the live one, with an account for each role',
      'The signed specification, however short',
      'A developer who answers within one working day',
    ],
    excluded: [
      'Repairing faults, unless you order it separately',
      'Attacks on the system, which are [penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What we can test',
      rows: [
        { term: 'Functions', detail: 'Each requirement with good input, bad input and no input.' },
        {
          term: 'M-Pesa',
          detail:
            'Results that arrive late, twice, never or with the wrong amount, and customers who cancel or have too little money.',
        },
        {
          term: 'eTIMS',
          detail:
            'Invoices issued while the connection is down. KRA compares returns with eTIMS records, so no invoice may be lost.',
        },
        {
          term: 'Phones and networks',
          detail: 'Low-memory Android phones, an old browser, a 3G signal that drops mid-form.',
        },
        {
          term: 'Load',
          detail:
            'As many users as when fees fall due or results come out, then more until something fails.',
        },
        {
          term: 'Calculations',
          detail: 'Payroll, interest and invoices worked out again from current official rates.',
        },
        { term: 'Accessibility', detail: 'Keyboard only, a screen reader and large text.' },
      ],
    },
    {
      type: 'example',
      heading: 'A school fees portal',
      body: 'Parents pay by M-Pesa and see balances. The supplier says it is finished. Two faults block the launch: a repeated callback credits the same payment twice, and a payment with a wrong admission number disappears. The portal opens eleven days later, with an account for unmatched payments.',
      figures: [
        { label: 'Test cases', value: '140' },
        { label: 'Passed first time', value: '128' },
        { label: 'Minor faults', value: '6' },
        { label: 'Serious faults', value: '4' },
        { label: 'Blocking faults', value: '2' },
      ],
    },
  ],
  questions: [
    {
      question: 'Should the developer not have tested this?',
      answer:
        'Yes, and most do. They test that the code does what they meant. We test that it does what you bought.',
    },
    {
      question: 'Can you test without a specification?',
      answer:
        'Yes. We spend two days with the people who do the work and write down what the system must do for them.',
    },
    {
      question: 'Do you test on real M-Pesa?',
      answer:
        'First in the Daraja sandbox, then with small live payments on your own paybill or till, refunded and reconciled the same day.',
    },
  ],
  sources: [tax.incomeValidation, mpesa.express],
  related: [
    '/services/development-services/software-development',
    '/blog/etims-integration-checklist',
    '/projects/school-fees-reconciliation',
  ],
} satisfies Copy<'service'>;
