import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

/** The files of the example in gigabytes, those that change in the last week, and the line in Mbit/s. */
const files = 300;
const changed = 6;
const speed = 20;
const hours = (gigabytes: number) => (gigabytes * 8_000) / speed / 3_600;

export default {
  shape: 'project',
  heading: 'Cloud migration of mail, files and servers',
  summary: 'Mail, files and servers moved in planned weekends, with a way back.',
  description:
    'Cloud migration in Kenya: which systems to move, what each will cost per month, how the weekend of the move runs and how to turn back if it fails.',
  lead: 'After weeks of preparation, your mail and files move to the cloud in one weekend, with a way back. You know the monthly cost first, and systems that would gain nothing stay.',
  updated: '2026-11-29',
  emblem: 'cloud-move',
  drawing: {
    caption:
      'One weekend of a move: the old room, the copy on its way, and the new place on Monday',
    parts: [
      {
        type: 'scene',
        title: 'The move as a ferry crossing',
        height: 230,
        shapes: [
          { look: 'body', outline: 'M0 152h74v78H0zM246 152h74v78h-74z' },
          { look: 'body', outline: 'M10 76h52v76h-52z' },
          { look: 'solid', outline: 'M10 76h52v12h-52z' },
          { look: 'tint', outline: 'M18 100h16v52h-16zM38 100h16v52h-16z' },
          { look: 'line', outline: 'M283 104v48' },
          {
            look: 'body',
            outline: 'M256 106a14.7 14.7 0 0 1 1-29.4a21 21 0 0 1 39.9-5.2a17.9 17.9 0 0 1 0 34.6z',
          },
          { look: 'solid', outline: 'M182 108h12v-22h-12z' },
          { look: 'body', outline: 'M150 108h64v44h-64z' },
          { look: 'tint', outline: 'M158 118h12v10h-12zm18 0h12v10h-12zm18 0h12v10h-12z' },
          { look: 'tint', outline: 'M98 122h18v30h-18zM122 122h18v30h-18z' },
          { look: 'hot', outline: 'M216 130h14v22h-14z' },
          { look: 'body', outline: 'M84 152h152l-14 28H98z' },
          {
            look: 'line',
            outline:
              'M78 190q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M78 208q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          },
        ],
        words: [
          { text: 'Fri 18:00', at: [37, 64], on: 'ground' },
          { text: 'Fri 18:40', at: [160, 78], on: 'ground' },
          { text: 'Mon 07:30', at: [276, 54], on: 'ground' },
          { text: 'Old room', at: [37, 196], on: 'object', size: 'large' },
          { text: 'Cloud', at: [283, 196], on: 'object', size: 'large' },
          { text: 'Last 6 GB', at: [160, 171], on: 'object', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms with an ageing server, or staff who need mail and files in several places',
    time: { from: 3, to: 12, unit: 'weeks', note: '(mail first, business systems last)' },
    price: prices['/services/support-and-management/managed-it/cloud-migration'],
    start: 'A week of recording which systems depend on which',
    needs:
      'Licence documents, control of your domain (finding its holder can take weeks), a manager on call',
  },
  example: {
    heading: 'How 40 people leave one old server',
    body: `The office has ${files} GB of files and a line of ${speed} Mbit/s, all of it free at night. Old files are copied in the weeks before, and Friday evening is only for the last changes and the mail.

On Sunday six people try 24 tasks from a list. At 16:00 the manager decides to keep the new system. On Monday our engineer is in the office.`,
    figures: [
      {
        label: 'Copied at night, beforehand',
        value: `${files - changed} GB in ${Math.round(hours(files - changed))} hours`,
      },
      {
        label: 'Copied on Friday evening',
        value: `${changed} GB in ${Math.round(hours(changed) * 60)} minutes`,
      },
      { label: 'Tasks on Sunday’s list', value: '24' },
      { label: 'Old server kept for', value: commitments.oldSystemKept.phrase },
    ],
  },
  process: {
    heading: 'How the move runs',
    steps: [
      {
        title: 'Record and compare',
        body: 'Each system stays or moves. You see five years of cost for both, including the internet line and the cost of leaving.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Pilot',
        body: 'Five people do real work on your own line, and we time them.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Weekends',
        body: 'Mail and files take one. Each business system takes its own, after a rehearsal.',
        time: { from: 1, to: 8, unit: 'weekends' },
      },
      {
        title: 'Keep the old system',
        body: `It stays readable for ${commitments.oldSystemKept.phrase}. Then we wipe its disks and give you the record.`,
        time: `${commitments.oldSystemKept.phrase} after the move`,
      },
    ],
    busy: ['us', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'Cloud accounts that your organisation owns, and for each system the form in which your data can leave again',
    ],
    excluded: [
      'A program that only runs on its old machine. See [Legacy Modernisation](/services/systems-integration/legacy-modernisation)',
      'Faster internet, if the pilot shows that you need it',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Move it or keep it?',
      rowHeading: 'System',
      columns: ['Advice before a test', 'Why'],
      rows: [
        {
          label: 'Mail and calendar',
          cells: ['Move', 'They work on phones during a power cut'],
        },
        {
          label: 'Shared documents',
          cells: ['Move, if a second line is there', 'Several sites use them'],
        },
        {
          label: 'Accounting on one server',
          cells: ['Move if the supplier hosts it', 'Old desktop versions are slow over distance'],
        },
        {
          label: 'Design files, video',
          cells: ['Keep, with a copy elsewhere', 'Opening one can take minutes'],
        },
        { label: 'Point of sale', cells: ['Split', 'It sells locally and sends totals'] },
        { label: 'CCTV recordings', cells: ['Keep', 'They would fill your upload all day'] },
      ],
    },
    {
      type: 'statement',
      heading: 'If personal data leaves Kenya',
      body: 'The Data Protection Act asks for proof of appropriate safeguards, and for consent with sensitive data such as health records. We record the region of each system, and your lawyer confirms the ground before the move.',
    },
  ],
  questions: [
    {
      question: 'What happens when our internet is down?',
      answer:
        'That office cannot reach its systems. Plan a second line before the move. On laptops, mail and recent files work offline.',
    },
    {
      question: 'Is it cheaper than a server?',
      answer:
        'It is not always cheaper. You see five years of cost for both before you decide. A large payment every five years becomes a monthly one, in dollars with some providers.',
    },
  ],
  related: ['/blog/choosing-between-cloud-and-server-room'],
  ask: {
    heading: 'Ask what should move, and what should stay',
    body: 'A list of your servers shows which of them are worth a study.',
  },
  sources: [dataProtection.transfers],
} satisfies Copy<'service'>;
