import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Data backup and recovery',
  summary: 'Scheduled copies, one of them off site, and restore drills with a stopwatch.',
  description:
    'Managed backup for servers, laptops, Microsoft 365 and Google Workspace: schedules by system, an off-site copy that cannot be altered, and restores tested with you.',
  lead: `Get your data back after a fault or an attack, within hours that you agreed beforehand. A backup is only worth the last restore made from it, so we hold a drill with you ${commitments.restoreTest.phrase}.`,
  updated: '2026-11-22',
  glance: {
    audience:
      'Offices with servers, laptops or cloud mail whose data must come back within hours or days',
    time: '2–4 weeks to the first passed drill',
    price: {
      measure: 'per server',
      note: 'Laptops and mailboxes are counted too; storage and licences you pay yourself',
      from: 'not yet',
    },
    start: 'Half an hour with the owner of each system',
    needs: 'Room and power for a storage box away from the server, and how long to keep data',
  },
  situation: {
    heading: 'How much can you lose, and how long can you wait?',
    body: `The service is built on two answers for each system. How many hours of work can you afford to type again? How many hours can you be without the system? A clearing agent may answer "one and four", a school outside exam season "a day and three days". Each answer has its price, which we put beside it before you sign.

From the answers follow the schedule, a local copy for quick restores, an off-site copy that cannot be altered, and a drill with a stopwatch.

It replaces arrangements that only look safe: the external disk swapped on Fridays, full since some month last year; the accounting database copied while it was open, so that the copy will not start; the copy that sits on top of the server it protects. Cloud mail needs cover as well. The provider keeps its service running, and does not promise to bring back a folder that an employee emptied five months ago.`,
  },
  process: {
    heading: 'How copies become a way back',
    intro: 'We set the two numbers for each system with its owner, then build backwards from them.',
    steps: [
      {
        title: 'List the data and its owners',
        body: 'Databases, file shares, mailboxes, laptops of people who work in the field, and the configuration of routers and tills. What may be left out is listed as well.',
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
        duration: 'Half a day, each quarter',
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
    'Two to four weeks to the first passed drill. The difference lies mostly in how much data you have and how fast your line uploads; the sums are worked out below.',
  sections: [
    {
      type: 'example',
      heading: 'Will it fit through our line?',
      body: `Take an office with 600 GB in all and 6 GB of changes on a working day. Its fibre uploads 20 megabits a second, which moves about 6.3 GB an hour at 70% of the line’s rate, the share that backups usually get out of it. Backup may use the line from 20:00 to 06:00.

The first copy takes ten nights. Each later night takes a little under an hour. Over a 4G router with a bundle, the first copy would be unwise, so a disk is driven to the storage site and only changes travel.`,
      figures: [
        { label: 'Moved in one night of ten hours', value: '63 GB' },
        { label: 'First full copy', value: '10 nights' },
        { label: 'Daily changes', value: '57 minutes' },
        { label: 'Fetching all of it back at 20 Mbit/s', value: 'About 95 hours' },
      ],
    },
    {
      type: 'statement',
      heading: 'What the last figure means',
      body: `Ninety-five hours is four days. This is why there is a local copy as well: the off-site one is for the day the building is lost, and even then we would start the main server at the storage site before moving everything.

If four days are too long, you need standby systems besides the copies, and those belong to [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery).`,
    },
    {
      type: 'specification',
      heading: 'Four rules in every plan',
      rows: [
        {
          term: 'Three copies',
          detail: 'The live data, one copy nearby and one elsewhere, on two kinds of storage.',
        },
        {
          term: 'One cannot be altered',
          detail:
            'For a set number of days it cannot be deleted, even by our engineers or by a thief with their passwords.',
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
      intro: 'With 70% of the line’s rate.',
      data: { form: 'restore-time', gigabytes: 600, speeds: [20, 50, 100, 200] },
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
        'Nothing in daily work: the restore goes to a spare machine on a closed network. Our [article on a restore drill](/blog/what-a-backup-restore-drill-looks-like) shows one from start to end.',
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
  twin: {
    path: '/solutions/cloud-backup',
    difference:
      'This is the monthly service: our engineers run and check the copies, keep the schedule and hold a restore drill with you each quarter. Take cloud backup if you want the copies designed and set up as a project, which your own people may then run.',
  },
  sources: [
    {
      fact: 'Personal data may be transferred out of Kenya only under the conditions the Act sets.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
