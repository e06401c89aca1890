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
  lead: 'A county department copies its scanned records out of the building. Every quarter its own officers restore some of them in front of witnesses.',
  updated: '2026-11-27',
  drawing: {
    caption: 'where the records were before, and where they are after.',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'Before: one building' },
          { label: 'One server' },
          { label: 'The only copy', mark: 'late' },
        ],
      },
      {
        type: 'boxes',
        items: [
          { label: 'After: Nairobi, locked', mark: 'done' },
          { label: 'Second building', mark: 'done' },
          { label: 'Server', mark: 'done' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/public-sector',
  services: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/cloud-backup',
    '/solutions/enterprise-storage',
  ],
  situation: `The department has scanned valuation rolls, building plans and staff files. The only backup is a full disk on the same server. The paper originals are next door, so one fire could destroy both.

The county wants a backup that its officers can operate. It accepts the work only after a witnessed restore.`,
  approach: {
    heading: 'Three copies, restored by your own officers',
    steps: [
      {
        title: 'Decide what to keep',
        body: `The records officer lists each series with its owner, size, changes and the loss that the county can accept.

- The rates ledger changes all day, so it is copied through the day.
- Building plans do not change, so each scan gets a fingerprint.
- Staff files are confidential, so they have keys of their own.

The county attorney decides in writing that copies may be kept only inside Kenya.`,
      },
      {
        title: 'Make three separate copies',
        body: 'One copy is in another county building with its own power and sign-in. Every night an encrypted copy goes to a data centre in Nairobi, where nobody can change it for a fixed period. The encryption keys are with the chief officer and with internal audit. The first copy travels by road with a county officer.',
      },
      {
        title: 'Let county officers restore',
        body: 'Internal audit picks three things, the rates database among them. Two ICT officers restore them with the written steps only. If they get stuck, the steps are corrected and the test is repeated, and both results are filed.',
      },
    ],
  },
  result: `- The ICT office restores a lost folder without calling anyone.
- In each quarter’s restore test, audit picks, officers restore, and the owner of the records confirms. A failed test is reported too.
- The backup does not reopen a counter on the day of a fire. For that there is [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery).`,
  sections: [
    {
      type: 'comparison',
      heading: 'Which copy saves what',
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
      type: 'statement',
      heading: 'If the first restore fails',
      body: `If the restore fails, the steps are corrected, and the same officers try again. Our article on [restore drills](/blog/what-a-backup-restore-drill-looks-like) has a sheet to print. [Cloud backup](/solutions/cloud-backup) for one site with two or three servers takes ${timeInWords({ ...backup.glance.time, note: undefined })}, ${priceInWords(backup.glance.price)}.`,
    },
  ],
  ask: { heading: 'A restore that your officers run' },
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/industries/public-sector',
  ],
  sources: [regulation.publicProcurement],
} satisfies Copy<'project'>;
