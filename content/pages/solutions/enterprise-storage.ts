import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { timeInWords } from '@/content/values/time-in-words';
import { hardwareDelivery } from './datacentre-virtualization';

export default {
  shape: 'project',
  heading: 'Enterprise storage: SAN, NAS and object storage',
  summary:
    'Shared storage, sized from measurements and installed, with your data moved without loss.',
  description:
    'Enterprise storage for Kenyan organisations: SAN, NAS and object storage sized from measured load, with migration, snapshots, monitoring and plans for growth.',
  lead: 'You may not need a new array. We measure before you buy, and install what you need. A firm with one server needs none.',
  updated: '2026-11-29',
  emblem: 'cylinders',
  drawing: {
    caption: 'When the storage will be full',
    parts: [
      {
        type: 'columns',
        title: 'Used of 24 TB',
        items: [
          { label: '2023', value: 11 },
          { label: '2024', value: 14 },
          { label: '2025', value: 18 },
          { label: '2026', value: 21, mark: 'open' },
          { label: '2027', value: 25, mark: 'late' },
        ],
      },
      {
        type: 'paper',
        title: 'Measured',
        state: '14 days',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Read at 09:00', value: 'slow', mark: 'late' },
              { text: 'Two disks', value: 'warn', mark: 'open' },
              { text: 'Newest copy', value: '9 months', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hospitals, counties, colleges and companies with several servers',
    time: { from: 2, to: 3, unit: 'months', note: '(mostly waiting for hardware)' },
    price: prices['/solutions/enterprise-storage'],
    start: 'Measuring your present servers for two weeks or more',
    needs: 'Read access to servers, rack space with UPS power, and evenings for the move',
  },
  example: {
    heading: 'Full in ten months, and unsafe today',
    body: 'In the load report of one array, two disks have errors, so a copy comes first. At 09:00 the virus scan and the morning report start together: moving one costs nothing. Old scans move to two large, slow disks, and nearly three years of growth fit again. You can stop after the report.',
    figures: [
      { label: 'Used', value: '21 of 24 TB' },
      { label: 'More each year', value: 'about 3.5 TB' },
      { label: 'Scans unopened for three years', value: '7 TB' },
      { label: 'Newest copy elsewhere', value: '9 months old' },
    ],
  },
  scope: {
    receive: [
      'The load report, and a forecast of the month in which disks must be added',
      'A specification without brand names, and our comparison of the quotations',
      'The installed system, after we have pulled a drive, a cable and a controller under load',
    ],
    excluded: [
      'The hardware, which you buy from a supplier of your choice',
      'Backup. A snapshot on the same array is lost with the array',
    ],
  },
  process: {
    heading: 'If you do buy',
    body: `The measurement covers a busy date, such as a month end or the deadline for fees. The specification names usable space, speed, power, spares that are in Kenya, and years of support.

The hardware takes an estimated ${timeInWords(hardwareDelivery)} to arrive. Meanwhile rack and power are prepared. Failures are tested before any data arrives. Data is copied while you work, and switched in the evening. The old array is kept for 30 days.`,
  },
  sections: [
    {
      type: 'example',
      heading: 'Why 96 TB of disks hold 46 TB of data',
      body: 'A hospital asks for 50 TB, and a supplier offers twelve drives of 8 TB. So our specification names usable space.',
      figures: [
        { label: 'Raw, 12 × 8 TB', value: '96 TB' },
        { label: 'After one hot spare', value: '88 TB' },
        { label: 'After double parity (RAID 6)', value: '72 TB' },
        { label: 'After 20% for snapshots', value: '57.6 TB' },
        { label: 'Filled to 80% at most', value: '46 TB' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Block, file or object',
      rowHeading: 'Question',
      columns: ['SAN (block)', 'NAS (file)', 'Object store'],
      rows: [
        {
          label: 'Use it for',
          cells: ['Virtual machines, databases', 'Shared folders, CAD', 'Archives, CCTV footage'],
        },
        {
          label: 'Not for',
          cells: ['Sharing files', 'A busy core-banking database', 'Files edited all day'],
        },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'Ask whether you need new storage',
    body: 'Perhaps a larger disk will do. Have the models and years of your servers at hand.',
  },
} satisfies Copy<'solution'>;
