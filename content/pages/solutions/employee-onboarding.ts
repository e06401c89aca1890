import type { Copy } from '@/content/schema';

export default {
  heading: 'Employee onboarding: from signed offer to first working day',
  summary:
    'One request starts contract, accounts, laptop and induction, and later closes them all.',
  description:
    'Employee onboarding set up as one workflow: documents, payroll details, accounts, equipment and induction ready on day one, and access removed on the last day.',
  lead: 'A new colleague starts on Monday. By Monday the contract is signed, the mailbox works, the laptop is charged and payroll has the right details. We build the workflow that makes this the ordinary case.',
  updated: '2026-11-12',
  situation: {
    heading: 'The first week spent waiting for a password',
    body: `Joining involves HR, the line manager, IT, finance and often a hostel, a fleet office or a ward sister. Each waits for an email from the one before. Meanwhile the new person sits beside someone and borrows a login, which is how shared passwords begin.

Leaving is worse, because nobody is waiting for it. A cashier who left in June may still approve discounts in November. The phone with the M-Pesa till line is in a handbag in Voi.

Both have the same root: there is no single list of what each role needs. Once it exists, most of the work can start by itself.`,
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
    'Seven to eleven weeks. A tenth role sheet is as quick as the first is slow; systems without an interface cost the most time.',
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
      intro: 'Each field has a purpose and an end date. What has neither is not asked.',
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
          detail: 'Where the role requires them; checked, noted, and not copied into mailboxes.',
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
      rowHeading: 'By 8.00 on day one',
      columns: ['Accountant', 'Waiter, seasonal', 'Ward nurse'],
      rows: [
        {
          label: 'Sign-in',
          cells: [
            'Mail, ledger, second factor',
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
      question: 'Can a manager get urgent access for someone at night?',
      answer:
        'There is an emergency path for named managers. It grants access for twelve hours, tells the system owner at once and appears in the report.',
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
      url: 'https://new.kenyalaw.org',
      checked: 'not yet',
    },
    {
      fact: 'Biometric data is sensitive personal data.',
      reference: 'Data Protection Act, 2019, section 2',
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
