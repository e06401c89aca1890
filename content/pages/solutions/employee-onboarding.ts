import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Employee onboarding: from signed offer to first working day',
  summary:
    'One request starts contract, accounts, laptop and induction, and later closes them all.',
  description:
    'Employee onboarding set up as one workflow: documents, payroll details, accounts, equipment and induction ready on day one, and access removed on the last day.',
  lead: 'A joiner’s contract, accounts, equipment and payroll details are ready on the first morning, and a leaver’s access ends on the last day. We build that workflow for employers with about twenty staff changes a year or more.',
  updated: '2026-11-22',
  glance: {
    audience: 'Employers with twenty or more joiners, movers and leavers a year',
    time: 'Seven to eleven weeks',
    price: {
      measure: 'fixed price',
      note: 'Licences for workflow and e-signature products are yours',
      from: 'not yet',
    },
    start: 'Following one joiner and one leaver through your organisation',
    needs: 'An HR owner, an hour from each department, and rights on directory, mail and payroll',
  },
  situation: {
    heading: 'One list behind every start and every exit',
    body: `Everything rests on role sheets. For each role a sheet names the systems and rights, the equipment, the keys, the papers and who approves exceptions. When HR approves a starter, the sheet turns into tasks and automatic accounts. When an end date is entered, the same sheet runs backwards.

The new colleague fills in personal and tax details once, on a phone. The manager sees on one board what is ready and what is late, and IT, finance and the ward sister or fleet office work at the same time where each used to wait for the department before. Borrowing a colleague’s sign-in during the first week, which is how shared passwords begin, is no longer necessary.

Leaving gains most. Sign-in stops at a set hour, mail goes to the manager, and the list of things to return includes the phone that holds the M-Pesa till line. What people are paid is worked out elsewhere, in [HR and payroll](/solutions/hr-payroll); onboarding hands it the details.`,
  },
  process: {
    heading: 'We build the list, then the flow',
    steps: [
      {
        title: 'Shadow one joiner and one leaver',
        body: 'We follow both through your organisation and time every wait. The result is a map with the handovers on it.',
        duration: '1–2 weeks',
      },
      {
        title: 'Write role sheets',
        body: 'For each role: systems and rights, equipment, keys, documents, training, and who approves exceptions. Twenty roles usually cover two hundred people.',
        duration: '1–2 weeks',
      },
      {
        title: 'Digitise the forms',
        body: 'The candidate fills in personal and tax details once, on a phone, with photographs of documents. HR checks; nothing is typed a second time.',
        duration: '2 weeks',
      },
      {
        title: 'Connect the systems',
        body: 'Directory, mail, payroll and door access receive the joiner from the approved form. Where a system has no interface, a named person gets a task with a due date.',
        duration: '2–4 weeks',
      },
      {
        title: 'Switch on leaving',
        body: 'An end date disables sign-in at a set hour, forwards mail to the manager, lists equipment to return and gives finance the final-pay tasks.',
        duration: '1 week',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'Role sheets in a form HR can maintain without us',
      'A joiner, mover and leaver workflow with reminders and a board of open tasks',
      'Automatic accounts in the systems that allow it',
      'An access report by person and by system for your auditors',
      'An induction checklist which opens on the phone of the new colleague',
    ],
    needed: [
      'An HR owner for the role sheets and a manager from each department for one hour',
      'Administrator access to directory, mail and the payroll test company',
      'A rule on who may approve access to money and to personal files',
    ],
    excluded: [
      'Recruitment, background checks and the wording of your contracts',
      'Licences for the workflow product and for electronic signatures',
      'Training in the job itself',
    ],
  },
  duration:
    'Seven to eleven weeks. The first role sheets are slow and the later ones quick; systems without an interface take the most time.',
  sections: [
    {
      type: 'systems',
      heading: 'One approved form, four systems',
      main: 'HR form',
      systems: ['HR form', 'Directory', 'Payroll', 'Mail', 'Door access'],
      links: [
        { from: 'HR form', to: 'Directory', carries: 'The joiner and the role, with its rights' },
        { from: 'HR form', to: 'Payroll', carries: 'PIN, funds and account, confirmed' },
        { from: 'Directory', to: 'Mail', carries: 'The mailbox and its groups' },
        { from: 'Directory', to: 'Door access', carries: 'The badge, by role and end date' },
      ],
    },
    {
      type: 'specification',
      heading: 'What is collected, and why',
      intro: 'Each field has a purpose and an end date. A field without both is left out.',
      rows: [
        {
          term: 'Contract',
          detail:
            'The Employment Act wants contracts of three months or more in writing, with the particulars it lists. The signed copy is filed before the start date.',
        },
        {
          term: 'Tax and funds',
          detail: 'KRA PIN, NSSF and SHA membership, passed to [payroll](/solutions/hr-payroll).',
        },
        {
          term: 'Bank or M-Pesa',
          detail:
            'Confirmed by a small test payment, or by the name shown, before the first salary.',
        },
        { term: 'Next of kin', detail: 'Seen by HR only.' },
        {
          term: 'Certificates and good-conduct papers',
          detail:
            'Where the role requires them. They are checked and noted; copies stay out of mailboxes.',
        },
        {
          term: 'Fingerprint for the clock',
          detail:
            'Biometric data counts as sensitive under the Data Protection Act. We offer a card as the alternative.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'The same day, three kinds of starter',
      rowHeading: 'By 08:00 on day one',
      columns: ['Accountant', 'Waiter, seasonal', 'Ward nurse'],
      rows: [
        {
          label: 'Sign-in',
          cells: [
            'Mail, ledger, two-step sign-in',
            'Till code and staff app',
            'Records by ward, badge',
          ],
        },
        {
          label: 'Equipment',
          cells: ['Laptop, headset', 'Uniform, locker', 'Uniform, access card'],
        },
        {
          label: 'Must be approved by',
          cells: ['Finance manager', 'Restaurant manager', 'Nursing officer'],
        },
        {
          label: 'Ends',
          cells: ['On notice', 'Automatically with the season', 'On transfer, by ward'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Hours lost before and after, in a firm of 150',
      body: 'Forty people join in a year. The times stand for what a map from the first step might show.',
      figures: [
        { label: 'Wait for all access, before', value: '6 working days' },
        { label: 'Wait for all access, after', value: 'None for 34 of 40' },
        { label: 'Staff time per joiner, before', value: '5 h 30 min' },
        { label: 'Staff time per joiner, after', value: '1 h 15 min' },
        { label: 'Old accounts found and closed', value: '23' },
      ],
    },
  ],
  questions: [
    {
      question: 'We hire four people a year. Is a workflow worth it?',
      answer:
        'Probably not. Take the role sheets and a shared checklist, which is two or three days of work. Automation pays from about twenty changes a year, movers and leavers included.',
    },
    {
      question: 'Does it cover people who change department?',
      answer:
        'Yes, and that is where rights pile up. A move removes what the old role had and adds what the new one needs, with an overlap that ends on a date.',
    },
    {
      question: 'What about interns and attachment students?',
      answer:
        'They get a role sheet with an end date from the attachment letter. Accounts close by themselves, which spares you the yearly clean-up.',
    },
    {
      question: 'Can a manager arrange urgent access at night?',
      answer:
        'There is an emergency path for named managers. It grants a colleague access for twelve hours, tells the system owner at once and appears in the report.',
    },
  ],
  related: [
    '/solutions/hr-payroll',
    '/services/support-and-management/managed-it/system-administration',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  ],
  sources: [
    {
      fact: 'A contract of service for three months or more, or for work that takes that long, must be in writing; written particulars are prescribed.',
      reference: 'Employment Act, 2007, sections 9 and 10',
      url: lawUrl('employment', 9),
      checked: 'not yet',
    },
    {
      fact: 'Biometric data is sensitive personal data.',
      reference: 'Data Protection Act, 2019, section 2',
      url: lawUrl('dataProtection', 2),
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'solution'>;
