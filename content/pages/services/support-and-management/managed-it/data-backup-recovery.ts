import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Managed backup service in Kenya',
  summary: 'Scheduled copies, one of them off site, and timed restore tests.',
  description:
    'Managed backup service in Kenya for servers, laptops, Microsoft 365 and Google Workspace: an off-site copy that cannot be altered and restores tested with you.',
  lead: `Get your data back within an agreed number of hours after a fault or an attack. We run the backups, check them daily and restore from them with you ${commitments.restoreTest.phrase}.`,
  updated: '2026-11-24',
  drawing: {
    caption: 'the log of one restore.',
    parts: [
      {
        type: 'window',
        title: 'Restore',
        state: 'asked 09:12',
        blocks: [
          {
            type: 'table',
            columns: ['What', 'Size', 'Took'],
            rows: [
              { cells: ['Accounts', '18 GB', '22 min'], mark: 'done' },
              { cells: ['Contracts', '3 GB', '6 min'], mark: 'done' },
              { cells: ['Mailbox', '9 GB', '14 min'], mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Signed',
        state: '09:58',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Opened by', value: 'office lead' },
              { text: 'Complete', value: 'yes', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Offices with servers, laptops or cloud mail whose data must come back in hours or days',
    time: { from: 2, to: 4, unit: 'weeks', note: 'to the first passed restore test' },
    price: prices['/services/support-and-management/managed-it/data-backup-recovery'],
    start: 'Half an hour with the owner of each system',
    needs: 'A place with power for a storage box, away from the server, and your retention periods',
  },
  situation: {
    heading: 'Two questions decide the plan',
    body: 'For each system, how many hours of work can you afford to retype? How many hours can you wait? We price each answer before you sign.',
  },
  process: {
    heading: 'Set up, then tested',
    steps: [
      {
        title: 'List the data and its owners',
        body: 'Databases, shared files, mailboxes, field laptops, and settings of routers and tills.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Agree the hours',
        body: 'The owner of each system signs how much may be lost and how long it may be down.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Install the local copy',
        body: 'A storage box in another room, with its own sign-in and a UPS, for fast restores.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Send the off-site copy',
        body: 'Encrypted, and locked for a set number of days, so that nobody can delete it, not even our engineers. On slow lines we carry the first load on a disk.',
        time: { from: 2, to: 10, unit: 'nights' },
      },
      {
        title: 'Test a restore',
        body: 'One file, one mailbox and one whole server go to a spare machine. Your staff confirm the last entry in the books.',
        time: 'Half a day, each quarter',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A schedule for each system, with its retention period',
      'A daily check by a person, and a message only when something failed',
      'A record of each test: what was restored, how long it took, who confirmed it',
      'The encryption keys, sealed, for your own safe',
    ],
    needed: [
      'Administrator access to the servers, mailboxes and routers to back up',
      'Your retention periods, which your auditor and the law partly set',
    ],
    excluded: [
      'Recovery from a failed disk with no copy: see [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)',
      'Files kept only on private phones or accounts',
      'Storage fees and backup licences',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Will it fit through our line?',
      body: `An office has 600 GB of data and changes 6 GB a day. Its fibre uploads at 20 Mbit/s, and backups get about 70% of that, or 6.3 GB an hour. They may run from 20:00 to 06:00.

Downloading everything takes four days, so most restores come from the local copy. Check your own line with the [restore calculator](/solutions/cloud-backup). If four days is too long after a fire, add [standby systems](/services/business-and-qa/cybersecurity/disaster-recovery).`,
      figures: [
        { label: 'First full copy', value: '10 nights' },
        { label: 'Each later night', value: '57 minutes' },
        { label: 'Downloading everything at 20 Mbit/s', value: 'About 95 hours' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is a synced folder such as OneDrive a backup?',
      answer:
        'Only partly. It copies mistakes and encrypted files as fast as good work. We add a separate copy with its own retention.',
    },
    {
      question: 'Does the copy leave Kenya?',
      answer:
        'You choose. Storage is available here and abroad. Sending personal data out of the country has conditions under the Data Protection Act, so the schedule states the location.',
    },
    {
      question: 'Does a restore test disturb daily work?',
      answer:
        'No. It goes to a spare machine on a closed network. [This article](/blog/what-a-backup-restore-drill-looks-like) shows one from start to end.',
    },
  ],
  related: [
    '/solutions/enterprise-storage',
    '/projects/county-records-backup',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
  twin: {
    path: '/solutions/cloud-backup',
    difference:
      'Here our engineers run and check your backups every day, for a monthly fee. Choose cloud backup if you want it designed and set up as a project that your own staff then run.',
  },
  sources: [dataProtection.transferConditions],
} satisfies Copy<'service'>;
