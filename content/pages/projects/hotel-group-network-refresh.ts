import { dataProtection } from '@/content/data-protection-sources';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Hotel group network: Wi-Fi, tills and a second internet line',
  summary:
    'Three beach properties: guest Wi-Fi through coral walls, tills kept apart, spare lines.',
  description:
    'Illustrative example: a coast hotel group renews its networks at three properties, with Wi-Fi through coral walls, separate till traffic and a second internet line.',
  lead: 'A group with three beach hotels wants Wi-Fi in every room, a separate network for tills and a second internet line at each hotel.',
  updated: '2026-11-24',
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: [
    '/services/support-and-management/managed-it/network-management',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
  ],
  situation: `One hotel has thick coral walls, one is a concrete block, and one is a row of villas in a garden. Guests report strong Wi-Fi at the bar and none in their rooms. Tills, door locks, cameras and guests share one network, so card machines fail when guests upload videos.

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
    { term: 'Power', detail: 'A UPS in each cabinet until the generator starts' },
  ],
  result: `- When fibre fails, the second line takes over and the duty manager gets an SMS.
- A monthly page shows the state of each line. The restaurant notes each card payment that had to be repeated, to check that page.
- The general manager counts reviews that mention internet, season by season.
- The handymen have drawings, labelled cables and two spare units, and can replace a radio while we help by phone.`,
  lessons: `Tape a photograph of each outdoor unit inside the cabinet, because roofs are replaced and units come back facing the wrong way.

Do not ask guests for personal details without a purpose and an end date. See our [data protection primer](/blog/data-protection-act-primer-for-smes).

Order wireless links in the first week. Agreements for masts and roofs take longest.`,
  related: [
    '/services/support-and-management/managed-it/network-management',
    '/products/posigen',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  sources: [regulation.typeApproval, dataProtection.principles],
} satisfies Copy<'project'>;
