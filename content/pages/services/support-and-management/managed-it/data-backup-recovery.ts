import { commitments, restoredFromBackup } from '@/content/company/commitments';
import { backupExtras } from '@/content/prices/left-out';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

const small = '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';

const speed = 20;
const shared = 0.7;

/** Hours for an amount of data in gigabytes over the line of the example, of which backups get a share. */
const hours = (gigabytes: number, share = 1) => (gigabytes * 8_000) / (speed * share) / 3_600;

const nightHours = 10;
/** What the box in the building sends, in Mbit/s. */
const inBuilding = 400;

export default {
  shape: 'ongoing',
  heading: 'Managed backup with timed restores',
  summary: 'Scheduled copies, one of them off site, and timed restore tests.',
  description:
    'Managed backup service in Kenya for servers and what they hold: an off-site copy that cannot be altered and restores tested with you.',
  lead: `A person checks your copies every working day, and ${commitments.restoreTest.phrase} you watch us restore from them. You know beforehand how long a dead server would take: ${restoredFromBackup}, unless you have a spare.`,
  updated: '2026-11-29',
  emblem: 'clock',
  drawing: {
    caption: 'The log of one restore',
    parts: [
      {
        type: 'ring',
        look: 'clock',
        whole: 60,
        title: 'Restore, asked at 09:12',
        centre: '46 min',
        arcs: [
          { label: 'Accounts', note: '18 GB, 22 min', from: 14, to: 36, mark: 'done' },
          { label: 'Contracts', note: '3 GB, 6 min', from: 36.5, to: 42, mark: 'done' },
          { label: 'Mailbox', note: '9 GB, 14 min', from: 42.5, to: 56, mark: 'done' },
          { label: 'Signed', note: 'at 09:58, complete', from: 57.5, to: 58.5, mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Offices of any size that want somebody else to run and test their backups',
    time: { from: 2, to: 4, unit: 'weeks', note: 'to the first passed restore test' },
    price: prices['/services/support-and-management/managed-it/data-backup-recovery'],
    start: 'Half an hour with the owner of each system',
    needs: 'A place with power for a storage box, away from the server',
  },
  situation: {
    heading: 'Three signs that a restore would fail',
    body: `- **Your backup is OneDrive, Google Drive or Dropbox.** That is not a backup. A file that is deleted here is soon deleted there.
- **The disk lies next to the server.** One thief takes both, and so does one fire.
- **The program reports “successful”.** It knows that it wrote something. Only a restore shows that someone can open it.`,
  },
  process: {
    heading: 'To the first passed test',
    body: `1. The owner of each system signs how long it may be down. That decides how its copies are made.
2. A storage box with its own sign-in goes into another room.
3. A second copy goes off site, encrypted and locked: for 30 days even our engineers cannot delete it.
4. As a test we restore one file, one mailbox and one whole server to a spare machine, and again ${commitments.restoreTest.phrase}.`,
  },
  scope: {
    receive: [
      'A record of each test, with the name of the person who confirmed it',
      `The encryption keys, sealed, for your own safe. To restore, ${commitments.liveData.phrase} have them too`,
    ],
    excluded: [
      'A failed disk without any copy. See [Data Recovery](/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery)',
      `Only the files of one small server: [Backup for Small Offices](${small}) costs less`,
      `Storage (an estimated ${amountInWords(furtherPrices.copyStorage.from)} a month for a server), ${backupExtras}, which their suppliers bill to you`,
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Will it fit through our line?',
      body: `An office has 600 GB and changes 6 GB a day. Backups get ${shared * 100}% of a line of ${speed} Mbit/s, from 20:00 to 06:00. A full download takes four days, so a copy stays in the building.

Try your own line in the [restore calculator](/solutions/cloud-backup).`,
      figures: [
        {
          label: 'First full copy of 600 GB',
          value: `${Math.ceil(hours(600, shared) / nightHours)} nights`,
        },
        { label: 'Each later night', value: `${Math.round(hours(6, shared) * 60)} minutes` },
        {
          label: 'Download of 600 GB',
          value: `about ${Math.round(hours(600, shared))} hours`,
        },
        {
          label: 'Download of 200 GB',
          value: `about ${Math.round(hours(200, shared))} hours`,
        },
        {
          label: '200 GB from the box in the building',
          value: `about ${Math.round((hours(200) * speed) / inBuilding)} hour`,
        },
      ],
    },
  ],
  questions: [],
  related: ['/blog/what-a-backup-restore-drill-looks-like', '/projects/county-records-backup'],
  ask: {
    heading: 'Which server can you not lose?',
    body: 'Its size, and how old its copy may be, decide the price.',
  },
} satisfies Copy<'service'>;
