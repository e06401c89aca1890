import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Disaster recovery planning in Kenya',
  summary: 'Decide how fast each system must return, prepare for it and test it.',
  description:
    'Disaster recovery planning in Mombasa and Kenya: recovery times for each system, a second place to run, written steps and a drill that proves you can work again.',
  lead: 'Know how your organisation returns to work after a fire, flood or attack, and in how many hours. We write the plan, set up the standby and test it with your staff.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the order in which a firm returns to work.',
    parts: [
      {
        type: 'timeline',
        title: 'Hours after the fire',
        ticks: ['0', '4', '8', '12', '24'],
        rows: [
          { label: 'Phones and mail', from: 0, to: 1, mark: 'done' },
          { label: 'Accounts on the standby', from: 0.5, to: 2, mark: 'done' },
          { label: 'Files', from: 1, to: 3 },
          { label: 'Branch tills', from: 2, to: 3.5 },
          { label: 'All staff', from: 3, to: 4, mark: 'open' },
        ],
      },
      {
        type: 'paper',
        title: 'Call list',
        state: 'page 1 of 9',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Decides', value: 'director' },
              { text: 'Starts the standby', value: 'us' },
              { text: 'Tells clients', value: 'office lead' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Organisations that lose real money in a day without systems, such as port agents and SACCOs',
    time: { from: 6, to: 10, unit: 'weeks', note: 'to the first drill, for 5 to 8 systems' },
    price: prices['/services/business-and-qa/cybersecurity/disaster-recovery'],
    start: 'Interviews on what an hour without systems costs each department',
    needs:
      'A director to settle priorities, an hour from each department, a Saturday for the drill',
  },
  situation: {
    heading: 'Do you need more than a backup?',
    body: 'If you could work on paper for a week, a good [backup service](/solutions/cloud-backup) may be enough. Agents at the port, full hotels, hospitals and SACCO counters usually need more.',
  },
  process: {
    heading: 'From interviews to drill',
    steps: [
      {
        title: 'Price an hour',
        body: 'For each system: how long may it be down, how much work may be lost, and what does that cost?',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Map what depends on what',
        body: 'Booking needs the database, which needs the sign-in server. Recovery follows that order.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Choose the standby',
        body: 'For each system, we compare the price of two or three options with the cost of an hour.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build and write it down',
        body: 'Steps that any technician can follow at night, with printed copies kept elsewhere.',
        time: { from: 2, to: 6, unit: 'weeks' },
      },
      {
        title: 'Drill',
        body: 'On an agreed day we declare a system lost. Your staff and ours bring it back. We measure the time.',
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A table of systems and target times, signed by the departments',
      'Printed recovery steps for each system, with phone numbers and the place of every key',
      'The standby itself, in your own accounts',
      'A drill report: measured times, gaps and corrections',
    ],
    needed: [
      'A director who settles priorities between departments',
      'An hour from each department head',
    ],
    excluded: [
      'Second site, cloud fees and spare hardware',
      'Generators, fire and water protection. We specify them and others install them',
      'Files from a failed disk: see [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four levels of standby',
      rowHeading: 'Property',
      columns: ['Restore from backup', 'Spare hardware', 'Warm standby', 'Live second site'],
      rows: [
        {
          label: 'Back to work after',
          cells: ['1 to 4 days', '4 to 12 hours', '1 to 4 hours', 'Minutes'],
        },
        {
          label: 'Work lost',
          cells: ['Up to a day', 'Up to a day', '15 to 60 minutes', 'Almost none'],
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
      ],
    },
    {
      type: 'example',
      heading: 'Is a standby worth it?',
      body: `A clearing firm handles 25 files a day. When its system is down, staff finish 5 by hand. Each of the other 20 carries an agency fee of KSh 12,000, which is delayed and sometimes lost.

In the test, restoring from backup takes three working days, and a warm standby takes half a day. Compare the difference with the yearly cost of the standby.`,
      figures: [
        { label: 'Fees delayed or lost per day', value: 'KSh 240,000' },
        { label: 'Days saved by a standby', value: '2.5' },
        { label: 'Fees not delayed, per event', value: 'KSh 600,000' },
      ],
    },
  ],
  questions: [
    {
      question: 'We moved to the cloud. Do we still need this?',
      answer:
        'Yes, a smaller version. The provider does not restore a deleted account, lost administrator access or synced files that ransomware encrypted.',
    },
    {
      question: 'How often should we drill?',
      answer: 'Once a year for each important system, and after any large change.',
    },
    {
      question: 'Does the Data Protection Act apply to a standby abroad?',
      answer:
        'Yes, if it holds personal data. Transfers out of Kenya need safeguards, so we record where each copy is.',
    },
  ],
  sources: [dataProtection.transferConditions],
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/cloud-backup',
    '/blog/what-a-backup-restore-drill-looks-like',
  ],
} satisfies Copy<'service'>;
