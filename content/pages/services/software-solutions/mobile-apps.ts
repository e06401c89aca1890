import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Mobile app development in Kenya',
  summary: 'Customer apps for Android and iPhone, improved every month after launch.',
  description:
    'Mobile app development in Kenya for customers: design, Android and iPhone, M-Pesa payment, store publishing, measurement and a release about once a month.',
  lead: 'We design your customer app, publish it for Android and iPhone and release improvements about once a month.',
  updated: '2026-11-24',
  drawing: {
    caption: 'three screens of a customer app.',
    parts: [
      {
        type: 'phone',
        title: 'Water account',
        blocks: [
          {
            type: 'totals',
            items: [
              { label: 'To pay', value: '1,240' },
              { label: 'Units', value: '11' },
            ],
          },
          { type: 'buttons', items: ['Pay by M-Pesa'] },
          {
            type: 'rows',
            items: [
              { text: 'Oct', value: '1,180', mark: 'done' },
              { text: 'Aug', value: '990', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Report',
        state: 'a leak',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Where', value: 'Tudor' },
              { label: 'Since', value: '06:30' },
            ],
          },
          { type: 'rows', items: [{ text: '1 photo', mark: 'done' }] },
          { type: 'buttons', items: ['Send'] },
        ],
      },
      {
        type: 'phone',
        title: 'Outage',
        blocks: [
          { type: 'rows', items: [{ text: 'Nyali', value: 'until 16', mark: 'late' }] },
          {
            type: 'messages',
            items: [
              { from: 'them', by: '11:20', text: 'A main broke at the bridge.' },
              { from: 'them', by: '13:05', text: 'Crew on site.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Businesses whose customers would use an app weekly, such as SACCOs and delivery firms',
    time: { from: 4, to: 5, unit: 'months', note: 'to launch, then a release about once a month' },
    price: prices['/services/software-solutions/mobile-apps'],
    start: 'A clickable prototype tested by eight likely users',
    needs: 'A product owner for a day a week, and registration documents for the stores',
  },
  situation: {
    heading: 'Would customers use it every week?',
    body: 'If an app saves them a queue, a call or a trip, yes: balances, orders, fares, monthly medicine. If they rarely buy, a good [mobile website](/services/web-development/web-applications) serves them better and costs you less.',
  },
  process: {
    heading: 'From idea to second version',
    steps: [
      {
        title: 'Test the idea',
        body: 'If the eight users would not use it weekly, we advise against it.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Choose one job',
        body: 'Version one does one thing fully. You set its measure of success.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open store accounts',
        body: 'In your legal name. The stores verify your organisation, so start early.',
        time: { from: 2, to: 5, unit: 'weeks', alongside: true },
      },
      {
        title: 'Build',
        body: 'A test version every Friday, also for cheap older Android phones.',
        time: { from: 8, to: 12, unit: 'weeks' },
      },
      {
        title: 'Trial',
        body: 'Fifty to a hundred invited customers use it.',
        time: { from: 3, unit: 'weeks' },
      },
      {
        title: 'Launch',
        body: 'To a tenth of Android users, then half, then all.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Improve',
        body: 'Each month you see how many returned and where they stopped, and choose the next item.',
        time: 'Monthly',
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'Apps in Google Play and the App Store under your name',
      'An office screen for your support staff',
      'M-Pesa or card payment, if the app sells',
      'Crash and usage figures, with consent, in your accounts',
    ],
    needed: [
      'A product owner, for a day a week',
      'Half an hour with each of eight customers',
      'Someone who answers reviews and messages',
    ],
    excluded: [
      'Store fees, SMS, maps and payment commissions',
      'Advertising',
      'Approval by the stores, which they decide',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which kind of app?',
      rowHeading: 'Point',
      columns: ['Two native apps', 'One cross-platform app', 'Installable web app'],
      rows: [
        {
          label: 'Choose it for',
          cells: ['Heavy camera, Bluetooth', 'Most customer apps', 'Occasional use'],
        },
        { label: 'Notifications', cells: ['Full', 'Full', 'Limited on iPhone'] },
        { label: 'In the stores', cells: ['Yes', 'Yes', 'Usually not'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Made for Kenyan phones',
      rows: [
        { term: 'Data', detail: 'Only changes are sent.' },
        {
          term: 'No signal',
          detail: 'The last balance, ticket or list stays readable, and actions wait.',
        },
        {
          term: 'Changed numbers',
          detail: 'A tested way to recover an account after a line is lost.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'The first 90 days',
      body: 'A gas delivery firm in Kisauni launches an app. Many customers stop at "enter your location", because the map pin is wrong. Release four lets them describe a landmark.',
      figures: [
        { label: 'Installed', value: '2,140' },
        { label: 'Ordered once', value: '860' },
        { label: 'Ordered again in 60 days', value: '301' },
        { label: 'Left at the address step', value: '48%, then 19%' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need an iPhone version at once?',
      answer:
        'Check your website statistics. With one cross-platform app, Android first and iPhone within two months is a good plan.',
    },
    {
      question: 'Can customers pay with M-Pesa in the app?',
      answer:
        'Yes, for goods and services used outside it, such as a delivery or a fare. Digital content falls under the stores’ own payment rules.',
    },
    {
      question: 'What does it take to keep an app working?',
      answer:
        'Several releases a year for new phones, store deadlines and security. The monthly price includes them.',
    },
  ],
  related: [
    '/services/software-solutions/api-development',
    '/solutions/customer-engagement',
    '/services/business-and-qa/software-testing',
  ],
  twin: {
    path: '/services/development-services/software-development/mobile-application',
    difference:
      'This page is for an app for your customers that we keep improving, in the stores. For a fixed-scope app for your own staff or field work, see mobile application development.',
  },
  sources: [
    {
      fact: 'Google Play verifies organisation developer accounts with a D-U-N-S number and requires a way to delete accounts created in an app.',
      reference:
        'Google, Play Console Help: app account deletion requirements; developer account information',
      url: 'https://support.google.com/googleplay/android-developer/answer/13327111',
      checked: '2026-11-22',
    },
    {
      fact: 'Apps that sell physical goods or services used outside the app use payment methods other than in-app purchase.',
      reference: 'Apple, App Review Guidelines, 3.1.3(e)',
      url: 'https://developer.apple.com/app-store/review/guidelines/',
      checked: '2026-11-24',
    },
  ],
} satisfies Copy<'service'>;
