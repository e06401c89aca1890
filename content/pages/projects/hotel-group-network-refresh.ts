import network from '@/content/pages/services/support-and-management/managed-it/network-management';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { billed } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Hotel group network: Wi-Fi, tills and a second internet line',
  summary:
    'Three beach properties: guest Wi-Fi through coral walls, tills kept apart, spare lines.',
  description:
    'Illustrative example: a coast hotel group renews its networks at three properties, with Wi-Fi through coral walls, separate till traffic and a second internet line.',
  lead: 'A hotel of thick coral walls has Wi-Fi at the bar and none in its rooms. One floor is measured room by room, and then three such hotels are priced.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The upper floor, 48 m long, with the radio at the bar and three new ones',
    parts: [
      {
        type: 'plan',
        height: 150,
        rooms: [
          { label: '21', at: [0, 0], size: [64, 60] },
          { label: '22', at: [64, 0], size: [64, 60] },
          { label: '23', at: [128, 0], size: [64, 60] },
          { label: '24', at: [192, 0], size: [64, 60] },
          { label: '25', at: [256, 0], size: [64, 60] },
          { at: [0, 60], size: [320, 26] },
          { label: 'Bar, sea side', at: [0, 86], size: [128, 64] },
          { label: 'Terrace', at: [128, 86], size: [192, 64] },
        ],
        points: [
          { label: 'old', at: [96, 132], reach: 52, mark: 'late' },
          { at: [64, 44], reach: 44, mark: 'done' },
          { at: [160, 44], reach: 36, mark: 'done' },
          { at: [256, 44], reach: 44, mark: 'done' },
        ],
      },
      {
        type: 'window',
        title: 'Room 24',
        state: '21:00',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Old radio, 25 m, 3 walls', value: 'none', mark: 'late' },
              { text: 'New radio, 5 m, no wall', value: '−56 dBm', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/retail-and-ecommerce',
  services: ['/services/support-and-management/managed-it/network-management'],
  sections: [
    {
      type: 'comparison',
      heading: 'One floor, measured at 21:00',
      intro:
        'At that hour, guests use their phones in bed. We plan for −67 dBm or better, which is our own limit. The walls between the rooms are 50 cm of coral stone.',
      rowHeading: 'Room',
      columns: ['To the old radio', 'Signal today', 'To the new radio', 'Planned'],
      rows: [
        { label: '21', cells: ['18 m, 2 walls', '−81 dBm', '5 m, none', '−55 dBm'] },
        { label: '22', cells: ['15 m, 1 wall', '−74 dBm', '5 m, 1 wall', '−64 dBm'] },
        { label: '23', cells: ['18 m, 2 walls', '−83 dBm', '2 m, none', '−54 dBm'] },
        { label: '24', cells: ['25 m, 3 walls', 'none', '5 m, none', '−56 dBm'] },
        { label: '25', cells: ['33 m, 4 walls', 'none', '5 m, 1 wall', '−64 dBm'] },
      ],
    },
    {
      type: 'specification',
      heading: 'What the plan says about the rest',
      rows: [
        {
          term: 'Five networks',
          detail:
            'Guests, tills and card terminals, office, cameras and door locks are separate. Each room gets a share of the internet. A guest who streams a film cannot hold up a card payment.',
        },
        {
          term: 'Villas in the garden',
          detail:
            'They get sealed outdoor units, with fibre between the houses because lightning damages copper.',
        },
        {
          term: 'Second line',
          detail:
            'All three fibres follow one road. Two hotels get a wireless link to a mast inland, and the third a mobile router. The owner of the mast is asked first. On the second line, tills, cards and reservations work, and guests can send messages.',
        },
        {
          term: 'Handymen',
          detail:
            'They have drawings, labelled cables, two spare units and a photograph of each antenna. They refit it the same way, with our help by phone.',
        },
        {
          term: 'Sign-in of guests',
          detail:
            'Guests get a code with the key card. To ask for a phone number, the hotel needs a purpose and an end date: see the [data protection primer](/blog/data-protection-act-primer-for-smes).',
        },
        {
          term: 'Acceptance',
          detail:
            'The fibre is unplugged during a card payment, and each room is measured again at 21:00.',
        },
      ],
    },
    {
      type: 'bill',
      heading: 'What the network of three hotels costs',
      intro: `Suppliers bill equipment, cables, masts and lines. Eight days of survey and installation for each hotel are in the bill. One hotel takes ${timeInWords({ ...network.glance.time, note: undefined })}.`,
      lines: [
        billed('Survey and installation', 24, furtherPrices.day),
        billed(
          'Network of three hotels',
          84,
          prices['/services/support-and-management/managed-it/network-management'],
        ),
      ],
    },
  ],
  ask: { heading: 'Have the rooms of your hotel measured at night' },
  related: [
    '/services/support-and-management/managed-it/network-management',
    '/products/posigen',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
  ],
} satisfies Copy<'project'>;
