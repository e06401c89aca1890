import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for schools, colleges and training centres',
  summary: 'Fees by paybill, CBE assessment, parent messages and networks for classrooms.',
  description:
    'School IT in Kenya: fee collection by paybill, CBE assessment records, parent messages, computer rooms and Wi-Fi, all planned around the three terms.',
  lead: 'Fees, marks, networks and a website for your school, planned around the three terms. Most schools begin with fees or marks in one holiday and see to the computer rooms in the next.',
  updated: '2026-11-22',
  glance: {
    audience: 'Schools, colleges and training centres, from pre-primary upwards',
    time: 'One holiday for fees, one more for assessment',
    price: {
      measure: 'fixed price',
      note: 'Akademico, where you take it, is charged per learner and term',
      from: 'not yet',
    },
    start: 'A week in the office with the bursar, the deputy and the storekeeper',
    needs: 'A fee structure passed by the board, a teacher per department, a room that locks',
  },
  sources: [
    {
      fact: 'Personal data relating to a child may be processed only with the consent of a parent or guardian and in a manner that protects the child’s rights and best interests.',
      reference: 'Data Protection Act, 2019, section 33',
      url: lawUrl('dataProtection', 33),
      checked: 'not yet',
    },
    {
      fact: 'The sc.ke and ac.ke names are kept for schools and for institutions of higher education.',
      reference: 'Kenya Network Information Centre, .ke second-level domains',
      url: 'https://kenic.or.ke/ke-domains/ke-products/',
      checked: '2026-11-22',
    },
  ],
  situation: {
    heading: 'What is different on the next opening day',
    body: `Parents pay by paybill with the admission number, and the balance on the bursar’s screen is right before they reach the window. A grandparent who sends one amount for three children is dealt with by one key. Teachers enter an assessment once, on a phone or in the computer room, and the deputy no longer merges spreadsheets at midnight. Office, staff and learners have networks of their own, so a Wi-Fi password that goes round Form Three opens only the learners’ network.

Little of this needs a large budget. It needs the right holiday, the right order and the teachers in the room, which is why the plan below follows the school calendar. Nothing is switched over while classes are running, and you choose one problem to solve this year.

The tool for the school office is [Akademico](/products/akademico); this page is about all of a school’s IT, the cables included.`,
  },
  process: {
    heading: 'A plan shaped like the school year',
    steps: [
      {
        title: 'Term time: watch and count',
        body: 'We sit with the bursar, the deputy and the storekeeper for a day each. You choose one problem to solve this year.',
        duration: '1 week',
      },
      {
        title: 'Last weeks of term: clean the register',
        body: 'One line per learner: admission number, names as on the birth certificate, stream, guardian, telephone. Each list is confirmed by the class teacher who knows the children.',
        duration: '2–3 weeks',
      },
      {
        title: 'Holiday: install and import',
        body: 'Balances are carried over and agreed with the bursar to the shilling, signed on paper. Networks and computer rooms are also done now.',
        duration: '2–3 weeks',
      },
      {
        title: 'Staff days: train by role',
        body: 'Teachers learn marks and registers only. The office learns fees, receipts and corrections.',
        duration: '2 days',
      },
      {
        title: 'Opening week: stand beside the bursar',
        body: 'One of us is in the office for the first five days, when most parents come to pay and to ask.',
        duration: '5 days',
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A learner register that you can export at any time',
      'Fee statements which post paybill and bank payments on their own',
      'Report forms in the layout your school uses, with CBE strands and levels',
      'A consent form for parents and a list of who may see what',
    ],
    needed: [
      'The fee structure, approved by the board, before the holiday begins',
      'One teacher per department for a training day',
      'A room that locks for the server or network cabinet, with a working socket',
    ],
    excluded: [
      'Registration of candidates with KNEC, which stays with the school',
      'Teaching content and textbooks',
      'Computers for learners, though we specify and check them on delivery',
    ],
  },
  duration:
    'One holiday for fees, one more for assessment. A network for a boarding school of eight hundred takes two to three weeks on site.',
  sections: [
    {
      type: 'example',
      heading: 'Three children, one payment',
      body: 'A guardian pays one amount under the eldest child’s admission number and sends a message to explain. The system proposes a split by balance due; the bursar confirms with one key.',
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
      heading: 'Classroom network and devices',
      rows: [
        {
          term: 'Separate networks',
          detail:
            'Office, teachers, learners and guests do not see each other. A learner’s phone can’t reach the fee records.',
        },
        {
          term: 'Filtering',
          detail:
            'By age group, with a log the principal can read and a way for a teacher to open a site for a lesson.',
        },
        {
          term: 'Offline content',
          detail:
            'A small server in the computer room with encyclopaedia, exercises and past papers, so that a lesson does not depend on the link.',
        },
        {
          term: 'Power',
          detail:
            'A UPS on the cabinet; laptops or mini PCs in the room, since thirty towers are too much for most inverters.',
        },
        {
          term: 'School domain',
          detail:
            'An address under sc.ke or ac.ke, with mailboxes for roles, such as bursar and admissions, that pass from one holder to the next.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'One payment, three children',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Received by paybill', amount: 42000 },
          { type: 'change', label: 'Grade 8', amount: -18500 },
          { type: 'change', label: 'Grade 5', amount: -14000 },
          { type: 'change', label: 'PP2', amount: -9000 },
          { type: 'sum', label: 'Left on account' },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/products/akademico',
      why: 'Admissions, fees, attendance, assessment and report forms in one school office system.',
    },
    {
      path: '/solutions/hr-payroll',
      why: 'Pays board-employed staff, with statutory deductions and payslips by e-mail or SMS.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'Keeps office, staff and learner networks apart, and filtered.',
    },
    {
      path: '/services/development-services/website-development/website-design/wordpress',
      why: 'A site where the school posts fee structures, dates and vacancies by itself.',
    },
  ],
  questions: [
    {
      question: 'Can parents with a basic phone use it?',
      answer:
        'Yes. Balances, receipts and closing dates go out by SMS, and a parent can ask for a balance by sending the admission number. Only the report form needs a smartphone, and the office can print it.',
    },
    {
      question: 'Do you handle 8-4-4 classes that are still running?',
      answer:
        'Both can run side by side in one school: marks and means for the remaining classes, strands and achievement levels for the others.',
    },
    {
      question: 'May we put pupils’ photographs on our website?',
      answer:
        'With a parent’s consent that you can show, and in the child’s interest. We add a field for it to the register so that the person who posts can check. The [primer on data protection](/blog/data-protection-act-primer-for-smes) explains the background.',
    },
    {
      question: 'What happens when the link is down on opening day?',
      answer:
        'The office keeps working on its local copy or a mobile router, and payments queue at the provider. The [fees sample project](/projects/school-fees-reconciliation) walks through such a day.',
    },
    {
      question: 'Who can see a learner’s record?',
      answer:
        'The class teacher sees marks and attendance for the class, the bursar sees fees, the nurse sees health notes, and the head sees all. The system logs each time a record is opened.',
    },
  ],
  related: [
    '/products/akademico',
    '/projects/school-fees-reconciliation',
    '/solutions/bulk-sms-and-messaging',
    '/blog/data-protection-act-primer-for-smes',
  ],
} satisfies Copy<'industry'>;
