import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';

const price = prices['/services/support-and-management/managed-it/system-administration'];

export default {
  shape: 'ongoing',
  heading: 'System administration of Windows and Linux servers',
  summary: 'Windows and Linux servers, accounts, updates and certificates, with a runbook.',
  description:
    'Outsourced Windows and Linux server administration in Kenya: accounts, update nights, certificates, databases, logs and a runbook your next engineer can use.',
  lead: 'If your administrator leaves, the next one continues from our pages. We write them first, and then look after your Windows and Linux servers by the month.',
  updated: '2026-11-29',
  emblem: 'book',
  drawing: {
    caption: 'A certificate is renewed at night, and the old one stays ready',
    parts: [
      {
        type: 'scene',
        title: 'A railway switch with a way back',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M30 30a16 16 0 1 0 22 20a18 18 0 0 1-22-20z' },
          {
            look: 'line',
            outline: 'M0 176h236M0 188h236M66 176q34 0 54-38t54-38h62M84 176q24 0 42-32t48-32h62',
          },
          {
            look: 'line',
            outline:
              'M12 172v20M32 172v20M52 172v20M132 172v20M152 172v20M172 172v20M192 172v20M212 172v20',
          },
          { look: 'body', outline: 'M236 74h78v52h-78zM236 150h78v52h-78z' },
          { look: 'tint', outline: 'M158 62h62v34h-62z' },
          { look: 'mark', outline: 'M168 72h10v10h-10zM184 72h10v10h-10zM200 72h10v10h-10z' },
          {
            look: 'solid',
            outline: 'M165 97a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM201 97a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
          },
          { look: 'line', outline: 'M70 176V138' },
          { look: 'hot', outline: 'M58 122h24v16H58z' },
        ],
        words: [
          { text: '22:05', at: [70, 112], on: 'ground', size: 'large' },
          { text: 'New', at: [275, 97], on: 'object', size: 'large' },
          { text: 'tested', at: [275, 115], on: 'object' },
          { text: 'Old', at: [275, 173], on: 'object', size: 'large' },
          { text: 'ready', at: [275, 191], on: 'object' },
          { text: 'Certificate renewed, way back open', at: [160, 226], on: 'ground' },
        ],
      },
    ],
  },

  glance: {
    audience: 'Organisations with up to about 30 servers, on premises or rented',
    time: { from: 6, to: 10, unit: 'weeks', note: 'for 5 to 15 servers' },
    price,
    start: 'A week of interviews, and a list of services and open ports',
    needs: 'Administrator access in our engineers’ own names, and agreed hours for updates',
  },
  process: {
    heading: 'How your servers change hands',
    body: `1. Until the runbook exists we change only what is urgent. Nobody knows yet what depends on what.
2. We interview the person who knows the servers, and write 2 to 4 pages on each: what it is for, how it starts, how you see that it is healthy, and where its backup is.
3. Each server is restarted by its page, first a copy and then, at night, the real one. Where the page was wrong, it is corrected.
4. Programs and people, including our engineers, keep only the permissions they use.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Dates of a usual month',
      intro: 'Each date has an engineer and a deputy. You move dates away from payroll.',
      rows: [
        { term: 'Every Monday', detail: 'We check failed jobs, full disks and unusual sign-ins.' },
        { term: 'Second Wednesday', detail: 'The least important server gets its updates.' },
        {
          term: 'Third Saturday, 21:00',
          detail: 'The others get theirs after a snapshot, and your tester tries the main program.',
        },
        { term: 'The 25th', detail: 'We renew certificates and licences that end within 60 days.' },
        {
          term: 'Last Friday',
          detail: 'You get a report of one page. It asks you for at most two decisions.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Employ, outsource or share?',
      rowHeading: 'Consider',
      columns: ['Your own administrator', 'Our engineers', 'Both'],
      rows: [
        {
          label: 'Knows your business',
          cells: ['From the first year', 'As far as the runbook', 'Yes'],
        },
        {
          label: 'Cover during leave',
          cells: ['None, unless you have two', 'Included', 'Included'],
        },
        {
          label: 'Fits',
          cells: ['More than 30 servers', '1 to 30 servers', 'A firm with one administrator'],
        },
      ],
    },
  ],
  scope: {
    receive: [
      'A log of changes, with who approved each and how to undo it',
      'A review of accounts twice a year',
    ],
    excluded: [
      'Development inside your applications',
      'Help for users. See [Technical Support](/services/support-and-management/managed-it/technical-support)',
    ],
  },
  questions: [
    {
      question: 'What do five servers cost?',
      answer: `${withCurrency(5 * price.from.value)} a month, and a set-up from ${amountInWords(price.setUp)} once, before VAT.`,
    },
  ],
  related: [],
  ask: {
    heading: 'Call before your administrator’s last day',
    body: 'The interviews take a week, and need that person.',
  },
} satisfies Copy<'service'>;
