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
        type: 'boxes',
        items: [
          { label: 'Records office' },
          { label: 'Two servers' },
          { label: 'No copy', mark: 'late' },
        ],
      },
      {
        type: 'boxes',
        items: [
          { label: 'Nairobi, locked', mark: 'done' },
          { label: 'Second building', mark: 'done' },
          { label: 'Servers', mark: 'done' },
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
