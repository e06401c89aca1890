import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT for engineers, architects and surveyors',
  summary: 'Drawing storage, revision control, site access and workstations for design firms.',
  description:
    'IT for engineers and architects in Kenya: fast drawing storage, revision and issue registers, CAD and BIM workstations, and drawings that reach remote sites.',
  lead: 'We set up drawing storage and a register for design firms, so that the site works from the sheet that the office issued. The register shows who has opened it.',
  updated: '2026-11-27',
  emblem: 'compass',
  drawing: {
    caption: 'One revision, at the office and on site',
    parts: [
      {
        type: 'plan',
        height: 220,
        rooms: [
          { label: 'Yard', at: [0, 0], size: [320, 220] },
          { label: 'Hall', at: [70, 36], size: [130, 84] },
          { label: 'Plant', at: [200, 36], size: [90, 84] },
          { label: 'Office', at: [70, 120], size: [86, 60] },
          { label: 'Store', at: [156, 120], size: [44, 60] },
        ],
        points: [
          { at: [200, 96], label: 'Beam moved', mark: 'late' },
          { at: [22, 60], mark: 'done' },
          { at: [22, 110], mark: 'done' },
          { at: [22, 160], label: 'Pile 7', mark: 'open' },
        ],
        lines: [
          {
            points: [
              [22, 60],
              [22, 160],
            ],
            mark: 'open',
          },
          {
            points: [
              [210, 200],
              [240, 150],
              [320, 140],
            ],
          },
          {
            points: [
              [240, 220],
              [265, 180],
              [320, 172],
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Sheet S-204',
        state: 'rev. C',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'To site', value: 'Tue', mark: 'done' },
              { text: 'Read', value: '5 of 6', mark: 'late' },
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
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'For drawings, hours and copies',
  fits: [
    {
      path: '/solutions/enterprise-storage',
      why: 'Fast shared disks with snapshots for models and point clouds.',
    },
    { path: '/products/practigen', why: 'Hours against the fee of each stage.' },
    {
      path: '/services/support-and-management/managed-it/data-backup-recovery',
      why: 'Restores one overwritten drawing or a whole server.',
    },
  ],
  process: {
    heading: 'From slow files to a set of drawings',
    body: `Two days of timing show whether the disk, the network or the computer is slow, before you buy any of them. Then comes the store: a file server with hourly snapshots, or a cloud store made for design files. Its rule for names is tried on a finished project.

The register sends each drawing out with a transmittal and a link. The tablets on site are connected last, and receive only issued sheets.`,
  },
  sections: [
    {
      type: 'example',
      heading: 'Sheet S-204 goes from B to C',
      body: 'A beam moves on Tuesday. The tablets on site mark revision B in red when they next find a signal, and the register names the foreman who has not opened C. The resident engineer calls him before he pours.',
      figures: [
        { label: 'Revision C issued', value: 'Tuesday, 10:40' },
        { label: 'B marked old on site', value: '13:15' },
        { label: 'Opened C by 14:00', value: '5 of 6 people' },
        { label: 'The sixth, after a call', value: '14:20' },
      ],
    },
    {
      type: 'specification',
      heading: 'Which computer for whom',
      rows: [
        {
          term: 'Drafting',
          detail:
            'It needs high single-core speed, 32 GB memory, two monitors and mid-range graphics.',
        },
        {
          term: 'BIM',
          detail: 'It needs 64 GB, an NVMe disk, workstation graphics and a wired network.',
        },
        { term: 'Analysis', detail: 'One shared machine with more cores runs it overnight.' },
        { term: 'Rendering', detail: 'Rent it by the hour in the cloud.' },
        {
          term: 'Site',
          detail: 'People take a bright tablet in a strong case, with a second battery.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Drawings kept as long as you may be liable',
      body: 'Claims can come years after completion. Each project is closed as a package in two places: native files, PDF copies that open without a CAD licence, the register, letters and a checksum list. Ask your insurer and advocate how long to keep it.',
    },
  ],
  questions: [],
  ask: { heading: 'Find out why your drawings open slowly', body: 'Two days of timing show it.' },
  related: [],
} satisfies Copy<'industry'>;
