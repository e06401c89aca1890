import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Data recovery in Mombasa',
  summary: 'Files back from failed disks, deleted folders, broken databases and RAIDs.',
  description:
    'Data recovery in Mombasa for failed disks, RAID arrays, deleted files, damaged databases and ransomware: what to do in the first hour, diagnosis and price.',
  lead: 'We recover files from failed disks, deleted folders, broken RAIDs and damaged databases. Stop using the machine now. What you do in the next hour decides how much can be saved.',
  updated: '2026-11-23',
  glance: {
    audience: 'Anyone whose only copy is on a failed disk, a broken RAID or a damaged database',
    time: { from: 4, to: 14, unit: 'working days', note: 'or 3 to 6 weeks with a laboratory' },
    price: prices['/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery'],
    start: 'You hand in the device, switched off, and list the ten most important folders',
    needs: 'The device, all disks of an array, passwords and proof that the data is yours',
  },
  situation: {
    heading: 'What to do now',
    body: `- Switch off a drive that clicks, grinds or is not detected.
- Take the memory card out of the phone or camera.
- Do not run a repair tool, format the disk or rebuild the RAID.
- Do not install recovery software on that disk.
- Seal a wet drive in a bag. Do not dry it in the sun or in rice.
- Write down what happened last.
- Look for other copies: e-mail attachments, the accountant’s laptop, the auditor’s files.`,
  },
  process: {
    heading: 'How we recover your files',
    intro: 'We work on a copy. The original is read once and set aside.',
    steps: [
      {
        title: 'Receive',
        body: 'The device gets a number, a photo and a receipt.',
        time: { from: 1, unit: 'days' },
      },
      {
        title: 'Diagnose',
        body: 'You learn the fault, the chance of recovering your folders and a fixed price, which you may decline.',
        time: { from: 1, to: 2, unit: 'working days' },
      },
      {
        title: 'Copy the disk',
        body: 'Healthy areas first, damaged ones last and slowly.',
        time: { from: 1, to: 5, unit: 'days' },
      },
      {
        title: 'Rebuild',
        body: 'We restore files, array order or database pages. Database totals are compared with a printed report or bank statement.',
        time: { from: 1, to: 6, unit: 'days' },
      },
      {
        title: 'Check and return',
        body: `You open a sample at our office. Accepted files go to a new encrypted disk. We wipe our copy after ${commitments.recoveredDataKept.phrase} and confirm it in writing.`,
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['you', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The recovered files on a new encrypted drive',
      'A list of what is whole, partial and lost',
      'Your device back, or proof of its destruction',
      'One page on the cause and how to prevent it',
    ],
    needed: [
      'The device and, for arrays, every disk with its slot number',
      'Proof that the data is yours, or a letter from the owner',
    ],
    excluded: [
      'Opening drives ourselves. Mechanical faults go to a clean-room laboratory, with your consent and at its price',
      'Negotiating with extortionists',
      'Breaking into other people’s phones or accounts',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What are the chances?',
      intro: 'Usual outcomes, before diagnosis.',
      rowHeading: 'What you notice',
      columns: ['Likely cause', 'Outlook', 'Do not'],
      rows: [
        {
          label: 'Deleted folder, hard disk',
          cells: ['Entries removed, data still there', 'Good if switched off soon', 'Keep working'],
        },
        {
          label: 'Deleted folder, SSD',
          cells: ['Drive cleared the blocks', 'Poor after minutes', 'Leave it powered'],
        },
        {
          label: 'Clicking sound',
          cells: ['Heads or platters', 'Fair, in a laboratory', 'Try again and again'],
        },
        {
          label: 'Dead after a surge',
          cells: ['Circuit board or supply', 'Often good', 'Swap the board yourself'],
        },
        {
          label: 'Two RAID 5 disks failed',
          cells: ['One failed unnoticed', 'Fair', 'Rebuild onto a new disk'],
        },
        {
          label: 'Ransom note',
          cells: [
            'Encrypted by an attacker',
            'Depends on older copies',
            'Clean or reinstall first',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we pay if nothing comes back?',
      answer: `You pay for the diagnosis and any laboratory fee you agreed to. Recovery is charged ${commitments.recoveryFee.phrase}.`,
    },
    {
      question: 'Can you decrypt ransomware?',
      answer:
        'Rarely. Free keys exist for some older types, and we check for them. More often, files come back from older copies, laptops that were offline or database logs.',
    },
    {
      question: 'Who can see our files?',
      answer:
        'Two named people, who sign for them. They open only the sample you choose. Your own staff can test patient or payroll data at our office.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/solutions/enterprise-storage',
  ],
} satisfies Copy<'service'>;
