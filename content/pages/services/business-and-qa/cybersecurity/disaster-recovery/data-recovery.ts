import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Data recovery',
  summary: 'Files back from failed disks, deleted folders, broken databases and RAIDs.',
  description:
    'Data recovery in Mombasa for failed disks, RAID arrays, deleted files, damaged databases and ransomware: what to do in the first hour, diagnosis, quotation, return.',
  lead: 'Get files back from a failed disk, a deleted folder, a broken RAID or a damaged database. Stop using the machine now, then read on: the next hour matters more than anything we do afterwards.',
  updated: '2026-11-22',
  glance: {
    audience: 'Anyone whose only copy is on a failed disk, a broken RAID or a damaged database',
    time: '4 to 14 working days; 3 to 6 weeks if a laboratory is needed',
    price: {
      measure: 'fixed price',
      note: 'Diagnosis and any laboratory fee are charged whatever comes back',
      from: 'not yet',
    },
    start: 'You hand in the device, switched off, and name the ten folders that matter most',
    needs:
      'The device, all disks of an array with slot numbers, passwords and proof that the data is yours',
  },
  situation: {
    heading: 'First, stop',
    body: `A deleted file stays on the disk until something overwrites it, and a running computer writes all the time. A scratched platter gets worse with every turn. Until we have the device, please do the following:

- Switch off a drive that clicks, grinds or is not detected, and leave it off.
- Take the memory card out of the phone or camera and take no more pictures.
- Don’t run a repair tool, don’t accept an offer to format, don’t rebuild the RAID.
- Don’t install recovery software on the disk that holds the loss.
- Don’t dry a wet drive in the sun or in rice. Seal it in a bag, damp as it is.
- Write down what happened last: the power cut, the fall, the update, the message on the screen.

Then look for another copy. An accountant’s laptop, an e-mail attachment, the auditor’s file of last June or the phone that took the photograph may hold what you are missing.`,
  },
  process: {
    heading: 'From the broken device to your files',
    intro:
      'We only ever work on a copy. The original is read once, write-protected, and set aside.',
    steps: [
      {
        title: 'Hand over and seal',
        body: 'You bring or send the device. It gets a number, a photograph and a receipt that names who holds it. You list the ten folders that matter most to you.',
      },
      {
        title: 'Diagnose',
        body: 'We find out whether the fault is logical, electronic or mechanical, and what chance there is for the folders you named. You receive a fixed quotation, which you are free to decline.',
        duration: '1–2 working days',
      },
      {
        title: 'Make the image',
        body: 'Every readable sector is copied, the healthy areas first, the damaged ones last and slowly, with pauses where the disk is weak.',
        duration: '1–5 days',
      },
      {
        title: 'Rebuild',
        body: 'From the image we restore the file system, the array order or the database pages. For a database we check totals against a printed report or a bank statement.',
        duration: '1–6 days',
      },
      {
        title: 'You check, then we return',
        body: `You open the list and a sample of the files on our machine. What you accept is copied to a new encrypted disk. Our image is wiped ${commitments.recoveredDataKept.phrase} later, and you get a note to confirm it.`,
        duration: '1 day',
      },
    ],
    busy: ['you', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The recovered files on a fresh, encrypted drive',
      'A list of what is whole, what is partial and what is lost',
      'Your original device, or proof of its destruction if you prefer that',
      'One page on the cause and how to prevent a repeat',
    ],
    needed: [
      'The device and, for arrays, every disk with its slot number',
      'Passwords or recovery keys for encrypted drives; without them there is nothing to read',
      'Proof that the data is yours, or a letter from the owner',
    ],
    excluded: [
      'Opening drives on our own bench: mechanical faults go to a clean-room laboratory, with your consent and at its price',
      'Negotiating with or paying extortionists',
      'Breaking into phones or accounts that belong to other people',
    ],
  },
  duration:
    'Four to ten working days for the usual logical or electronic fault, and up to fourteen for a large array. A laboratory case takes three to six weeks, because the drive has to travel.',
  sections: [
    {
      type: 'comparison',
      heading: 'What the symptom says about your chances',
      intro: 'Rules of thumb, before anyone has looked. Diagnosis replaces them.',
      rowHeading: 'What you notice',
      columns: ['Likely cause', 'Outlook', 'Worst thing to do'],
      rows: [
        {
          label: 'Deleted folder, hard disk',
          cells: [
            'Entries removed, data in place',
            'Good if switched off soon',
            'Continue working',
          ],
        },
        {
          label: 'Deleted folder, SSD',
          cells: ['Blocks cleared by the drive itself', 'Poor after minutes', 'Leave it powered'],
        },
        {
          label: 'Clicking sound',
          cells: ['Heads or platters', 'Fair, in a laboratory', 'Try again and again'],
        },
        {
          label: 'Dead after a power surge',
          cells: ['Board or supply', 'Often good', 'Swap the board yourself'],
        },
        {
          label: 'Two disks of a RAID 5 out',
          cells: ['One failed long ago unnoticed', 'Fair', 'Rebuild onto a new disk'],
        },
        {
          label: 'Files renamed, ransom note',
          cells: [
            'Encryption by an intruder',
            'Depends on older copies',
            'Clean or reinstall first',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Why drives fail early at the coast',
      body: `Salt in humid air creeps along contacts and connectors. Rooms that are cooled by day and shut off at night collect condensation. Voltage dips and the surge on return wear out power supplies, and the supply takes the board with it. None of this gives a warning that an untrained eye would notice, though the disk’s own error counters often rise for weeks before.

Those counters can be watched. [Remote monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) reads them daily, and a disk that is replaced in time needs no rescue. With a [managed backup](/services/support-and-management/managed-it/data-backup-recovery) you restore from a copy, and never need the rescue described on this page.`,
    },
  ],
  questions: [
    {
      question: 'Do we pay if nothing comes back?',
      answer: `You pay for the diagnosis and for any laboratory fee you agreed to. The recovery itself is charged ${commitments.recoveryFee.phrase}.`,
    },
    {
      question: 'Can you decrypt ransomware?',
      answer:
        'Rarely. Free keys exist for some older families, and we check the public collections. More often the way back is through shadow copies, laptops that were not synchronised, database logs and old exports. If there is no way, you hear it after the diagnosis.',
    },
    {
      question: 'Who can see our files during the work?',
      answer:
        'Two named people, who sign for it. They open only a sample that you choose, to test that the files work. Patient or payroll data can be tested by a member of your staff at our bench.',
    },
    {
      question: 'Is a lost disk a data breach?',
      answer:
        'A disk that merely failed is a loss of availability, and still worth recording. If it was stolen, or a stranger could have read it, ask your counsel at once whether the Data Commissioner must be informed.',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/disaster-recovery',
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/enterprise-storage',
  ],
} satisfies Copy<'service'>;
