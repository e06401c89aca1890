import { commitments } from '@/content/company/commitments';
import { nightNote } from '@/content/company/enquiry-notes';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { callAddressOf } from '@/content/values/call-address';

export default {
  shape: 'ongoing',
  heading: 'Legacy system modernisation',
  summary: 'Old programs made safe, then replaced in parts, with the data checked.',
  description:
    'Legacy modernisation in Kenya: an old program made safe on new hardware, then replaced in parts, with parallel runs and checked data.',
  lead: 'Your business depends on an old program, and its author is gone. We copy its machine first, and then replace the program part by part, while you work.',
  updated: '2026-11-29',
  emblem: 'old-computer',
  drawing: {
    caption: 'An old program is like a dhow: you can replace it plank by plank while it sails',
    parts: [
      {
        type: 'scene',
        title: 'A dhow whose planks are replaced',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M128 150V10M128 18l92 92M34 88v50' },
          { look: 'body', outline: 'M122 20l-84 112q46 12 84 0zM136 34l80 88q-40 20-80 12z' },
          { look: 'tint', outline: 'M14 138h292l-14 22H26z' },
          { look: 'body', outline: 'M26 160h266l-18 24H44z' },
          { look: 'hot', outline: 'M184 160h108l-18 24h-90z' },
          { look: 'body', outline: 'M44 184h230l-26 24H72z' },
          { look: 'mark', outline: 'M262 106l-22 66' },
          {
            look: 'line',
            outline:
              'M0 220q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M0 232q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          },
        ],
        words: [
          { text: 'Stock, 2004', at: [86, 124], on: 'object' },
          { text: 'in use', at: [166, 114], on: 'object' },
          { text: 'New: stock', at: [108, 176], on: 'object', size: 'large' },
          { text: 'New: orders, prices', at: [159, 201], on: 'object', size: 'large' },
          { text: 'Now: reports', at: [268, 98], on: 'ground', size: 'large' },
          { text: 'Old: till', at: [36, 80], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that depend on an old program whose author cannot be reached',
    time: {
      from: 4,
      to: 7,
      unit: 'days',
      note: 'to make it safe, 9 to 18 months to replace it all',
    },
    price: prices['/services/systems-integration/legacy-modernisation'],
    start: 'Copying the old machine into a virtual one, in 2 to 5 days',
    needs: 'The people who know the system best, for half a day each week',
  },
  situation: {
    heading: 'If it does not start today',
    body: `Leave it off: every further start can damage the files. Collect the dongle, the discs, the licence letter and the note with the password. [Call us](${callAddressOf(site.contact.phone.value)}). ${nightNote} Meanwhile write on numbered slips, from the last receipt number you can find. A dead disk goes to [data recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery) first.`,
  },
  process: {
    heading: 'If it still runs: how we replace it',
    steps: [
      {
        title: 'Copy the machine',
        body: 'It becomes a virtual machine on new hardware. A clerk works in it for a day.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'Isolate it',
        body: 'It loses the internet and keeps only the connections your staff need. The lowest price covers everything up to this step.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Write down its rules',
        body: 'Code, tables and people at work show them. The rules become examples with numbers your staff sign.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Replace one part',
        body: 'Old and new run together until their results agree for a whole month, term or season.',
        time: { from: 6, to: 10, unit: 'weeks', note: 'for each part' },
      },
      {
        title: 'Close the old program',
        body: 'You can read it for as long as you must keep the records.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'both', 'us'],
  },
  sections: [
    {
      type: 'statement',
      heading: 'How soon may the old program stop?',
      body: `- **The clock is wrong after each restart.** The battery on the board is empty. Some old machines then stop finding their disk.
- **Only one computer can start it.** The licence or the dongle belongs to that machine. A new computer alone will not help.
- **It stops for seconds.** Close the program, shut down and leave it off. If the disk clicks, cut the power at once.
- **It runs on Windows 7 or 10.** Support ended in January 2020 and October 2025. Firms can still buy security updates for Windows 10, until October 2028.`,
    },
    {
      type: 'comparison',
      heading: 'Five ways on, by price',
      rowHeading: 'Way',
      columns: ['Choose it if', 'What remains'],
      rows: [
        { label: 'Isolate and keep', cells: ['It does all you need', 'It stays as it is'] },
        {
          label: 'Add an interface',
          cells: ['Other systems need its data', 'The old rules stay hidden'],
        },
        { label: 'Buy a product', cells: ['Your rules are common ones', 'You adapt to it'] },
        {
          label: 'Translate the code',
          cells: ['The rules are good, and you have the code', 'Old habits stay'],
        },
        {
          label: 'Build it new',
          cells: ['The business has changed', 'The longest way'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you help without the source code?',
      answer:
        'Yes, if the data can be read. We enter cases and note the results, which takes longer than reading code.',
    },
    {
      question: 'Will staff be slower on the new screens?',
      answer:
        'We time five frequent tasks on the old ones, by keyboard. The new screens are accepted when they match those times.',
    },
    {
      question: 'Can we stop halfway?',
      answer: `Yes, ${commitments.stageStop.phrase}. Old and new parts work together, and the finished ones stay yours.`,
    },
  ],
  related: [],
  ask: { heading: 'What runs on the old machine, and since when?' },
  sources: [
    {
      fact: 'Support for Windows 7 ended on 14 January 2020.',
      reference: 'Microsoft Lifecycle, Windows 7',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-7',
      checked: '2026-11-22',
    },
    {
      fact: 'Support for Windows 10 ended on 14 October 2025. Organisations can buy Extended Security Updates for up to three years.',
      reference: 'Microsoft Learn, Extended Security Updates program for Windows 10',
      url: 'https://learn.microsoft.com/en-us/windows/whats-new/extended-security-updates',
      checked: '2026-11-22',
      recheckBy: '2028-10-10',
    },
  ],
} satisfies Copy<'service'>;
