import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Company drive: shared files for office, branches and phones',
  summary: 'Shared folders with rights, versions and expiring links, on laptops and phones.',
  description:
    'A corporate cloud drive for Kenyan organisations: department folders, access rights, versions, expiring links and offline copies, moved in from servers and laptops.',
  lead: 'You see who may open each file, at the desk or on a phone, and a link to a supplier ends on the day you set.',
  updated: '2026-11-29',
  emblem: 'layers',
  drawing: {
    caption: 'Who may open one document',
    place: 'below',
    parts: [
      {
        type: 'window',
        title: 'Contract, Nyali site',
        state: 'version 7',
        blocks: [
          {
            type: 'table',
            columns: ['Who', 'May'],
            rows: [
              { cells: ['Legal', 'edit'], mark: 'done' },
              { cells: ['Site office', 'read'], mark: 'done' },
              { cells: ['Supplier link', 'until Friday'], mark: 'open' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Version 6', value: 'Tuesday 16:20' },
              { text: 'Version 5', value: '4 November' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'On site',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Drawing 14', value: 'today', mark: 'done' },
              { text: 'Drawing 15', value: 'today', mark: 'done' },
              { text: 'Kept offline', value: 'yes', mark: 'done' },
            ],
          },
          {
            type: 'rows',
            items: [{ text: 'Photos to send', value: '12', mark: 'open' }],
          },
          { type: 'buttons', items: ['Open', 'Add a photo'] },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with files on laptops, flash disks and an office server',
    time: { from: 3, to: 6, unit: 'weeks', note: 'for a few hundred gigabytes' },
    price:
      prices['/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud'],
    start: 'One workshop to plan the folders',
    needs: 'An owner for each top folder, and the old server or disks, connected at night',
  },
  example: {
    heading: '212,000 files, and 45,000 worth moving',
    body: 'A property manager asks for a bigger disk. We compare the content of its files, not their names. We also list who can open the leases.',
    figures: [
      { label: 'Files on the old disk', value: '212,000' },
      { label: 'Exact duplicates', value: '88,000' },
      { label: 'Unopened for three years, archived', value: '79,000' },
      { label: 'Moved to the drive', value: '45,000' },
      { label: 'People who can read leases', value: '31 of 31' },
    ],
  },
  process: {
    heading: 'First folders, then files',
    body: `Half a day is enough for the plan: at most three levels of folders. Each top folder has an owner, who grants access from then on. Files that nobody opens go to an archive that can still be read.

Departments move one after another. Files are copied at night and compared with the originals. In the morning the old folder can only be read. Computers keep a copy for a day without internet. Phones fetch a file when it is opened, to save data.`,
  },
  scope: {
    receive: [
      '50 GB for each user, shared by all of them, and any earlier version of a file for 90 days',
      'A log of who opened, changed or shared what',
      'Folders into which clients upload without an account',
    ],
    excluded: [
      'Scanning of paper',
      'Databases and accounting files that several people open at once',
      'Large CAD or video projects. They need [storage in the office](/solutions/enterprise-storage)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Who may open what',
      rows: [
        { term: 'Forms and policies', detail: 'Everyone reads, two people write.' },
        { term: 'A department', detail: 'Its members write, and its head lets others in.' },
        { term: 'A project', detail: 'One team from several departments, with an end date.' },
        {
          term: 'Salaries, board papers',
          detail: 'People by name, and engineers named for the server.',
        },
        { term: 'A client or an auditor', detail: 'One folder, by a link with a password.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is the drive a backup?',
      answer:
        'No. Versions undo a mistake that you notice within 90 days. For damage found later, or an account that is taken over, you need a [backup](/solutions/cloud-backup).',
    },
    {
      question: 'Do we still need our file server?',
      answer:
        'You do not need it for documents. With a slow line, a small device in the office keeps copies of the busiest folders.',
    },
    {
      question: 'A laptop is stolen. What can a thief read?',
      answer:
        'Nothing, if its disk is encrypted, which we switch on. You block the laptop at once, and its copies of company folders are erased the next time it connects.',
    },
  ],
  related: [],
  ask: {
    heading: 'Plan your folders in half a day',
    body: 'Bring the person who knows where the files are.',
  },
} satisfies Copy<'solution'>;
