import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';

const month = prices['/services/software-solutions/mobile-apps'].from.value;

export default {
  shape: 'ongoing',
  heading: 'Mobile apps for customers in Kenya',
  summary: 'Customer apps for Android and iPhone, improved every month after launch.',
  description:
    'Mobile app development in Kenya for customers: design, Android and iPhone, M-Pesa payment, store publishing, measurement and a release about once a month.',
  lead: 'Your customers find your app in both stores, under your name. It improves every month, and you pay a team by the month.',
  updated: '2026-11-29',
  emblem: 'phones',
  drawing: {
    caption: 'An order for drinking water in a customer app',
    place: 'below',
    parts: [
      {
        type: 'phone',
        title: 'Water, 20 l',
        blocks: [
          {
            type: 'totals',
            items: [
              { label: 'Bottles', value: '3' },
              { label: 'To pay', value: '750' },
            ],
          },
          { type: 'buttons', items: ['Pay by M-Pesa'] },
          {
            type: 'rows',
            items: [
              { text: '20 Nov', value: '750', mark: 'done' },
              { text: '13 Nov', value: '500', mark: 'done' },
              { text: '6 Nov', value: '750', mark: 'done' },
              { text: 'Bottles to return', value: '2', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Where to?',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Area', value: 'Kisauni' },
              { label: 'Landmark', value: 'blue gate' },
              { label: 'Between', value: '15:00 and 17:00' },
            ],
          },
          { type: 'rows', items: [{ text: 'Saved', mark: 'done' }] },
          { type: 'buttons', items: ['Send'] },
        ],
      },
      {
        type: 'phone',
        title: 'On the way',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Paid', value: '15:32', mark: 'done' },
              { text: 'Rider', value: '16:10', mark: 'open' },
            ],
          },
          {
            type: 'messages',
            items: [
              { from: 'them', by: 'Rider, 15:58', text: 'I am at the stage.' },
              { from: 'us', by: 'You, 15:59', text: 'Second blue gate, please.' },
              { from: 'them', by: 'Rider, 16:07', text: 'Three bottles are at your door.' },
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
  similar: {
    path: '/services/development-services/software-development/mobile-application',
    asks: 'Is it for your own staff?',
  },
  situation: {
    heading: 'Would your customers open it every week?',
    body: `Yes, if it saves them a queue, a call or a trip: balances, fares, drinking water, monthly medicine. Customers who buy once a year may delete it. For them, see [Customer Portals](/services/web-development/web-applications), which cost you less, or [compare all four kinds](/services/software-solutions#which-of-four-kinds-of-app). A prototype for eight of your customers is a paid start of one month. If they would not use it, you pay for that month only. The agreement, with its minimum term of ${commitments.minimumTerm.phrase}, begins after it.`,
  },
  process: {
    heading: 'To the launch, and the months after it',
    intro: `You pay the team from its first month: a launch costs at least ${withCurrency(4 * month)} to ${withCurrency(5 * month)}.`,
    steps: [
      {
        title: 'Ask eight people',
        body: 'They try a prototype on their own phones.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Choose one job',
        body: 'The first version does one thing from beginning to end. You name the figure that will tell you whether it worked.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open the store accounts',
        body: 'They are in your legal name, and the stores check your organisation.',
        time: { from: 2, to: 5, unit: 'weeks', alongside: true },
      },
      {
        title: 'Build',
        body: `You get a test version ${commitments.workingSoftware.phrase}, including one for a cheap, older Android phone.`,
        time: { from: 8, to: 12, unit: 'weeks' },
      },
      {
        title: 'Trial',
        body: 'Fifty to a hundred customers are invited.',
        time: { from: 3, unit: 'weeks' },
      },
      {
        title: 'Launch in parts',
        body: 'A tenth of the Android users get it first, then half, then all.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Improve',
        body: 'You see how many came back and where the others stopped, and you choose the next item.',
        time: 'Monthly',
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'us', 'both'],
  },
  sections: [
    {
      type: 'statement',
      heading: 'What improves in a month',
      body: 'A firm in Kisauni delivers drinking water. The counts show that people stop at “enter your location”. The pin on the map is wrong. The next release lets them name a landmark, and the next count shows whether that helped.',
    },
    {
      type: 'comparison',
      heading: 'Which kind of app?',
      rowHeading: 'Point',
      columns: ['Two native apps', 'One app for both', 'Installable web app'],
      rows: [
        {
          label: 'Take it for',
          cells: ['Heavy camera or Bluetooth work', 'Orders, balances, tickets', 'Rare use'],
        },
        { label: 'Notifications', cells: ['Full', 'Full', 'Limited on iPhone'] },
        { label: 'Work to keep up', cells: ['Two code bases', 'One', 'One, without a store'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need the iPhone version at once?',
      answer:
        'Both are in the price. If few of your customers have an iPhone, we can open Android first.',
    },
    {
      question: 'Can customers pay by M-Pesa in it?',
      answer:
        'Yes, for what they use outside the app, such as a delivery or a fare. Digital content falls under the stores’ own payment rules.',
    },
    {
      question: 'What does the monthly price include after the launch?',
      answer:
        'New phones, deadlines of the stores, security, and the item of the month. Store fees, SMS, maps and adverts are on your own accounts.',
    },
  ],
  related: [],
  ask: {
    heading: 'Have a prototype tried by your customers',
    body: 'If they would not use the app, you stop there.',
  },
  sources: [
    {
      fact: 'Google Play verifies organisation developer accounts with a D-U-N-S number and requires a way to delete accounts created in an app.',
      reference:
        'Google, Play Console Help: app account deletion requirements; developer account information',
      url: 'https://support.google.com/googleplay/android-developer/answer/13327111',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
    {
      fact: 'Apps that sell physical goods or services used outside the app use payment methods other than in-app purchase.',
      reference: 'Apple, App Review Guidelines, 3.1.3(e)',
      url: 'https://developer.apple.com/app-store/review/guidelines/',
      checked: '2026-11-24',
      recheckBy: '2027-07-01',
    },
  ],
} satisfies Copy<'service'>;
