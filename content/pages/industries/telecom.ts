import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for telecom operators and internet providers',
  summary: 'Subscriber billing, outage tracking, field crews and network servers for ISPs.',
  description:
    'Systems for Kenyan ISPs, tower and fibre companies: subscriber billing by M-Pesa, automatic suspension, outage tracking, field crews and hardened network servers.',
  lead: 'Billing, outage and field-crew systems for internet providers, fibre and tower companies. Paid lines come back by themselves, and customers hear of a fault before they call.',
  updated: '2026-11-22',
  glance: {
    audience: 'Internet providers, fibre and tower companies, from a few hundred lines',
    time: 'Eight to twelve weeks for up to five thousand lines',
    price: {
      measure: 'fixed price',
      note: 'SMS units and paybill charges are paid to their providers',
      from: 'not yet',
    },
    start: 'Two to three weeks matching routers, payments and the support phone book',
    needs: 'Administrator access to routers, OLTs and the payment portal, and your drawings',
  },
  situation: {
    heading: 'One list, from the paybill to the splitter',
    body: `Each subscriber has an account number, a plan and a place on the network tree. A paybill payment restores the line within seconds. A fault at a splitter in Bamburi becomes one SMS to the streets behind it, and suspensions follow a rule, with schools, clinics and disputed accounts exempt by name.

At two hundred subscribers a router, a paybill statement and a good memory still do. By two thousand, restoring paid lines by hand takes a clerk’s evening, and the tree of cabinets is in the head of one engineer who may be on a roof in Kisauni.

Larger operators and tower companies have the software, in islands. Monitoring knows that a site is down, the fuel sheet knows that the generator was empty, and the contract that counts the penalty minutes sits with legal. For them the work is joining those records.

We sell no bandwidth, so your subscribers stay yours.`,
  },
  process: {
    heading: 'Putting order between network and ledger',
    intro: 'The order matters: identity first, money second, automation last.',
    steps: [
      {
        title: 'Make one subscriber list',
        body: 'Match the router secrets, the paybill history and the phone book of the support line. Each line gets an account number, a location and a plan; lines without an owner are listed for you to judge.',
        duration: '2–3 weeks',
      },
      {
        title: 'Draw the tree',
        body: 'Upstream link, core, cabinet, splitter, port. Once each subscriber hangs on a branch, an outage can be described in streets.',
        duration: '2–4 weeks',
      },
      {
        title: 'Post payments by themselves',
        body: 'Paybill notifications are matched on the account number and the line is restored within seconds. Unmatched ones wait in a queue for a person.',
        duration: '2–3 weeks',
      },
      {
        title: 'Suspend and restore by rule',
        body: 'RADIUS or the router’s interface applies the state. Schools, clinics and disputed accounts can be exempt, with a name against each exemption.',
        duration: '1–2 weeks',
      },
      {
        title: 'Tell people before they call',
        body: 'A confirmed fault sends an SMS to the affected branch with an honest estimate, and a second when it is over.',
        duration: '1 week',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A subscriber register joined to billing, access control and location',
      'Payment posting with a daily reconciliation to the paybill statement',
      'Outage records with start, end, cause and the accounts affected',
      'Hardened RADIUS, DNS and monitoring servers with tested backups',
    ],
    needed: [
      'Administrator access to routers, OLTs and the payment portal',
      'Your network drawings, even if they are photographs of a whiteboard',
      'A support lead who approves the wording and timing of customer messages',
    ],
    excluded: [
      'Licence applications to the Communications Authority',
      'Splicing, mast work and spectrum planning',
      'Lawful interception systems',
    ],
  },
  duration:
    'Eight to twelve weeks for a provider with up to five thousand lines. Cleaning the subscriber list takes longer than any software.',
  sections: [
    {
      type: 'example',
      heading: 'One evening outage, counted',
      body: 'A splitter with forty-eight lines fails at 18:40. With the tree in place, one alarm becomes one message to the right streets.',
      figures: [
        { label: 'Subscribers on the branch', value: '48' },
        { label: 'SMS sent at 18:52', value: '48' },
        { label: 'Calls answered, untold evening', value: '31' },
        { label: 'Calls answered, this evening', value: '6' },
        { label: 'Service back', value: '21:15' },
        { label: 'Credit due at KSh 2,500 a month', value: 'KSh 9 each' },
      ],
    },
    {
      type: 'specification',
      heading: 'Particular to this trade',
      rows: [
        {
          term: 'Licence class',
          detail:
            'The Communications Authority licenses network facilities, application services and content services separately. We record which of your systems serves which licence, for the reports you owe.',
        },
        {
          term: 'Customer identity',
          detail:
            'Registration details and usage logs are personal data. Access is by role, each look-up is logged, and old records leave on a schedule.',
        },
        {
          term: 'Generators and batteries',
          detail:
            'Site controllers report mains, fuel and voltage, so that a crew brings diesel on the first trip.',
        },
        {
          term: 'Address space',
          detail:
            'A register of who had which public address at what time, kept only as long as law and your policy require.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Calls answered in an outage',
      data: {
        form: 'bars',
        unit: 'calls',
        bars: [
          { label: 'Untold evening', value: 31, mark: true },
          { label: 'This evening', value: 6 },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/products/ciragen',
      why: 'Tickets, site visits and promised repair times, joined to the customer’s installation history.',
    },
    {
      path: '/solutions/bulk-sms-and-messaging',
      why: 'Outage notices and renewal reminders to one street or to everyone, with delivery receipts.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
      why: 'Your RADIUS, DNS and monitoring hosts run Linux and face the internet all day.',
    },
    {
      path: '/solutions/iot-solutions',
      why: 'Fuel, battery and door sensors at sites that stand alone for weeks.',
    },
  ],
  questions: [
    {
      question: 'Does it work with MikroTik and mixed OLT makes?',
      answer:
        'Yes, through RADIUS and the devices’ own interfaces. We test your exact models in the first fortnight, as firmware versions differ in what they expose.',
    },
    {
      question: 'Can customers pay by phone number instead of an account number?',
      answer:
        'They can, as a fallback. A phone number may have two lines, so the account number remains the first key and the number is tried second.',
    },
    {
      question: 'What if our data centre loses its upstream?',
      answer:
        'The customer portal and the payment listener run at a second location, so money is recorded even while the main site is dark. Bringing that site back is the subject of [disaster recovery](/services/business-and-qa/cybersecurity/disaster-recovery).',
    },
    {
      question: 'Are you our competitor?',
      answer:
        'No. We hold no network and resell no internet access. The subscriber list stays on your systems.',
    },
  ],
  related: [
    '/products/ciragen',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [
    {
      fact: 'The Unified Licensing Framework separates network facilities, application service and content service licences.',
      reference: 'Communications Authority of Kenya, telecommunications market structure',
      url: 'https://www.ca.go.ke/industry/telecommunication/market-structure/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'industry'>;
