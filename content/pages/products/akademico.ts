import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Akademico: school management software',
  summary: 'Admissions, timetable, CBE assessment, report forms and fees for Kenyan schools.',
  description:
    'Akademico runs a Kenyan school office: admissions, class lists, timetable, CBE assessment and report forms, fee billing and M-Pesa fee collection by learner.',
  lead: 'School management software for Kenyan schools with about 150 to 3,000 learners. Admission, attendance, assessment and fees are on one record for each learner, from the first form to the leaving certificate.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'timetable',
    alternative: 'A class timetable in Akademico, with one lesson that another teacher covers.',
    title: 'Grade 7 North',
    state: 'Week 9 · 1 lesson to cover',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    // No mathematics stands twice after lunch.
    lessons: [
      { at: '8:00', subjects: ['Maths', 'Engl.', 'Maths', 'Kisw.', 'Maths'] },
      { at: '8:40', subjects: ['Engl.', 'Maths', 'Kisw.', 'Maths', 'Engl.'] },
      { at: '9:20' },
      { at: '9:50', subjects: ['Kisw.', 'Sci.', 'Engl.', 'Sci.', 'Social'] },
      { at: '10:30', subjects: ['Sci.', 'Social', 'Pre-T.', 'Engl.', 'Kisw.'] },
      { at: '11:10', subjects: ['Pre-T.', 'Agri.', 'Sci.', 'Social', 'Arts'] },
      { at: '11:50' },
      { at: '12:30', subjects: ['Arts', 'P.E.', 'Agri.', 'Arts', 'Pre-T.'] },
    ],
    marked: 'Maths',
    cover: {
      at: '10:30',
      day: 'Wed',
      when: 'Wednesday 10:30',
      note: 'Pre-Technical Studies: two teachers are free to take it.',
    },
  },
  glance: {
    audience: 'Schools of about 150 to 3,000 learners, and colleges that bill by term',
    time: 'Eight to twelve weeks to an opening day; five for fees alone',
    price: {
      measure: 'per learner',
      note: 'Set-up, loading of data and training are a fixed price',
      from: 'not yet',
    },
    start: 'A half-day workshop with the head, the bursar and two teachers',
    needs: 'A deputy head four hours a week for a term, and the school’s paybill',
  },
  situation: {
    heading: 'One record, four readers',
    body: `The secretary admits a learner once. From then on the class list, the fee invoice and the transport list include the child, even one who joins in week two. A parent who pays by paybill with the admission number sees it on the statement, and so does the bursar, within moments of paying.

Competency-based education asks a teacher for many small judgements where there used to be a few marks. On paper that is a stack of rubric sheets for each learning area, and nights of copying at the end of term. In Akademico the whole class starts at the expected level, the teacher taps the learners who differ, and the report form fills from those taps.

It suits day and boarding schools from pre-primary to senior school, as well as colleges that bill by term or module. Akademico makes no tax invoices; a school that needs them sends its figures to [Finagen](/products/finagen) as an export.`,
  },
  modules: [
    {
      title: 'Admissions',
      body: 'Enquiry, interview, offer, acceptance and joining letter. Brothers and sisters are linked, so one family is not typed in twice.',
    },
    {
      title: 'Timetable',
      body: 'Teachers, rooms and lessons with your rules (no double mathematics after lunch), then daily cover lists for teachers who are absent.',
    },
    {
      title: 'Attendance',
      body: 'A register on the teacher’s phone, taken in a minute. Unexplained absence goes to the parent by SMS at a time you set.',
    },
    {
      title: 'CBE assessment',
      body: 'Strands and sub-strands per learning area, rubric levels, evidence photographs if you want them, and the class sheet the head of department moderates.',
    },
    {
      title: 'Report forms',
      body: 'Your layout, with comments by subject and class teacher, printed in bulk or sent as a link that asks for a PIN.',
    },
    {
      title: 'Fees',
      body: 'Structures by grade, boarding and transport; discounts, bursaries and instalment agreements; statements that a parent can follow line by line.',
    },
    {
      title: 'Boarding, transport and library',
      body: 'Beds, exeats and the clinic book; routes with pick-up points and a driver’s list; loans with reminders before clearance day.',
    },
  ],
  suits: {
    good: [
      'Private and faith schools which bill several hundred families each term',
      'Boarding schools where kitchen, dormitory and gate need the same list',
      'Groups with several campuses and one finance office',
    ],
    other: [
      'Universities with credit transfer, electives by the hundred and research students need a campus system',
      'If you mainly want online lessons, choose a learning platform; Akademico can send it the class lists',
    ],
  },
  process: {
    heading: 'One term to prepare, one day to open',
    intro:
      'Start in the second half of a term and open with the next. Changing fee books mid-term confuses parents.',
    steps: [
      {
        title: 'Describe the school',
        body: 'Grades, streams, houses, fee items, learning areas, terms, report layout. A half-day workshop with head, bursar and two teachers.',
        duration: '1 week',
      },
      {
        title: 'Build the learner list',
        body: 'Your sheets are joined, duplicates found, and each class teacher signs the printed list of their class.',
        duration: '2 weeks',
      },
      {
        title: 'Settle arrears',
        body: 'Opening balances are sent to parents as a statement with a reply slip. Disputed balances are settled in the holidays.',
        duration: '2–3 weeks',
      },
      {
        title: 'Train in three rooms',
        body: 'Office staff for two days, teachers for two afternoons on their own phones, the bursar for three mornings.',
        duration: '1 week',
      },
      {
        title: 'Open the term',
        body: 'We are at the bursar’s window on reporting day and again in the week report forms are due.',
        duration: 'Opening week',
        span: { type: 'days', least: 5, most: 5 },
      },
    ],
    busy: ['both', 'both', 'you', 'both', 'both'],
  },
  scope: {
    receive: [
      'A checked learner, guardian and staff list',
      'Fee structures, invoices for the first term and balances agreed with parents',
      'Assessment sheets for each grade and learning area you teach',
      'Report form in your layout, tried on one class before the rest',
      'A parent page with statement, report and notices',
    ],
    needed: [
      'A deputy head or senior teacher as owner, four hours a week for a term',
      'The paybill of the school, or a bank account with statement files',
      'A decision about which staff may see fees, health notes and discipline records',
    ],
    excluded: [
      'Uploads to the portals of the Ministry and of KNEC, which your staff do with lists Akademico prepares',
      'Computers, phones and the wireless network',
      'Curriculum content, schemes of work and examinations',
    ],
  },
  duration:
    'Eight to twelve weeks, ending on an opening day. Fees alone, without assessment, can be ready in five.',
  delivery: {
    hosting:
      'Hosted and light enough for an entry-level phone on mobile data. The register works without signal and is sent later, which helps where the staff room has the only good reception.',
    dataIn:
      'Learners, guardians and balances from spreadsheets or an older system. Previous report forms are attached to the learner as scans rather than retyped.',
    dataOut:
      'Lists, marks and ledgers to Excel at any moment. A leaver’s full file can be printed for the next school with the parent’s agreement.',
    integrations: [
      'M-Pesa paybill with the admission number as account',
      'SMS for absence, balances and notices',
      'Finagen or your present accounts, by term journal',
      'Biometric or card readers at the gate, where the school already has a lawful basis and a policy',
    ],
  },
  sections: [
    {
      type: 'screens',
      heading: 'Three screens of Akademico',
      start: {
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
      task: {
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
      report: {
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
    },
    {
      type: 'example',
      heading: 'A fee statement a parent can check',
      body: 'The parent owes from last term, gets a sibling discount and has paid by M-Pesa in two parts. Each line has its date and its receipt, so the parent and the bursar argue, if at all, from the same page.',
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
      intro: 'Designed with a full class and a phone in mind.',
      rows: [
        { term: 'Where', detail: 'Learning area, strand, sub-strand, outcome.' },
        {
          term: 'Level',
          detail: 'Your rubric; the common four run from below expectations to exceeding them.',
        },
        {
          term: 'Speed',
          detail: 'Every learner starts at “meeting”; the teacher taps only those who differ.',
        },
        {
          term: 'Evidence',
          detail: 'Optional photograph of work, kept for a period the school sets.',
        },
        {
          term: 'Moderation',
          detail: 'The department sees spread by class before reports are released.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Children’s records',
      body: `A school holds health notes, family details and pictures of minors. The consent of a parent or guardian is asked for once, recorded with its purpose, and can be withdrawn. Photographs for the school magazine are a separate consent from those used as evidence in class.

[Education](/industries/education) covers networks and websites for schools. A sample of [fees reconciliation](/projects/school-fees-reconciliation) shows the bursary side in more detail.`,
    },
    {
      type: 'chart',
      heading: 'The statement, line by line',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Brought forward', amount: 6500 },
          { type: 'change', label: 'Term 3 fees', amount: 38000 },
          { type: 'change', label: 'Transport, zone 2', amount: 9000 },
          { type: 'change', label: 'Sibling discount', amount: -2000 },
          { type: 'change', label: 'Paid, two receipts', amount: -40000 },
          { type: 'sum', label: 'Balance' },
        ],
      },
    },
    {
      type: 'systems',
      heading: 'What Akademico talks to',
      main: 'Akademico',
      systems: ['M-Pesa paybill', 'Gate reader', 'Akademico', 'SMS', 'Finagen'],
      links: [
        {
          from: 'M-Pesa paybill',
          to: 'Akademico',
          carries: 'Fees, with the admission number as account',
        },
        {
          from: 'Gate reader',
          to: 'Akademico',
          carries: 'Who came in, where the school has a lawful basis',
        },
        { from: 'Akademico', to: 'SMS', carries: 'Absence, balances and notices to guardians' },
        {
          from: 'Akademico',
          to: 'Finagen',
          carries: 'A journal each term, or to your present accounts',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What if a parent types the wrong admission number?',
      answer:
        'The payment waits in a list with a suggestion based on the paying number and the name. The bursar confirms, and the next payment from that number goes straight through.',
    },
    {
      question: 'Can we run 8-4-4 style marks next to CBE?',
      answer:
        'Yes. Grades can use marks, rubric levels or both. Colleges and international curricula use their own scales in the same way.',
    },
    {
      question: 'Do teachers need laptops?',
      answer:
        'No. Registers, assessment and comments work on a phone. The timetable and bulk printing are better on a larger screen.',
    },
  ],
  related: [
    '/industries/education',
    '/projects/school-fees-reconciliation',
    '/solutions/bulk-sms-and-messaging',
    '/products/finagen',
  ],
  sources: [
    {
      fact: 'Personal data of a child may be processed only with consent of the parent or guardian and in a way that protects the child’s rights and best interests.',
      reference: 'Data Protection Act, 2019, section 33',
      url: lawUrl('dataProtection', 33),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'product'>;
