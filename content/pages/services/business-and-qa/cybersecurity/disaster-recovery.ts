import {
  commitments,
  lostSinceCopy,
  restoredByStandby,
  restoredFromBackup,
} from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { amountInWords } from '@/content/values/price';
import { minutesInWords } from '@/content/values/time-in-words';

/** The steps of the sample drill in minutes. The sums on the page are computed from them. */
const drill = [
  { step: 'Decide, call', target: 15, measured: 20 },
  { step: 'Standby', target: 60, measured: 50 },
  { step: 'Sign-in', target: 30, measured: 75, isLate: true },
  { step: 'Staff check', target: 15, measured: 15 },
] as const;

const total = (of: 'target' | 'measured') => drill.reduce((sum, row) => sum + row[of], 0);

export default {
  shape: 'project',
  heading: 'Disaster recovery planning and drills',
  summary: 'Decide how fast each system must return, prepare for it and test it.',
  description:
    'Disaster recovery planning in Mombasa and Kenya: recovery times for each system, a second place to run, written steps and a drill that proves you can work again.',
  lead: 'After a fire, a flood or an attack, your staff work again within hours you have chosen. We write the plan, build the standby and prove both in a drill.',
  updated: '2026-11-29',
  emblem: 'buoy',
  drawing: {
    caption: 'The record of a drill, in minutes',
    parts: [
      {
        type: 'window',
        title: 'Drill, Saturday 08:00',
        state: 'server room lost',
        blocks: [
          {
            type: 'table',
            columns: ['Step', 'Target', 'Drill'],
            rows: [
              ...drill.map((row) => ({
                cells: [row.step, String(row.target), String(row.measured)],
                mark: 'isLate' in row ? ('late' as const) : ('done' as const),
              })),
              {
                cells: [
                  'Together',
                  minutesInWords(total('target')),
                  minutesInWords(total('measured')),
                ],
              },
            ],
          },
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
  example: {
    heading: 'What one drill found: a missing phone',
    body: `A clearing firm declares its server room lost at 08:00 on a Saturday. The plan allows ${minutesInWords(total('target'))} until three clerks can make an entry.

The standby starts sooner than planned. Then iCMS asks for the code that it sends to one phone, and that phone was in the room that “burnt”. The code now goes to two phones in two places.`,
    figures: [
      { label: 'Target', value: minutesInWords(total('target')) },
      { label: 'Measured', value: minutesInWords(total('measured')) },
      {
        label: 'Lost to the phone',
        value: minutesInWords(drill[2].measured - drill[2].target),
      },
      { label: 'Entries that had to be retyped', value: '4' },
    ],
  },
  process: {
    heading: 'How the plan is made',
    body: `Each department says how long it can wait for a system, and how much work may be lost. The dependencies follow: booking needs the database, which needs the sign-in server. A director compares two standbys with the cost of an hour.

The chosen one is built in 3 to 6 weeks. Its steps are written for a technician who has never seen your office. The drill tries them with your staff and ours.`,
  },
  situation: {
    heading: 'Do you need more than a backup?',
    body: 'A firm that can work on paper for a week needs [a good backup](/solutions/cloud-backup) and no standby. A port agent, a hotel in season or a SACCO counter cannot wait a week. In our [sample bill](/industries/clearing-and-forwarding#what-60-people-cost-once-and-each-month), a clearing firm has a spare server. If you must be back sooner, order a warm standby too.',
  },
  scope: {
    receive: [
      'Printed steps for each system, with phone numbers and the place of every key',
      'The drill record for your board, your auditor or your insurer',
    ],
    excluded: [
      `Spare hardware, from ${amountInWords(furtherPrices.server.from)} for a server (an estimate), the second site and cloud charges, such as an estimated ${amountInWords(furtherPrices.portalHost.from)} a month for one small host`,
      'Generators, fire and water protection. We specify them and others install them',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four ways back to work',
      intro:
        'Our sample bills for [clearing firms](/industries/clearing-and-forwarding) and [payments](/services/systems-integration/banking-systems-integration) use spare hardware.',
      rowHeading: 'Property',
      columns: ['Restore from backup', 'Spare hardware', 'Warm standby', 'Live second site'],
      rows: [
        {
          label: 'Back to work after',
          cells: [restoredFromBackup, '4 to 8 hours', restoredByStandby, 'Minutes'],
        },
        {
          label: 'Work lost',
          cells: [lostSinceCopy, lostSinceCopy, '15 to 60 minutes', 'Seconds'],
        },
        {
          label: 'Suits',
          cells: [
            'Archive, HR files',
            'File server, payment links',
            'Accounts, booking',
            'Counters, cards',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is a faster return worth its price?',
      answer:
        'Multiply the cost of one lost day by the days that the faster option saves. The clearing firm of the sample loses KSh 240,000 a day: 20 of its 25 files wait, at KSh 12,000 each. Spare hardware brings the firm back in half a day instead of three days. That saves 2.5 days, or KSh 600,000, each time.',
    },
    {
      question: 'How often is the drill?',
      answer: `A recovery drill of the whole firm is once a year, and again after a large change. Single backups are restored ${commitments.restoreTest.phrase}, which is a smaller test.`,
    },
    {
      question: 'We are in the cloud. Do we still need this?',
      answer:
        'Yes, a smaller plan: the provider does not bring back a deleted account or a lost administrator. A copy outside Kenya needs safeguards for personal data. The plan names the place of each.',
    },
  ],
  sources: [dataProtection.transferConditions],
  related: ['/blog/what-a-backup-restore-drill-looks-like'],
  ask: {
    heading: 'What does an hour without systems cost you?',
    body: 'A rough sum is enough for us to say which of the four ways fits.',
  },
} satisfies Copy<'service'>;
