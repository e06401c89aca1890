import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Company drive: shared files for office, branches and phones',
  summary: 'Shared folders with rights, versions and expiring links, on laptops and phones.',
  description:
    'A corporate cloud drive for Kenyan organisations: department folders, access rights, versions, expiring links and offline copies, moved in from servers and laptops.',
  lead: 'Keep one copy of each document, and open it at the desk, on site or on a phone. You decide who sees each folder, and links to outsiders expire.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one document, and everyone who may open it.',
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
              { text: 'Kept offline', value: 'yes', mark: 'done' },
            ],
          },
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
  process: {
    heading: 'First the folder plan, then the files',
    steps: [
      {
        title: 'Plan the folders',
        body: 'Three levels at most. Each top folder has an owner who grants access.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Archive old files',
        body: 'Files that nobody has opened for three years go to a read-only archive.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Move departments',
        body: 'We copy at night, check every file, and make the old folder read-only in the morning.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Connect devices',
        body: 'Computers synchronise folders. Phones open files on demand, to save data.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Train owners',
        body: 'One hour each: grant and remove access, see who opened what, restore a version.',
        time: { from: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A drive with your folder plan, rights by group and your files',
      'Earlier versions and a recycle bin',
      'Links with password, end date and view-only setting',
      'Upload folders that clients use without an account',
      'A log of who opened, changed or shared what',
    ],
    needed: [
      'Folder owners who decide who sees what',
      'The present server or disks, connected at night',
      'Laptops with disk encryption, or permission to switch it on',
    ],
    excluded: [
      'Scanning of paper archives',
      'Databases and accounting files that several people open at once',
      'Large video or CAD projects edited over the internet',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four ways to send a file',
      rowHeading: 'Question',
      columns: ['Attachment', 'Flash disk', 'Chat group', 'Link'],
      rows: [
        { label: 'Latest version?', cells: ['Unclear', 'Unclear', 'Unclear', 'Always'] },
        { label: 'Can you take it back?', cells: ['No', 'No', 'Rarely', 'Yes'] },
        { label: 'Who opened it?', cells: ['Unknown', 'Unknown', 'Partly', 'In the log'] },
        { label: 'Does it work for 200 MB?', cells: ['No', 'Yes', 'Rarely', 'Yes'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Five kinds of folder',
      rows: [
        {
          term: 'Company',
          detail: 'Everyone can read forms and policies, and two people can write.',
        },
        { term: 'Department', detail: 'Members can write, and the head grants access.' },
        { term: 'Project or matter', detail: 'One team, with an end date.' },
        { term: 'Confidential', detail: 'Salaries and board documents: named people only.' },
        { term: 'Outside', detail: 'One folder for each client or auditor.' },
      ],
    },
    {
      type: 'example',
      heading: 'A property manager’s files',
      body: 'A firm with 300 units moves its shared disk. We find duplicates by comparing content.',
      figures: [
        { label: 'Files on the old disk', value: '212,000' },
        { label: 'Exact duplicates', value: '88,000' },
        { label: 'Moved to the archive', value: '79,000' },
        { label: 'Active files', value: '45,000' },
        { label: 'People with access to leases', value: '31, now 6' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we still need our file server?',
      answer:
        'Usually not for documents. On a slow connection, a small device in the office can keep copies of the busiest folders.',
    },
    {
      question: 'What if ransomware hits a laptop?',
      answer:
        'Unusual changes pause that laptop’s account, and we restore its folders to the hour before the attack. For damage found weeks later you need a [backup](/solutions/cloud-backup).',
    },
    {
      question: 'Can we clear a stolen laptop?',
      answer:
        'Yes. Access ends at once, and company folders are removed when it goes online. Disk encryption protects them until then.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat',
    '/solutions/enterprise-storage',
    '/industries/legal-and-law-firms',
  ],
} satisfies Copy<'solution'>;
