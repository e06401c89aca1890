import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT and software for schools and colleges in Kenya',
  summary: 'Fees by paybill, CBE assessment, parent messages and networks for classrooms.',
  description:
    'School IT in Kenya: fee collection by paybill, CBE assessment records, parent messages, computer rooms and Wi-Fi, all planned around the three terms.',
  lead: 'Fees, marks, networks and a website for your school, planned around the three terms. We solve one problem each holiday. Nothing changes while classes run.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a fee by phone, and the register it reaches.',
    parts: [
      {
        type: 'phone',
        title: 'School fees',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Pupil', value: '0417, Form 2' },
              { label: 'Amount', value: '4,500' },
            ],
          },
          { type: 'buttons', items: ['Pay'] },
        ],
      },
      {
        type: 'window',
        title: 'Fees, Form 2',
        state: 'term 3',
        blocks: [
          {
            type: 'table',
            columns: ['Pupil', 'Due', 'Left'],
            rows: [
              { cells: ['0416', '18,000', '0'], mark: 'done' },
              { cells: ['0417', '18,000', '0'], mark: 'done' },
              { cells: ['0418', '18,000', '6,200'], mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Schools, colleges and training centres, from pre-primary upwards',
    time: { from: 6, to: 8, unit: 'weeks', note: 'for fees, around one holiday' },
    price: prices['/industries/education'],
    start: 'A week in the office with the bursar, the deputy and the storekeeper',
    needs: 'A fee structure approved by the board, a teacher from each department, a lockable room',
  },
  process: {
    heading: 'A plan for one school year',
    steps: [
      {
        title: 'Term time: choose one problem',
        body: 'We spend a day each with the bursar, the deputy and the storekeeper.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'End of term: clean the register',
        body: 'Admission number, names, stream, guardian and phone. Each class teacher confirms the list.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Holiday: install',
        body: 'The bursar signs the balances. Networks and computer rooms are also installed now.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Staff days: train',
        body: 'Teachers learn to enter marks and registers. The office learns to handle fees, receipts and corrections.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Opening week: help',
        body: 'One of us is in the office when parents come to pay.',
        time: { from: 5, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A learner register, with an export at any time',
      'Fee statements, to which paybill and bank payments are posted automatically',
      'Report forms in your layout, with CBE strands and levels',
      'A consent form for parents, and a list of who may see what',
    ],
    needed: [
      'The approved fee structure before the holiday',
      'One teacher from each department for a training day',
      'A lockable room with power for the network cabinet',
    ],
    excluded: [
      'Registration of candidates with KNEC',
      'Teaching content and textbooks',
      'Computers for learners, though we specify and check them',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Three children, one payment',
      body: 'A guardian pays one amount under the eldest child’s number. The system suggests a split by balance, and the bursar confirms.',
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
      heading: 'School network',
      rows: [
        {
          term: 'Separate networks',
          detail: 'Office, teachers, learners and guests. Learners cannot reach the fee records.',
        },
        {
          term: 'Filtering',
          detail: 'By age group, and a teacher can unblock a site for a lesson.',
        },
        {
          term: 'Offline content',
          detail: 'Encyclopaedia, exercises and past papers on a small server.',
        },
        { term: 'Power', detail: 'A UPS for the cabinet. The computers are laptops or mini PCs.' },
        { term: 'Domain', detail: 'An address under sc.ke or ac.ke, with mailboxes for roles.' },
      ],
    },
  ],
  fits: [
    {
      path: '/products/akademico',
      why: 'Admissions, fees, attendance, assessment and report forms.',
    },
    {
      path: '/solutions/hr-payroll',
      why: 'Pay for board-employed staff, with statutory deductions.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'Separate, filtered networks for office, staff and learners.',
    },
  ],
  questions: [
    {
      question: 'Can parents with a basic phone use it?',
      answer:
        'Yes. Parents get balances, receipts and closing dates by SMS. The office can print report forms.',
    },
    {
      question: 'May we put pupils’ photographs on our website?',
      answer:
        'Only with a parent’s consent that you can show, and in the child’s interest. We add a field for this consent to the register.',
    },
    {
      question: 'What if the internet is down on opening day?',
      answer:
        'Use a mobile router. Payments wait at the provider and are matched later. See the [fees example](/projects/school-fees-reconciliation).',
    },
  ],
  related: [
    '/products/akademico',
    '/projects/school-fees-reconciliation',
    '/solutions/bulk-sms-and-messaging',
  ],
  sources: [
    dataProtection.childData,
    {
      fact: 'The sc.ke and ac.ke names are kept for schools and for institutions of higher education.',
      reference: 'Kenya Network Information Centre, .ke second-level domains',
      url: 'https://kenic.or.ke/ke-domains/ke-products/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'industry'>;
