import type { Copy } from '@/content/schema';

export default {
  heading: 'Data backup and recovery',
  summary: 'Scheduled copies, one of them off site, and restore drills with a stopwatch.',
  description:
    'Managed backup for servers, laptops, Microsoft 365 and Google Workspace: schedules by system, an off-site copy that cannot be altered, and restores tested with you.',
  lead: 'A backup is only worth the last restore you made from it. We copy what matters, keep one copy where neither fire nor an intruder reaches it, and prove each quarter that it comes back.',
  updated: '2026-10-05',
  situation: {
    heading: 'A green tick is not a backup',
    body: `Open the external disk that somebody swaps on Fridays. Often the last file is months old, because the disk was full. Or the accounting database was copied while it was open, so the copy will not start. Or the disk sits on top of the server, where a thief, a burst pipe or a power surge takes both.

Cloud mail gives false comfort too. The provider keeps its service running. It does not promise to bring back the folder that an employee emptied in spite five months ago.

Two numbers decide everything that follows. How many hours of work can you afford to type again? How many hours can you be without the system? A clearing agent may answer "one and four". A school outside exam season may answer "a day and three days". Each answer has its own price.`,
  },
  process: {
    heading: 'How copies become a way back',
    intro: 'We set the two numbers for each system with its owner, then build backwards from them.',
    steps: [
      {
        title: 'List the data and its owners',
        body: 'Databases, file shares, mailboxes, laptops of people who work in the field, configuration of routers and tills. Also what need not be kept.',
        duration: '2–4 days',
      },
      {
        title: 'Fix hours lost and hours down',
        body: 'One line for each system, signed by the person who would suffer. We show what halving each number costs.',
        duration: '1 meeting',
      },
      {
        title: 'Install the local copy',
        body: 'A storage box in another room for fast restores, on its own sign-in and a UPS, with database copies taken in the way the maker supports.',
        duration: '1 week',
      },
      {
        title: 'Send the first off-site copy',
        body: 'Encrypted before it leaves. On slow lines we carry the first load on a disk, so that nights are enough for the changes.',
        duration: '2–10 nights',
      },
      {
        title: 'Drill',
        body: 'Restore one file, one mailbox and one whole server to a spare machine. A member of your staff opens the books and confirms the last entry.',
        duration: 'Quarterly, half a day',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A schedule by system, with what is kept for how long',
      'A daily check by a person, and a message only when something failed',
      'A drill record: what was restored, how long it took, who confirmed it',
      'The encryption keys, sealed, in your own safe',
      'The order in which systems come back after a disaster',
    ],
    needed: [
      'The owner of each system for half an hour',
      'Room for a small storage box away from the server, with power',
      'A decision on how long to keep data, which your auditor and the law partly answer',
    ],
    excluded: [
      'Recovery from a disk that has already failed without a copy: see [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)',
      'Files kept only on private phones or private accounts',
      'Storage fees and backup licences, which you hold',
    ],
  },
  duration:
    'Two to four weeks to the first passed drill. The size of your data against the speed of your upload decides; the sums are worked out below.',
  sections: [
    {
      type: 'example',
      heading: 'Will it fit through our line?',
      body: `Take an office with 600 GB in all and 6 GB of changes on a working day. Its fibre uploads 20 megabits a second, which moves about 9 GB an hour. Backup may use the line from eight at night to six in the morning.

The first copy takes seven nights. Each later night takes about forty minutes. Over a 4G router with a bundle, the first copy would be unwise, so a disk is driven to the storage site and only changes travel.`,
      figures: [
        { label: 'Moved in one night of ten hours', value: '90 GB' },
        { label: 'First full copy', value: '7 nights' },
        { label: 'Daily changes', value: '40 minutes' },
        { label: 'Fetching all of it back at 20 Mbit/s', value: 'About 67 hours' },
      ],
    },
    {
      type: 'statement',
      heading: 'Why the last figure matters most',
      body: `Sixty-seven hours is nearly three days. This is why there is a local copy as well: the off-site one is for the day the building is lost, and even then we would start the main server at the storage site before moving everything.

If those three days are too long, you need standby systems and not only copies. That is [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery).`,
    },
    {
      type: 'specification',
      heading: 'Rules we do not bend',
      rows: [
        {
          term: 'Three copies',
          detail: 'The live data, one nearby, one elsewhere. Two kinds of storage.',
        },
        {
          term: 'One cannot be altered',
          detail:
            'For a set number of days, nobody can delete it. That includes our engineers and anyone who steals their passwords.',
        },
        {
          term: 'Separate sign-in',
          detail:
            'Backup systems do not use the office directory, so an intruder in one is not in the other.',
        },
        {
          term: 'Deletion is planned',
          detail: 'Personal data leaves the copies too, once its retention period is over.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Fetching 600 GB back',
      intro: 'With the whole line to itself.',
      data: { form: 'restore-time', gigabytes: 600, speeds: [20, 50, 100, 200], share: 1 },
    },
    { type: 'calculator', heading: 'Your own sum', calculator: 'restore-time' },
  ],
  questions: [
    {
      question: 'Is a synchronised folder such as OneDrive a backup?',
      answer:
        'Only partly. It copies mistakes and encryption by malware as fast as good work. Versions help for a while. We add a separate copy with its own retention.',
    },
    {
      question: 'Does the copy leave Kenya?',
      answer:
        'You choose. Storage here and abroad both exist. Taking personal data out of the country has conditions under the Data Protection Act, and we note the location in the schedule.',
    },
    {
      question: 'What does a drill disturb?',
      answer:
        'Nothing. It restores to a spare machine on a closed network. [This article](/blog/what-a-backup-restore-drill-looks-like) walks through one.',
    },
    {
      question: 'How long should we keep old copies?',
      answer:
        'Keep month-ends as long as your tax and company records must be kept, and daily copies for a few weeks. Ask your accountant for the first figure.',
    },
  ],
  related: [
    '/solutions/cloud-backup',
    '/solutions/enterprise-storage',
    '/projects/county-records-backup',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
  sources: [
    {
      fact: 'Personal data may be transferred out of Kenya only under the conditions the Act sets.',
      reference: 'Data Protection Act, 2019 (Kenya), sections 48 and 49',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
