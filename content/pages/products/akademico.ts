import { sameForAll } from '@/content/company/product-terms';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa, paybillAccess } from '@/content/sources/mpesa';
import { billed, billedSetUp } from '@/content/values/price';
import type { TimeSpan } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';

/** The time until parents can pay fees by M-Pesa, if a school starts with fees alone. */
export const feesAlone = { from: 5, unit: 'weeks' } as const satisfies TimeSpan;

export default {
  heading: 'Akademico: school software for CBE schools',
  summary: 'Fees, reports and timetables for schools.',
  description:
    'School management software for Kenya: admissions, attendance, timetable, CBE assessment and report forms, fee billing and M-Pesa fee collection by learner.',
  lead: `Fees, marks and registers are in one place. Parents can pay by M-Pesa with the admission number ${feesAlone.from} ${feesAlone.unit} after you start, if Safaricom has approved by then.`,
  updated: '2026-11-28',
  screensHeading: 'Monday, 07:40: who is in, and what is missing',
  screens: [
    {
      title: 'Grade 7 North',
      state: '1 lesson to cover',
      blocks: [
        {
          type: 'grid',
          columns: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
          rows: [
            {
              label: '8:00',
              squares: [
                { text: 'Maths', mark: 'done' },
                { text: 'Engl.' },
                { text: 'Maths', mark: 'done' },
                { text: 'Kisw.' },
                { text: 'Maths', mark: 'done' },
              ],
            },
            {
              label: '8:40',
              squares: [
                { text: 'Engl.' },
                { text: 'Maths', mark: 'done' },
                { text: 'Kisw.' },
                { text: 'Maths', mark: 'done' },
                { text: 'Engl.' },
              ],
            },
            {
              label: '9:50',
              squares: [
                { text: 'Kisw.' },
                { text: 'Sci.' },
                { text: 'Engl.' },
                { text: 'Sci.' },
                { text: 'Social' },
              ],
            },
            {
              label: '10:30',
              squares: [
                { text: 'Sci.' },
                { text: 'Social' },
                { text: 'Pre-T.', mark: 'late' },
                { text: 'Engl.' },
                { text: 'Kisw.' },
              ],
            },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Wednesday 10:30, Pre-Technical', value: 'teacher away', mark: 'late' },
            { text: 'Teachers free to take it', value: '2', mark: 'open' },
          ],
        },
        { type: 'buttons', items: ['Assign', 'Print the week'] },
      ],
    },
    {
      title: 'Monday, 07:40',
      state: 'term 3, week 4',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Learners in', value: '612' },
            { label: 'Absent', value: '18' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Registers taken', value: '21 of 22', mark: 'open' },
            { text: 'Lessons to cover', value: '1', mark: 'open' },
            { text: 'Guardians told by SMS', value: '18', mark: 'done' },
          ],
        },
        { type: 'buttons', items: ['Take a register'] },
      ],
    },
    {
      title: 'Grade 5 East, marks',
      state: 'Mathematics',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Measurement', value: 'entered', mark: 'done' },
            { text: 'Numbers', value: 'entered', mark: 'done' },
            { text: 'Geometry', value: '4 missing', mark: 'late' },
          ],
        },
        {
          type: 'bars',
          items: [
            { label: 'Exceeding', value: 9, text: '9' },
            { label: 'Meeting', value: 21, text: '21' },
            { label: 'Approaching', value: 8, text: '8' },
          ],
        },
        { type: 'buttons', items: ['Enter marks', 'Ask the teacher'] },
      ],
    },
    {
      title: 'Fees by grade',
      state: 'share paid',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'Grade 8', value: 88, text: '88%' },
            { label: 'Grade 5', value: 76, text: '76%' },
            { label: 'PP2', value: 64, text: '64%' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Matched by admission number', value: '331 of 340', mark: 'done' },
            { text: 'To be matched by hand', value: '9', mark: 'open' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Schools with 150 to 3,000 learners, and colleges that bill by term',
    time: {
      from: 7,
      to: 8,
      unit: 'weeks',
      note: 'to an opening day',
    },
    price: prices['/products/akademico'],
    start: 'Half a day with the head, bursar and two teachers',
    needs:
      'A deputy head four hours a week for a term, the paybill, a decision on who may see what',
  },
  bill: {
    heading: 'Price for 400 learners',
    lines: [
      billed('Akademico', 400, prices['/products/akademico']),
      billedSetUp('Set-up, to the first opening day', 1, prices['/products/akademico']),
    ],
  },
  modulesHeading: 'One record for each learner',
  modules: [
    {
      title: 'Fees',
      body: 'Each learner has fee items by grade, less bursaries and discounts.',
    },
    {
      title: 'CBE assessment and report forms',
      body: 'Strands and sub-strands for each learning area, in four levels or in eight. The report form has your layout.',
    },
    {
      title: 'Registers and cover',
      body: 'A teacher takes the register on a phone. Guardians get an SMS about each absence. The timetable shows who can take a lesson without a teacher.',
    },
    {
      title: 'Admissions',
      body: 'Each applicant, from the enquiry to the joining letter.',
    },
    {
      title: 'Boarding, transport and library',
      body: 'Staff keep beds, exeats, bus routes and book loans.',
    },
  ],
  process: {
    heading: 'Ready on reporting day',
    steps: [
      {
        title: 'Describe the school',
        body: 'You name grades, streams, fee items and the report layout.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build the learner list',
        body: 'Each class teacher signs the class list.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Connect the paybill and settle arrears',
        body: `Parents get their number and balance by SMS, and may object. You apply to Safaricom in the first week: [allow ${timeInWords(paybillAccess)}](/resources/faqs#what-do-we-need-before-m-pesa-can-be-connected-to-our-system).`,
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Train',
        body: 'The office has two days, teachers two afternoons, and the bursar three mornings.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Open the term',
        body: 'One of us is in your office.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: ['The invoices of the first term, and balances agreed with parents'],
    excluded: [
      'Uploads to Ministry and KNEC portals: Akademico prepares the lists, your staff upload them',
    ],
  },
  facts: {
    heading: 'For schools and colleges that bill by term',
    rows: [
      {
        term: 'Not for',
        detail: 'Universities: they need a campus system.',
      },
      {
        term: 'Works with',
        detail:
          'It reads the school’s own paybill, through Daraja, and bank statement files. A journal goes to Finagen or your accounts each term. The SMS provider bills you for each message.',
      },
      {
        term: 'Your old data',
        detail: 'Learners’ records come in from spreadsheets or an older system.',
      },
      sameForAll(),
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Fees that a parent can check',
      body: 'Each payment shows its receipt.',
      figures: [
        { label: 'Brought forward', value: 'KSh 6,500' },
        { label: 'Term 3 fees', value: 'KSh 38,000' },
        { label: 'Transport, zone 2', value: 'KSh 9,000' },
        { label: 'Sibling discount', value: 'KSh 2,000 off' },
        { label: 'Paid, two receipts', value: 'KSh 40,000' },
        { label: 'Balance', value: 'KSh 11,500' },
      ],
    },
    {
      type: 'statement',
      heading: 'The bursar’s morning',
      body: `1. In this sample, 331 of 340 payments carry an admission number, and are posted.
2. Nine do not. Akademico suggests a learner for each, from phone number and name, and the bursar confirms.`,
    },
  ],
  questions: [],
  related: ['/projects/school-fees-reconciliation'],
  ask: {
    heading: 'When does your school open?',
    body: 'Write the day, and the number of learners.',
  },
  sources: [mpesa.registerUrl],
} satisfies Copy<'product'>;
