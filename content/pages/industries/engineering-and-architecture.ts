import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for engineers, architects and surveyors in Kenya',
  summary: 'Drawing storage, revision control, site access and workstations for design firms.',
  description:
    'IT for engineers and architects in Kenya: fast drawing storage, revision and issue registers, CAD and BIM workstations, and drawings that reach remote sites.',
  lead: 'Open large drawings fast, and know which revision went to whom and when. The site works from the same revision as the office.',
  updated: '2026-11-23',
  drawing: {
    caption: 'one revision, at the office and on site.',
    parts: [
      {
        type: 'plan',
        height: 210,
        rooms: [
          { label: 'Hall', at: [0, 0], size: [150, 110] },
          { label: 'Plant', at: [150, 0], size: [170, 110] },
          { label: 'Yard', at: [0, 110], size: [320, 100] },
        ],
        points: [
          { at: [150, 60], label: 'Door moved', mark: 'late' },
          { at: [240, 160], label: 'Pile 7', mark: 'done' },
        ],
        lines: [
          {
            points: [
              [0, 160],
              [150, 110],
              [320, 160],
            ],
            mark: 'open',
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Drawing 14',
        state: 'rev. F',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'To site', value: 'Tue', mark: 'done' },
              { text: 'Read', value: '3 of 3', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Design and survey practices of 10 to 40 people with remote sites',
    time: { from: 5, to: 8, unit: 'weeks', note: 'for 10 to 40 people' },
    price: prices['/industries/engineering-and-architecture'],
    start: 'Two days timing five of your projects on five computers',
    needs:
      'A live and a finished project, licence documents, and a partner who enforces the naming rule',
  },
  process: {
    heading: 'Five steps to one set of drawings',
    steps: [
      {
        title: 'Measure',
        body: 'We time opening, saving and plotting. This shows whether the disk, the network or the computer is slow.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Agree folders and names',
        body: 'Names contain project, discipline, number, revision and status. We test the rule on a finished project.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build the store',
        body: 'A fast file server with hourly snapshots, or a cloud store made for design files.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Start the issue register',
        body: 'Each drawing leaves with a transmittal. Recipients get a link, and the register shows who opened it.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Connect the site',
        body: 'Tablets store the current set offline, mark old sheets in red and send photographs back.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A drawing store with snapshots: get yesterday’s file back within minutes',
      'A register of everything issued, by project and recipient',
      'Computer specifications by role',
      'An archive of each finished project, which you can read without a CAD licence',
    ],
    needed: [
      'One live and one finished project',
      'A partner who enforces the naming rule for a month',
      'Your licence certificates',
    ],
    excluded: [
      'CAD, BIM and analysis licences',
      'Design, checking or approval of drawings',
      'Submissions to county e-permit portals',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Computers by role',
      rows: [
        {
          term: 'Drafting',
          detail: 'High single-core speed, 32 GB memory, two monitors, mid-range graphics.',
        },
        { term: 'BIM', detail: '64 GB, NVMe disk, workstation graphics, wired network.' },
        { term: 'Analysis', detail: 'More cores on one shared machine, used overnight.' },
        { term: 'Rendering', detail: 'Rented by the hour in the cloud.' },
        { term: 'Site', detail: 'A bright tablet in a strong case, with a second battery.' },
      ],
    },
    {
      type: 'example',
      heading: 'What a faster store saves',
      body: 'Eight people open large files five times a day. Faster disks and a 10-gigabit link shorten the wait.',
      figures: [
        { label: 'Files opened a day', value: '40' },
        { label: 'Before', value: '3 min 10 s each' },
        { label: 'After', value: '40 s each' },
        { label: 'Saved a day', value: '1 h 40 min' },
        { label: 'Saved in 220 days', value: '367 hours' },
      ],
    },
    {
      type: 'statement',
      heading: 'Archive for as long as you may be liable',
      body: 'Claims can come years after completion. We close each project as a package: native files, PDF copies, register, letters and a checksum list, in two places. Ask your insurer and advocate how long to keep it.',
    },
  ],
  fits: [
    {
      path: '/solutions/enterprise-storage',
      why: 'Fast shared disks with snapshots for models and point clouds.',
    },
    { path: '/products/practigen', why: 'Time, fee stages and disbursements for each commission.' },
    {
      path: '/services/support-and-management/managed-it/data-backup-recovery',
      why: 'Restores one overwritten drawing or a whole server.',
    },
  ],
  questions: [
    {
      question: 'Can two offices work on the same model?',
      answer:
        'Yes, with the software’s own cloud sharing, or with desktops in the main office that the other office uses remotely. Do not copy files between two servers.',
    },
    {
      question: 'Is a cloud drive good enough for CAD?',
      answer:
        'For PDFs and letters, yes. For linked drawings you need file locking and whole-folder sync. We test the drive with your reference files first.',
    },
    {
      question: 'Who can see tender drawings?',
      answer:
        'Only people on the project’s list. Bidders get links that expire, and each sheet shows the bidder’s name.',
    },
  ],
  related: ['/solutions/enterprise-storage', '/products/practigen', '/industries/real-estate'],
} satisfies Copy<'industry'>;
