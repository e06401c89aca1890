import type { Copy } from '@/content/schema';

export default {
  heading: 'Network management',
  summary: 'Wi-Fi, switches, branch links and internet lines, documented and watched.',
  description:
    'Network management for offices, hotels, warehouses and branches in Kenya: survey, redesign, failover between internet lines, guest Wi-Fi and monthly care.',
  lead: 'Know why the network is slow, which line is down and who to call about it. We document it, fix what is weak, add a second way out, and then watch it every day.',
  updated: '2026-08-19',
  situation: {
    heading: 'The speed test is fine and the till still freezes',
    body: `Slow networks are seldom about the internet package. Look closer and you find an access point hidden in a metal ceiling, a home router running a 60-room hotel, CCTV sharing a switch with the tills, or a loop someone made with a spare cable.

The coast adds its own trouble. Salt air eats outdoor connectors and the screws of antenna mounts. Lightning comes in along a cable between two buildings. Fibre is cut by road works, and the "backup" line from a second provider turns out to run in the same trench.

This service is for places where a dead network stops money: a hotel front desk, a clearing firm that files entries all day, a chain of shops, a school with two hundred tablets.`,
  },
  process: {
    heading: 'Survey first, then change one thing at a time',
    steps: [
      {
        title: 'Trace and measure',
        body: 'We follow each cable we can reach, log into each device, and walk the floor with a signal meter at a busy hour. The result is a drawing and a coverage map.',
        duration: '1–3 days a site',
      },
      {
        title: 'Separate the traffic',
        body: 'Tills and card machines, staff, guests, cameras and phones each get their own network, so that a guest’s download cannot slow a payment.',
        duration: '1 week',
      },
      {
        title: 'Build a second way out',
        body: 'Fibre plus fixed wireless or a mobile router, from providers whose routes differ as far as we can establish. Only the traffic that earns goes over the costly line.',
        duration: '1–4 weeks, mostly waiting for lines',
      },
      {
        title: 'Test by pulling plugs',
        body: 'After closing time we unplug each line and each core switch in turn, with a stopwatch. You see how long a till is offline.',
        duration: '1 evening',
      },
      {
        title: 'Watch and maintain',
        body: 'Firmware in a planned window, configuration backed up after each change, outdoor connectors inspected twice a year.',
        duration: 'Monthly',
      },
    ],
    busy: ['us', 'us', 'others', 'both', 'us'],
  },
  scope: {
    receive: [
      'A network drawing and an address plan, kept current',
      'Configuration backups of each managed device, stored in your own account too',
      'A fault log with your providers: when reported, when mended, what credit to claim',
      'A monthly sheet with uptime by line and the busiest hours',
    ],
    needed: [
      'Contracts and customer numbers of your internet providers, and a letter that lets us report faults in your name',
      'Access to roofs, ducts and ceilings, with the keys and someone who knows them',
      'A quiet window, often after ten at night for hotels',
    ],
    excluded: [
      'Pulling new cable, trenching and masts, which a contractor does from our drawing',
      'The lines themselves and their monthly charges',
      'Devices that staff bring from home',
    ],
  },
  duration:
    'One site is surveyed, separated and on watch within three to six weeks. A second line is what takes longest, as it depends on the provider’s coverage in your street.',
  sections: [
    {
      type: 'comparison',
      heading: 'What to use as a second line',
      intro:
        'Ask two questions of each: does it share a path with the first, and what does an hour on it cost?',
      rowHeading: 'Option',
      columns: ['Good for', 'Watch out for'],
      rows: [
        {
          label: 'Second fibre',
          cells: [
            'Busy sites that must stay at full speed',
            'Shared ducts and shared upstream networks',
          ],
        },
        {
          label: 'Fixed wireless',
          cells: [
            'Warehouses and sites with a view of a mast',
            'Heavy rain, new buildings in the line of sight',
          ],
        },
        {
          label: 'Mobile router',
          cells: [
            'Tills, card machines and mail',
            'Data bundles: block updates and video on this path',
          ],
        },
        {
          label: 'Satellite',
          cells: [
            'Lodges, farms and remote depots',
            'Power draw, a clear sky, terms for business use',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A beach hotel with one fibre line',
      body: `Sixty rooms, a conference hall, one fibre line and access points bought at different times. Guests complain at eight in the evening, which is also when the restaurant closes its bills.

After the survey the hotel keeps two thirds of the access points, moves nine, and buys four rated for outdoor use. Front desk and restaurant get their own network and a mobile router. Guests share what is left, with a fair limit for each room.`,
      figures: [
        { label: 'Access points before and after', value: '31 and 25' },
        { label: 'Networks that share one switch', value: '5, kept apart' },
        { label: 'Till offline when fibre fails', value: '40 seconds' },
        { label: 'Mobile data in a day of outage', value: '3 GB, tills and mail only' },
      ],
    },
    {
      type: 'systems',
      heading: 'One building, five networks',
      main: 'Switch',
      systems: ['Fibre', 'Mobile router', 'Switch', 'Tills', 'Staff', 'Guests'],
      links: [
        { from: 'Fibre', to: 'Switch', carries: 'All traffic on a good day' },
        { from: 'Mobile router', to: 'Switch', carries: 'Tills and mail while the fibre is cut' },
        {
          from: 'Switch',
          to: 'Tills',
          carries: 'Payments first; cameras and phones apart in the same way',
        },
        { from: 'Switch', to: 'Staff', carries: 'Mail and files' },
        { from: 'Switch', to: 'Guests', carries: 'What is left, with a fair limit for each room' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we keep the equipment we have?',
      answer:
        'Most of it, if the maker still publishes security updates. We list what is out of support and you replace it in the order you can afford.',
    },
    {
      question: 'Will you deal with the internet provider for us?',
      answer:
        'Yes. We report faults with evidence such as loss measurements and the hop where it starts. That shortens the conversation. The contract remains yours.',
    },
    {
      question: 'How do branches reach the head office safely?',
      answer:
        'Through an encrypted tunnel between small routers, or not at all if the system is already in the cloud. We ask which applications cross the link before we design one.',
    },
    {
      question: 'Is guest Wi-Fi a legal risk?',
      answer:
        'A sign-in page that asks for names and phone numbers collects personal data, so you need a reason, a notice and a date on which it is deleted. Often a voucher or a daily code asks less and works as well.',
    },
  ],
  related: [
    '/projects/hotel-group-network-refresh',
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/industries/telecom',
  ],
  sources: [
    {
      fact: 'Names and phone numbers are personal data: collecting them needs a stated purpose, notice to the person and a limit on how long they are kept.',
      reference: 'Data Protection Act, 2019 (Kenya), sections 25, 29 and 39',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
