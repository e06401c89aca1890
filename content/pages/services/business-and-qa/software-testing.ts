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
  lead: 'Before you accept a system and pay, you know its faults, ranked by what they would cost you, and whether to go live.',
  updated: '2026-11-29',
  emblem: 'bug',
  drawing: {
    caption: 'The test run of a school fees portal, and the worst of its twelve faults',
    parts: [
      {
        type: 'scene',
        title: '140 cases, twelve faults',
        height: 232,
        shapes: [
          { look: 'body', outline: 'M29 14h92q9 0 9 9v186q0 9-9 9H29q-9 0-9-9V23q0-9 9-9z' },
          { look: 'mark', outline: 'M20 36h110M20 196h110' },
          { look: 'tint', outline: 'M32 72h86v20h-86z' },
          { look: 'mark', outline: 'M32 108h86M32 120h86' },
          { look: 'hot', outline: 'M32 132h86v24h-86z' },
          { look: 'body', outline: 'M176 14h132v112h-132z' },
          { look: 'mark', outline: 'M188 40l4 4 8-9M188 66l4 4 8-9' },
          { look: 'hot', outline: 'M188 84h12v12h-12z' },
          { look: 'line', outline: 'M188 190l-36 22' },
          { look: 'body', outline: 'M182 172a40 40 0 1 1 80 0a40 40 0 1 1 -80 0z' },
          { look: 'hot', outline: 'M222 150a18 24 0 1 1-.1 0z' },
          {
            look: 'mark',
            outline:
              'M222 152v44M206 160l-8-6M238 160l8-6M204 174h-9M240 174h9M207 188l-8 6M237 188l8 6',
          },
          { look: 'line', outline: 'M118 144l64 22' },
        ],
        words: [
          { text: 'Fees portal', at: [75, 62], on: 'object' },
          { text: 'Pay twice?', at: [75, 176], on: 'object', size: 'large' },
          { text: '128 pass', at: [252, 44], on: 'object' },
          { text: 'on 4 phones', at: [256, 70], on: 'object' },
          { text: '12 fail', at: [244, 96], on: 'object', size: 'large' },
          { text: 'case 88', at: [286, 140], on: 'ground' },
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
    heading: 'A fault that would block the launch',
    intro:
      'It is one of two blocking faults among 140 cases. Four serious ones are repaired before the launch too, and six minor ones can wait.',
    title: 'One payment is credited twice',
    severity: 'Critical',
    parts: [
      {
        term: 'Where',
        detail: 'School fees portal, the notice that M-Pesa sends after a payment.',
      },
      {
        term: 'How to repeat it',
        detail:
          'Pay KSh 100 on the test paybill, send the same notice again, and open the balance.',
      },
      { term: 'Expected', detail: 'The balance is lower by KSh 100.' },
      { term: 'Seen', detail: 'It is lower by KSh 200, in three of three tries.' },
      {
        term: 'What it would cost',
        detail:
          'The school never collects those fees, and corrects balances with parents for a term.',
      },
      {
        term: 'After the repair',
        detail:
          'The code of the payment is accepted once. The same test now passes, with the right balance.',
      },
    ],
  },
  situation: {
    heading: 'Should the developer not have found it?',
    body: 'Developers test what they understood. We test what you ordered, and begin with the points that the specification leaves open.',
  },
  scope: {
    excluded: [
      'Attacks. See [penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment)',
    ],
  },
  process: {
    heading: 'How the testing goes',
    body: `1. The cases come from the contract and your own worries, with invented people who have real problems, such as two pupils with one phone number.
2. You and the developer see each fault on the day we find it. Repairs begin while we test the rest.
3. After the retest, some of your people do their daily tasks without help. A program may pass every case and still be too slow for them.
4. You have our advice in writing.`,
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
      answer: `${commitments.testedByOthers.promise} If a bank or a regulator must accept our system, you choose an outside tester.`,
    },
    {
      question: 'Do you test on real M-Pesa?',
      answer:
        'First in the Daraja sandbox, then with small payments on your own paybill or till, refunded on the same day.',
    },
  ],
  sources: [mpesa.express],
  related: [],
  ask: {
    heading: 'When must you accept the system?',
    body: 'Write at least two weeks before that day, so that we can plan the tests.',
  },
} satisfies Copy<'service'>;
