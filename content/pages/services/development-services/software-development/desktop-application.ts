import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Desktop and weighbridge software in Kenya',
  summary: 'Installed programs for counters, weighbridges and labs that work without internet.',
  description:
    'Desktop software in Kenya for weighbridges, counters, packing lines and laboratories: Windows or Linux programs that control devices and work without internet.',
  lead: 'We build or replace the program on a PC that controls a weighbridge, printer or other device. It keeps working when the internet is down.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a weighbridge at the gate, on the PC that controls it.',
    parts: [
      {
        type: 'window',
        title: 'Weighbridge 1',
        state: 'stable',
        blocks: [
          {
            type: 'totals',
            items: [
              { label: 'Gross', value: '41,260 kg' },
              { label: 'Tare', value: '14,980 kg' },
            ],
          },
          {
            type: 'fields',
            items: [
              { label: 'Truck', value: 'KDA 000X sample' },
              { label: 'Net', value: '26,280 kg' },
            ],
          },
          { type: 'buttons', items: ['Print', 'Second weighing'] },
        ],
      },
      {
        type: 'receipt',
        title: 'Ticket',
        state: '9921',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Net', value: '26,280' },
              { text: 'Time', value: '14:31' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Weighbridges, counters, packing lines and laboratories with devices on one PC',
    time: { from: 10, to: 15, unit: 'weeks', note: '(including two weeks with both programs)' },
    price: prices['/services/development-services/software-development/desktop-application'],
    start: 'A copy of the old disk and a recording of what each device sends',
    needs: 'A spare of each device, and time on site outside loading hours',
  },
  situation: {
    heading: 'Replace it or keep it?',
    body: 'Many old Visual Basic and Delphi programs run on a version of Windows that gets no security updates. Running such a program in a virtual machine gives you two or three more years. [Legacy modernisation](/services/systems-integration/legacy-modernisation) compares the options.',
  },
  process: {
    heading: 'Replacing a program without stopping work',
    steps: [
      {
        title: 'Record the old one',
        body: 'We copy the disk, record the device signals and print one of every slip and report.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Specify with the operator',
        body: 'Keys and field order matter to someone who uses them 300 times a shift, so we keep both.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Read the devices',
        body: 'We write a test tool for each scale, scanner and printer. In two weeks it shows which devices are unreliable.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'Local database, screens, slips, sign-in and a journal that nobody can edit.',
        time: { from: 4, to: 7, unit: 'weeks' },
      },
      {
        title: 'Run both',
        body: 'A script compares the results.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Switch',
        body: 'At a quiet hour. The old PC is kept for three months.',
        time: { from: 1, unit: 'nights' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A signed installer, and a disk image to replace the PC within an hour',
      'Device drivers and test tools',
      'Your historical records, with counts that match the old program',
      'Source code and build notes',
      'A laminated card with the ten most common tasks',
    ],
    needed: [
      'A copy of the old disk, and a spare of each device',
      'Time on site outside loading hours',
      'Device manuals or supplier contacts, if you have them',
    ],
    excluded: [
      'Statutory verification of scales by weights and measures officers',
      'PCs, printers and cabling',
      'Breaking copy protection',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Devices we connect',
      rows: [
        {
          term: 'Weighbridge indicator',
          detail: 'RS-232 or Ethernet. A weight is accepted only when stable.',
        },
        {
          term: 'Label and slip printers',
          detail: 'We use their own commands, such as ZPL or ESC/POS, because that is faster.',
        },
        {
          term: 'Barcode and RFID readers',
          detail: 'Connected as a keyboard, or by a serial line where two readers share one PC.',
        },
        { term: 'Laboratory analysers', detail: 'ASTM or HL7 messages, or a shared folder.' },
        { term: 'Cameras', detail: 'A picture of the number plate with each weighing.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Power cuts and lost lines',
      body: 'Each transaction is saved before the slip prints. After a power cut the operator sees which step was reached, then completes or cancels it with a reason. Each record is sent to head office only once, whether the line was down for an hour or four days.',
    },
    {
      type: 'example',
      heading: 'A quarry weighbridge',
      body: 'In a nine-hour shift, 180 lorries are weighed in and out. That is one lorry every three minutes, so a screen that takes ten seconds to save is too slow.',
      figures: [
        { label: 'Weighings', value: '360' },
        { label: 'Old program, each', value: '41 seconds' },
        { label: 'Target, each', value: '15 seconds' },
        { label: 'Operator time saved', value: '2 h 36 min' },
      ],
    },
  ],
  questions: [
    {
      question: 'Windows only, or Linux as well?',
      answer:
        'Both. Windows is usual because of device software. Linux makes a reliable single-purpose PC without a licence fee.',
    },
    {
      question: 'How are ten branch PCs updated?',
      answer:
        'They fetch signed updates at an hour you choose and can return to the previous version. Sites without internet get a signed file on a USB stick.',
    },
    {
      question: 'Can head office see live figures?',
      answer: 'Yes, on a read-only page that is usually a few seconds behind.',
    },
  ],
  related: [
    '/services/systems-integration/application-integration',
    '/industries/manufacturing',
    '/services/development-services/iot-and-embedded-systems',
  ],
} satisfies Copy<'service'>;
