import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Network and Wi-Fi management in Kenya',
  summary: 'Wi-Fi, switches, branch links and internet lines, documented and monitored.',
  description:
    'Network management for offices, hotels, warehouses and branches in Kenya: survey, Wi-Fi design, a second internet line that takes over, and monthly care.',
  lead: 'Keep tills and the front desk online when one internet line fails. We survey your network and Wi-Fi, fix the weak points and look after it every month.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the network of one floor: two lines, a cabinet and four access points.',
    parts: [
      {
        type: 'plan',
        height: 250,
        rooms: [
          { label: 'Open office', at: [0, 0], size: [190, 150] },
          { label: 'Meeting', at: [190, 0], size: [130, 80] },
          { label: 'Accounts', at: [190, 80], size: [130, 70] },
          { label: 'Reception', at: [0, 150], size: [140, 100] },
          { label: 'Store', at: [140, 150], size: [80, 100] },
          { label: 'Server', at: [220, 150], size: [100, 100] },
        ],
        points: [
          { label: 'AP 1', at: [85, 80], reach: 80, mark: 'done' },
          { label: 'AP 2', at: [250, 50], reach: 65, mark: 'done' },
          { label: 'AP 3', at: [70, 205], reach: 60, mark: 'done' },
          { label: 'AP 4', at: [180, 215], reach: 45, mark: 'late' },
          { label: 'Cabinet', at: [250, 200], mark: 'open' },
        ],
        lines: [
          {
            points: [
              [250, 200],
              [250, 50],
            ],
          },
          {
            points: [
              [250, 200],
              [85, 160],
              [85, 80],
            ],
          },
          {
            points: [
              [250, 200],
              [250, 250],
            ],
          },
          {
            points: [
              [250, 200],
              [236, 214],
              [236, 250],
            ],
            mark: 'open',
          },
        ],
      },
      {
        type: 'window',
        title: 'Lines',
        state: 'Tuesday, 10:40',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Fibre, 50 Mbit/s', value: '38% used', mark: 'done' },
              { text: '4G, takes over if it fails', value: 'ready', mark: 'open' },
              { text: 'AP 4 restarted twice today', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, warehouses, schools and offices that lose money when the network stops',
    time: { from: 3, to: 6, unit: 'weeks', note: 'for one site, longer if a line is ordered' },
    price: prices['/services/support-and-management/managed-it/network-management'],
    start: 'A survey of 1 to 3 days at each site',
    needs: 'Provider contracts, access to roofs and ducts, and a quiet time for tests',
  },
  situation: {
    heading: 'The internet package is rarely the cause',
    body: 'Common causes are closer: an access point above a metal ceiling, a home router serving 60 rooms, cameras sharing a switch with the tills, or a backup line in the same trench as the first.',
  },
  process: {
    heading: 'Survey first, then change one thing at a time',
    steps: [
      {
        title: 'Survey',
        body: 'We trace cables, check each device and measure the signal at a busy hour. You get a coverage map.',
        time: { from: 1, to: 3, unit: 'days', note: 'a site' },
      },
      {
        title: 'Separate the traffic',
        body: 'Tills, staff, guests, cameras and phones get their own networks, so a guest’s download cannot slow a card payment.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Add a second line',
        body: 'Fibre plus fixed wireless or a mobile router, on different routes as far as we can confirm.',
        time: { from: 1, to: 4, unit: 'weeks', note: '(mostly waiting for lines)' },
      },
      {
        title: 'Test by unplugging',
        body: 'After closing time we unplug each line and main switch while you watch how long a till is offline.',
        time: 'One evening',
      },
      {
        title: 'Maintain',
        body: 'Planned updates, a backup of settings after each change, and outdoor connectors inspected twice a year.',
        time: 'Monthly',
      },
    ],
    busy: ['us', 'us', 'others', 'both', 'us'],
  },
  scope: {
    receive: [
      'A network plan and address list, kept up to date',
      'Backups of each device’s settings, also stored in your account',
      'A log of provider faults: reported, repaired, credit to claim',
      'A monthly sheet with uptime by line and the busiest hours',
    ],
    needed: [
      'Provider contracts, and a letter that lets us report faults for you',
      'Access to roofs, ducts and ceilings, with someone who knows the way',
    ],
    excluded: [
      'New cabling, trenching and masts, which a contractor does to our plan',
      'The lines and their monthly charges',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which second line?',
      rowHeading: 'Option',
      columns: ['Good for', 'Watch out for'],
      rows: [
        {
          label: 'Second fibre',
          cells: ['Busy sites that need full speed', 'Shared ducts and upstream networks'],
        },
        {
          label: 'Fixed wireless',
          cells: ['Sites with a clear view of a mast', 'Heavy rain, new buildings in the way'],
        },
        {
          label: 'Mobile router',
          cells: ['Tills, card machines and mail', 'Data bundles: block updates and video'],
        },
        {
          label: 'Satellite',
          cells: [
            'Lodges, farms and remote depots',
            'Power use, blocked view of the sky, business terms',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A beach hotel with one fibre line',
      body: 'A hotel has sixty rooms, a conference hall and one fibre line. Guests complain at 20:00, when the restaurant is closing its bills. After the survey the hotel removes ten access points, moves nine and adds four for outdoors. Front desk and restaurant get their own network and a mobile router.',
      figures: [
        { label: 'Access points before and after', value: '31 and 25' },
        { label: 'Separate networks', value: '5' },
        { label: 'Till offline when fibre fails', value: '40 seconds' },
        { label: 'Mobile data in a day of outage', value: '3 GB' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we keep our equipment?',
      answer:
        'Most of it, if it still gets security updates. We list what does not, and you replace it as the budget allows.',
    },
    {
      question: 'Will you deal with the internet provider?',
      answer: 'Yes. We report faults with measurements.',
    },
    {
      question: 'Is guest Wi-Fi a legal risk?',
      answer:
        'If the sign-in page asks for names and phone numbers, you collect personal data and need a purpose, a notice and a deletion date.',
    },
  ],
  related: [
    '/projects/hotel-group-network-refresh',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/industries/telecom',
  ],
  sources: [dataProtection.principles, dataProtection.rights],
} satisfies Copy<'service'>;
