import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Desktop applications for weighbridges and counters',
  summary: 'Installed programs for counters, weighbridges and labs that work without internet.',
  description:
    'Desktop software in Kenya for weighbridges, counters, packing lines and laboratories: Windows or Linux programs that control devices and work without internet.',
  lead: 'One old program at the gate controls the scale, the printer and the camera. We replace it while you go on weighing lorries, with or without internet.',
  updated: '2026-11-29',
  emblem: 'weighbridge',
  drawing: {
    caption: 'A weighbridge at the gate, on the PC that controls it',
    place: 'below',
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
    time: { from: 10, to: 14, unit: 'weeks', note: '(including two weeks with both programs)' },
    price: prices['/services/development-services/software-development/desktop-application'],
    start: 'A copy of the old disk and a recording of what each device sends',
    needs: 'A spare of each device, and time on site outside loading hours',
  },
  example: {
    heading: '180 lorries in a shift of nine hours',
    body: 'Each lorry is weighed in and out. A weighing may take 90 seconds, driving included. The new program keeps the operator’s keys and the order of the fields, and waits for nothing but the scale.',
    figures: [
      { label: 'Weighings in a shift', value: '360' },
      { label: 'Time for each', value: '90 seconds' },
      { label: 'Limit for the program in the tests', value: '15 seconds' },
    ],
  },
  process: {
    heading: 'How the gate stays open',
    steps: [
      {
        title: 'Record',
        body: 'The disk is copied, the signals are recorded, and one of every slip is printed.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Sit with the operator',
        body: 'Someone who presses the same keys 360 times a shift says what must stay.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Read the devices',
        body: 'A small test tool runs for two weeks and shows which scale or cable is unreliable.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'We write screens, slips, a database on the PC, and a journal without a delete key.',
        time: { from: 4, to: 7, unit: 'weeks' },
      },
      {
        title: 'Run both, then switch',
        body: 'A script compares them for two weeks. The switch takes one quiet night. The old PC stays in the cupboard for three months.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'both'],
  },
  situation: {
    heading: 'Could the old program stay?',
    body: 'Yes, for a while, in a virtual machine. It is cheaper, but the faults stay, and a device or a licence can end it. [Legacy Modernisation](/services/systems-integration/legacy-modernisation) compares the ways.',
  },
  sections: [
    {
      type: 'specification',
      heading: 'Devices we connect',
      rows: [
        {
          term: 'Weighbridge indicator',
          detail: 'It is read by RS-232 or Ethernet, and a weight counts when it is stable.',
        },
        {
          term: 'Printers',
          detail: 'We address them in their own language, ZPL or ESC/POS, which is faster.',
        },
        {
          term: 'Barcode, RFID',
          detail: 'A reader acts as a keyboard. Two readers use a serial line.',
        },
        {
          term: 'Analysers',
          detail: 'They send ASTM or HL7 messages, or write to a shared folder.',
        },
        { term: 'Camera', detail: 'It takes a picture of the number plate with each weighing.' },
      ],
    },
    {
      type: 'statement',
      heading: 'If the power goes in the middle of a weighing',
      body: 'The weight is saved before the slip prints. When the PC is back, the operator sees how far it came, and completes it or cancels it with a reason. Records wait on the PC until head office has confirmed each, and a record that arrives twice is dropped there.',
    },
  ],
  scope: {
    receive: ['A disk image with which a spare PC is ready within an hour, and the source code'],
    excluded: [
      'The official verification of scales by weights and measures officers',
      'PCs, printers and cables',
    ],
  },
  questions: [],
  related: [],
  ask: {
    heading: 'Show us what the PC controls',
    body: 'Send a photo of the plugs at the back of the PC by WhatsApp.',
  },
} satisfies Copy<'service'>;
