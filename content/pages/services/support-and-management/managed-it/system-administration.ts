import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';

const price = prices['/services/support-and-management/managed-it/system-administration'];

export default {
  shape: 'ongoing',
  heading: 'Windows and Linux server administration',
  summary: 'Windows and Linux servers, accounts, updates and certificates, with a runbook.',
  description:
    'Outsourced Windows and Linux server administration in Kenya: accounts, update nights, certificates, databases, logs and a runbook your next engineer can use.',
  lead: 'We look after your Windows and Linux servers by the month. First we write down what your present administrator knows, so that the next one can continue from our pages.',
  updated: '2026-11-27',
  emblem: 'book',
  drawing: {
    caption: 'A page of the runbook',
    parts: [
      {
        type: 'paper',
        title: 'Runbook 12',
        state: 'renew certificate',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '1  Take a snapshot', mark: 'done' },
              { text: '2  Renew on the spare', mark: 'done' },
              { text: '3  Switch, test from outside', mark: 'done' },
              { text: '4  Write the change down', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Change 90',
        state: '22:05',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Took', value: '11 min' },
              { text: 'Undo', value: 'ready', mark: 'done' },
            ],
          },
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
      'A runbook that you can edit, with an offline copy',
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
