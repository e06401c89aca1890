import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Web applications: portals, booking and client areas',
  summary: 'Booking, client areas and self-service portals that live on your website.',
  description:
    'Web application development in Kenya: booking systems, customer portals, member areas and online applications on your website, with M-Pesa and secure sign-in.',
  lead: 'Let customers book a slot or fetch a document on your website at any hour, without ringing your office. The portal is built on the records you already keep, and your staff see each request on a screen of their own.',
  updated: '2026-11-22',
  glance: {
    audience: 'Clearing agents, clinics, SACCOs, schools, estate managers and tour operators',
    time: '9–16 weeks to the first wave of customers',
    price: {
      measure: 'fixed price',
      note: 'Quoted after the two-week count; SMS, payment and map fees are paid separately',
      from: 'not yet',
    },
    start: 'Two weeks in which your desk ticks off each call by type',
    needs: 'The tick list, access to the system of record, a colleague who knows the exceptions',
  },
  situation: {
    heading: 'A small, safe window into your records',
    body: `A customer signs in with a code by SMS or a member number, sees their own record, does one thing and gets a receipt. The answer comes from the system in which your staff keep it today, through a narrow interface that shows nothing else.

The window pays for itself in phone calls. "Has my container been released?" "Is the hall free on the fourteenth?" "Can you resend the statement?" Each takes your staff four minutes to answer, and sixty such calls fill half a working day. The people who ask would gladly look for themselves: they have phones, and they know their booking number.

It suits clearing and forwarding agents, clinics, SACCOs, schools, estate managers, tour operators and licensing offices, in short whoever has outsiders waiting for an answer, a slot or a document. A system for your own staff is a different undertaking, with a different price.`,
  },
  process: {
    heading: 'Building the window',
    steps: [
      {
        title: 'Count the questions',
        body: 'For two weeks your desk makes a tick for each call by type. The three longest rows are the first version. The rest waits until those three work.',
        duration: '2 weeks, little effort',
      },
      {
        title: 'Trace where the answer lives',
        body: 'We find the record behind each question: a database, an accounts package, a spreadsheet or a person’s notebook. A notebook has to become data before anything else can happen.',
        duration: '1 week',
      },
      {
        title: 'Sketch the screens with three customers',
        body: 'Paper first, then a prototype on their phones. We settle what they must prove to get in: a code by SMS, a member number, an invited e-mail address.',
        duration: '1–2 weeks',
      },
      {
        title: 'Build one path end to end',
        body: 'Sign in, see the record, do the thing, get a receipt. You use it on a test address from the third week, with copied or invented data.',
        duration: '4–6 weeks',
      },
      {
        title: 'Try to break it',
        body: 'We attempt to read another customer’s file by changing the address, book a slot twice in the same second, pay and lose the connection, and sign in a thousand times with wrong codes.',
        duration: '1 week',
      },
      {
        title: 'Invite in waves',
        body: 'Twenty customers, then two hundred, then everyone. The phone stays open and the ticks continue, so that you see which calls disappear.',
        duration: '3–4 weeks',
      },
    ],
    busy: ['you', 'us', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The application on a subdomain of your site, in the same design',
      'An office screen on which staff see requests, correct mistakes and help a locked-out customer',
      'Connections to your existing records, one-way or two-way as agreed',
      'Notices by SMS and e-mail, with wording you can edit',
      'An access log that shows who opened which record, kept for the period you set',
    ],
    needed: [
      'The tick list from your front desk, honestly kept',
      'A colleague who knows the exceptions: the client with two accounts, the booking that may overlap',
      'Access to the system of record, or its supplier’s contact',
      'A decision on who answers customers who get stuck, and at what hours',
    ],
    excluded: [
      'Replacing the back-office system behind the window',
      'Fees for SMS, payment transactions and map services',
      'Cleaning up years of duplicate customer records, quoted once we have seen them',
    ],
  },
  duration:
    'Nine to sixteen weeks to the first wave. Getting reliable access to the record behind it takes longer than the screens whenever its supplier is slow to reply.',
  sections: [
    {
      type: 'specification',
      heading: 'Typical windows, and the record behind each',
      rows: [
        {
          term: 'Shipment tracking',
          detail:
            'An importer sees entry lodged, inspection, release and gate-out, with documents to download, all read from the agent’s job file.',
        },
        {
          term: 'Clinic booking',
          detail:
            'Free slots by doctor, a deposit by M-Pesa, a reminder the day before. The record behind it is the clinic’s appointment diary.',
        },
        {
          term: 'Member area of a SACCO',
          detail:
            'Statement, loan application, guarantor consent, from the core banking system through a narrow interface.',
        },
        {
          term: 'Tenant area',
          detail:
            'Rent statement, repair request with a photograph, notice to leave. All of it is kept in the property ledger.',
        },
        {
          term: 'Hall or court booking',
          detail:
            'A calendar that refuses overlaps, with different prices for residents. There is seldom a record yet, so the application keeps it itself.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Strangers will sign in, so access is the design',
      body: `An internal tool can trust its twenty users, and a public one can trust none of its thousands. Every request is checked on the server against the person signed in, and reference numbers are never enough to open a file by themselves.

We collect as little as the task needs. A tracking page has no use for a date of birth. Where health or children’s records are involved, we go through the risks with you in writing before building; the Data Protection Act calls this an impact assessment when the risk is high.

Before the last wave, a tester who did not build the application examines it. [Penetration testing](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment) can also be ordered from an outside party, and we give them what they need.`,
    },
    {
      type: 'example',
      heading: 'A forwarding agent opens a document area',
      body: `Picture a clearing agent with two clerks on the phone. The count says that 58 of 90 daily calls ask for status or for a copy of an entry. After the third wave, a good part of those callers look it up themselves, mostly between 18:00 and 22:00, when the office is shut.

The clerks spend the time on files that are stuck. Free days at the port run while a document is missing, so that is where minutes are worth most. A fuller picture of such a project is the [document portal sample](/projects/clearing-agent-document-portal).`,
      figures: [
        { label: 'Calls a day, before', value: '90' },
        { label: 'Status and copy requests', value: '58' },
        { label: 'Calls a day, after', value: '49' },
        { label: 'Look-ups outside office hours', value: '63%' },
      ],
    },
    {
      type: 'chart',
      heading: 'Calls a day at the desk',
      data: {
        form: 'bars',
        unit: 'calls',
        bars: [
          { label: 'Before', value: 90 },
          { label: 'After', value: 49, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Is a web application different from a website?',
      answer:
        'A website tells everyone the same thing. An application knows who you are, keeps what you enter and follows rules. The two can share a design and a menu, and your visitors need not notice where one ends.',
    },
    {
      question: 'Will it work on a cheap phone with a weak signal?',
      answer:
        'That is the phone we test on. Screens are small in data, a form keeps what was typed when the line drops, and a payment that was interrupted can be resumed and is not taken twice.',
    },
    {
      question: 'Can customers sign in without an e-mail address?',
      answer:
        'Yes. A one-time code to a registered phone number suits most Kenyan users. For records worth stealing we use two-step sign-in with a PIN or an authenticator app as well, because a SIM card can be swapped.',
    },
    {
      question: 'Could a ready-made booking tool do?',
      answer:
        'If your rules are ordinary, certainly: a hosted calendar costs little and starts today. We recommend it when prices, deposits and resources are simple, and only build when your exceptions matter or your records must stay with you.',
    },
  ],
  related: [
    '/projects/clinic-booking-web-application',
    '/services/web-development/maintenance-support',
    '/services/software-solutions/api-development',
    '/solutions/customer-engagement',
  ],
  twin: {
    path: '/services/development-services/software-development/web-application',
    difference:
      'This page is for browser tools that belong with your website and serve customers: portals, booking, client areas. For line-of-business systems used by your own staff, built to a written specification, take web application development.',
  },
  sources: [
    {
      fact: 'A data protection impact assessment is required where processing is likely to result in high risk to the rights and freedoms of a data subject.',
      reference: 'Data Protection Act, 2019, section 31',
      url: lawUrl('dataProtection', 31),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
