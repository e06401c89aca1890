import type { Copy } from '@/content/schema';

export default {
  heading: 'Software development to your specification',
  summary: 'Phone, desktop or browser applications built to a signed list of requirements.',
  description:
    'Custom software for Kenyan organisations, built to a signed specification: choose a mobile, desktop or web application by who uses it, where, and with what network.',
  lead: 'The right platform is decided by where your people stand when they use it: in a lorry, at a counter or behind a desk. Pick that first; the rest of the specification follows.',
  updated: '2026-08-25',
  situation: {
    heading: 'The spreadsheet did its job, and is now the problem',
    body: `It has fourteen tabs, a macro written by someone who left, and a colour code only one clerk understands. Two people cannot have it open. Last quarter somebody sorted one column without the others.

Off-the-shelf packages were tried. They handle invoices well enough but not your gate passes, your container demurrage, your way of grading tea, or a loan that is guaranteed by three members of the same group. Buying them means changing how you work; building everything anew means paying for a general ledger that already exists.

Often the sensible answer is in between: a small application for the part that is peculiar to you, connected to bought software for the part that is not. We say so when we think a package would do.`,
  },
  choice: {
    heading: 'Phone, desktop or browser',
    intro:
      'Some systems need two of these over one database. Begin with the one that captures the data.',
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
        when: 'Several offices share the same records and someone has to approve, search and report.',
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
      body: `It is a document of fifteen to forty pages that a manager can read. It has:

- **People and permissions.** Each role, and what it may see, enter, change and approve.
- **Records.** Every field with its type, its source and an example. Where a field identifies a person, why you need it and when it is deleted.
- **Rules.** Written as sentences with numbers: "A waybill over 28 tonnes needs the supervisor’s code."
- **Connections.** Which systems it reads or writes, in which format, and what happens when they are down. [API development](/services/software-solutions/api-development) covers that side.
- **Tests.** For each rule, an input and the expected output. These become the acceptance test.

You keep it whoever builds the software.`,
    },
    {
      type: 'example',
      heading: 'Sizing a gate-pass system',
      body: 'A transporter with one yard wants to replace its gate register. Listing roles, records and rules shows how big the work is before anybody argues about price.',
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
        'Mainstream ones that other developers in Kenya can take over. [Technologies](/technologies) lists them. We name the choice in the specification and say why.',
    },
    {
      question: 'Can you take over code that someone else began?',
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
