import network from '@/content/pages/services/support-and-management/managed-it/network-management';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { billed } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Hotel group network: Wi-Fi, tills and a second internet line',
  summary:
    'Three beach properties: guest Wi-Fi through coral walls, tills kept apart, spare lines.',
  description:
    'Illustrative example: a coast hotel group renews its networks at three properties, with Wi-Fi through coral walls, separate till traffic and a second internet line.',
  lead: 'Guests in three beach hotels have Wi-Fi at the bar and none in their rooms, and card machines fail when they upload a video. The group renews its networks.',
  updated: '2026-11-27',
  drawing: {
    caption: 'what shared one network before, and what is apart after.',
    parts: [
      {
        type: 'rack',
        title: 'Before: one network',
        units: [
          { label: 'Guests', mark: 'late' },
          { label: 'Tills and locks', mark: 'late' },
          { label: 'One line', mark: 'late' },
        ],
      },
      {
        type: 'rack',
        title: 'After: apart',
        units: [
          { label: 'Guests', mark: 'done' },
          { label: 'Tills', mark: 'done' },
          { label: 'Locks, cameras', mark: 'done' },
          { label: 'Fibre', note: 'in use', mark: 'done' },
          { label: 'Second line', note: 'ready', mark: 'open' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: [
    '/services/support-and-management/managed-it/network-management',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
  ],
  situation: `One hotel has thick coral walls, one is a concrete block, and one is a row of villas in a garden. Tills, door locks, cameras and guests share one network.

All three fibre lines follow the same road. The group has a finance manager and two handymen, but no IT staff.`,
  approach: {
    heading: 'Room by room, then line by line',
    steps: [
      {
        title: 'Measure in the rooms',
        body: 'We measure at 21:00, where guests use their phones, and plan each access point.',
      },
      {
        title: 'Place small radios near guests',
        body: 'Low-power units go into the rooms of the coral house. The garden gets sealed outdoor units, with fibre between buildings because lightning damages copper.',
      },
      {
        title: 'Divide the network into five',
        body: 'Guests, tills and card terminals, office, cameras and door locks are separate. Each room gets a fair share of the internet.',
      },
      {
        title: 'Add a second line',
        body: 'Two hotels get a wireless link to a mast inland, and the third gets a mobile router. If fibre fails, tills, cards and reservations use the second line, and guests get basic messaging. We test it by unplugging the fibre during a card payment.',
      },
    ],
  },
  result: `- When fibre fails, the second line takes over and the duty manager gets an SMS.
- The general manager counts reviews that mention internet, season by season.
- The handymen have drawings, labelled cables and two spare units, and replace a radio while we help by phone.`,
  sections: [
    {
      type: 'bill',
      heading: 'What we watch each month',
      intro: `Access points, switches and firewalls report to our desk. Suppliers bill equipment, masts and lines. One hotel takes ${timeInWords({ ...network.glance.time, note: undefined })}.`,
      lines: [
        billed(
          'Network of three hotels',
          84,
          prices['/services/support-and-management/managed-it/network-management'],
        ),
        billed(
          'Cabinets and power, three sites',
          3,
          prices['/services/support-and-management/managed-it/infrastructure-management'],
        ),
      ],
    },
    {
      type: 'specification',
      heading: 'Learnt on the roof',
      rows: [
        {
          term: 'Masts',
          detail: 'Agreements take longest, so links are ordered in the first week.',
        },
        {
          term: 'Outdoor units',
          detail:
            'A photograph is taped inside the cabinet, because units come back facing the wrong way.',
        },
        {
          term: 'Guest code',
          detail:
            'It comes with the key card. A phone number would need a purpose and an end date, as our [data protection primer](/blog/data-protection-act-primer-for-smes) explains.',
        },
      ],
    },
  ],
  ask: { heading: 'Your rooms, measured at 21:00' },
  related: [
    '/services/support-and-management/managed-it/network-management',
    '/products/posigen',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  sources: [regulation.typeApproval, dataProtection.principles],
} satisfies Copy<'project'>;
