import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

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
  approach: [
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
      body: 'One copy is in another county building with its own power and sign-in. Every night an encrypted copy goes to a data centre in Nairobi, where nobody can change it for a fixed period. The first copy for Nairobi travels by road on sealed disks with a county officer.',
    },
    {
      title: 'Let county officers restore',
      body: 'Internal audit picks three things, the rates database among them. Two ICT officers restore them with the written steps only. If they get stuck, the steps are corrected and the test is repeated, and both results are filed.',
    },
  ],
  stack: [
    { term: 'Near copy', detail: 'Network storage with hourly snapshots in a second building' },
    { term: 'Far copy', detail: 'Encrypted, locked object storage in a Kenyan data centre' },
    { term: 'Database', detail: 'Dumps of the rates system, with its log through the day' },
    { term: 'Integrity', detail: 'A SHA-256 fingerprint for each scan, checked every quarter' },
    { term: 'Keys', detail: 'Two sealed envelopes: chief officer and internal audit' },
  ],
  result: `- The ICT office restores a lost folder without calling anyone.
- In each quarter’s restore test, audit picks, officers restore, and the owner of the records confirms. A failed test is reported too.
- Fingerprints show which scans are damaged, while the paper still exists to scan again.
- The backup does not reopen a counter on the day of a fire. For that there is [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery).`,
  lessons: `The records officer knows which files a court asks for, so begin there.

A first restore may fail. Then the steps are corrected, and the same officers try again. Locks and keys may need more approvals than the storage. Our article on [restore drills](/blog/what-a-backup-restore-drill-looks-like) has a sheet to print.`,
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/industries/public-sector',
  ],
  sources: [regulation.publicProcurement],
} satisfies Copy<'project'>;
