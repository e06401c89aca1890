import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  shape: 'ongoing',
  heading: 'Cloud backup for servers, cloud accounts and computers',
  summary:
    'A backup design: how often each system is copied, how long copies are kept, how fast it returns.',
  description:
    'Cloud backup for organisations in Kenya: off-site copies that survive theft, ransomware and power faults, sized for your internet and tested by a restore.',
  lead: 'We design and install your backup, then restore a server from it while you watch.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a server that was restored while its owner watched.',
    parts: [
      {
        type: 'timeline',
        title: 'Restore of the file server',
        ticks: ['0 h', '2 h', '4 h', '6 h'],
        rows: [
          { label: 'Machine started', from: 0, to: 0.3, mark: 'done' },
          { label: 'Accounts open', from: 0.3, to: 0.8, mark: 'done' },
          { label: 'Files, 640 GB', from: 0.5, to: 2.4 },
          { label: 'Signed', from: 2.4, to: 2.6, mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with two or more servers, or with records in cloud accounts',
    time: { from: 3, to: 5, unit: 'weeks', note: 'for one site with two or three servers' },
    price: prices['/solutions/cloud-backup'],
    start: '2 to 4 days with the people who use each system',
    needs:
      'Administrator access, and a decision on acceptable loss and waiting time for each system',
  },
  process: {
    heading: 'Five steps to a tested backup',
    steps: [
      {
        title: 'List what you cannot lose',
        body: 'Accounts, fees, files and mailboxes. You set the loss and the wait for each.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Measure data and internet',
        body: 'Total size, daily change, and your real upload speed at night.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Design the copies',
        body: 'A local copy for fast restores, and an encrypted, locked copy off site that survives theft, fire and ransomware.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Make the first copy',
        body: 'We carry it on a disk if the upload would take weeks. Later copies run at night.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Restore while you watch',
        body: 'We bring back a file, a mailbox and a whole server, and write down the times.',
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A one-page design: system, frequency, retention, location, recovery time',
      'Backups with alerts to two named people by SMS',
      'Encryption keys held by you',
      'A recovery sheet for any technician',
    ],
    needed: [
      'Administrator access to the systems',
      'A place for the local copy, away from the server',
    ],
    excluded: [
      'Storage and software subscriptions',
      'Recovery from disks that have already failed',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'An office with 200 GB',
      body: 'The office changes 4 GB a day and uploads at 10 Mbit/s at night. We calculate with 70% of that speed.',
      figures: [
        { label: 'First full copy', value: 'about 64 hours' },
        { label: 'Nightly change', value: 'about 1 h 15 min' },
        { label: 'Full restore from the local copy', value: 'about 1 hour' },
      ],
    },
    {
      type: 'calculator',
      heading: 'How long would your restore take?',
      calculator: 'restore-time',
    },
    {
      type: 'specification',
      heading: 'How long to keep records',
      rows: [
        { term: 'Tax', detail: 'Five years.' },
        {
          term: 'Anti-money-laundering',
          detail:
            'At least seven years for reporting institutions, such as banks and the SACCOs under SASRA.',
        },
        {
          term: 'Personal data',
          detail: 'No longer than its purpose requires.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Isn’t OneDrive or Google Drive already a backup?',
      answer: 'No, it synchronises. If ransomware destroys a folder, the damage synchronises too.',
    },
    {
      question: 'We are a small office with one server. Is this too much?',
      answer:
        'Perhaps. See the [plan for small offices](/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution).',
    },
    {
      question: 'Who can read our data in the cloud?',
      answer:
        'Only you. It is encrypted before it leaves the building. Keep the key in your safe: without it the backup is useless.',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/disaster-recovery',
    '/blog/what-a-backup-restore-drill-looks-like',
    '/solutions/enterprise-storage',
  ],
  sources: [
    tax.records,
    {
      fact: 'Reporting institutions keep customer and transaction records for at least seven years.',
      reference:
        'RegAlert, circular of the Central Bank of Kenya of 3 November 2023 on record keeping',
      url: 'https://regalert.today/document/4963fc0d-5454-44e3-8fba-6f114dbdce45',
      checked: '2026-11-24',
    },
    {
      fact: 'Banks, microfinance institutions, insurers and both kinds of SACCO under SASRA are reporting institutions.',
      reference: 'Financial Reporting Centre, Reporting institutions',
      url: 'https://www.frc.go.ke/?page_id=25',
      checked: '2026-11-24',
    },
    dataProtection.principles,
  ],
  twin: {
    path: '/services/support-and-management/managed-it/data-backup-recovery',
    difference:
      'Here we design, install and test the backup, and you may run it yourself. The managed service runs it for you every month.',
  },
} satisfies Copy<'solution'>;
