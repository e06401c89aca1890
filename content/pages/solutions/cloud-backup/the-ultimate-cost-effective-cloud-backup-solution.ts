import { commitments, restoredFromBackup } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Low-cost cloud backup for small offices',
  summary: 'A packaged, low-cost backup plan for one small server, up to ten computers, or both.',
  description:
    'A packaged cloud backup plan for small offices in Kenya: fixed scope, set up in one visit, nightly encrypted copies, a quarterly restore test and a flat monthly fee.',
  lead: 'One small server, up to ten computers, or both are copied every night. One visit or remote session sets it up.',
  updated: '2026-11-29',
  drawing: {
    caption: 'Last night, on ten computers and a server',
    parts: [
      {
        type: 'window',
        title: 'Last night',
        state: '11 of 11',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Ten computers', value: '31 GB', mark: 'done' },
              { text: 'Server', value: '200 GB', mark: 'done' },
              { text: 'Changed since yesterday', value: '1.8 GB', mark: 'done' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Took', value: '17 min' },
              { label: 'Oldest copy', value: '12 months' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Open a file',
        blocks: [{ type: 'rows', items: [{ text: 'Quote.xlsx', value: 'Tue', mark: 'done' }] }],
      },
    ],
  },
  glance: {
    audience: 'Offices with a small server, up to ten computers or both, without IT staff',
    time: { from: 1, to: 2, unit: 'weeks', note: 'from your order' },
    price: prices['/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution'],
    start: 'A form with eleven questions, then one visit or remote session',
    needs: 'Internet at night, computers that stay on for it, and one contact',
  },
  plans: {
    heading: 'Three plans, storage included',
    intro: `Every plan keeps thirty daily and twelve monthly versions. For 30 days nobody can delete a copy. They are stored ${commitments.hostingCountry.phrase}. We restore files with you ${commitments.restoreTest.phrase}.`,
    options: [
      {
        name: 'Computers',
        suits: 'A practice or a shop without a server',
        amount: standIn(4_800),
        includes: ['The folders you choose on up to ten computers', '100 GB in all'],
      },
      {
        name: 'Server',
        suits: 'One server with shared files or an accounting program',
        amount: standIn(5_600),
        includes: ['One server, up to 250 GB', 'The nightly export of your accounting program'],
      },
      {
        name: 'Server and office disk',
        suits: 'One server and up to ten computers, where a lost day would hurt',
        amount: standIn(9_400),
        includes: [
          '500 GB in all',
          'A second copy on an encrypted disk in another room, for a fast restore',
        ],
      },
    ],
  },
  scope: {
    receive: ['An SMS if the copy of a machine is missing for one night'],
    excluded: [
      'Windows and programs, which you install before your files come back',
      'A second server, or a till copied all day. [Compare our backup offers](/solutions/cloud-backup#which-backup-is-yours)',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'How long a full restore takes: 200 GB, 20 Mbit/s',
      body: `For one server with 200 GB, take “Server”. If you cannot wait 32 hours, take “Server and office disk”. We leave 30% of the line for people. A machine that is lost takes ${restoredFromBackup}.`,
      figures: [
        { label: 'Full restore over the line', value: 'about 32 hours' },
        { label: 'Full restore from the office disk', value: 'about 1 hour' },
        { label: 'One folder of 5 GB, over the line', value: 'about 48 minutes' },
        { label: 'First full copy, 18:00 to 07:30', value: '3 nights' },
        { label: 'Each later night, with 1.8 GB', value: 'about 17 minutes' },
      ],
    },
  ],
  process: {
    heading: 'Billing starts when you have opened your own files',
    body: `Eleven questions in a form show whether the plan fits. On a visit or in a remote session you choose the folders, and the key is printed for your safe. To restore, ${commitments.liveData.phrase} have it too. The first copy runs at night, newest files first, and takes 1 to 8 nights. Then you name three files, and open what comes back.`,
  },
  questions: [
    {
      question: 'Does the whole server come back, with its programs?',
      answer:
        'No. Files and exports come back. For a lost machine, their hours begin once another one has Windows and the programs.',
    },
    {
      question: 'Can we restore a file ourselves?',
      answer:
        'Yes, from the list of versions on each computer. Four larger restores a year by us are in the price.',
    },
    {
      question: 'Does it meet the five-year rule for tax records?',
      answer:
        'Not with twelve monthly versions. A copy of your books for each year is priced by its size.',
    },
  ],
  related: [],
  ask: {
    heading: 'Order the plan for small offices',
    body: 'You answer eleven questions. One visit or remote session follows.',
  },
} satisfies Copy<'solution'>;
