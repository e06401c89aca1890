import { portalMonthly } from '@/content/prices/portal';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'project',
  heading: 'Customer portals and booking systems',
  summary: 'Booking, client areas and self-service portals on your website.',
  description:
    'Customer portals, booking systems and member areas in Kenya: web applications on your website with M-Pesa, SMS codes and secure sign-in, which use your own records.',
  lead: 'Your customers book, pay or fetch a document on your website, day or night, in a portal that uses the records you already keep.',
  updated: '2026-11-29',
  emblem: 'calendar',
  drawing: {
    caption: 'A booking that a customer made at night',
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
    audience:
      'Firms whose customers book, pay or fetch papers: clinics, SACCOs, schools, clearing agents',
    time: { from: 9, to: 16, unit: 'weeks', note: 'until all customers are invited' },
    price: prices['/services/web-development/web-applications'],
    start: 'Two weeks in which your desk counts calls by type',
    needs: 'The count, access to your records, a colleague who knows the exceptions',
  },
  similar: {
    path: '/services/development-services/software-development/web-application',
    asks: 'Is it only for your staff?',
  },
  example: {
    heading: 'Two bays, booked day and night',
    body: 'While the desk talks to one caller, it loses another. With the portal a customer sees the free hours, pays a deposit of KSh 500 by M-Pesa, and gets a reminder the evening before. The desk still takes calls, and enters them in the same calendar.',
    figures: [
      { label: 'Open for booking', value: 'day and night' },
      { label: 'Hour held during the payment', value: '10 minutes' },
      { label: 'Deposit', value: 'KSh 500' },
    ],
  },
  process: {
    heading: 'From counted calls to all customers',
    steps: [
      {
        title: 'Count the calls',
        body: 'Your desk makes a tick for each kind of call. The first version handles your three most common calls.',
        time: { from: 2, unit: 'weeks', note: '(little effort)' },
      },
      {
        title: 'Try it on three customers',
        body: 'Each answer is in a database, a spreadsheet or a notebook. Three customers then tap through the pages on their own phones.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'You can use it from the third week: sign in, see a record, act, get a receipt.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Try to break it',
        body: 'Testers open other customers’ files, book one hour twice, and cut the line during a payment.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Invite twenty, then 200, then all',
        body: 'Your desk counts calls again, and you see what changed.',
        time: { from: 1, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['you', 'both', 'us', 'us', 'both'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Portals by trade',
      rows: [
        {
          term: 'Shipment tracking',
          detail:
            'Importers see release, gate-out and missing documents, from the agent’s job file: see the [sample portal for importers](/projects/clearing-agent-document-portal).',
        },
        {
          term: 'Clinic hours',
          detail:
            'Patients see free slots by doctor, and pay a deposit: see [clinic booking](/projects/clinic-booking-web-application).',
        },
        {
          term: 'SACCO members',
          detail:
            'Members get a statement, apply for a loan and consent as guarantors. The link to the core system is [a project of its own](/services/systems-integration/banking-systems-integration).',
        },
        {
          term: 'Tenants',
          detail: 'Tenants get a rent statement, and ask for a repair with a photo.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'How customers are kept apart',
      body: 'The server checks each request against the person who is signed in: a guessed reference number opens nothing. A log says who opened which record. For health or children’s records we assess the risks with you first. The Data Protection Act asks for it where the risk is high.',
    },
  ],
  questions: [
    {
      question: 'What does a portal cost after the launch?',
      answer: `In our [sample bill](/projects/clearing-agent-document-portal#what-the-portal-costs-once-and-each-month), its server, host, backup and night call cost ${portalMonthly}.`,
    },
    {
      question: 'Would a ready-made booking tool be enough?',
      answer:
        'Yes, if your prices and deposits are simple and it takes your customers’ way of paying. Try one for a month before you call us. If you are not sure of a portal, [compare the four kinds of app](/services/software-solutions#which-of-four-kinds-of-app).',
    },
    {
      question: 'Can customers without e-mail sign in?',
      answer:
        'Yes, with a code by SMS. A SIM can be swapped. Where money or health is at stake, a PIN or an authenticator app is added.',
    },
    {
      question: 'What if the connection fails during payment?',
      answer:
        'The form keeps what was typed, and the page asks M-Pesa for the state of the payment before it offers to pay again.',
    },
  ],
  related: [],
  ask: {
    heading: 'What do customers call you about?',
    body: 'A portal ends some of those calls, but not all.',
  },
  sources: [dataProtection.impactAssessment],
} satisfies Copy<'service'>;
