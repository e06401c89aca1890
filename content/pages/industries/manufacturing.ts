import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT and software for factories',
  summary: 'Batch records, weighing, machine monitoring, stock and networks on the shop floor.',
  description:
    'Manufacturing IT in Kenya: batch traceability, weighbridge capture, machine and cold-room monitoring, stock, costing and shop-floor networks.',
  lead: 'A counter on the machine shows every stop and what it cost in cartons. We begin with one line, because a month of its figures tells you whether the plant would pay.',
  updated: '2026-11-27',
  emblem: 'factory',
  drawing: {
    caption: 'the week of one line in a plant.',
    parts: [
      {
        type: 'emblem',
        emblem: 'factory',
        title: 'Line 2, this week',
        places: [
          { label: 'Planned', note: 'Monday to Thursday' },
          { label: 'Made', note: 'until Wednesday', mark: 'done' },
          { label: 'Stopped', note: 'on Wednesday', mark: 'late' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Plants with one line or more in food, cement, textiles or cold storage',
    time: { from: 3, unit: 'months', note: 'for the pilot (6 to 9 for four lines)' },
    price: prices['/industries/manufacturing'],
    start: 'Three days following the material through a day shift and a night shift',
    needs:
      'A production manager each morning, machine manuals, an electrician, a weekly window on the line',
  },
  order: ['sections', 'scope', 'process', 'fits'],
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
    heading: 'A pilot line, then the plant',
    body: 'We follow the material through a day shift and a night shift, from gate to dispatch, because the two write down different things. Material, batch, machine and stop reason get codes, with at most twelve reasons, so that an operator finds the right one in a second. Counters, a scale link, an energy meter and a rugged tablet go on one line. We read your PLCs and change nothing in them. For four weeks the line runs next to paper, and a short meeting every morning compares yesterday’s numbers. Then you decide about the plant.',
  },
  scope: {
    receive: [
      'Batch records that answer a recall question while the buyer is on the phone',
      'Good output, scrap and stopped time by shift, with the reasons',
    ],
    excluded: [
      'Changes to PLC programs for motion or safety',
      'Product certification by KEBS, and statutory calibration of trade scales',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Short power dips on a packing line',
      body: 'The operator wrote down eleven stops, because a restart of nine minutes was not worth a line in the book. Compare the loss with the price of a small UPS for the controller.',
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
      ],
    },
  ],
  questions: [],
  related: [],
  ask: { heading: 'Try a counter on one line' },
} satisfies Copy<'industry'>;
