import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';

export default {
  shape: 'examine',
  heading: 'Software testing before you accept and pay',
  summary: 'Test an app, portal or integration before your staff and customers do.',
  description:
    'Software testing in Kenya: functional, M-Pesa, device, load and acceptance tests of apps, portals and integrations, with ranked faults and advice on going live.',
  lead: 'We test a system before you accept it and pay the last instalment. You get its faults ranked by what they would cost you, and our advice on whether to go live.',
  updated: '2026-11-27',
  emblem: 'bug',
  drawing: {
    caption: 'the test run of a school fees portal.',
    parts: [
      {
        type: 'emblem',
        emblem: 'bug',
        title: 'Fees portal, 140 cases',
        places: [
          { label: 'Passed', note: '128', mark: 'done' },
          { label: 'Serious', note: '4, minor 6', mark: 'open' },
          { label: 'Blocking', note: '2: do not open', mark: 'late' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that must accept, launch or pay for a system built by a supplier',
    time: { from: 2, to: 3, unit: 'weeks', note: 'for a mid-sized portal or app, with one retest' },
    price: prices['/services/business-and-qa/software-testing'],
    start: 'The specification and your worries, at least two weeks before launch',
    needs:
      'The signed specification, a test system, an account per role, a developer who replies in a day',
  },
  finding: {
    heading: 'A fault that blocks the launch',
    intro:
      'One of two blocking faults among 140 cases. Four serious ones are repaired before the launch too, and six minor ones can wait.',
    title: 'One payment is credited two times',
    severity: 'Critical',
    parts: [
      {
        term: 'Where',
        detail: 'School fees portal, the notice that M-Pesa sends after a payment.',
      },
      {
        term: 'How to repeat it',
        detail: 'Pay KSh 100 on the test paybill. Send the same notice again. Open the balance.',
      },
      { term: 'Expected', detail: 'A balance that is lower by KSh 100.' },
      { term: 'Seen', detail: 'Lower by KSh 200, in three of three tries.' },
      {
        term: 'What it would cost',
        detail: 'Fees that nobody collects, and a term of corrections with parents.',
      },
      {
        term: 'After the repair',
        detail: 'The code of the payment is accepted once. Retested, with the balance after it.',
      },
    ],
  },
  situation: {
    heading: 'Should the developer not have found it?',
    body: 'Developers test what they understood. We test what you ordered, and begin with the points that the specification leaves open.',
  },
  scope: {
    receive: [
      'The cases, numbered, to run again at each version',
      'A list of faults, with the steps that repeat each one',
      'One page for whoever signs: go live, go live with conditions, or wait',
    ],
    excluded: [
      'Attacks. See [penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment)',
    ],
  },
  process: {
    heading: 'A round of testing',
    body: 'We write the cases from the contract and your own worries, with invented people who have real problems, such as two pupils with one phone number. You and the developer see each fault on the day we find it, so that repairs begin while we test the rest. After the retest a few of your own people do their daily tasks without help, because a system can pass every case and still be too slow to work with. Then you have our advice in writing.',
  },
  sections: [
    {
      type: 'specification',
      heading: 'Kenyan cases you can add',
      intro: 'Beyond the functions in your specification, you choose among these.',
      rows: [
        {
          term: 'M-Pesa',
          detail: 'Notices that arrive late or not at all, and customers who cancel at the PIN.',
        },
        { term: 'eTIMS', detail: 'Invoices that were issued while the connection was down.' },
        { term: 'Cheap phones', detail: 'Little memory, and a signal that drops inside a form.' },
        {
          term: 'The last day of fees',
          detail: 'As many users as on that day, then more, until something fails.',
        },
        {
          term: 'Sums',
          detail: 'Payroll or interest, worked out again from the official rates of the day.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you repair what you find?',
      answer: `Our testers ${commitments.testAndRepair.phrase}. Your supplier repairs it, or our developers do, and the testers check the result.`,
    },
    {
      question: 'What if your own company built the system?',
      answer: `${commitments.testedByOthers.promise} If a bank or a regulator must accept our system, we name an outside tester.`,
    },
    {
      question: 'Do you test on real M-Pesa?',
      answer:
        'First in the Daraja sandbox, then with small payments on your own paybill or till, refunded on the same day.',
    },
  ],
  sources: [mpesa.express],
  related: [],
  ask: { heading: 'When must you accept the system?' },
} satisfies Copy<'service'>;
