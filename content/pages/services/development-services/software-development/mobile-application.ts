import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'project',
  heading: 'Mobile apps for staff in the field',
  summary:
    'A fixed-scope phone app for drivers, inspectors and field teams, with or without signal.',
  description:
    'Mobile apps for field staff in Kenya at a fixed price: forms, photos, GPS and signatures that work offline, sync to your office and need no public store.',
  lead: 'Your drivers, inspectors or field officers record their work on a phone, with or without a signal. You pay a fixed price.',
  updated: '2026-11-29',
  emblem: 'phones',
  drawing: {
    caption: 'An inspection on a phone without a signal',
    parts: [
      {
        type: 'phone',
        title: 'Inspection',
        state: 'no signal',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Site', value: 'Borehole 14' },
              { label: 'Flow', value: '2.1 m3/h' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: '3 photos', mark: 'done' },
              { text: 'Waits to send', value: '2', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Office',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Received', value: '12', mark: 'done' },
              { text: 'On phones', value: '2', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Map'] },
          {
            type: 'rows',
            items: [
              { text: 'Site 11', value: '2.4', mark: 'done' },
              { text: 'Site 12', value: '0.3', mark: 'late' },
              { text: 'Site 13', value: '2.2', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Companies whose field staff still write on paper forms',
    time: { from: 10, to: 14, unit: 'weeks', note: '(with a two-week pilot)' },
    price: prices['/services/development-services/software-development/mobile-application'],
    start: 'A day on the road with two of your field staff',
    needs: 'Your forms and lists as files, and company phones, or staff phones with a work profile',
  },
  similar: {
    path: '/services/software-solutions/mobile-apps',
    asks: 'Is it for your customers?',
  },
  example: {
    heading: '540 meters a day, often without signal',
    body: `Six readers go out, and each photographs 90 meters a day, often without signal. The reader picks the account, types the figure and takes the picture. The app warns if the figure is lower than last month’s, and sends everything when the phone is back in town.

The office sees each reading on a map and exports the file that its billing program wants.`,
    figures: [
      { label: 'Readings a day, six readers', value: '540' },
      { label: 'Photos of one reader in a day', value: '270 MB' },
      { label: 'The same, made smaller', value: '10.8 MB' },
      { label: 'Six readers, 22 days', value: 'about 1.4 GB' },
    ],
  },
  process: {
    heading: 'From a day on the road to the last paper pad',
    body: `1. One of us goes along for a day. Gloves, glare and dust decide how large a button must be.
2. Your staff tap through the screens on a phone. Both sides sign screens, rules, tests and the price.
3. The app is built in 5 to 8 weeks.
4. For two weeks, five people use the app and the paper form, and we explain every difference.
5. Your staff install the app by a link, we train the trainers, and the paper pads go.`,
  },
  scope: {
    excluded: [
      'Phones, airtime and data bundles',
      'Functions for the public: [compare the four kinds of app](/services/software-solutions#which-of-four-kinds-of-app)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Five decisions before we start',
      rows: [
        { term: 'Oldest phone', detail: 'We test on your cheapest model.' },
        {
          term: 'Days offline',
          detail: 'You say how much work must fit on the phone, photos included.',
        },
        {
          term: 'Conflicts',
          detail:
            'If the office and a driver change the same record, you say which change wins, and who is told.',
        },
        {
          term: 'Lost phone',
          detail:
            'Its data is encrypted. An administrator blocks the phone, and it is wiped when it next connects.',
        },
        {
          term: 'Location',
          detail:
            'It is recorded only when an entry is made, unless you can justify more to your staff.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does it have to be in Google Play?',
      answer: 'No. It can be installed privately, by a link or a device manager.',
    },
    {
      question: 'Can we track staff with it?',
      answer:
        'Tell them what is recorded, why and for how long, and record only what the work needs. The Data Protection Act protects employees too.',
    },
  ],
  related: [],
  ask: {
    heading: 'Send your paper form for a price',
    body: 'An empty copy is enough for a price range.',
  },
  sources: [dataProtection.definitions],
} satisfies Copy<'service'>;
