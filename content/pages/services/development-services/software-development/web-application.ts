import type { Copy } from '@/content/schema';

export default {
  heading: 'Web application for line-of-business work',
  summary: 'Internal systems in the browser: records, approvals and reports to your rules.',
  description:
    'Line-of-business web applications built to your specification in Kenya: roles, approvals, an audit trail and reports, used by staff across offices in a browser.',
  lead: 'Turn a written procedure into an internal system that enforces it. All your offices work on one set of records, and an auditor can see who approved what and when.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Organisations with several offices and a procedure of forms, approvals and registers',
    time: '3 to 6 months to the first office',
    price: {
      measure: 'fixed price',
      note: 'Importing old registers is priced after a look at the data',
      from: 'not yet',
    },
    start: 'Ten real case files from last quarter, traced from start to finish',
    needs: 'A process owner with authority, and testers from each office for each slice',
  },
  twin: {
    path: '/services/web-development/web-applications',
    difference:
      'This page covers line-of-business systems for your own staff, built to a signed specification. The other is for browser tools that belong with your website and face the public: portals, booking and client areas.',
  },
  situation: {
    heading: 'What a system of this kind replaces',
    body: `A line-of-business application does for one procedure what a binder can’t: it shows each case, where it stands and who must act next. Requisitions, claims, permits, cargo releases, leave, bursaries and board papers all have the same shape, which is a form, a path and a record.

Today the path often runs through e-mail. The manual says that a requisition above a set amount needs two signatures; in practice it is a scan attached to the ninth reply in a thread, and the second signature reads "noted, proceed". Three offices keep their own versions of the register, and the monthly report costs a day of copying.

You don’t need an entire [enterprise system](/services/software-solutions/enterprise) for that. One application with eight to forty screens that follows your rules gives every office the same list.`,
  },
  process: {
    heading: 'Turning a procedure into a system',
    intro:
      'You will meet the same two people throughout: an analyst who writes and a lead developer who answers for it.',
    steps: [
      {
        title: 'Trace ten real cases',
        body: 'Ten files from last quarter, including two that went wrong, since practice differs from the written procedure. Every exception becomes a rule or a deliberate "not supported".',
        duration: '1 week',
      },
      {
        title: 'Model states and rights',
        body: 'A diagram of each state a case can be in and who may move it onward. It fits on one sheet and your managers sign it.',
        duration: '1 week',
      },
      {
        title: 'Specification and fixed price',
        body: 'Screens, reports, notifications, connections, volumes, response times, acceptance tests.',
        duration: '1–2 weeks',
      },
      {
        title: 'Build in slices',
        body: 'Each slice is one journey from start to finish, such as "request to payment voucher". You test it on a copy of your data.',
        duration: '6–14 weeks',
      },
      {
        title: 'Migrate and rehearse',
        body: 'Old registers imported, duplicates resolved by you, and one full rehearsal with the clock running.',
        duration: '1–2 weeks',
      },
      {
        title: 'Open one office first',
        body: 'The smallest branch starts; the others follow two weeks later with its corrections built in.',
        duration: '2–4 weeks',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The application on hosting in your name, with a separate test copy',
      'An audit trail: who did what, when, from what value to what value',
      'Reports agreed by name, and an export of every table in CSV',
      'Administrator and user guides, and two training days',
      'The complete source with automated tests',
    ],
    needed: [
      'A process owner with the authority to choose between two ways of doing a thing',
      'The ten case files and the present registers',
      'Testers from each office for three half days per slice',
    ],
    excluded: [
      'Rewriting your policy, though we point out where it contradicts itself',
      'Scanning paper archives',
      'A public sign-up or customer area',
    ],
  },
  duration:
    'Three to six months to the first office. Migration of messy registers is the least predictable part and is priced after a look at the data.',
  sections: [
    {
      type: 'specification',
      heading: 'Built in from the first slice',
      rows: [
        {
          term: 'Sign-in',
          detail:
            'Your Microsoft or Google work account, or passwords with two-step sign-in (a code besides the password). When you close a leaver’s work account, access to the application ends with it.',
        },
        {
          term: 'Approvals',
          detail:
            'By role and amount, with delegation during leave and a reminder after a number of working days that knows Kenyan public holidays.',
        },
        {
          term: 'Documents',
          detail: 'Attached to the case, virus-checked and numbered in your own series.',
        },
        {
          term: 'Slow links',
          detail:
            'Pages under 300 KB after the first visit, and forms that keep what you typed when the connection drops.',
        },
        {
          term: 'Search',
          detail:
            'One box for names, numbers and plot or container references, respecting each person’s rights.',
        },
        {
          term: 'Retention',
          detail:
            'Each record type has a period, after which it is archived or erased with a log entry.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Could a ready-made tool do it?',
      intro: 'We raise this question in the first week, and these signs help to answer it.',
      rowHeading: 'Sign',
      columns: ['Configure a package', 'Build to specification'],
      rows: [
        {
          label: 'Your rules',
          cells: ['Close to common practice', 'Peculiar to you, and worth keeping'],
        },
        { label: 'Users', cells: ['A handful', 'Dozens, so per-seat fees add up'] },
        {
          label: 'Outside systems',
          cells: ['Standard connectors exist', 'Local ones: port, county, bank files'],
        },
        { label: 'Lifetime', cells: ['Two or three years', 'Seven or more'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Will it work on tablets and phones?',
      answer:
        'Approving, searching and short forms, yes. Dense tables are designed for a laptop. If your people work without signal, order a [mobile application](/services/development-services/software-development/mobile-application) for that part.',
    },
    {
      question: 'Where is it hosted?',
      answer:
        'On a cloud account, a server in your building, or with us; the software is the same. If personal data would leave Kenya, the Data Protection Act sets conditions, and the specification records how you meet them.',
    },
    {
      question: 'Can we change rules later without you?',
      answer:
        'Your administrator changes amounts, approvers, templates, holidays and lists. A new state or screen is development work, with a price of its own.',
    },
    {
      question: 'How do you prove it is correct?',
      answer:
        'Each rule in the specification has an automated test that runs before every release, and the report of that run comes with it.',
    },
  ],
  related: [
    '/services/web-development/web-applications',
    '/services/software-solutions/enterprise',
    '/services/systems-integration/data-integration',
    '/projects/clearing-agent-document-portal',
  ],
  sources: [
    {
      fact: 'Personal data may be transferred out of Kenya only under conditions.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
