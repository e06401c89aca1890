import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';
import { minutesInWords } from '@/content/values/time-in-words';

/** The steps of the example in minutes. The article computes the sums. */
const drill = [
  { step: 'Find the passphrase', target: 15, measured: 110 },
  { step: 'Download over the office line', target: 60, measured: 160 },
  { step: 'Restore and check', target: 60, measured: 35 },
] as const;

const total = (of: 'target' | 'measured') => drill.reduce((sum, row) => sum + row[of], 0);

const drillRows = [
  ...drill,
  { step: 'Together', target: total('target'), measured: total('measured') },
]
  .map(
    ({ step, target, measured }) =>
      `| ${step} | ${minutesInWords(target)} | ${minutesInWords(measured)} |`,
  )
  .join('\n');

export default {
  heading: 'What a backup restore drill looks like',
  summary: 'A drill sheet, a tested script and the questions that show a backup can be used.',
  description:
    'Run a backup restore drill step by step: pick a story, set two targets, restore with restic and pg_restore, judge the content and time every step of it.',
  lead: 'A quarterly drill shows whether your backups can be restored. Here are a sheet to print and a script for PostgreSQL.',
  published: '2026-11-21',
  order: 2,
  updated: '2026-11-27',
  emblem: 'clock',
  tags: ['Backup', 'Security'],
  body: `“The backup succeeded” only means that a program wrote some data. To know whether you can open your accounts on Monday, you have to restore them. A drill is such a restore on an ordinary weekday, with a clock running, and this one can be repeated each quarter.

## Choose one system and one bad day

Choose one system and one story. The story decides what you may use in the drill. Four stories to choose from:

| Story | What you may not use | What it tests |
|---|---|---|
| A clerk deleted a month of invoices last Thursday | Last night’s copy, which has the deletion too | How far back you can go |
| The server’s disk died in the heat | Anything on that machine | Restoring to other hardware |
| Ransomware reached the file server and its USB disk | Everything connected to that network | The offline or immutable copy |
| The building is closed for a week | The office, its internet, its password notebook | Whether you can start from outside |

Begin with the first. It needs no other hardware and is the cheapest to practise.

## Set two numbers before you start

Ask the owner of the system rather than the technician:

- **How much work may be lost?** If invoices since the last backup must be retyped, how many hours of typing are tolerable? That is your recovery point.
- **How long may it be down?** Count from the moment it is noticed, including the time to find the person with the key. That is your recovery time.

Write both on the drill sheet. Without a target you cannot tell whether the drill succeeded.

## The sheet

Print this and fill it in by hand while the drill runs:

| Time | Step | Result |
|---|---|---|
| | Drill declared, story read aloud | |
| | Password and repository location found, by whom, where | |
| | Snapshot chosen: date and size | |
| | Restore started | |
| | Restore finished | |
| | Checks passed, or which failed | |
| | Owner opened the system and confirmed | |
| | Scratch copy removed | |

A first drill may stop at the second row: the backup is encrypted, as it should be, and the passphrase is in a file on the server that has just “died”. Keep it in two other places, one of them outside the building.

## A drill you can run

This script restores the newest nightly PostgreSQL dump out of a restic repository into a scratch database, checks it, reports the time and cleans up. It never touches the live database. Run it on a different machine, and add \`--no-lock\` to the restic commands if that machine may only read the repository. For the story of the deleted month, replace \`latest\` with an older snapshot’s ID from \`restic snapshots\`.

\`\`\`bash
#!/usr/bin/env bash
set -euo pipefail
umask 077

export RESTIC_REPOSITORY=\${RESTIC_REPOSITORY:?set it to the repository}
export RESTIC_PASSWORD_FILE=\${RESTIC_PASSWORD_FILE:?set it to the password file}
dump=/var/backups/accounts.dump   # written each night by: pg_dump --format=custom
scratch=drill_$(date +%Y%m%d)     # a new database, never the live one
work=$(mktemp -d)
clean() { dropdb --if-exists "$scratch"; rm -rf "$work"; }
trap clean EXIT
started=$SECONDS

restic check --read-data-subset=5%
restic restore latest --tag nightly --include "$dump" --target "$work" --verify

createdb "$scratch"
pg_restore --exit-on-error --no-owner --no-privileges --dbname="$scratch" "$work$dump"

psql --dbname="$scratch" --no-psqlrc --set=ON_ERROR_STOP=1 <<'SQL'
select count(*) as invoices, max(issued_at) as newest from invoice;
select sum(debit_cents) - sum(credit_cents) as must_be_zero from ledger_entry;
select count(*) as orphans from invoice_line l
 where not exists (select 1 from invoice i where i.id = l.invoice_id);
SQL

seconds=$((SECONDS - started))
echo "Restored and checked in $((seconds / 60)) min $((seconds % 60)) s"
\`\`\`

Line by line, the parts that matter:

1. \`set -euo pipefail\` stops at the first failure. A drill script that continues after an error may report success although the database is empty.
2. \`restic check --read-data-subset=5%\` reads a random twentieth of the stored data and compares it with its checksums. Over a slow line, lower the share and run it more often.
3. \`restic restore … --verify\` reads back what was written to disk.
4. \`pg_restore --exit-on-error\` is not the default. Without it, the tool notes errors and carries on.
5. The three queries are questions about the business: how new is the newest invoice, do the books balance, does any invoice line lack its invoice. Replace them with your own.

Restore dumps only from a source you trust. A dump can carry code that runs during the restore, which is one more reason for a scratch machine.

## Judge it by content

File counts and sizes say little. Let the person who uses the system answer five questions from the restored copy:

1. What is the last transaction you see, and when was it entered?
2. Open a document you know well. Are the attachments there?
3. Print the trial balance for last month. Does it match the one on file?
4. Can you sign in, and with whose password?
5. What is missing that you would need by noon?

The fifth answer is worth the whole drill. People name the label printer driver, the M-Pesa till credentials, the spreadsheet on a colleague’s desktop.

## An example of what a drill turns up

Suppose a distributor has set itself ${minutesInWords(total('target'))} and one day of lost work. The story is a dead disk. The sheet at the end might read:

| Measure | Target | Drill |
|---|---|---|
| Age of the newest restored invoice | 24 h | 19 h |
${drillRows}

In this example the software was the fast part, and two things need correction. Put the passphrase in a sealed envelope with the bank documents, and keep a second copy on a disk in the building so that the download is only needed when the building is lost.

## Estimate your download before you need it

Divide the size by the speed of the line, and be pessimistic:

\`\`\`text
hours = gigabytes × 8 × 1000 ÷ megabits per second ÷ 3600 ÷ 0.7

200 GB on a 20 Mbit/s line:  200 × 8000 ÷ 20 ÷ 3600 ÷ 0.7 = 31.7 hours
\`\`\`

The 0.7 allows for a line that you share with people who are working. If the answer is longer than the business can wait, a cloud copy is not enough, however safe it is. [Cloud backup](/solutions/cloud-backup) with a local copy is the usual answer.

## How often

| What | Rhythm | Who |
|---|---|---|
| The drill above, one system at a time, on other hardware and with its owner | ${commitments.restoreTest.phrase.replace(/^e/, 'E')} | IT and the owner |
| A recovery drill of the whole firm: “The building is closed” | Once a year | Management |

Between two drills the script can run unattended and send its result by e-mail. Run an extra drill after any change of server, version or backup tool.

## Invite the owner of the accounts

Book the owner of the accounts for 30 minutes, with the sheet on the table. If the passphrase cannot be found within a quarter of an hour, end the drill there: you have already learnt the most useful thing.`,
  figures: [
    {
      under: 'An example of what a drill turns up',
      figure: {
        type: 'chart',
        heading: 'Where the five hours went',
        data: {
          type: 'bars',
          unit: 'minutes',
          bars: [
            { label: 'Finding the passphrase', value: 110, mark: true },
            { label: 'Download over the office line', value: 160 },
            { label: 'Restore and check', value: 35 },
          ],
        },
      },
    },
    {
      under: 'Estimate your download before you need it',
      figure: { type: 'calculator', heading: 'Your own sum', calculator: 'restore-time' },
    },
  ],
  sources: [
    {
      fact: 'pg_restore continues after an error unless --exit-on-error is given.',
      reference: 'PostgreSQL documentation, pg_restore, options',
      url: 'https://www.postgresql.org/docs/current/app-pgrestore.html#APP-PGRESTORE-OPTIONS',
      checked: '2026-11-22',
    },
    {
      fact: 'A dump can execute code of the source superuser’s choice when it is restored.',
      reference: 'PostgreSQL documentation, pg_restore, description',
      url: 'https://www.postgresql.org/docs/current/app-pgrestore.html',
      checked: '2026-11-22',
    },
    {
      fact: 'restic check --read-data-subset reads and verifies a share of the stored data.',
      reference: 'restic documentation, checking integrity and consistency',
      url: 'https://restic.readthedocs.io/en/stable/045_working_with_repos.html#checking-integrity-and-consistency',
      checked: '2026-11-22',
    },
    {
      fact: 'restic restore --verify checks the content of the restored files.',
      reference: 'restic, manual page of restic-restore',
      url: 'https://github.com/restic/restic/blob/master/doc/man/restic-restore.1',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
} satisfies Copy<'post'>;
