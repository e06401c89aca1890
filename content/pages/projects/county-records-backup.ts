import backup from '@/content/pages/solutions/cloud-backup';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Backup of county records, with a tested restore',
  summary: 'Rates, planning and staff files copied out of the building and restored in drills.',
  description:
    'Illustrative example: a county government’s backup of rates, planning and staff records, with copies off site, a locked set and restores run by county officers.',
  lead: 'Internal audit picks four records, and two county officers restore them from copies outside the building. Three come back. The record shows why the fourth does not.',
  updated: '2026-11-27',
  drawing: {
    caption: 'Three copies in three places',
    parts: [
      {
        type: 'scene',
        title: 'Before: two servers in one building',
        height: 196,
        shapes: [
          { look: 'line', outline: 'M0 160h320' },
          { look: 'body', outline: 'M60 64h200v96H60z' },
          { look: 'tint', outline: 'M46 64l22-30h184l22 30z' },
          { look: 'solid', outline: 'M84 98h40v62H84zM140 98h40v62h-40z' },
          { look: 'hot', outline: 'M92 106h24v8H92zM148 106h24v8h-24z' },
          { look: 'body', outline: 'M204 106h34v54h-34z' },
          { look: 'mark', outline: 'M232 132h2' },
        ],
        words: [
          { text: 'Records office', at: [160, 86], on: 'object', size: 'large' },
          { text: 'Two servers, and no copy elsewhere', at: [160, 184], on: 'ground' },
        ],
      },
      {
        type: 'scene',
        title: 'After: three buildings, each with a copy',
        height: 196,
        shapes: [
          { look: 'line', outline: 'M0 160h320M92 132h26M202 132h26' },
          { look: 'body', outline: 'M8 78h84v82H8zM118 60h84v100h-84zM228 46h84v114h-84z' },
          {
            look: 'tint',
            outline: 'M2 78l12-20h72l12 20zM112 60l12-20h72l12 20zM222 46h96v-12h-96z',
          },
          { look: 'solid', outline: 'M32 108h36v52H32zM142 108h36v52h-36zM252 108h36v52h-36z' },
          { look: 'hot', outline: 'M258 76h24v20h-24z' },
          { look: 'mark', outline: 'M263 76v-6a7 7 0 0 1 14 0v6' },
          { look: 'tint', outline: 'M38 114h24v8H38zM148 114h24v8h-24zM258 114h24v8h-24z' },
        ],
        words: [
          { text: 'Servers', at: [50, 184], on: 'ground' },
          { text: 'Second building', at: [158, 184], on: 'ground' },
          { text: 'Nairobi, locked', at: [268, 184], on: 'ground' },
        ],
      },
    ],
  },

  status: 'sample',
  industry: '/industries/public-sector',
  services: ['/solutions/cloud-backup'],
  sections: [
    {
      type: 'comparison',
      heading: 'Record of the restore test',
      intro:
        'Two ICT officers work with the written steps only. Nobody from our company touches the keyboard. A witness from internal audit notes the times.',
      rowHeading: 'Picked by audit',
      columns: ['From which copy', 'Time', 'Owner of the records'],
      rows: [
        {
          label: 'Rates ledger, yesterday 16:00',
          cells: ['Second building', '38 minutes', 'Confirms the last receipt'],
        },
        {
          label: 'Building plan 1174',
          cells: ['Second building', '4 minutes', 'Fingerprint is the same'],
        },
        {
          label: 'Valuation roll, ward 6',
          cells: ['Nairobi, locked', '51 minutes', 'Confirms ten entries'],
        },
        {
          label: 'Staff file, as of March',
          cells: ['Nairobi, locked', 'Failed', 'The key was not where the steps say'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What follows from the failed item',
      body: `The steps name an office that has moved. They are corrected on the same day, and the same officers try again with another staff file: 22 minutes. Both results are filed and read out to the accounting officer. The county accepts the work, and pays the rest, only after a witnessed test without a failure.`,
    },
    {
      type: 'comparison',
      heading: 'Which copy helps in which trouble',
      rowHeading: 'Trouble',
      columns: ['Second building', 'Nairobi, locked'],
      rows: [
        { label: 'A deleted folder', cells: ['From the hourly copy', 'Not needed'] },
        { label: 'Fire in the records office', cells: ['Yes', 'Yes'] },
        { label: 'Ransomware with an administrator’s password', cells: ['No', 'Yes'] },
        { label: 'A scan that has decayed', cells: ['Fingerprint shows it', 'Older copy'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Decided before the first copy',
      rows: [
        {
          term: 'Records officer',
          detail:
            'The officer lists each series with its owner, its size and the loss that the county can accept. The ledger is copied through the day, a plan once.',
        },
        {
          term: 'County attorney',
          detail: 'The attorney decides in writing that copies may be kept only inside Kenya.',
        },
        {
          term: 'Chief officer and internal audit',
          detail:
            'They hold the encryption keys. The locked copy cannot be changed for a fixed period.',
        },
        {
          term: 'ICT office',
          detail: 'It takes the first copy to Nairobi by road, with a county officer in the car.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Time, price and what it does not do',
      body: `[Cloud backup](/solutions/cloud-backup) for one site with two or three servers takes ${timeInWords({ ...backup.glance.time, note: undefined })}, ${priceInWords(backup.glance.price)}. It does not reopen a counter on the day of a fire: that is [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery). A sheet for your own test is in our article on [restore drills](/blog/what-a-backup-restore-drill-looks-like).`,
    },
  ],
  ask: { heading: 'Test a restore of your records' },
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/industries/public-sector',
  ],
  sources: [regulation.publicProcurement],
} satisfies Copy<'project'>;
