import type { Copy } from '@/content/schema';

export default {
  heading: 'Cost-effective cloud backup: a fixed plan for small offices',
  summary: 'A packaged, low-cost backup plan for up to ten computers and one small server.',
  description:
    'A packaged cloud backup plan for small offices in Kenya: fixed scope, set up in one visit, nightly encrypted copies, a yearly restore test and a flat monthly fee.',
  lead: 'Protect an office of up to ten computers, one small server and no IT staff with a fixed plan: encrypted copies every night, set up in one visit and charged as one monthly fee.',
  updated: '2026-11-22',
  glance: {
    audience: 'Offices with up to ten computers, one small server and no IT staff',
    time: 'Live within two weeks of your order',
    price: {
      measure: 'per month',
      note: 'One flat fee for the office; the mail and year-end options are added to it',
      from: 'not yet',
    },
    start: 'An eleven-question form, then one visit or remote session',
    needs: 'Internet at night, computers on once a week and a contact for missed runs',
  },
  situation: {
    heading: 'One plan, the same for every office',
    body: `The plan suits a law office in Nyali with six laptops, a school bursary, a pharmacy or a surveyor: places where the records of the business are one accounting file and a few folders. Every night the changed files are encrypted and copied off site. Thirty daily and twelve monthly versions are kept, and each computer can bring its own files back without a call to us.

The price stays low because the plan does not vary. It has one schedule, one retention rule, one tool and one way to ask for a restore, so the fee does not carry the cost of a design study. Setting it up takes half a day.

Some offices need more: a loss of less than a day, or a whole server that starts again elsewhere. The form finds that out before you order, and [cloud backup by design](/solutions/cloud-backup) is then the right page.`,
  },
  process: {
    heading: 'From order to first full copy',
    intro: 'You need to be present for one of these four steps.',
    steps: [
      {
        title: 'Answer eleven questions',
        body: 'A short form asks how many computers, which accounting program, where the files are and what your internet bundle allows. If an answer rules the plan out, you are told before you order.',
        duration: '15 minutes',
      },
      {
        title: 'One visit, or one remote session',
        body: 'We install the agent, pick the folders with you and start the first copy. The accounting program is set to close its file cleanly before each run.',
        duration: 'Half a day',
      },
      {
        title: 'The first copy trickles up',
        body: 'It runs outside office hours, most recent files first, so last week is safe by morning even when the photographs of 2017 take ten nights.',
        duration: '1–10 nights',
      },
      {
        title: 'Restore three things',
        body: 'You name three files. We bring them back to a separate folder and you open them. After that the plan counts as live and billing starts.',
        duration: '30 minutes',
      },
    ],
    busy: ['you', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'Nightly copies of chosen folders on up to ten computers, and of one server or shared machine',
      'Thirty daily and twelve monthly versions of each file',
      'Encryption before upload, with the recovery key printed for your safe',
      'A text message after three missed nights and a one-line summary each month',
      'One restore test a year and up to four restore requests',
    ],
    needed: [
      'An internet connection that stays on at night, and computers left on once a week',
      'One contact who answers when we ask about a missed run',
    ],
    excluded: [
      'Whole-machine images: programs are reinstalled, files come back',
      'Databases that must stay open round the clock, such as a busy till system',
      'Mailboxes, unless you add the mail option for Microsoft 365 or Google Workspace',
      'A promised recovery time measured in hours',
    ],
  },
  duration:
    'Live within two weeks of your order. Most of that is the first upload, which depends on your line and the amount of old photographs.',
  sections: [
    {
      type: 'specification',
      heading: 'The plan on one card',
      intro: 'The order form states the storage country, the included storage and the monthly fee.',
      rows: [
        { term: 'Computers', detail: 'Up to ten, Windows or macOS' },
        { term: 'Schedule', detail: 'Once each night; missed runs catch up at the next start' },
        {
          term: 'Daytime use of the line',
          detail: 'Paused between 07:30 and 18:00, so a mobile bundle is not eaten by surprise',
        },
        { term: 'Term', detail: 'Month by month, with a copy of your data on disk when you leave' },
        {
          term: 'Asking for a restore',
          detail: 'By phone or e-mail; a single folder is normally back the same working day',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'What you give up for the lower price',
      intro: 'The [full backup design](/solutions/cloud-backup) starts where this plan ends.',
      rowHeading: 'Point',
      columns: ['This plan', 'Designed backup'],
      rows: [
        {
          label: 'Work you may lose',
          cells: ['Up to a day', 'Set for each system, down to minutes'],
        },
        {
          label: 'Dead server',
          cells: ['Files return, system is rebuilt by hand', 'Whole server starts elsewhere'],
        },
        { label: 'Retention', cells: ['Thirty days and twelve months', 'As your duties require'] },
        { label: 'Restore tests', cells: ['Yearly', 'Quarterly, with timings'] },
        {
          label: 'Copy that cannot be altered',
          cells: ['Included for thirty days', 'Period of your choice'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Keeping data costs down',
      body: `After the first copy only changed parts of files travel. An office that edits documents and one accounting file typically sends far less than people fear; the amount shows in the monthly summary, and you can set a cap.

Two habits save more than any tool. Keep films and music out of the chosen folders. Move finished matters to an archive folder, which is copied once and then left alone.`,
    },
  ],
  questions: [
    {
      question: 'Which accounting programs can it copy safely?',
      answer:
        'Those which keep their books in files that can be closed at night, and those with their own scheduled backup that we then pick up. Tell us yours on the form; a few need the designed service.',
    },
    {
      question: 'Can we restore a file ourselves?',
      answer:
        'Yes. The agent on each computer lists the earlier versions of a file and brings one back beside the present one. The four assisted requests are there for larger losses, such as a stolen laptop.',
    },
    {
      question: 'What happens when we grow past ten computers?',
      answer:
        'You move to a designed backup. The copies made so far stay readable and the agent is reused, so nothing starts from zero.',
    },
    {
      question: 'Does it meet the five-year rule for tax records?',
      answer:
        'Twelve monthly versions alone do not. Add the year-end archive option, which seals one copy of the books each year and keeps it for as long as your accountant advises.',
    },
    {
      question: 'Will it protect us from ransomware?',
      answer:
        'No backup stops an attack; that is the work of [security management](/services/support-and-management/managed-it/security-management). The plan keeps a copy from the day before which the attacker could not change, so the office can open again.',
    },
  ],
  related: [
    '/solutions/cloud-backup',
    '/industries/small-and-medium-enterprises',
    '/services/support-and-management/managed-it/technical-support',
  ],
} satisfies Copy<'solution'>;
