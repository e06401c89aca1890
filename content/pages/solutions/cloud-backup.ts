import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { amountInWords } from '@/content/values/price';

const small = '/solutions/cloud-backup/the-ultimate-cost-effective-cloud-backup-solution';
const managed = '/services/support-and-management/managed-it/data-backup-recovery';

/** Which of three backups is whose, in Markdown. */
const whichBackup = `- **One server, whose files must come back**, or up to ten computers: [Backup for Small Offices](${small}).
- **One server or more that must come back whole**, and that we look after, as in the [bill of a clearing firm](/industries/clearing-and-forwarding): [Managed Backup](${managed}).
- **Two or more servers that your own staff look after**: this page.`;

export default {
  shape: 'project',
  heading: 'Cloud backup for two or more servers',
  summary:
    'A backup design: how often each system is copied, how long copies are kept, how fast it returns.',
  description:
    'Cloud backup for organisations in Kenya: off-site copies that survive theft, ransomware and power faults, sized for your internet and tested by a restore.',
  lead: 'Before you accept the backup, you watch one of your servers come back from it. With one server, take Backup for Small Offices for its files, or Managed Backup for the whole machine.',
  updated: '2026-11-29',
  emblem: 'cloud-copy',
  drawing: {
    caption: 'A server that was broken at eight, and worked again from the copy before noon',
    parts: [
      {
        type: 'scene',
        title: 'A server, its copy and the next server',
        height: 236,
        shapes: [
          { look: 'line', outline: 'M76 150q0-70 40-80M204 70q44 10 44 70M240 132l8 9 9-9' },
          {
            look: 'body',
            outline: 'M126 94a22.4 22.4 0 0 1 1-44.8a32 32 0 0 1 60.8-8a27.2 27.2 0 0 1 0 52.8z',
          },
          { look: 'body', outline: 'M30 150h76v54h-76z' },
          { look: 'mark', outline: 'M30 177h76' },
          {
            look: 'hot',
            outline:
              'M85 164a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM85 191a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z',
          },
          { look: 'line', outline: 'M22 142l92 70M114 142l-92 70' },
          { look: 'body', outline: 'M210 150h76v54h-76z' },
          { look: 'mark', outline: 'M210 177h76M222 166l5 5 10-12M222 192l5 5 10-12' },
          {
            look: 'tint',
            outline:
              'M265 164a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM265 191a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z',
          },
        ],
        words: [
          { text: 'Copy of', at: [160, 66], on: 'object' },
          { text: '02:00', at: [160, 82], on: 'object', size: 'large' },
          { text: 'Broken 08:10', at: [68, 228], on: 'ground', size: 'large' },
          { text: 'Works 09:46', at: [248, 228], on: 'ground', size: 'large' },
          { text: '640 GB', at: [266, 86], on: 'ground' },
          { text: 'Likoni', at: [54, 86], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with two or more servers, looked after by their own staff',
    time: { from: 3, to: 5, unit: 'weeks', note: 'for one site with two or three servers' },
    price: prices['/solutions/cloud-backup'],
    start: '2 to 4 days with the people who use each system',
    needs: 'Administrator access, and a place for the local copy in another room',
  },
  example: {
    heading: 'It ends with a restore',
    body: `A firm has a file server with 640 GB. It starts on a spare host from the copy in the next room. Over the internet alone the same files would take four days. The design therefore has a local copy, and one off site that nobody can delete for 30 days. The spare host is a server of your own, an estimated ${amountInWords(furtherPrices.server.from)} or more.`,
    figures: [
      { label: 'Spare host started', value: 'after 36 minutes' },
      { label: 'Accounts open', value: 'after 1 h 36 min' },
      { label: 'All 640 GB, from the local copy', value: 'after 4 h 12 min' },
      { label: 'The files over 20 Mbit/s instead', value: 'about 102 hours' },
    ],
  },
  situation: { heading: 'Which backup is yours?', body: whichBackup },
  process: {
    heading: 'Two answers from you decide the design',
    body: 'For each system you say how much you could retype and how long you could wait. The daily changes are measured, and the speed of your line at night. One page then shows what is copied when, and where it goes. A first upload of more than a week travels on an encrypted disk. At the end you name a file and a server, and time how long they take to come back.',
  },
  scope: {
    receive: [
      'Backups that send an SMS to two named people when a copy fails',
      'A recovery sheet that any technician can follow',
      'The encryption key, for your safe. Without it nobody can open the copies',
    ],
    excluded: [
      `Storage, from ${amountInWords(furtherPrices.copyStorage.from)} a month for each server (an estimate), and software subscriptions (on request), in your own name`,
    ],
  },
  sections: [
    {
      type: 'calculator',
      heading: 'How long would your restore take?',
      intro:
        'With 200 GB and a line of 20 Mbit/s, a full restore takes about 32 hours. The line alone would need 22. We leave 30% of it for people. A speed test on an office computer shows your own speed.',
      calculator: 'restore-time',
    },
  ],
  questions: [
    {
      question: 'Isn’t OneDrive or Google Drive already a backup?',
      answer:
        'No, and neither is Dropbox. They synchronise: a folder that ransomware has encrypted is encrypted on every device.',
    },
    {
      question: 'How long must we keep copies?',
      answer:
        'Records for tax are kept for five years. A SACCO has [duties of its own](/services/systems-integration/banking-systems-integration#your-duties-and-what-we-show), a clinic too. Ask your auditor for a list before the design.',
    },
  ],
  related: [],
  ask: {
    heading: 'Get a price for your servers’ backup',
    body: 'List the servers and their gigabytes. They decide the price.',
  },
  sources: [tax.records],
} satisfies Copy<'solution'>;
