import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT and software for factories',
  summary: 'Batch records, weighing, machine monitoring, stock and networks on the shop floor.',
  description:
    'Manufacturing IT in Kenya: batch traceability, weighbridge capture, machine and cold-room monitoring, stock, costing and shop-floor networks.',
  lead: 'A counter on the machine shows every stop and what it cost in cartons. One line is enough to find out whether the rest would pay.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the rack and the week of one plant.',
    parts: [
      {
        type: 'rack',
        title: 'Cabinet 1',
        units: [
          { label: 'Patch panel', note: '24 ports' },
          { label: 'Switch', note: '2 of 24 free', mark: 'done' },
          { label: 'Firewall', note: 'update due', mark: 'open' },
          { label: 'Server', note: 'disk 91%', mark: 'late' },
          { label: 'UPS', note: '34 min', mark: 'done' },
        ],
      },
      {
        type: 'timeline',
        title: 'Line 2',
        ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        rows: [
          { label: 'Planned', from: 0, to: 3 },
          { label: 'Made', from: 0, to: 2, mark: 'done' },
          { label: 'Stopped', from: 2, to: 2.6, mark: 'late' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Plants with one line or more in food, cement, textiles or cold storage',
    time: { from: 3, unit: 'months', note: 'for the pilot (6 to 9 for four lines)' },
    price: prices['/industries/manufacturing'],
    start: 'Three days following the material through a day shift and a night shift',
    needs: 'A production manager at morning meetings, machine manuals and an electrician',
  },
  order: ['sections', 'process', 'scope', 'fits'],
  fitsHeading: 'From the line to the ledger',
  fits: [
    {
      path: '/services/development-services/iot-and-embedded-systems',
      why: 'Counters and probes made for your machines.',
    },
    {
      path: '/products/bizgen',
      why: 'Purchases, stock and sales. It does not plan machine hours.',
    },
    {
      path: '/services/development-services/software-development/desktop-application',
      why: 'Weighbridge and label stations that work without internet.',
    },
    {
      path: '/services/systems-integration/erp-integration',
      why: 'Moves production and dispatch figures into your own ERP.',
    },
  ],
  process: {
    heading: 'One line first, then the plant',
    steps: [
      {
        title: 'Follow the material',
        body: 'We walk from gate to dispatch, and note where people write numbers down.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Agree the codes',
        body: 'Material, batch, machine and stop reason get codes, with at most twelve reasons.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Equip the pilot line',
        body: 'We fit counters, a scale link, an energy meter and a rugged tablet. We read your PLCs and change nothing in them.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Run next to paper',
        body: 'A ten-minute meeting every morning compares yesterday’s numbers, and supervisors correct the codes.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Decide about the plant',
        body: 'You have a month of figures from one line. Other lines follow if they pay.',
        time: { from: 2, to: 4, unit: 'months' },
      },
    ],
    busy: ['us', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'Batch records that answer a recall question while the buyer is on the phone',
      'Good output, scrap and stopped time by shift, with the reasons',
    ],
    needed: ['A maintenance window each week on the pilot line'],
    excluded: [
      'Changes to PLC programs for motion or safety',
      'Product certification by KEBS, and statutory calibration of trade scales',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'What short power dips cost one packing line',
      body: 'Stops of nine minutes were not worth a line in the book. Compare the loss with the price of a small UPS for the controller.',
      figures: [
        { label: 'Stops on paper, one month', value: '11' },
        { label: 'Stops counted', value: '37' },
        { label: 'Mean restart', value: '9 minutes' },
        { label: 'Lost time', value: '5 h 33 min' },
        { label: 'Lost output at 20 cartons a minute', value: '6,660 cartons' },
      ],
    },
    {
      type: 'specification',
      heading: 'Built for the shop floor',
      rows: [
        { term: 'Dust and washing', detail: 'Fanless PCs, sealed tablets, filtered cabinets.' },
        {
          term: 'Humidity and salt',
          detail: 'Stainless fittings, and new patch leads every year.',
        },
        { term: 'Electrical noise', detail: 'Fibre between buildings and near motor drives.' },
        {
          term: 'Two networks',
          detail: 'One for machines and one for the office, so that a virus cannot stop a mixer.',
        },
        { term: 'Outages', detail: 'Stations store the data of a shift and send it later.' },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'Name the line that stops most',
    body: 'Write what it makes, and who counts its output today.',
  },
} satisfies Copy<'industry'>;
