import type { Copy } from '@/content/schema';

export default {
  heading: 'Disaster recovery planning',
  summary: 'Decide how fast each system must return, arrange it, and rehearse it.',
  description:
    'Disaster recovery planning in Mombasa and Kenya: recovery times per system, a second place to run, written runbooks and a drill that proves you can work again.',
  lead: 'A tested plan for getting your organisation back to work after a fire or an attack. It sets the order of the systems, hour by hour, and ends with a drill in which your own people bring one back.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Organisations that lose real money in a day without their systems, such as agents, hotels and SACCOs',
    time: '6 to 10 weeks to the first drill, for five to eight systems',
    price: {
      measure: 'fixed price',
      note: 'A second site, cloud fees and spare hardware are bought apart',
      from: 'not yet',
    },
    start: 'Interviews with each department on what an hour without its systems costs',
    needs:
      'A director to settle priorities, an hour from each department head and a Saturday for the drill',
  },
  situation: {
    heading: 'Recovery is measured in hours',
    body: `A recovery plan sets two numbers for each system: how long it may be away, and how much recent work may be lost. Everything else follows from those two. They tell you whether last night’s copy is good enough, whether you need a spare machine in another building, and what a standby in the cloud is worth to you.

The plan then covers what a backup alone leaves open: which copy is used, onto what machine, in which order, with whose encryption key, and what happens if the person who knows all this is at a funeral in Nakuru. A firm that works this out after the event spends the first two days on it while its ships berth and its guests arrive.

Planning pays for organisations that would lose real money in a day: agents at the port, hotels with a full house, hospitals, SACCOs with front-office counters, factories that ship by lot number. If you could work from paper for a week, a good [backup service](/solutions/cloud-backup) may be all you need.`,
  },
  process: {
    heading: 'Five pieces of work, ending in a rehearsal',
    steps: [
      {
        title: 'Put a price on an hour',
        body: 'With each department we list its systems, what stops without them and what that costs after an hour, a day and a week. Two numbers come out for each: how long it may be away, and how much recent work may be lost.',
        duration: '1 week',
      },
      {
        title: 'Draw what depends on what',
        body: 'The booking system needs the database, which needs the domain controller, which needs the switch on the second floor. Recovery follows that order, and the drawing usually holds a surprise.',
        duration: '3–5 days',
      },
      {
        title: 'Choose the means',
        body: 'For each system we price two or three ways to meet its numbers, from a spare machine in another building to a standby copy in a cloud region. You choose with the cost of an hour next to it.',
        duration: '1 week',
      },
      {
        title: 'Build and write the runbooks',
        body: 'Standby systems are set up and each recovery is written as steps that a competent stranger can follow at night. Printed copies are kept off site, since a plan on the failed server is out of reach.',
        duration: '2–6 weeks',
      },
      {
        title: 'Drill',
        body: 'On an agreed day we declare a system lost. Your people and ours bring it back with the runbook, against the clock. Whatever went wrong is corrected, and the date of the next drill is set.',
        duration: '1–2 days',
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A table of systems with target times, signed by the departments that own them',
      'A runbook for each, on paper and off site, with phone numbers and the place of every key',
      'The standby arrangement itself, set up in your own accounts',
      'A drill report: the measured times, the gaps, the corrections',
    ],
    needed: [
      'A director who settles priorities between departments',
      'An hour from each department head and a day from whoever knows the systems best',
      'A window for the drill, normally a Saturday',
    ],
    excluded: [
      'Rent for a second site, cloud fees and spare hardware',
      'Generators, fire suppression and water protection, which we specify and others install',
      'Getting files off a failed disk, a job of its own: [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)',
    ],
  },
  duration:
    'Six to ten weeks up to the first drill for five to eight systems. Databases too large for your upstream link take longer, since the first copy travels by disk.',
  sections: [
    {
      type: 'comparison',
      heading: 'Four levels of readiness',
      intro:
        'Few organisations need one level for everything. Pay for speed only where an hour is expensive.',
      rowHeading: 'Property',
      columns: ['Restore from backup', 'Spare hardware', 'Warm standby', 'Live second site'],
      rows: [
        { label: 'Back to work after', cells: ['1–4 days', '4–12 hours', '1–4 hours', 'Minutes'] },
        {
          label: 'Work that may be lost',
          cells: ['Up to a day', 'Up to a day', '15–60 minutes', 'Next to none'],
        },
        {
          label: 'Running effort',
          cells: ['Low', 'Low, plus yearly checks', 'Medium', 'High: every change is made twice'],
        },
        {
          label: 'Typical use',
          cells: [
            'Archive, HR files',
            'File and print server',
            'Accounts, booking, ERP',
            'Core banking, payments',
          ],
        },
        {
          label: 'Survives a fire in the building',
          cells: ['If the copy is elsewhere', 'If the spare is elsewhere', 'Yes', 'Yes'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Where the money for a standby comes from',
      body: `A clearing and forwarding firm handles 25 files on a working day. When its system is down, staff can finish 5 by hand. The other 20 wait, each with an agency fee of KSh 12,000 that is delayed or lost, before any storage the client passes on.

Restoring from last night’s copy takes three working days in the test. A warm standby brings the system back before lunch on the first. The difference is two and a half days, or 50 files, for each event. Compare that figure with the yearly cost of the standby, and the answer is usually plain.`,
      figures: [
        { label: 'Files delayed per day', value: '20' },
        { label: 'Fees at stake per day', value: 'KSh 240,000' },
        { label: 'Days saved by a standby', value: '2.5' },
        { label: 'Fees protected per event', value: 'KSh 600,000' },
      ],
    },
    {
      type: 'specification',
      heading: 'Events that a coastal plan has to name',
      rows: [
        {
          term: 'Power',
          detail:
            'A cut longer than the fuel on site, and the surge when supply returns. The plan states who shuts what down, in which order, at what battery level.',
        },
        {
          term: 'Fibre',
          detail:
            'Two providers may share one duct along the same road. We ask for the routes, and keep one path on radio or mobile.',
        },
        {
          term: 'Water and salt',
          detail:
            'Flood, a leaking air conditioner above the rack, and corrosion that makes the spare fail on the day it is switched on.',
        },
        {
          term: 'Ransomware',
          detail:
            'The attacker deletes reachable backups first. At least one copy must be beyond the reach of every administrator password.',
        },
        {
          term: 'People',
          detail:
            'The one person with the knowledge is ill or has resigned, so every key is held by two people.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Fees by days of delay',
      intro: 'Twenty files are delayed each day. A standby saves two and a half days.',
      data: {
        form: 'bars',
        unit: 'KSh',
        bars: [
          { label: 'One day', value: 240000 },
          { label: 'Two and a half days', value: 600000, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'We moved to the cloud. Do we still need this?',
      answer:
        'Yes, though it becomes smaller. The provider keeps the building running. It does not undo a deleted tenant, a locked-out administrator or a synchronised ransomware infection, and you still need a way in when your own fibre is cut.',
    },
    {
      question: 'How often should we drill?',
      answer:
        'Once a year for each important system, and after any large change. A walk-through at a table every half year keeps phone numbers and names correct.',
    },
    {
      question: 'Can a drill damage live data?',
      answer:
        'The restored system runs on a separate network where it cannot send mail, payments or invoices. We check that isolation first, and the post on [what a restore drill looks like](/blog/what-a-backup-restore-drill-looks-like) explains how.',
    },
    {
      question: 'Does the Data Protection Act apply to a standby abroad?',
      answer:
        'It does if personal data is in it. Transfers out of Kenya need appropriate safeguards, so we record where each copy sits and whether a nearer place would do; your counsel assesses the legal side.',
    },
  ],
  sources: [
    {
      fact: 'Transfer of personal data out of Kenya is subject to conditions, among them proof of adequate data protection safeguards.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery',
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/cloud-backup',
    '/blog/choosing-between-cloud-and-server-room',
  ],
} satisfies Copy<'service'>;
