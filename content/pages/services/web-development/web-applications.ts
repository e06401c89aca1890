import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Customer portals and booking systems in Kenya',
  summary: 'Booking, client areas and self-service portals on your website.',
  description:
    'Customer portals, booking systems and member areas in Kenya: web applications on your website with M-Pesa, SMS codes and secure sign-in, which use your own records.',
  lead: 'Customers book, pay or download a document on your website at any hour, so they need not call your office. The portal reads the records you already keep.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a booking that a customer made at night.',
    parts: [
      {
        type: 'phone',
        title: 'Choose a time',
        state: 'Saturday',
        blocks: [
          {
            type: 'grid',
            columns: ['9', '10', '11', '12'],
            rows: [
              {
                label: 'Bay 1',
                squares: [
                  { text: 'full', mark: 'open' },
                  { text: 'free', mark: 'done' },
                  { text: 'free', mark: 'done' },
                  { text: 'full', mark: 'open' },
                ],
              },
              {
                label: 'Bay 2',
                squares: [
                  { text: 'free', mark: 'done' },
                  { text: 'full', mark: 'open' },
                  { text: 'free', mark: 'done' },
                  { text: 'free', mark: 'done' },
                ],
              },
            ],
          },
          { type: 'buttons', items: ['Book'] },
        ],
      },
      {
        type: 'window',
        title: 'Today',
        state: 'workshop',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '10:00, bay 1', value: '22:47', mark: 'done' },
              { text: '11:00, bay 2', value: '06:05', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Clearing agents, clinics, SACCOs, schools, estate managers and tour operators',
    time: { from: 9, to: 16, unit: 'weeks', note: 'to the first customers' },
    price: prices['/services/web-development/web-applications'],
    start: 'Two weeks in which your desk counts calls by type',
    needs: 'The count, access to your records, a colleague who knows the exceptions',
  },
  process: {
    heading: 'From phone calls to a portal',
    steps: [
      {
        title: 'Count the calls',
        body: 'Your desk ticks each call by type. The three most common types become the first version.',
        time: { from: 2, unit: 'weeks', note: '(little effort)' },
      },
      {
        title: 'Find the records',
        body: 'Where is each answer kept: a database, a spreadsheet, a notebook?',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Test a prototype',
        body: 'Three customers try it on their phones. We agree how they sign in.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'Customers can sign in, see their record, act and get a receipt. You use the portal from the third week.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Try to break it',
        body: 'We try to read other customers’ files, book one slot twice, and cut the connection during payment.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Invite in stages',
        body: 'Twenty customers, then 200, then all. Your desk keeps counting calls.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['you', 'us', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The application on a subdomain of your site, in the same design',
      'An office screen to see requests, correct mistakes and help customers',
      'Connections to your existing records',
      'SMS and e-mail notices with wording you can edit',
      'A log of who opened which record',
    ],
    needed: [
      'A colleague who knows the exceptions',
      'Access to your records system or its supplier',
      'A decision on who helps customers, and when',
    ],
    excluded: [
      'Replacing the office system behind it',
      'SMS, payment and map fees',
      'Cleaning duplicate customer records, quoted separately',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Typical portals',
      rows: [
        {
          term: 'Shipment tracking',
          detail:
            'Entry, inspection, release and gate-out, with documents, from the agent’s job file.',
        },
        {
          term: 'Clinic booking',
          detail: 'Free slots by doctor, an M-Pesa deposit and a reminder.',
        },
        {
          term: 'SACCO members',
          detail: 'Statement, loan application and guarantor consent, from core banking.',
        },
        { term: 'Tenants', detail: 'Rent statement and repair requests with a photo.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Security',
      body: 'Every request is checked on the server against the person signed in, so a reference number alone opens nothing. We collect only what the task needs. For health or children’s records we assess the risks with you first, which the Data Protection Act requires when the risk is high.',
    },
    {
      type: 'example',
      heading: 'A clearing agent’s document portal',
      body: 'Two clerks take 90 calls a day, and 58 ask for status or a copy of an entry. With the portal, many importers look this up themselves, often after 18:00. The clerks use the time for files that are stuck. See the [sample project](/projects/clearing-agent-document-portal).',
      figures: [
        { label: 'Calls a day, before', value: '90' },
        { label: 'Calls a day, after', value: '49' },
        { label: 'Look-ups outside office hours', value: '63%' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will it work on a cheap phone with a weak signal?',
      answer:
        'Yes, we test on one. Forms keep what was typed when the connection fails, and an interrupted payment is not taken twice.',
    },
    {
      question: 'Can customers sign in without e-mail?',
      answer:
        'Yes, with a code by SMS. For valuable records we add a PIN or an authenticator app, because a SIM can be swapped.',
    },
    {
      question: 'Would a ready-made booking tool be enough?',
      answer:
        'Yes, if your prices, deposits and rules are simple. It costs little and works today.',
    },
  ],
  related: [
    '/projects/clinic-booking-web-application',
    '/services/software-solutions/api-development',
    '/solutions/customer-engagement',
  ],
  twin: {
    path: '/services/development-services/software-development/web-application',
    difference:
      'This page is for tools on your website that your customers use: portals, booking and client areas. For an internal system for your own staff, built to a written specification, see web application development.',
  },
  sources: [dataProtection.impactAssessment],
} satisfies Copy<'service'>;
