import type { Copy } from '@/content/schema';

export default {
  heading: 'Network management',
  summary: 'Wi-Fi, switches, branch links and internet lines, documented and watched.',
  description:
    'Network management for offices, hotels, warehouses and branches in Kenya: survey, redesign, failover between internet lines, guest Wi-Fi and monthly care.',
  lead: 'Keep the tills and the front desk online when one internet line fails. The work starts with a survey of the network and the Wi-Fi you have and ends in monthly care of all your sites.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Hotels, warehouses, schools and offices with branches that lose money when the network stops',
    time: '3–6 weeks for one site; a second line can take longer',
    price: {
      measure: 'per device',
      note: 'Switches, access points and routers; the survey and new lines are priced separately',
      from: 'not yet',
    },
    start: 'A survey of one to three days at each site',
    needs: 'Provider contracts, access to roofs and ducts, and a quiet window for tests',
  },
  situation: {
    heading: 'What you have after six weeks',
    body: `You have a drawing of the network, a map of its Wi-Fi coverage and a list of what was changed. Guests, staff, tills, cameras and phones are kept apart, so that a guest’s download cannot slow a card payment. There is a second way out to the internet, and you have watched us unplug the first.

Slow networks are seldom about the internet package. The survey more often finds an access point above a metal ceiling, a home router running a 60-room hotel, CCTV sharing a switch with the tills, or a loop made with a spare cable. The coast adds salt air, which eats outdoor connectors, and lightning, which comes in along a cable between two buildings. Fibre is cut by road works, and a "backup" line from a second provider can turn out to run in the same trench.

The service is for places where a dead network stops money: a hotel front desk, a clearing firm that files entries all day, a chain of shops, a school with two hundred tablets.`,
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
        body: 'Fibre plus fixed wireless or a mobile router, from providers whose routes differ as far as we can establish. When the first line is down, only traffic that earns money uses the costly one.',
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
      'A fault log with your providers: when reported, when repaired, what credit to claim',
      'A monthly sheet with uptime by line and the busiest hours',
    ],
    needed: [
      'Contracts and customer numbers of your internet providers, and a letter that lets us report faults in your name',
      'Access to roofs, ducts and ceilings, with the keys and a colleague who knows the way',
      'A quiet window, often after 22:00 for hotels',
    ],
    excluded: [
      'Pulling new cable, trenching and masts, which a contractor does from our drawing',
      'The lines themselves and their monthly charges',
      'Devices that staff bring from home',
    ],
  },
  duration:
    'One site is surveyed, separated and on watch within three to six weeks. A second line may take longer, because it depends on the provider’s coverage in your street.',
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
      body: `Sixty rooms, a conference hall, one fibre line and access points bought at different times. Guests complain at about 20:00, when the restaurant is closing its bills.

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
        'Most of it, if the maker still publishes security updates. We list what is out of support, and you replace it as the budget allows.',
    },
    {
      question: 'Will you deal with the internet provider for us?',
      answer:
        'Yes. We report faults with evidence, such as loss measurements and the hop where the loss starts, which shortens the conversation. The contract with the provider remains yours.',
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
      reference:
        'Data Protection Act, 2019, sections 25 and 26; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
