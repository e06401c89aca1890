import type { Copy } from '@/content/schema';

export default {
  heading: 'Software development to your specification',
  summary: 'Phone, desktop or browser applications built to a signed list of requirements.',
  description:
    'Custom software for Kenyan organisations, built to a signed specification: choose a mobile, desktop or web application by who uses it, where, and with what network.',
  lead: 'Order an application for phones, desktops or browsers, built to a specification that you have signed. Which of these fits depends on where your people stand when they use it.',
  updated: '2026-11-22',
  situation: {
    heading: 'Build the part that is peculiar to you',
    body: `Bought packages handle ledgers, invoices and payroll well, and there is no sense in paying for them twice. They know nothing of your gate passes, your container demurrage, your way of grading tea, or a loan that three members of the same group guarantee. That part usually lives in a spreadsheet with fourteen tabs, and one clerk knows which column must never be sorted.

The sensible answer is often a small application for the part that is peculiar to you, connected to bought software for the rest. During specification we tell you if a package would do the whole job.

These builds are for organisations that can describe what they want, or will pay for the weeks it takes to describe it. If you have a problem and a budget but no specification, [software solutions](/services/software-solutions) finds the scope along the way, in stages.`,
  },
  choice: {
    heading: 'Phone, desktop or browser',
    intro:
      'Some systems need two of these over one database. In that case begin with the one in which the data is entered.',
    options: [
      {
        path: '/services/development-services/software-development/mobile-application',
        when: 'People move about: drivers, field officers, meter readers, stock counters, inspectors.',
        outcome: 'An app on company or personal phones that keeps working without signal.',
      },
      {
        path: '/services/development-services/software-development/desktop-application',
        when: 'One machine is tied to a device or a place: a weighbridge, a label printer, a laboratory analyser.',
        outcome:
          'An installed program that talks to the hardware and survives a dead internet link.',
      },
      {
        path: '/services/development-services/software-development/web-application',
        when: 'Several offices share the same records, and their staff approve, search and report on them.',
        outcome:
          'A line-of-business system that opens in any browser, with roles and an audit trail.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'The three side by side',
      rowHeading: 'Consideration',
      columns: ['Mobile', 'Desktop', 'Browser'],
      rows: [
        {
          label: 'No internet for a day',
          cells: ['Works, syncs later', 'Works', 'Limited or none'],
        },
        {
          label: 'Camera, GPS, fingerprint',
          cells: ['Built in', 'With added devices', 'Camera and GPS only'],
        },
        {
          label: 'Printers and serial ports',
          cells: ['Bluetooth printers', 'Nearly anything', 'Through a helper program'],
        },
        {
          label: 'Rolling out a new version',
          cells: ['Store or device manager', 'Installer or self-update', 'At once, for all'],
        },
        {
          label: 'Cost of the second platform',
          cells: ['Low with a shared codebase', 'Medium', 'None'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What a specification contains',
      body: `It is a document of fifteen to forty pages that a manager can read, in five parts:

- **People and permissions.** Each role, and what it may see, enter, change and approve.
- **Records.** Every field with its type, its source and an example. Where a field identifies a person, why you need it and when it is deleted.
- **Rules.** Written as sentences with numbers: "A waybill over 28 tonnes needs the supervisor’s code."
- **Connections.** Which systems it reads or writes, in which format, and what happens when they are down. [API development](/services/software-solutions/api-development) covers that side.
- **Tests.** For each rule, an input and the expected output, which together become the acceptance test.

The document is yours whichever company then builds the software.`,
    },
    {
      type: 'example',
      heading: 'Sizing a gate-pass system',
      body: 'A transporter with one yard wants to replace its gate register. A list of roles, records and rules shows the size of the work before price is discussed.',
      figures: [
        { label: 'Roles', value: '3: guard, dispatcher, manager' },
        { label: 'Kinds of record', value: '5' },
        { label: 'Business rules', value: '18' },
        { label: 'Outside systems', value: '2: tracking, SMS' },
        { label: 'Build time that follows', value: '9 weeks' },
      ],
    },
  ],
  questions: [
    {
      question: 'Which programming languages do you use?',
      answer:
        'Mainstream ones that other developers in Kenya can take over. [Technologies](/technologies) lists them. The specification names the choice and gives the reason.',
    },
    {
      question: 'Can you take over code that another developer began?',
      answer:
        'After a paid review of about a week. We build it from scratch on a clean machine, read it, and tell you whether continuing costs less than starting again.',
    },
    {
      question: 'How do we get our spreadsheet data in?',
      answer:
        'We write an import that reports every row it refuses and why. You correct the rows, and the import is rehearsed twice before the final one.',
    },
  ],
  related: [
    '/services/software-solutions/enterprise',
    '/services/business-and-qa/software-testing',
    '/services/systems-integration/application-integration',
    '/projects/distributor-etims-invoicing',
  ],
} satisfies Copy<'group'>;
