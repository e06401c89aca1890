import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Enterprise storage: SAN, NAS and object storage',
  summary: 'Shared storage sized from measurements, installed and moved into without data loss.',
  description:
    'Enterprise storage for Kenyan organisations: SAN, NAS and object storage sized from measured load, with migration, snapshots, monitoring and plans for growth.',
  lead: 'Find out whether your disks are full, slow or unsafe, and buy the storage that cures it. We write the specification from measured load, so that suppliers can quote on it, and move your data across.',
  updated: '2026-11-22',
  glance: {
    audience: 'Hospitals, counties, colleges and companies with several servers',
    time: 'Two to three months, most of it waiting for hardware',
    price: {
      measure: 'fixed price',
      note: 'You buy the hardware from the supplier you choose',
      from: 'not yet',
    },
    start: 'Two to five weeks of load readings on your present servers',
    needs: 'Read access for measuring, rack space with UPS power, and evening windows',
  },
  situation: {
    heading: 'Space, speed or safety',
    body: `Three different faults are reported with the words “the storage is finished”, and each takes different money to put right.

**Space.** CCTV footage, scanned land files, radiology images and drawings fill the disks. An archive on cheaper drives often solves it, once the log shows which files have lain untouched for years.

**Speed.** The core system crawls at month-end with half the space free, because hundreds of small reads queue behind a nightly copy. More terabytes change nothing here; faster media or another timetable does.

**Safety.** One ageing array holds everything, its support contract has lapsed, and the spare drives on offer are of unknown age. If a second drive fails during the rebuild of the first, capacity no longer matters.

The readings show which of the three you have. They also give suppliers the figures they need, so that quotations can be compared line by line.`,
  },
  process: {
    heading: 'Measure, specify, move',
    steps: [
      {
        title: 'Record a full business cycle',
        body: 'We log reads, writes, delay and growth on every server over a period that includes a month-end or a fee deadline.',
        duration: '2–5 weeks, mostly waiting',
      },
      {
        title: 'Sort the data by use',
        body: 'Busy databases, everyday files and archives are separated. Files unopened for years can move to cheaper disks; the log shows how many those are.',
        duration: '1 week',
      },
      {
        title: 'Write a specification suppliers can quote on',
        body: 'Usable space after protection, operations per second at a stated delay, ports, power draw, spares kept in Kenya, years of support. With that sheet in hand, brands can be compared.',
        duration: '1 week',
      },
      {
        title: 'Rack, configure and break it on purpose',
        body: 'Before any data arrives we pull a drive, a cable and a controller under load and note what users would have felt.',
        duration: '3–5 days',
      },
      {
        title: 'Migrate by volume',
        body: `Files are copied live and caught up in a short evening cut-over. Virtual machines move while running where the hypervisor allows. The old array is kept untouched for ${commitments.oldSystemKept.phrase} afterwards.`,
        duration: '1–4 weekends',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A load report with graphs, useful whether or not you buy',
      'A brand-neutral specification and our reading of the quotations',
      'The installed system with snapshots, alerts and tested failover',
      'A growth forecast which names the month when you must add disks',
      'Certificates of erasure for the drives you retire',
    ],
    needed: [
      'Read access to the present servers and array for the measuring period',
      'Rack space, clean power from a UPS and cooling that runs at night',
      'Two or three evening windows agreed with the departments',
    ],
    excluded: [
      'The hardware itself, which you buy from the supplier you choose',
      'Backup: snapshots on the same array do not replace copies elsewhere',
      'Rewriting slow queries, though we name them when we find them',
    ],
  },
  duration:
    'Two to three months from the first reading to the last volume. Delivery of hardware takes the largest share and varies by supplier.',
  sections: [
    {
      type: 'comparison',
      heading: 'Block, file or object',
      rowHeading: 'Question',
      columns: ['SAN (block)', 'NAS (file)', 'Object store'],
      rows: [
        {
          label: 'Serves',
          cells: [
            'Virtual machines, databases',
            'Shared folders, scans, CAD',
            'Archives, footage, backups, web media',
          ],
        },
        {
          label: 'Reached over',
          cells: ['iSCSI or Fibre Channel', 'SMB or NFS', 'HTTPS, with the S3 interface'],
        },
        {
          label: 'Strength',
          cells: ['Low delay', 'Users understand it', 'Grows without rebuilding'],
        },
        {
          label: 'Wrong choice for',
          cells: [
            'Sharing files among staff',
            'A busy core-banking database',
            'Anything edited all day',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'From raw to usable',
      body: 'A hospital asks for “50 terabytes”. Twelve 8 TB drives look like plenty on the invoice. What remains after protection, a spare and headroom is the figure to plan with.',
      figures: [
        { label: 'Raw, 12 × 8 TB', value: '96 TB' },
        { label: 'After one hot spare', value: '88 TB' },
        { label: 'After double parity (RAID 6)', value: '72 TB' },
        { label: 'After 20% for snapshots', value: '57.6 TB' },
        { label: 'Fill no further than 80%', value: '46 TB' },
      ],
    },
    {
      type: 'specification',
      heading: 'The room matters as much as the box',
      rows: [
        {
          term: 'Temperature',
          detail:
            'Two cooling units, each able to carry the load, with an alarm that reaches a phone. Restart after a power cut must be automatic.',
        },
        {
          term: 'Humidity and salt',
          detail:
            'A closed room with recirculated air. Fresh air from the creek side corrodes connectors.',
        },
        {
          term: 'Power',
          detail:
            'Two feeds from separate UPS units. The array must be told to write its cache out before the batteries end.',
        },
        {
          term: 'Spares',
          detail:
            'At least one drive of each type on your shelf, because a part flown in clears customs at its own pace.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'What is left of 96 TB',
      data: {
        form: 'steps',
        unit: 'TB',
        steps: [
          { type: 'change', label: 'Raw, 12 × 8 TB', amount: 96 },
          { type: 'change', label: 'One hot spare', amount: -8 },
          { type: 'change', label: 'Double parity', amount: -16 },
          { type: 'change', label: '20% for snapshots', amount: -14.4 },
          { type: 'change', label: 'Kept free, 20%', amount: -11.52 },
          { type: 'sum', label: 'To fill' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Would cloud storage be cheaper?',
      answer:
        'For archives often, for busy databases rarely. We work out both over five years with retrieval and line costs included. Data that people open all day from one building is usually best kept near them.',
    },
    {
      question: 'All-flash or a mix with spinning disks?',
      answer:
        'It depends on the measured load. Databases and virtual desktops go on flash. Footage and scans sit well on large spinning drives, with flash in front only when the readings show a benefit.',
    },
    {
      question: 'Can you extend the array we already have?',
      answer:
        'Usually, if the maker still supports it and shelves are sold new. We advise against stretching a unit whose firmware receives no more fixes.',
    },
    {
      question: 'What becomes of drives with patient or member data?',
      answer:
        'They are erased or shredded in your presence against a list of serial numbers. Your data protection officer keeps the record.',
    },
  ],
  related: [
    '/solutions/datacentre-virtualization',
    '/solutions/cloud-backup',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
} satisfies Copy<'solution'>;
