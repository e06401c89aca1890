import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Akademico: school management software for CBE schools in Kenya',
  summary: 'Admissions, timetable, CBE assessment, report forms and fees for Kenyan schools.',
  description:
    'School management software for Kenya: admissions, attendance, timetable, CBE assessment and report forms, fee billing and M-Pesa fee collection by learner.',
  lead: 'School management software for Kenyan schools with 150 to 3,000 learners. Admission, attendance, assessment and fees are on one record for each learner.',
  updated: '2026-11-24',
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
            {
              label: '11:10',
              squares: [
                { text: 'Pre-T.' },
                { text: 'Agri.' },
                { text: 'Sci.' },
                { text: 'Social' },
                { text: 'Arts' },
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
    time: { from: 7, to: 8, unit: 'weeks', note: 'to an opening day (fees alone: 5 weeks)' },
    price: prices['/products/akademico'],
    start: 'A half-day workshop with the head, the bursar and two teachers',
    needs: 'A deputy head four hours a week for a term, and the school’s paybill',
  },
  modules: [
    {
      title: 'Admissions',
      body: 'Enquiry, interview, offer and joining letter.',
    },
    {
      title: 'Timetable',
      body: 'Teachers, rooms and lessons by your rules, with a daily cover list for absent teachers.',
    },
    {
      title: 'Attendance',
      body: 'Teachers take the register on a phone in a minute. Parents get an SMS about unexplained absence.',
    },
    {
      title: 'CBE assessment',
      body: 'Strands and sub-strands for each learning area.',
    },
    {
      title: 'Report forms',
      body: 'Your layout, with teachers’ comments, printed in bulk or sent as a link.',
    },
    {
      title: 'Fees',
      body: 'Fees by grade, boarding and transport, with discounts, bursaries and instalments.',
    },
    {
      title: 'Boarding, transport and library',
      body: 'Beds, exeats, bus routes, drivers’ lists and book loans.',
    },
  ],
  suits: {
    good: [
      'Private and faith schools that bill several hundred families each term',
      'Boarding schools where kitchen, dormitory and gate need the same list',
    ],
    other: ['Universities with electives and research students need a campus system'],
  },
  process: {
    heading: 'One term to prepare',
    steps: [
      {
        title: 'Describe the school',
        body: 'We agree grades, streams, fee items, learning areas and the report layout.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build the learner list',
        body: 'We merge your sheets. Each class teacher signs the class list.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Settle arrears',
        body: 'Parents get their opening balance and have time to object.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Train',
        body: 'Office staff for two days, teachers for two afternoons, the bursar for three mornings.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open the term',
        body: 'We are at the school on reporting day.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'you', 'both', 'both'],
  },
  scope: {
    receive: [
      'Fee structures, invoices for the first term and balances agreed with parents',
      'Assessment sheets for each grade and learning area',
      'A report form in your layout, tested on one class',
    ],
    needed: [
      'The school’s paybill, or a bank account with statement files',
      'A decision on who may see fees, health notes and discipline records',
    ],
    excluded: [
      'Uploads to Ministry and KNEC portals. Akademico prepares the lists, and your staff upload them',
      'Computers, phones and Wi-Fi',
    ],
  },
  delivery: {
    hosting:
      'Hosted, and light enough for an entry-level phone on mobile data. Teachers can take the register offline.',
    dataIn: 'Learners, guardians and balances from spreadsheets or an older system.',
    dataOut: 'Lists, marks and ledgers to Excel at any time.',
    integrations: [
      'M-Pesa paybill with the admission number as account',
      'Finagen or your present accounts, by termly journal',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'A fee statement a parent can check',
      body: 'Each payment has its receipt number.',
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
      type: 'specification',
      heading: 'How an assessment is recorded',
      rows: [
        {
          term: 'Level',
          detail:
            'Four levels, from below to exceeding expectations. Junior school uses eight: each of the four has two steps.',
        },
        {
          term: 'Evidence',
          detail: 'An optional photograph of the work, kept as long as the school decides.',
        },
        {
          term: 'Moderation',
          detail: 'The head of department compares classes before reports are released.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Children’s records',
      body: 'Akademico records each consent of a parent or guardian with its purpose.',
    },
  ],
  questions: [
    {
      question: 'What if a parent types the wrong admission number?',
      answer:
        'The payment waits in a list with a suggestion based on the phone number and name. The bursar confirms the suggestion.',
    },
    {
      question: 'Can we use marks as well as CBE levels?',
      answer: 'Yes. A grade can use marks, levels or both.',
    },
    {
      question: 'Do teachers need laptops?',
      answer: 'No. Registers, assessment and comments work on a phone.',
    },
  ],
  related: ['/industries/education', '/projects/school-fees-reconciliation', '/products/finagen'],
  sources: [
    dataProtection.childData,
    {
      fact: 'Junior school assessment is reported on eight levels: each of the four performance levels has two steps.',
      reference:
        'Kenya National Examinations Council, notice of 15 December 2025 on junior school results, as reported by Nairobi Leo',
      url: 'https://nairobileo.co.ke/news/article/24644/knec-explains-cbc-grading-system-amid-confusion-after-kjsea-results',
      checked: '2026-11-23',
    },
  ],
} satisfies Copy<'product'>;
