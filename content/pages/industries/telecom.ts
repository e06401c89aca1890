import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Billing and outage software for Kenyan internet providers',
  summary: 'Subscriber billing, outage tracking, field crews and network servers for ISPs.',
  description:
    'Systems for Kenyan ISPs, tower and fibre companies: subscriber billing by M-Pesa, automatic suspension, outage tracking, field crews and hardened network servers.',
  lead: 'We set up billing, suspension and outage tracking for internet providers. A payment restores a line automatically, and in an outage your customers hear of it from you first.',
  updated: '2026-11-27',
  emblem: 'mast',
  drawing: {
    caption: 'One street cabinet in Ganjoni is down, and its 48 customers know',
    place: 'below',
    parts: [
      {
        type: 'map',
        areas: [
          { label: 'Nyali', at: [1, 0], mark: 'done' },
          { label: 'Bamburi', at: [2, 0], mark: 'done' },
          { label: 'Mtwapa', at: [3, 0], mark: 'open' },
          { label: 'Tudor', at: [0, 1], mark: 'done' },
          { label: 'Ganjoni', at: [1, 1], mark: 'late' },
          { label: 'Likoni', at: [2, 1], mark: 'done' },
          { label: 'Diani', at: [3, 1], mark: 'done' },
          { label: 'Mikindani', at: [1, 2], mark: 'done' },
          { label: 'Miritini', at: [2, 2], mark: 'done' },
        ],
      },
      {
        type: 'phone',
        title: 'Outage 118',
        blocks: [
          {
            type: 'messages',
            items: [
              {
                from: 'us',
                text: 'A cabinet in Ganjoni is down. Our crew is there. Back by 21:00.',
              },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Told', value: '48', mark: 'done' },
              { text: 'Called us', value: '3' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Internet providers, fibre and tower companies, from a few hundred lines',
    time: { from: 8, to: 12, unit: 'weeks', note: 'for up to 5,000 lines' },
    price: prices['/industries/telecom'],
    start: '2 to 3 weeks matching routers, payments and the support phone book',
    needs: 'Administrator access to routers, OLTs and the payment portal, and network plans',
  },
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'For crews, notices and servers',
  fits: [
    {
      path: '/products/ciragen',
      why: 'Tickets and visits, with each installation’s history.',
    },
    {
      path: '/solutions/bulk-sms-and-messaging',
      why: 'Outage notices and renewal reminders with delivery reports.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
      why: 'Closes the servers on which sign-ins and names depend.',
    },
  ],
  process: {
    heading: 'Subscribers first, then money, then automation',
    body: `1. Routers, payments and the support phone book are matched until each line has one account number, a place and a plan. A paid line comes back automatically only if the router and your accounts name the same customer.
2. Core, cabinet, splitter and port are recorded: each outage has a list of streets. Photographs of plans will do.
3. A paybill payment restores the line. Unmatched payments wait for a person.
4. Unpaid lines are suspended through RADIUS or the router, except those that you choose, such as clinics.`,
  },
  scope: {
    receive: [
      'One subscriber register behind billing and access',
      'A record of each outage, with its cause and its accounts',
    ],
    excluded: [
      'Licence applications to the Communications Authority',
      'Splicing, mast work and spectrum planning',
      'Lawful interception systems',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: '18:40, and 48 lines are down',
      body: 'A street cabinet that serves 48 lines loses power. Your support lead approves the words, and twelve minutes later each of the 48 has an SMS with an estimate.',
      figures: [
        { label: 'SMS sent at 18:52', value: '48' },
        { label: 'Told of the estimate, 21:00', value: '48' },
        { label: 'Service restored', value: '21:15' },
        { label: 'Credit at KSh 2,500 a month', value: 'KSh 9 each' },
      ],
    },
    {
      type: 'specification',
      heading: 'Duties of a licensed operator',
      rows: [
        {
          term: 'Licence class',
          detail:
            'Facilities, application services and content services are licensed separately. A list says which system serves which licence.',
        },
        {
          term: 'IP addresses',
          detail: 'A register shows which customer had which public address, and when.',
        },
        {
          term: 'Customer data',
          detail:
            'Access is by role, each look-up is logged, and old records are deleted on schedule.',
        },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'How many subscribers do you bill?',
    body: 'Tell us, and you get a price range on the day of the call.',
  },
  related: [],
  sources: [
    {
      fact: 'The Unified Licensing Framework separates network facilities, application service and content service licences.',
      reference: 'Communications Authority of Kenya, telecommunications market structure',
      url: 'https://www.ca.go.ke/industry/telecommunication/market-structure/',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
  ],
} satisfies Copy<'industry'>;
