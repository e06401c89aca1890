import { dataProtection } from '@/content/data-protection-sources';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

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
  approach: [
    {
      title: 'Measure in the rooms',
      body: 'We measure at 21:00, where guests use their phones, and plan each access point. In the concrete block there are too many radios, so some are removed.',
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
  stack: [
    { term: 'Wi-Fi', detail: 'Managed, type-approved access points with security updates' },
    { term: 'Switches', detail: 'PoE switches with VLANs in closed cabinets' },
    { term: 'Firewall', detail: 'One at each hotel, with two internet ports' },
    { term: 'Guest access', detail: 'A daily code with the key card. No name or phone number' },
    { term: 'Monitoring', detail: 'Alerts to our desk first, then the duty manager' },
  ],
  result: `- When fibre fails, the second line takes over and the duty manager gets an SMS.
- The restaurant notes each card payment that had to be repeated, and compares the list with the monthly page about the lines.
- The general manager counts reviews that mention internet, season by season.
- The handymen have drawings, labelled cables and two spare units, and can replace a radio while we help by phone.`,
  lessons: `Agreements for masts and roofs take longest, so wireless links are ordered in the first week.

A photograph of each outdoor unit is taped inside its cabinet, because roofs are replaced and units come back facing the wrong way.

A guest’s phone number needs a purpose and an end date, as our [data protection primer](/blog/data-protection-act-primer-for-smes) explains. Here the code comes with the key card instead.`,
  related: [
    '/services/support-and-management/managed-it/network-management',
    '/products/posigen',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  sources: [regulation.typeApproval, dataProtection.principles],
} satisfies Copy<'project'>;
