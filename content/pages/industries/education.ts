import { commitments } from '@/content/company/commitments';
import akademico, { feesAlone } from '@/content/pages/products/akademico';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { liveApproval, mpesa } from '@/content/sources/mpesa';
import { timeInWords } from '@/content/values/time-in-words';

/** How many learners the school of the example has. */
const learners = 400;

export default {
  heading: 'IT and software for schools and colleges in Kenya',
  summary: 'Fees by paybill and CBE reports. Messages and networks at their own prices.',
  description:
    'School IT in Kenya: fee collection by paybill, CBE assessment records, parent messages, computer rooms and Wi-Fi, all planned around the three terms.',
  lead: 'We set up fees by M-Pesa, marks and networks for schools. Nothing changes during term: new systems start in the holidays.',
  updated: '2026-11-28',
  emblem: 'mortarboard',
  drawing: {
    caption: 'A school at the end of a month of term: how many of each class have paid by M-Pesa',
    parts: [
      {
        type: 'scene',
        title: 'A school and its fees',
        height: 236,
        shapes: [
          { look: 'line', outline: 'M0 224h320M286 224V20' },
          { look: 'hot', outline: 'M286 22h30l-8 10 8 10h-30z' },
          { look: 'body', outline: 'M14 88h252v136h-252z' },
          { look: 'solid', outline: 'M4 88l24-40h224l24 40z' },
          { look: 'body', outline: 'M100 20h80v34h-80z' },
          {
            look: 'tint',
            outline: 'M28 156h40v68h-40zm62 0h40v68h-40zm62 0h40v68h-40zm62 0h40v68h-40z',
          },
          { look: 'mark', outline: 'M62 190v4M124 190v4M186 190v4M248 190v4' },
          {
            look: 'tint',
            outline: 'M28 140h40v10h-40zm62 0h40v10h-40zm62 0h40v10h-40zm62 0h40v10h-40z',
          },
        ],
        words: [
          { text: 'Fees', at: [140, 42], on: 'object', size: 'large' },
          { text: 'Grade 6', at: [48, 108], on: 'object' },
          { text: '34 of 38', at: [48, 130], on: 'object' },
          { text: 'Grade 7', at: [110, 108], on: 'object' },
          { text: '36 of 36', at: [110, 130], on: 'object' },
          { text: 'Grade 8', at: [172, 108], on: 'object' },
          { text: '29 of 40', at: [172, 130], on: 'object' },
          { text: 'Grade 9', at: [234, 108], on: 'object' },
          { text: '33 of 35', at: [234, 130], on: 'object' },
        ],
      },
    ],
  },
  glance: {
    audience: akademico.glance.audience,
    time: { ...feesAlone, note: 'until fees come by M-Pesa, if Safaricom has approved' },
    price: akademico.glance.price,
    start: akademico.glance.start,
    needs: 'A fee structure approved by the board, a teacher from each department, a lockable room',
  },
  situation: {
    heading: 'What costs a school its time',
    body: `- **A payment under a name.** The bursar compares it with ${learners} learners by hand.
- **Marks in three places.** Teachers write them, a clerk types them, and the report form has another figure.

Fees come first. [Akademico](/products/akademico) takes them on the school’s own paybill, with the learner’s number as the account. With fees alone, parents can pay ${feesAlone.from} ${feesAlone.unit} after the start. ${liveApproval} The whole of Akademico takes ${timeInWords({ ...akademico.glance.time, note: undefined })}, to an opening day. The price above is for Akademico: see [what 400 learners pay](/products/akademico#price-for-400-learners). A network, payroll or SMS is priced on its own page.`,
  },
  order: ['process', 'fits', 'sections', 'scope'],
  fitsHeading: 'After the fees',
  fits: [
    {
      path: '/products/akademico',
      why: 'Fees and marks on one record for each learner.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'A network for learners that cannot reach the office.',
    },
    {
      path: '/solutions/hr-payroll',
      why: 'Pay for board-employed staff, with statutory deductions.',
    },
    {
      path: '/solutions/bulk-sms-and-messaging',
      why: 'Balances and closing dates for parents with any phone.',
    },
  ],
  process: {
    heading: 'One problem at a time, through the school year',
    steps: [
      {
        title: 'Term time: choose the problem',
        body: 'One of us spends a day in each office.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'End of term: clean the register',
        body: 'Each learner has an admission number, a stream, a guardian and a phone, and class teachers confirm the lists.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Holiday: install and agree balances',
        body: 'Parents have time to object. Networks and computer rooms are installed now too.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Opening week: help',
        body: 'One of us is in the office on reporting day.',
        time: { from: 5, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'both', 'both'],
  },
  sections: [
    {
      type: 'example',
      heading: 'Three children, one payment',
      body: 'A guardian pays one amount under the eldest child’s number. Akademico suggests a split by balance, and the bursar confirms it.',
      figures: [
        { label: 'Received by paybill', value: 'KSh 42,000' },
        { label: 'Balance, Grade 8', value: 'KSh 18,500' },
        { label: 'Balance, Grade 5', value: 'KSh 14,000' },
        { label: 'Balance, PP2', value: 'KSh 9,000' },
        { label: 'Left on account', value: 'KSh 500' },
      ],
    },
    {
      type: 'specification',
      heading: 'Four networks under one roof',
      rows: [
        {
          term: 'Four networks',
          detail:
            'Office, teachers, learners and guests have one each. A learner’s computer cannot reach the fee records.',
        },
        {
          term: 'Filter',
          detail: 'It works by age group, and a teacher can unblock a site for a lesson.',
        },
        {
          term: 'Without internet',
          detail: 'A small server has an encyclopaedia, exercises and past papers.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What if Akademico stops on opening day?',
      answer: commitments.productFault.promise,
    },
    {
      question: 'Can we put pupils’ photographs on our website?',
      answer:
        'Only with a parent’s consent that you can show, and in the child’s interest. We add a field for this consent to the register.',
    },
    {
      question: 'What if the internet is down on opening day?',
      answer:
        'The office uses a mobile router. Payments wait at the provider and are matched later, as in the [fees example](/projects/school-fees-reconciliation).',
    },
  ],
  related: [],
  ask: { heading: 'When do your next holidays begin?', body: 'We change nothing before then.' },
  sources: [mpesa.registerUrl, dataProtection.childData],
} satisfies Copy<'industry'>;
