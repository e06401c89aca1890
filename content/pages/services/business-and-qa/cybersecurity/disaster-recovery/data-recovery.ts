import { commitments } from '@/content/company/commitments';
import { nightNote } from '@/content/company/enquiry-notes';
import { firstMoves } from '@/content/company/first-moves';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'repair',
  heading: 'Data recovery in Mombasa',
  summary: 'Files back from failed disks, deleted folders, broken databases and RAIDs.',
  description:
    'Data recovery in Mombasa for failed disks, RAID arrays, deleted files, damaged databases and ransomware: what to do in the first hour, diagnosis and price.',
  lead: 'If a disk clicks or files were deleted, pull the power plug. If you see a ransom note, pull the network cable, leave the computer on, ask your bank to stop payments, and call us.',
  updated: '2026-11-29',
  drawing: {
    caption: 'The note on one disk, before the work is ordered',
    parts: [
      {
        type: 'ring',
        look: 'disk',
        whole: 100,
        title: 'Disk 7741, diagnosis',
        centre: '92%',
        arcs: [
          { label: 'Expected whole', note: '41,870 files listed', from: 0, to: 92, mark: 'done' },
          { label: 'Heads damaged', note: 'platters clean', from: 93, to: 99, mark: 'late' },
        ],
      },
      {
        type: 'paper',
        title: 'Disk 7741',
        state: 'your decision',
        blocks: [{ type: 'buttons', items: ['Go on', 'Return the disk'] }],
      },
    ],
  },
  glance: {
    audience: 'Anyone whose only copy is on a failed disk, a broken RAID or a damaged database',
    time: {
      from: 4,
      to: 14,
      unit: 'working days',
      note: 'or an estimated 3 to 6 weeks with a laboratory',
    },
    price: prices['/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery'],
    start: 'You call, hand in the device, switched off, and list the ten most important folders',
    needs: 'The device, all disks of an array, passwords and proof that the data is yours',
  },
  signs: {
    heading: 'What do you see?',
    items: [
      '**It clicks or grinds.** Cut the power: the heads may be scratching the disk. A laboratory may help.',
      '**A folder is gone from a hard disk.** Cut the power. The data is still there until something is written over it.',
      '**A folder is gone from an SSD.** Cut the power now. The drive may clear deleted blocks at any moment.',
      '**Dead after a power surge.** Leave it off. Perhaps only the board has burnt, and the data is whole. Do not swap the board yourself.',
      '**Two disks of a RAID 5 have failed.** Leave the array as it is. Number every disk, and do not rebuild onto a new one.',
      '**A ransom note.** Unplug the network cable, leave the machine on, and follow the [first hour of an attack](/services/business-and-qa/cybersecurity/web-and-digital-security#the-first-hour-of-an-attack).',
    ],
  },
  firstHour: {
    heading: 'The first hour',
    steps: [
      {
        when: 'At once',
        who: 'you',
        title: 'Decide by what you see',
        body: firstMoves.deadMachine,
      },
      {
        when: 'By 5 minutes',
        who: 'both',
        title: 'Call us',
        body: `We ask six questions and say whether to bring the device, send it, or try something simple. ${nightNote}`,
      },
      {
        when: 'By 10 minutes',
        who: 'you',
        title: 'Leave the disk alone',
        body: 'Run no repair tool and no recovery software on that disk, and do not format it. Seal a wet drive in a bag, without rice.',
      },
      {
        when: 'By 20 minutes',
        who: 'you',
        title: 'Look for other copies',
        body: 'Ask for e-mail attachments, the accountant’s laptop, the auditor’s files and the phone that took the picture.',
      },
      {
        when: 'By one hour',
        who: 'you',
        title: 'Write it down',
        body: 'Note what you did last, and the ten folders that matter most.',
      },
    ],
  },
  process: {
    heading: 'You decide after the diagnosis',
    body: `Call first, then bring the device to [our office](/contact) or send it. After 1 to 2 working days you learn the fault, the chance for your ten folders and a fixed price, which you may decline. The diagnosis costs ${amountInWords(furtherPrices.diagnosis.from)}, whatever we find, and is part of the price above. The disk is read once, healthy areas first: each reading can damage it. The work is done on the copy. Totals of a database are compared with a printed report or a bank statement. You open a sample with us at our office, and our copy is wiped after ${commitments.recoveredDataKept.phrase}, sooner than data that we host, with a note that says so.`,
  },
  scope: {
    receive: [
      'Your files on a new encrypted drive, and a list of what is whole, partial and lost',
      'Your device back, or proof of its destruction',
    ],
    excluded: [
      `Opening a drive. That takes a clean room: a laboratory in Nairobi or abroad, an estimated ${amountInWords(furtherPrices.laboratory.from)}. You accept its price and its country in writing`,
      'Negotiating with the attackers',
      'Breaking into other people’s phones or accounts',
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Do we pay if nothing comes back?',
      answer: `You pay ${amountInWords(furtherPrices.diagnosis.from)} for the diagnosis, and the laboratory if you agreed to use one. You pay the rest ${commitments.recoveryFee.phrase}.`,
    },
    {
      question: 'Who sees our files?',
      answer:
        'Two named people do the work. Our [data-processing agreement](/resources/downloads#data-processing-agreement-draft) with you names them. They open only the sample, with you, and the totals of a database.',
    },
  ],
  related: [],
  ask: {
    heading: 'Call before you try anything else',
    body: 'If the office is closed, leave a message with your number.',
  },
} satisfies Copy<'service'>;
