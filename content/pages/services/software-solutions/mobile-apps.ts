import type { Copy } from '@/content/schema';

export default {
  heading: 'Mobile apps for your customers',
  summary: 'Customer apps for Android and iPhone, run as a product with releases and a roadmap.',
  description:
    'Customer mobile apps in Kenya: product design, Android and iPhone builds, M-Pesa payment, store listing, measurement and a release every month or so after launch.',
  lead: 'Get an app for your customers designed and published in both stores, then developed further with a release about once a month. Before anything is built, eight likely users tell us whether they would keep it.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Businesses whose customers would use an app every week, such as SACCOs, transport and delivery',
    time: '4 to 5 months to public launch, then a release about once a month',
    price: {
      measure: 'per month',
      note: 'The test of the idea is a fixed price of its own, before the monthly team',
      from: 'not yet',
    },
    start: 'A clickable imitation in the hands of eight likely users',
    needs: 'A product owner for a day a week and registration papers for the store accounts',
  },
  situation: {
    heading: 'Would they use it every week?',
    body: `The first question is frequency. A SACCO member checks a balance often. A matatu commuter, a parent on a school run, a shopkeeper reordering stock, a patient on monthly medicine: these come back, because the app saves them a queue, a phone call, a trip to the branch or the price of an SMS. A tourist who books one safari in five years does not, and a good mobile site serves such a customer better.

Space is the second. A customer’s phone has 64 gigabytes, most of them videos, and to install your app they give up data, room and a minute of attention.

If your case passes both tests, the long part follows. Phones change, stores change their rules, reviewers complain on a Sunday. An app bought as a single delivery leaves you alone with all that. Here you buy a product team, small or large, that stays for as long as people use the app.`,
  },
  process: {
    heading: 'From an idea to version two',
    steps: [
      {
        title: 'Test the reason to install',
        body: 'We put a clickable imitation into the hands of eight likely users, in a queue or a stage if need be. If they would not use it weekly, we advise against building and you have spent little.',
        duration: '2–3 weeks',
      },
      {
        title: 'Choose one job',
        body: 'Version one does a single thing completely. Loyalty points, chat and referrals go to a list called later. You set the measure of success now, in numbers.',
        duration: '1 week',
      },
      {
        title: 'Open the store accounts',
        body: 'Both stores verify organisations, and a D-U-N-S number is part of it. The application goes in your legal name, early, because the check can’t be hurried.',
        duration: '2–5 weeks, in background',
      },
      {
        title: 'Build app and backend together',
        body: 'A test version reaches your phone every Friday. It also has to run on older, inexpensive Androids with little memory, which is where most complaints would otherwise come from.',
        duration: '8–12 weeks',
      },
      {
        title: 'Closed trial',
        body: 'Fifty to a hundred invited customers use it for real. Crashes, drop-outs and the support questions tell us what to repair before launch.',
        duration: '3 weeks',
      },
      {
        title: 'Launch in portions',
        body: 'The release goes to a tenth of Android users, then half, then all. Store texts and pictures are tested like any other part.',
        duration: '2 weeks',
      },
      {
        title: 'Release, measure, choose again',
        body: 'Each month we review how many came back, where they stopped and what they wrote. You choose the next item from the list; most of the list is never built, which is a saving.',
        duration: 'Monthly',
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'Apps in Google Play and the App Store under your own publisher name',
      'A backend with an office screen for your support staff',
      'M-Pesa or card payment for goods and services, where the app sells',
      'Crash and usage measurement, with consent, in accounts you own',
      'A roadmap for two quarters and a release about once a month',
      'A forced-update and feature-switch mechanism for emergencies',
    ],
    needed: [
      'A product owner on your side who may say no, for one day a week',
      'Registration documents for the publisher accounts',
      'Thirty minutes with each of eight customers before we start',
      'A colleague who answers store reviews and in-app messages after launch',
    ],
    excluded: [
      'Annual fees of the stores, SMS codes, maps and payment commissions',
      'Advertising for installs',
      'Games, and apps whose only purpose is to show your website',
      'Approval by the stores, which decide by their own guidelines',
    ],
  },
  duration:
    'Four to five months from the first test to public launch, then a standing rhythm. Sign-in, payment and offline use each add weeks; a design copied from the website saves none.',
  sections: [
    {
      type: 'comparison',
      heading: 'Native, cross-platform or web app',
      rowHeading: 'Decision point',
      columns: ['Two native apps', 'One cross-platform code', 'Installable web app'],
      rows: [
        {
          label: 'Choose it for',
          cells: [
            'Heavy camera, Bluetooth, wallet-grade security',
            'Most customer apps',
            'Occasional use, no store wanted',
          ],
        },
        {
          label: 'Team',
          cells: ['Two sets of skills', 'One', 'Your web team'],
        },
        {
          label: 'Download size',
          cells: ['Smallest', 'Some megabytes more', 'Next to nothing'],
        },
        {
          label: 'Notifications',
          cells: ['Full', 'Full', 'Good on Android, limited on iPhone'],
        },
        {
          label: 'Found in stores',
          cells: ['Yes', 'Yes', 'Generally not'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Made for phones in real hands',
      rows: [
        {
          term: 'Install size',
          detail: 'A ceiling agreed at the start, checked at each release. Growth needs a reason.',
        },
        {
          term: 'Data use',
          detail:
            'Only changes travel. Images come in the size of the screen, and large ones wait for Wi-Fi unless asked for.',
        },
        {
          term: 'Without signal',
          detail:
            'The last known balance, ticket or list stays readable, marked with its time, and actions wait in a queue that the user can see.',
        },
        {
          term: 'Shared phones',
          detail:
            'A PIN or fingerprint at opening, quick sign-out, and no amounts in notices on the locked screen unless chosen.',
        },
        {
          term: 'Changed numbers',
          detail:
            'A tested way to recover the account when a line has been lost or given to another person.',
        },
        {
          term: 'Leaving',
          detail:
            'Account deletion inside the app, which the stores demand, and a clear statement of what the law makes you keep.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Reading the first ninety days',
      body: `Say a gas delivery firm in Kisauni launches an app for cylinder refills. Installs look pleasing. The useful figure is lower down: who ordered a second time?

The review finds that half of those lost gave up at "enter your location", since pins drop in the wrong street. Release four lets people describe a landmark and reuse the last address. That matters more than the loyalty scheme at the top of the wish list.`,
      figures: [
        { label: 'Installed', value: '2,140' },
        { label: 'Ordered once', value: '860' },
        { label: 'Ordered again within 60 days', value: '301' },
        { label: 'Left at the address step', value: '48%' },
        { label: 'Same step after release four', value: '19%' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need an iPhone version from the start?',
      answer:
        'Look at your website statistics and your customers’ hands. Most phones in Kenya run Android, while some groups, such as hotel guests from abroad, lean the other way. With one cross-platform code the second version is a smaller step, so Android first and iPhone within two months is a sensible default.',
    },
    {
      question: 'Can customers pay with M-Pesa inside the app?',
      answer:
        'For goods and services used outside the app, such as a delivery, a fare or a fee, yes: the phone shows the M-Pesa prompt. Digital content consumed in the app falls under the stores’ own billing rules, which we check for your case before design.',
    },
    {
      question: 'What does it take to keep an app alive?',
      answer:
        'New system versions each year, store requirements with deadlines, updated libraries and security fixes. Even without a single new feature there are several forced releases a year. That is in the monthly budget from the start.',
    },
    {
      question: 'How do you treat personal data in the app?',
      answer:
        'Permissions are asked at the moment they make sense and the app works if they are refused wherever that is possible. The store privacy forms, the privacy notice and the code are compared at each release so that they tell the same story.',
    },
  ],
  related: [
    '/services/software-solutions/api-development',
    '/solutions/customer-engagement',
    '/services/web-development/web-applications',
    '/services/business-and-qa/software-testing',
  ],
  twin: {
    path: '/services/development-services/software-development/mobile-application',
    difference:
      'This page is about a customer-facing app that we design, build and run with you as a product, with stores and a roadmap. For a fixed-scope app for staff or field work, built to your specification, see mobile application development.',
  },
  sources: [
    {
      fact: 'Apps that sell physical goods or services used outside the app use payment methods other than in-app purchase; apps with account creation must offer account deletion.',
      reference: 'Apple, App Review Guidelines, 3.1.3(e) and 5.1.1(v)',
      url: 'https://developer.apple.com/app-store/review/guidelines/',
      checked: 'not yet',
    },
    {
      fact: 'Organisations enrolling as Apple developers are identified by a D-U-N-S number.',
      reference: 'Apple Developer, D-U-N-S Number',
      url: 'https://developer.apple.com/support/D-U-N-S/',
      checked: 'not yet',
    },
    {
      fact: 'Google Play verifies organisation developer accounts with a D-U-N-S number and requires a way to delete accounts created in an app.',
      reference:
        'Google, Play Console Help: app account deletion requirements; developer account information',
      url: 'https://support.google.com/googleplay/android-developer/answer/13327111',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
