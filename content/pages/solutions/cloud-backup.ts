import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud backup for servers, cloud accounts and computers',
  summary: 'A backup design for each system: how often, how long kept, how fast it comes back.',
  description:
    'Cloud backup designed for organisations in Kenya: off-site copies that survive theft, ransomware and power faults, sized for your line and proven by restore tests.',
  lead: 'Cloud backup for organisations with several systems, designed so that each is back within a time that you set. We install it and prove it by a restore in front of you.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with two or more servers, or with records in cloud accounts',
    time: 'Three to five weeks for one site with two or three servers',
    price: {
      measure: 'fixed price',
      note: 'Storage and software subscriptions are bought in your name',
      from: 'not yet',
    },
    start: 'Two to four days going through your systems with those who use them',
    needs: 'Administrator access, and management’s choice of loss and wait for each system',
  },
  situation: {
    heading: 'What stands at the end',
    body: `Every system that matters has at least two copies: one nearby, so that a lost file is back within minutes, and an encrypted one in another place for theft, fire or flood. The most important sets also get a copy that cannot be altered for a fixed period, which keeps ransomware out of it.

Two figures for each system shape the design. A hotel’s reservations may bear the loss of a quarter of an hour, its photograph archive the loss of a week. The shorter the figure, the more it costs, so we price the options side by side before you choose.

On the coast the design also allows for the room. Voltage swings when a generator takes over, air-conditioning fails over a weekend and salt air corrodes connectors near the shore. A disk plugged into the server shares all of that with it.

Mail and documents held online are part of the design. Their provider keeps the service running; bringing back a folder deleted in March and missed in September is left to you.`,
  },
  process: {
    heading: 'Five stages, ending in a restore you watch',
    steps: [
      {
        title: 'List what would hurt',
        body: 'We go through the systems with the people who depend on them: accounts, fees, patient files, drawings, mailboxes, till data. For each, management sets a tolerable loss and a tolerable wait.',
        duration: '2–4 days',
      },
      {
        title: 'Measure data and line',
        body: 'For a week we read three numbers on which the design depends: total size, daily change and the upload speed you really have at night.',
        duration: '1 week',
      },
      {
        title: 'Draw the copies',
        body: 'A local copy for speed, an encrypted one off-site for disasters, and for the critical sets a copy that cannot be altered for a fixed period, even by an administrator.',
        duration: '3 days',
      },
      {
        title: 'Seed and schedule',
        body: 'Where the first upload would take weeks, we fill it from a disk or stage it by folder. Jobs then run at night with a cap on daytime use of the line.',
        duration: '1–2 weeks',
      },
      {
        title: 'Restore in front of you',
        body: 'A file, a mailbox and one whole server are brought back on spare equipment while you hold the stopwatch. We enter the times in the recovery sheet.',
        duration: '1–2 days',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A one-page design: system, frequency, retention, location, recovery time',
      'Running jobs, with alerts that reach two named people by text message',
      'Encryption keys held by you, with a sealed copy where you choose',
      'A recovery sheet that a stand-in could follow',
      `A restore test ${commitments.restoreTest.phrase} when we run the backups for you`,
    ],
    needed: [
      'Administrator access to the systems concerned',
      'A decision by management on loss and waiting time, system by system',
      'A place for the local copy away from the server itself',
    ],
    excluded: [
      'Storage and software subscriptions, bought in your name',
      'Recovery from disks that already failed, which is laboratory work with its own odds',
      'Keeping the business open during an outage, beyond bringing data back',
    ],
  },
  duration:
    'Three to five weeks for one site with two or three servers. A slow upload line can add two weeks for the first full copy.',
  sections: [
    {
      type: 'flow',
      heading: 'A night, and the day it is needed',
      actors: ['Server', 'Local copy', 'Cloud copy'],
      messages: [
        { from: 'Server', to: 'Local copy', text: 'Changes of the day, at night' },
        { from: 'Local copy', to: 'Cloud copy', text: 'The same, encrypted' },
        { from: 'Cloud copy', to: 'Cloud copy', text: 'Locked against any change' },
        { from: 'Server', to: 'Server', text: 'The server is lost', state: 'fails' },
        { from: 'Local copy', to: 'Server', text: 'Restore in about an hour' },
        {
          from: 'Cloud copy',
          to: 'Server',
          text: 'Only where the building is lost: about 32 hours',
          state: 'waits',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Will it fit through the line?',
      body: 'An office in Kilindini has 200 GB to protect after compression, changes about 4 GB a day and gets 10 Mbit/s upload at night. The times count with 70% of the line’s rate, which is what a line gives over hours. The first copy needs a long weekend; the nightly ones fit between midnight and 02:00.',
      figures: [
        { label: 'First full copy', value: 'about 64 hours' },
        { label: 'Nightly change', value: 'about 1 h 15 min' },
        { label: 'Full restore at 20 Mbit/s down', value: 'about 32 hours' },
        { label: 'Full restore from the local copy', value: 'about 1 hour' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Where a copy can live',
      intro: 'The last two rows explain why we rarely rely on one place.',
      rowHeading: 'Event',
      columns: ['Disk on the server', 'Storage box in another room', 'Cloud copy'],
      rows: [
        { label: 'File deleted this morning', cells: ['Minutes', 'Minutes', 'Minutes to an hour'] },
        { label: 'Server stolen', cells: ['Lost with it', 'Probably safe', 'Safe'] },
        { label: 'Fire or flood', cells: ['Lost', 'Probably lost', 'Safe'] },
        { label: 'Ransomware', cells: ['Encrypted too', 'Only if sealed off', 'Safe when locked'] },
        {
          label: 'Fibre cut for two days',
          cells: ['Works', 'Works', 'Out of reach until the line returns'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'How long to keep what',
      body: `Retention follows from duties and regret. Tax records must be kept for five years under the Tax Procedures Act, so the monthly copies of accounts span at least that. Personal data works the other way: the Data Protection Act says not to keep it longer than the purpose requires, so CVs of rejected applicants should age out of the backups as well.

Copies outside Kenya count as transfers of personal data. We note the country of every store in the design, so your data protection register can list it.`,
    },
    {
      type: 'chart',
      heading: 'Fetching 200 GB back',
      intro: 'With 70% of the line’s rate. A local copy takes about an hour.',
      data: { form: 'restore-time', gigabytes: 200, speeds: [10, 20, 50, 100] },
    },
    {
      type: 'calculator',
      heading: 'How long would your restore take?',
      calculator: 'restore-time',
    },
  ],
  questions: [
    {
      question: 'Isn’t OneDrive or Google Drive already a backup?',
      answer:
        'It synchronises. If ransomware scrambles a folder or an employee deletes it, the change synchronises too. Version history helps for a limited time; an independent copy does not depend on it.',
    },
    {
      question: 'What if the power goes in the middle of the night job?',
      answer:
        'The job resumes from the last complete block when the server returns. You get a message only if a whole night is missed, because false alerts teach people to ignore the real one.',
    },
    {
      question: 'We are a small office with one server. Is this too much for us?',
      answer:
        'Perhaps. The [fixed backup plan](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution) covers up to ten computers and one small server at a flat fee, with one schedule for all. This page is for several systems, strict recovery times or rules about location.',
    },
    {
      question: 'Who can read our data in the cloud?',
      answer:
        'It is encrypted before it leaves the building, with a key you hold. The storage provider sees blocks. If every copy of the key is lost, so is the backup, which is why one goes into your safe.',
    },
    {
      question: 'Do you also watch the jobs afterwards?',
      answer:
        'If you wish. [Backup and recovery as a managed service](/services/support-and-management/managed-it/data-backup-recovery) takes over the daily check, the quarterly tests and the growth of storage. Otherwise we train a person of yours to do the same.',
    },
  ],
  related: [
    '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/solutions/enterprise-storage',
  ],
  sources: [
    {
      fact: 'Documents required under a tax law are retained for five years.',
      reference: 'Tax Procedures Act, 2015, section 23',
      url: lawUrl('taxProcedures'),
      checked: 'not yet',
    },
    {
      fact: 'Personal data is kept in a form that identifies a person no longer than its purpose needs.',
      reference:
        'Data Protection Act, 2019, section 25(g); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
    {
      fact: 'Transfers of personal data out of Kenya are subject to conditions.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/services/support-and-management/managed-it/data-backup-recovery',
    difference:
      'This page is a project: we design and install copies for your systems, prove a restore and hand over, and you may run it yourself. The managed service runs the whole backup for you each month, local copy included, with the daily check and the drills.',
  },
} satisfies Copy<'solution'>;
