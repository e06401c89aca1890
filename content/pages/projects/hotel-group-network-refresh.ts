import type { Copy } from '@/content/schema';

export default {
  heading: 'Hotel group network refresh: Wi-Fi, tills and a second line',
  summary:
    'Three beach properties: guest Wi-Fi through coral walls, tills kept apart, spare lines.',
  description:
    'Sample case study: a coast hotel group replaced its networks at three properties, with Wi-Fi through coral walls, separate till traffic and a second internet line.',
  lead: 'A hotel group with three beach properties gets Wi-Fi that reaches the rooms, tills on a network of their own, and a second internet line for each house.',
  updated: '2026-11-22',
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: [
    '/services/support-and-management/managed-it/network-management',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
  ],
  situation: `The oldest house had walls of coral rag and lime, as thick as a forearm is long. The second was a concrete block of the eighties. The third was a row of makuti-roofed villas spread along a garden. Each had been given internet by a different person in a different year.

Guests wrote that the Wi-Fi was strong at the bar and absent in bed. Managers had answered by buying more access points, which shouted over one another. Meanwhile reception, restaurant tills, door locks, cameras and guests shared one flat network behind the provider’s own router. When a wedding party uploaded its videos, the card machine timed out.

Each property had one fibre line. All three lines came along the same road, so one excavator could silence the group on a Saturday in August. The group has a finance manager and two handymen, and no IT staff. It wanted guests to stop writing about the Wi-Fi, and waiters to stop walking to the road with the card machine in the air.`,
  approach: [
    {
      title: 'Measure the rooms at 21:00',
      body: `We measured in the beds, where guests use their phones. In the old house a signal that filled the passage died inside one wall, and the faster radio band died first. In the concrete block the trouble was the reverse: too many radios on the same channels.

From the walk came a plan of every access point, including a good number to take away. A wall was drilled only where the plan called for it, because lime plaster crumbles and the owner is fond of it.`,
    },
    {
      title: 'Put small radios where people are',
      body: 'In the coral house, low-power units went into the rooms, one between each pair of beds that share a wall. In the block, fewer units than before, each on a planned channel. In the garden, sealed outdoor units with stainless brackets under the eaves, out of the spray, and fibre between buildings in place of copper, since lightning travels along copper.',
    },
    {
      title: 'Divide one network into five',
      body: 'Guests, tills and card terminals, office, cameras, and door locks each received a network of their own on the same switches. Guests get a fair share for each room. Nothing on the guest side can see a till. The card provider was asked what it requires and its answer was filed with the drawing.',
    },
    {
      title: 'Give each house a way out that is not on the road',
      body: 'Two properties took a fixed wireless link to a mast inland; the third, behind palms, took a mobile router. On failure, tills, cards and reservations move over and guests are slowed to messages. We tested it on a Tuesday in low season by unplugging the fibre while the finance manager bought a soda by card.',
    },
  ],
  stack: [
    {
      term: 'Wireless',
      detail:
        'Managed access points, in-room and outdoor models, type-approved for Kenya and still under the maker’s security updates',
    },
    {
      term: 'Switching',
      detail:
        'PoE switches with 802.1Q VLANs, in closed cabinets with filters; silica gel changed on schedule',
    },
    {
      term: 'Edge',
      detail: 'A firewall at each property with two internet ports and rules by traffic class',
    },
    { term: 'Between houses', detail: 'Encrypted tunnels for reservations and accounts only' },
    {
      term: 'Guest entry',
      detail: 'A daily code printed with the key card; no name or phone number is asked',
    },
    {
      term: 'Watch',
      detail:
        'Monitoring of lines, switches and radios, with alerts to our desk first and the duty manager second',
    },
    { term: 'Power', detail: 'UPS in each cabinet, sized to bridge the generator’s start' },
  ],
  result: `Reception no longer restarts anything. When a fibre is cut, the duty manager gets a text that says which line is down and that the second has taken over. She can answer a guest’s question before it is asked.

How this is known: the monitoring keeps the state of each line by the minute, and the finance manager reads it in a one-page sheet every month. The restaurant supervisor keeps a book of card payments that had to be repeated; the book is the group’s own, it existed before, and it is read against the sheet. The general manager tags reviews that mention internet and goes through them at the end of each season.

The handymen received a drawing, labels on both ends of every cable, and two spare units on a shelf. They have swapped a radio themselves since then, with us on the phone.`,
  lessons: `Makuti roofs are replaced every few years, and the thatchers took two outdoor units down and put them back facing the wrong way. There is now a photograph of each mounting taped inside the cabinet. It should have been there from the start.

We would again refuse to ask guests for their details at sign-in. Marketing wanted the addresses. The [Data Protection Act](/blog/data-protection-act-primer-for-smes) wants a purpose and an end date for each of them, and the hotel had neither.

We would order the fixed wireless links in the first week next time. Waiting for a roof agreement with the owner of the mast held up the whole second property. [Network management](/services/support-and-management/managed-it/network-management) describes the usual order of such work.`,
  related: [
    '/services/support-and-management/managed-it/network-management',
    '/products/posigen',
    '/services/it-cloud',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
  sources: [
    {
      fact: 'Communications equipment, including wireless access points, needs type approval by the Communications Authority.',
      reference:
        'Kenya Information and Communications (Importation, Type Approval and Distribution of Communications Equipment) Regulations, 2010',
      url: 'https://www.ca.go.ke/type-approval',
      checked: 'not yet',
    },
    {
      fact: 'IEEE 802.1Q specifies bridged networks and how VLAN bridges in them work.',
      reference: 'IEEE/ISO/IEC 8802-1Q-2020, Bridges and bridged networks (IEEE 802.1Q)',
      url: 'https://standards.ieee.org/standard/8802-1Q-2020.html',
      checked: '2026-11-22',
    },
    {
      fact: 'Personal data is collected for a specified purpose and kept no longer than that purpose needs.',
      reference:
        'Data Protection Act, 2019, section 25; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'project'>;
