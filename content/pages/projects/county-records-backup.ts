import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Backup of county records, with a rehearsed restore',
  summary: 'Rates, planning and staff files copied out of the building and brought back in drills.',
  description:
    'Sample case study: a county government’s backup of rates, planning and staff records, with copies off site, an unalterable set and restores run by county officers.',
  lead: 'A county department moves copies of its scanned registry out of the building and has its own officers restore them in front of witnesses, every quarter.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/public-sector',
  services: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/solutions/cloud-backup',
    '/solutions/enterprise-storage',
  ],
  situation: `An earlier project had scanned the department’s files: valuation rolls and rates ledgers, approved building plans, staff files going back to the former municipal council. The scanning firm left a server, a search screen and an external disk with a label that said "backup".

The disk was full. It had been full for longer than anyone in the ICT office had worked there. The rates system, a separate database, was copied by a script onto the same server it ran on. The room had one air conditioner, a leaking window and a lock whose key hung behind the door.

Paper stood next door. One fire, or one long rain through the same roof, would have taken original and copy together. The records officer put the case in a sentence to the chief officer: if a ratepayer disputes a bill, we have to find the roll. The procurement asked for a backup that county officers can operate, and made a witnessed restore the condition of acceptance.`,
  approach: [
    {
      title: 'Decide what is a record, and what it may cost to lose',
      body: `We began in the registry, with the records officer. Each series was listed with its owner, its size, how often it changes, and the two answers that shape any backup: how much work may be lost, and how long the public can wait.

- Rates ledger: changes all day, so copies through the day.
- Building plans: grow by a few folders each week and never change, so every scan gets a fingerprint and is compared with it for good.
- Staff files: few changes, many eyes that should not see them, so separate keys.

Some folders proved to be holiday pictures and three copies of one film. They were left out, with a signature. The question of where copies may be kept went to the county attorney before any storage was chosen, and came back in writing: inside Kenya.`,
    },
    {
      title: 'Build three copies that do not share a fate',
      body: `A storage box went into another county building, across the road and one floor up, on a different power feed, with its own sign-in. Every night an encrypted copy leaves from there for a data centre in Nairobi, and for a fixed number of days it cannot be altered or deleted, even by an administrator.

The scans were too large for the line, so the first load travelled by road on two disks, sealed, with a county officer in the vehicle and a form signed at both ends. Since then the nights have been enough for what changes.

Power was the other half. The script that saved the ledger had stopped at each outage without a message. Now the box waits out short cuts on its UPS, shuts down in order during long ones, resumes by itself, and tells a named officer when a whole night is missed.`,
    },
    {
      title: 'Let county officers bring it back, with witnesses',
      body: `The acceptance test took a day. Internal audit drew three items from a hat: one building plan, the staff file of a retired officer, and the entire rates database as of the previous Friday. Two ICT officers restored them to spare machines, using the written steps and nothing else. We sat at the back and were not allowed to speak.

They stopped once, at a passphrase that the steps called by its old name. The steps were corrected, the clock was started again, and the inspection committee signed the second attempt. Both sheets are in the file, the failed one too.`,
    },
  ],
  stack: [
    {
      term: 'Near copy',
      detail: 'Network storage with hourly read-only snapshots, in a second building of the county',
    },
    {
      term: 'Far copy',
      detail:
        'Object storage in a Kenyan data centre with a retention lock, encrypted before it leaves',
    },
    {
      term: 'Database',
      detail: 'Native dumps of the rates system plus its transaction log during the day',
    },
    {
      term: 'Integrity',
      detail:
        'A SHA-256 fingerprint for each scan, re-read in slices so that all are checked within a quarter',
    },
    {
      term: 'Keys',
      detail:
        'Two sealed envelopes, with the chief officer and with internal audit, opened only in a drill or a disaster',
    },
    {
      term: 'Environment',
      detail: 'UPS, surge protection, a temperature and leak sensor, a door that locks',
    },
  ],
  result: `The ICT office restores a lost folder itself and tells the owner when to look. It used to explain why that was impossible.

Each quarter there is a drill. Audit picks, officers restore, and the owner of the record opens it and confirms the last entry. What counts is on the drill sheet: what was asked, when it was back, and who said so. The sheets go to the chief officer with the department’s own quarterly papers, and a drill that fails is reported in the same way as one that passes.

The building plans gained something unexpected. The first full comparison of fingerprints pointed to scans that had been damaged on the old server. Since the paper was still there, they were scanned again.

What the backup does not do is put a counter back to work on the day the building burns. The department knows this, because the plan says so in its first paragraph. [Disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery) would be a second project.`,
  lessons: `Start with the records officer. ICT could tell us the size of every folder; only the registry knew which of them would be asked for in court.

A failed drill in front of a committee is worth more than a smooth one. We would plan for it openly next time. The officers were upset for an hour and have owned the procedure ever since.

We underestimated the corridor. Moving a lock, repairing a window and obtaining a second key took more letters than the storage did. Counties that prepare a tender for similar work can borrow the acceptance test above, whoever supplies the boxes. Our article on [restore drills](/blog/what-a-backup-restore-drill-looks-like) has a sheet to print.`,
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/industries/public-sector',
    '/solutions/datacentre-virtualization',
  ],
  sources: [
    {
      fact: 'Public entities must keep records in a way that makes them accessible.',
      reference: 'Access to Information Act, 2016, section 17',
      url: lawUrl('accessToInformation'),
      checked: 'not yet',
    },
    {
      fact: 'Public entities procure under the Public Procurement and Asset Disposal Act, with inspection and acceptance of what is delivered.',
      reference: 'Public Procurement and Asset Disposal Act, 2015, section 48',
      url: lawUrl('publicProcurement'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'project'>;
