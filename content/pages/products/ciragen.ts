import type { Copy } from '@/content/schema';

export default {
  heading: 'Ciragen: customer relations and service desk software',
  summary:
    'Leads, tickets, site visits and SLA clocks for firms that serve by phone and in the field.',
  description:
    'Ciragen joins leads, support tickets, field visits and SLAs for Kenyan companies whose customers call, send WhatsApp messages and wait for a technician.',
  lead: 'Service desk software for firms that sell and then maintain equipment. Ciragen measures each call against the response time in the contract, for the desk as well as for technicians in vans.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'dispatch-board',
    alternative: 'A dispatch board in Ciragen: three vans, their visits and a service clock.',
    title: 'Dispatch, Thursday',
    state: '5 visits · 1 near its limit',
    opens: 8,
    closes: 16,
    now: 4.3,
    rows: [
      {
        label: 'Van 1',
        jobs: [
          { from: 0, to: 2, text: 'Nyali', late: false },
          { from: 3, to: 6, text: 'Likoni', late: false },
        ],
      },
      {
        label: 'Van 2',
        jobs: [
          { from: 1, to: 4, text: 'Port gate', late: false },
          { from: 5, to: 7, text: 'Bamburi', late: false },
        ],
      },
      { label: 'Van 3', jobs: [{ from: 2, to: 5, text: 'Diani', late: true }] },
    ],
    clock: {
      promised: 6,
      used: 5,
      title: 'Ticket 2217, cold room alarm',
      place: 'Van 3 is there.',
      note: 'Paused while the customer was asked: 25 min',
    },
  },
  glance: {
    audience: 'Firms of five to two hundred people with technicians in the field',
    time: 'Seven to ten weeks; the desk alone opens after about four',
    price: {
      measure: 'per user',
      note: 'Phone lines, WhatsApp charges and SMS units go to their providers',
      from: 'not yet',
    },
    start: 'Two days beside those who answer your phones',
    needs: 'A head of service, customer and contract lists, and Android phones for technicians',
  },
  situation: {
    heading: 'Each request gets an owner and a clock',
    body: `A call, an e-mail or a WhatsApp message becomes a ticket with one owner, and the customer gets its number by SMS. If the contract promises six working hours, the clock counts your opening hours and warns the dispatcher before the limit. The technician arrives with the site’s history, the serial numbers and the gate instructions on the phone.

Renewals follow from that record. Sixty days before a contract ends, the client gets a letter with what was done and how fast. Leads are kept to the same discipline: each has a next step and a date, and those without one rise to the top.

Ciragen is built for internet providers, solar and borehole firms, lift and cold-room contractors, pest control, medical equipment suppliers and others with a site to return to. If your people sell from the office and have no visits to make, compare a [plain CRM](/solutions/crm) first. Service contracts are invoiced from Finagen or your present accounts, which read the visits as an export.`,
  },
  modules: [
    {
      title: 'Customers and sites',
      body: 'A company, its people, its sites with a map pin and gate instructions, and the equipment at each, with serial number and warranty.',
    },
    {
      title: 'Leads and quotations',
      body: 'Enquiries from the website, calls and walk-ins in one list. Every lead carries a next step and a date; those without one rise to the top.',
    },
    {
      title: 'Tickets',
      body: 'Calls, e-mail and WhatsApp messages become tickets with one owner. The caller gets a number by SMS and can ask how it stands by replying.',
    },
    {
      title: 'Visits',
      body: 'A dispatcher drags a job to a technician and a time. The technician sees directions, history and parts, fills the form, takes photographs and has the client sign on the glass.',
    },
    {
      title: 'SLA clocks',
      body: 'Response and repair times for each contract, counted in your working hours and public holidays, paused while you wait for the customer, with a warning before the limit.',
    },
    {
      title: 'Planned maintenance',
      body: 'Contracts produce their own quarterly visits. Renewal letters appear sixty days before the end with the record of what was done.',
    },
  ],
  suits: {
    good: [
      'Five to two hundred people who promise response times to paying customers',
      'Firms with technicians in areas where the signal comes and goes',
      'Teams whose sales and service know the customer under two spellings',
    ],
    other: [
      'If you sell without visiting, a CRM chosen from the market may do, for less money',
      'An internal help desk for staff belongs in a plain IT ticket tool',
    ],
  },
  process: {
    heading: 'Setting up the desk, then the vans',
    steps: [
      {
        title: 'Listen at the phones for two days',
        body: 'We sit with those who answer, sort two hundred past requests by kind, and find the eight or ten kinds that make up most of them.',
        duration: '2 days',
      },
      {
        title: 'Write down your promises',
        body: 'Contracts are read for response times. Often three versions exist. You pick the ones you can keep, and the clocks follow.',
        duration: '1 week',
      },
      {
        title: 'Open the desk',
        body: 'Phone, e-mail and WhatsApp lead into one queue. For two weeks only the office uses it, until handing over a ticket is a habit.',
        duration: '2–3 weeks',
      },
      {
        title: 'Put it in the field',
        body: 'Two technicians pilot the visit app on real roads, from Lunga Lunga to Malindi if that is your round. The forms are cut down to what they really fill in.',
        duration: '2 weeks',
      },
      {
        title: 'Add leads and renewals',
        body: 'Sales moves in last, onto customer records that service has already cleaned.',
        duration: '1–2 weeks',
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A shared queue for calls, messages and mail, with rules for who gets what',
      'An Android visit app in your colours, with up to ten forms',
      'A weekly sheet: tickets by kind, promises kept and broken, leads without a next step',
      'Two desk leads trained to add people, forms and contracts alone',
    ],
    needed: [
      'A head of service who settles what counts as urgent',
      'Customer and contract lists, plus the list of installed equipment if one exists',
      'Android phones for technicians; a modest model is enough',
    ],
    excluded: [
      'Phone lines, WhatsApp Business charges and SMS units, paid to their providers',
      'Vehicle tracking hardware, which is a project of its own',
      'Staffing the desk: your people answer',
    ],
  },
  duration:
    'Seven to ten weeks until sales and service both work in it. The desk alone is open after about four.',
  delivery: {
    hosting:
      'Hosted, used in a browser at the desk and through an Android app in the van. The app keeps today’s and tomorrow’s jobs on the phone and sends its forms when it finds a signal.',
    dataIn:
      'Customers from spreadsheets, your accounts package or the phone contacts of sales people, matched by number and checked by a person before merging.',
    dataOut:
      'Tickets, visits, photographs and call notes as files at any time. Monthly reports can be sent straight to a client who pays for a service level.',
    integrations: [
      'WhatsApp Business API, e-mail and common office phone systems',
      'Finagen or other accounts, so the desk sees what is overdue before it sends a van',
      'Monitoring tools that open a ticket when a link or a sensor fails',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'A call on Friday at 16:20',
      actors: ['Customer', 'Desk', 'Technician'],
      messages: [
        { from: 'Customer', to: 'Desk', text: 'Reports a fault' },
        { from: 'Desk', to: 'Desk', text: 'The six-hour clock starts: 40 minutes count on Friday' },
        { from: 'Desk', to: 'Technician', text: 'Visit on the phone, with history and parts' },
        { from: 'Technician', to: 'Desk', text: 'Form, photographs and signature' },
        { from: 'Desk', to: 'Customer', text: 'Closed, and written down' },
      ],
    },
    {
      type: 'screens',
      heading: 'Three screens of Ciragen',
      start: {
        title: 'Desk, Thursday',
        state: '5 visits',
        blocks: [
          {
            type: 'totals',
            items: [
              { label: 'Open tickets', value: '23' },
              { label: 'Near their limit', value: '1' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Ticket 2217, cold room', value: '1 hour left', mark: 'late' },
              { text: 'Ticket 2219, printer', value: 'tomorrow', mark: 'open' },
              { text: 'Ticket 2220, link', value: 'Monday', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['New ticket', 'Plan a visit'] },
        ],
      },
      task: {
        title: 'Visit 2217, on the phone',
        state: 'works offline',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Arrived', value: '10:20', mark: 'done' },
              { text: 'Photographs', value: '3', mark: 'done' },
              { text: 'Part used', value: '1 contactor', mark: 'done' },
              { text: 'Signature', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Finish the visit'] },
        ],
      },
      report: {
        title: 'Promises kept',
        state: 'October',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'In time', value: 94, text: '94' },
              { label: 'Late', value: 6, text: '6' },
              { label: 'Paused', value: 11, text: '11' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Contracts to renew', value: '3', mark: 'open' },
              { text: 'Repeat faults', value: '1 site', mark: 'late' },
            ],
          },
        ],
      },
    },
    {
      type: 'example',
      heading: 'How a six-hour promise runs over a weekend',
      body: 'The contract says six working hours. The desk is open 08:00 to 17:00 on weekdays and 08:00 to 13:00 on Saturday. A call on Friday at 16:20 uses forty minutes that day and five hours on Saturday; the rest falls on Monday. A public holiday on Monday would move it to Tuesday.',
      figures: [
        { label: 'Call logged', value: 'Friday 16:20' },
        { label: 'Counted on Friday', value: '40 minutes' },
        { label: 'Counted on Saturday', value: '5 hours' },
        { label: 'Warning to the dispatcher', value: 'Saturday 12:00' },
        { label: 'Due', value: 'Monday 08:20' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Who sees what',
      rowHeading: 'Item',
      columns: ['Desk', 'Technician', 'Sales', 'Customer'],
      rows: [
        { label: 'Visit history', cells: ['All', 'Sites of the day', 'Own accounts', 'Own sites'] },
        { label: 'Balance owed', cells: ['Yes', 'No', 'Yes', 'By statement'] },
        { label: 'Private notes', cells: ['Yes', 'Yes', 'Read', 'Never'] },
        { label: 'SLA clock', cells: ['All', 'Own jobs', 'Read', 'Due time'] },
      ],
    },
    {
      type: 'systems',
      heading: 'What Ciragen talks to',
      main: 'Ciragen',
      systems: ['WhatsApp', 'E-mail', 'Monitoring', 'Ciragen', 'Finagen'],
      links: [
        {
          from: 'Ciragen',
          to: 'WhatsApp',
          carries: 'Messages, through the Business API',
          both: true,
        },
        { from: 'E-mail', to: 'Ciragen', carries: 'Requests into the one queue', both: true },
        { from: 'Monitoring', to: 'Ciragen', carries: 'A ticket when a link or a sensor fails' },
        { from: 'Finagen', to: 'Ciragen', carries: 'What is overdue, before a van is sent' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will technicians feel watched?',
      answer:
        'The app notes the place when a visit starts and when it ends; between the two it records nothing. Tell the team before launch. The law on personal data expects it, and people accept a rule they know.',
    },
    {
      question: 'Can customers keep writing to us on WhatsApp?',
      answer:
        'Yes, on one company number that the whole desk answers. [Customer engagement](/solutions/customer-engagement) covers campaigns and chat on that number. Messages to private numbers stay invisible, so the pilot includes a polite text your salespeople can send to move the chat.',
    },
    {
      question: 'What happens to the history if we part?',
      answer:
        'You get it as tables and a folder of photographs, each named by site and date. A reader without our software can use both.',
    },
  ],
  related: [
    '/solutions/crm',
    '/solutions/customer-engagement',
    '/industries/telecom',
    '/services/software-solutions/mobile-apps',
  ],
  sources: [
    {
      fact: 'People have a right to be told how their personal data will be used.',
      reference:
        'Data Protection Act, 2019, section 26; Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'product'>;
