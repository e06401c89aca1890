import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Enterprise storage in Kenya: SAN, NAS and object storage',
  summary:
    'Shared storage, sized from measurements and installed, with your data moved without loss.',
  description:
    'Enterprise storage for Kenyan organisations: SAN, NAS and object storage sized from measured load, with migration, snapshots, monitoring and plans for growth.',
  lead: 'Find out whether your storage is full, slow or unsafe before you buy. We measure it, write the specification for suppliers and move your data.',
  updated: '2026-11-24',
  drawing: {
    caption: 'how full the storage is, and when it will be full.',
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
              { text: 'Oldest copy', value: '9 months', mark: 'late' },
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
    start: 'Measuring your present servers for 2 to 5 weeks',
    needs: 'Read access to servers, rack space with UPS power, and evenings for the move',
  },
  process: {
    heading: 'Measure, specify, move',
    steps: [
      {
        title: 'Measure',
        body: 'We log reads, writes, delay and growth over a month-end or a fee deadline.',
        time: { from: 2, to: 5, unit: 'weeks', note: '(mostly waiting)' },
      },
      {
        title: 'Sort the data',
        body: 'Busy databases, everyday files and archives need different disks.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Write the specification',
        body: 'Usable space, speed, ports, power, spares in Kenya and years of support, so that you can compare quotations.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Install and test failures',
        body: 'Before any data arrives, we pull a drive, a cable and a controller under load.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Move the data',
        body: `We copy the data while you work, then stop briefly in the evening to switch over. The old array is kept for ${commitments.oldSystemKept.phrase}.`,
        time: { from: 1, to: 4, unit: 'weekends' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A load report, useful even if you do not buy',
      'A specification without brand names, and our review of the quotations',
      'The installed system with snapshots, alerts and tested failover',
      'A forecast of the month when you must add disks',
      'Certificates of erasure for old drives',
    ],
    needed: [
      'Read access to the present servers and storage',
      'Rack space, UPS power and cooling at night',
      'Two or three evenings for the move',
    ],
    excluded: [
      'The hardware',
      'Backup: snapshots on the same array are no substitute',
      'Rewriting slow database queries',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Full, slow or unsafe?',
      rows: [
        {
          term: 'Full',
          detail: 'CCTV, scans and drawings fill the disks. Move old files to cheaper disks first.',
        },
        {
          term: 'Slow',
          detail:
            'Month-end is slow although half the space is free. Faster media or another schedule helps.',
        },
        {
          term: 'Unsafe',
          detail: 'One old array, no support contract, no new spare drives. Replace it first.',
        },
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
          cells: ['Virtual machines, databases', 'Shared folders, CAD', 'Archives, footage'],
        },
        {
          label: 'Connects by',
          cells: ['iSCSI, Fibre Channel', 'SMB, NFS', 'HTTPS (S3)'],
        },
        {
          label: 'Not for',
          cells: ['Sharing files', 'A busy core-banking database', 'Files edited all day'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'From 96 TB raw to 46 TB usable',
      body: 'A hospital asks for 50 TB. Twelve drives of 8 TB look like plenty, but protection, snapshots and free space take half.',
      figures: [
        { label: 'Raw, 12 × 8 TB', value: '96 TB' },
        { label: 'After one hot spare', value: '88 TB' },
        { label: 'After double parity (RAID 6)', value: '72 TB' },
        { label: 'After 20% for snapshots', value: '57.6 TB' },
        { label: 'Fill to 80% at most', value: '46 TB' },
      ],
    },
  ],
  questions: [
    {
      question: 'Would cloud storage be cheaper?',
      answer:
        'Often for archives, rarely for busy databases. We calculate both over five years, with retrieval and internet costs.',
    },
    {
      question: 'Can you extend the array we have?',
      answer:
        'Usually, if the manufacturer still supports it and sells new shelves. If its firmware gets no more fixes, replace it.',
    },
    {
      question: 'What happens to drives with patient or member data?',
      answer:
        'We erase or shred them in your presence, against a list of serial numbers that your data protection officer keeps.',
    },
  ],
  related: [
    '/solutions/datacentre-virtualization',
    '/solutions/cloud-backup',
    '/services/support-and-management/managed-it/infrastructure-management',
  ],
} satisfies Copy<'solution'>;
