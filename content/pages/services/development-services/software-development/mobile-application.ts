import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Mobile application for staff and field work',
  summary: 'A fixed-scope phone app for drivers, inspectors and field teams, offline first.',
  description:
    'Fixed-scope mobile apps for field staff in Kenya: offline forms, photos, GPS and signatures, synced to your office and installed without a public store.',
  lead: 'Let your field staff record their work on a phone, with or without signal. The app is built to your specification and handed over with its source.',
  updated: '2026-11-22',
  glance: {
    audience: 'Companies whose drivers, inspectors or field officers still write on paper forms',
    time: '10 to 14 weeks, with a two-week pilot',
    price: {
      measure: 'fixed price',
      note: 'Each outside system that it writes to adds one to three weeks',
      from: 'not yet',
    },
    start: 'A day on the road with two of your field people',
    needs: 'Your present forms and lists as files, and company phones or a rule for staff phones',
  },
  twin: {
    path: '/services/software-solutions/mobile-apps',
    difference:
      'Here you order a fixed-scope app for your own staff or field work, built to your specification and handed over. The other page is about an app for your customers, which we design, publish in the stores and keep developing as a product.',
  },
  situation: {
    heading: 'Paper comes back wet, late or not at all',
    body: `Forty carbon-copy forms leave the depot each morning. Thirty-six return. Two are unreadable, one has the wrong plot number, and the clerk who types them in is three days behind. When a customer disputes a delivery, the signed copy is in a carton in Changamwe.

Messaging groups were the first improvement: a photograph, a location pin, a thumbs-up. They cannot be searched, they leave with the person’s phone, and they mix the company’s records with wedding invitations.

A small app with six screens does better. It asks for what is needed, refuses what is impossible and stamps time and place. In the Taita Hills it keeps the records until it finds a network.`,
  },
  process: {
    heading: 'From a ride along to a roll-out',
    steps: [
      {
        title: 'Ride along',
        body: 'A day with two of your field people. We note gloves, glare, dust, battery habits and how many seconds they really have.',
        duration: '1–2 days',
      },
      {
        title: 'Clickable screens',
        body: 'The whole flow on a test phone, without code behind it. Your staff try it at the gate and we change it the same evening.',
        duration: '1–2 weeks',
      },
      {
        title: 'Signed specification',
        body: 'Screens, fields, validation, sync rules and the acceptance tests, with the fixed price.',
        duration: '1 week',
      },
      {
        title: 'Build the app and its sync service',
        body: 'One codebase for Android and, where you need it, iOS. Records get their identity on the phone, so that two offline entries never collide.',
        duration: '5–8 weeks',
      },
      {
        title: 'Pilot with five people',
        body: 'Two weeks beside the paper form. Each evening we compare the two and explain every difference.',
        duration: '2 weeks',
      },
      {
        title: 'Roll out',
        body: 'Install by link or device manager, train the trainers, collect the last paper pads.',
        duration: '1–2 weeks',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The app, signed with a key that belongs to you',
      'A sync service and a browser page where the office sees, corrects and exports records',
      'Source code, build script and the specification it was tested against',
      'A ten-minute training video recorded on your own forms',
    ],
    needed: [
      'Two field people for the ride, the screens and the pilot',
      'Present forms, price lists and customer or plot lists as files',
      'A decision on phones: company handsets, or staff phones with a separate work profile',
    ],
    excluded: [
      'Handsets, airtime and data bundles',
      'Store marketing, ratings and advertising',
      'Features for the general public',
    ],
  },
  duration:
    'Ten to fourteen weeks including the pilot. Each outside system it must write to adds one to three weeks.',
  sections: [
    {
      type: 'specification',
      heading: 'Decisions every field app needs',
      rows: [
        {
          term: 'Oldest phone',
          detail:
            'We test on the cheapest model in your fleet and name the oldest Android version that is supported.',
        },
        {
          term: 'Offline limit',
          detail:
            'How many days of work, photos included, fit on the device. Seven days is a common answer.',
        },
        {
          term: 'Conflicts',
          detail: 'If the office and the driver edit the same record, which wins, and who is told.',
        },
        {
          term: 'Photos',
          detail: 'Shrunk on the phone to a size you choose, uploaded on Wi-Fi or by bundle.',
        },
        {
          term: 'Lost phone',
          detail:
            'Local data is encrypted; an administrator revokes the device, and it wipes at next contact.',
        },
        {
          term: 'Location',
          detail:
            'Recorded at the moment of an entry only, unless you can justify more to your staff.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'The data bundle for a meter-reading round',
      body: 'A water company sends six readers out. Each visits ninety meters a day, takes one photograph per meter and types a number. Shrinking the picture on the phone makes the difference between a cheap bundle and an expensive one.',
      figures: [
        { label: 'Photos a day, one reader', value: '90' },
        { label: 'Straight from the camera', value: '90 × 3 MB = 270 MB' },
        { label: 'Shrunk to 120 KB', value: '10.8 MB' },
        { label: 'Readings and sync', value: '0.4 MB' },
        { label: 'Team of six, 22 days', value: 'about 1.5 GB' },
      ],
    },
    {
      type: 'chart',
      heading: 'Photos of one reader in a day',
      data: {
        form: 'bars',
        unit: 'MB',
        bars: [
          { label: 'Straight from the camera', value: 270 },
          { label: 'Shrunk on the phone', value: 10.8, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Must the app be in Google Play?',
      answer:
        'No. For staff it can be published privately to your organisation, or installed from a link with a device manager. Private distribution still needs a developer account in your name.',
    },
    {
      question: 'Can it print a receipt at the roadside?',
      answer:
        'Yes, on a Bluetooth thermal printer. Settle the printer model in the specification; they differ more than they look.',
    },
    {
      question: 'May we track staff with it?',
      answer:
        'Tell them what is recorded, why and for how long, and record only what the work needs. The Data Protection Act applies to employees too, so the minimum is what we build unless you specify more.',
    },
    {
      question: 'Would a browser page do instead of an app?',
      answer:
        'If there is signal nearly everywhere and no printer or background sync, yes. Then order a [web application](/services/development-services/software-development/web-application) and skip installation altogether.',
    },
  ],
  related: [
    '/services/software-solutions/mobile-apps',
    '/services/software-solutions/api-development',
    '/services/business-and-qa/software-testing',
    '/services/development-services/software-development',
  ],
  sources: [
    {
      fact: 'Personal data is any information about an identified or identifiable natural person, so the Act covers employees.',
      reference: 'Data Protection Act, 2019, section 2',
      url: lawUrl('dataProtection', 2),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
