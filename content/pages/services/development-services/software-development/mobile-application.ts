import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Mobile apps for field staff in Kenya',
  summary:
    'A fixed-scope phone app for drivers, inspectors and field teams, with or without signal.',
  description:
    'Mobile apps for field staff in Kenya at a fixed price: forms, photos, GPS and signatures that work offline, sync to your office and need no public store.',
  lead: 'Your drivers, inspectors and field officers record their work on a phone, with or without signal. We build the app to your specification and hand over the source.',
  updated: '2026-11-24',
  glance: {
    audience: 'Companies whose field staff still write on paper forms',
    time: { from: 10, to: 14, unit: 'weeks', note: '(with a two-week pilot)' },
    price: prices['/services/development-services/software-development/mobile-application'],
    start: 'A day on the road with two of your field staff',
    needs: 'Your forms and lists as files, and company phones or a rule for private ones',
  },
  twin: {
    path: '/services/software-solutions/mobile-apps',
    difference:
      'This page is for an app for your own staff, built once to your specification. The other is for an app for your customers, which we publish in the stores and keep improving.',
  },
  process: {
    heading: 'From a day on the road to roll-out',
    steps: [
      {
        title: 'Join a working day',
        body: 'We note gloves, glare, dust, battery habits and how many seconds people have for an entry.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Try the screens',
        body: 'A clickable version on a phone. Your staff try it and we change it the same evening.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Sign the specification',
        body: 'Screens, fields, rules, tests and the fixed price.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'One app for Android and, if needed, iPhone. Offline entries never overwrite each other.',
        time: { from: 5, to: 8, unit: 'weeks' },
      },
      {
        title: 'Pilot',
        body: 'Five people use both the app and the paper form. We explain every difference.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Roll out',
        body: 'Install by link or device manager, train the trainers, collect the paper pads.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The app, signed with your key',
      'An office page to see, correct and export records',
      'Source code, build script and specification',
      'A ten-minute training video with your own forms',
    ],
    needed: [
      'Two field staff for the first day, the screens and the pilot',
      'Your forms, price lists and customer or plot lists as files',
      'A decision: company phones, or staff phones with a work profile',
    ],
    excluded: [
      'Phones, airtime and data bundles',
      'Store marketing and ratings',
      'Functions for the public',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Decisions every field app needs',
      rows: [
        {
          term: 'Oldest phone',
          detail: 'We test on your cheapest model and name the oldest Android version.',
        },
        {
          term: 'Days offline',
          detail: 'How much work fits on the phone, photos included. Often seven days.',
        },
        {
          term: 'Conflicts',
          detail:
            'If the office and a driver edit the same record, which change wins, and who is told.',
        },
        {
          term: 'Lost phone',
          detail:
            'Data is encrypted. An administrator blocks the phone, and the data is wiped when the phone next connects.',
        },
        {
          term: 'Location',
          detail: 'Recorded only when an entry is made, unless you can justify more to your staff.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Data for a meter-reading round',
      body: 'A water company has six readers. Each takes 90 photos a day. If the app makes the pictures smaller, a cheap data bundle is enough.',
      figures: [
        { label: 'A day, from the camera', value: '270 MB' },
        { label: 'A day, made smaller', value: '10.8 MB' },
        { label: 'Six readers, 22 days', value: 'about 1.4 GB' },
      ],
    },
  ],
  questions: [
    {
      question: 'Must the app be in Google Play?',
      answer:
        'No. It can be published privately to your organisation or installed by a device manager.',
    },
    {
      question: 'Can it print a receipt on the road?',
      answer:
        'Yes, on a Bluetooth printer. Choose the model in the specification, because printers differ.',
    },
    {
      question: 'May we track staff with it?',
      answer:
        'Tell them what is recorded, why and for how long, and record only what the work needs. The Data Protection Act also protects employees.',
    },
  ],
  related: [
    '/services/development-services/software-development/web-application',
    '/services/software-solutions/api-development',
    '/services/business-and-qa/software-testing',
  ],
  sources: [dataProtection.definitions],
} satisfies Copy<'service'>;
