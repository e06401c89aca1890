import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT and software for factories',
  summary: 'Batch records, weighing, machine monitoring, stock and networks on the shop floor.',
  description:
    'Manufacturing IT in Kenya: batch traceability, weighbridge capture, machine and cold-room monitoring, stock, costing and shop-floor networks.',
  lead: 'We count the stops of one line for three months, and what each costs in cartons. Then you decide about the plant.',
  updated: '2026-11-27',
  emblem: 'factory',
  drawing: {
    caption: 'Line 2 of a plant in Changamwe: the bottles wait at the machine that stopped',
    parts: [
      {
        type: 'scene',
        title: 'A line of machines with the stop',
        height: 220,
        shapes: [
          { look: 'line', outline: 'M0 214h320M36 166v48M284 166v48M160 166v48' },
          { look: 'body', outline: 'M8 150h304v16H8z' },
          {
            look: 'tint',
            outline:
              'M18 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM52 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM86 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM120 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM154 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM188 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM222 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM256 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM290 158a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
          },
          { look: 'body', outline: 'M16 76h62v74H16zM8 42h78l-14 34H22z' },
          { look: 'body', outline: 'M96 66h58v46h-58z' },
          { look: 'body', outline: 'M172 66h58v46h-58z' },
          { look: 'hot', outline: 'M193 54a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z' },
          { look: 'line', outline: 'M201 46V34M125 112v10M201 112v10' },
          { look: 'body', outline: 'M248 86h62v64h-62z' },
          { look: 'mark', outline: 'M248 108h62M272 86v22M286 86v22' },
          {
            look: 'tint',
            outline:
              'M86 150v-16l3-6v-5h6v5l3 6v16zM100 150v-16l3-6v-5h6v5l3 6v16zM114 150v-16l3-6v-5h6v5l3 6v16zM128 150v-16l3-6v-5h6v5l3 6v16zM142 150v-16l3-6v-5h6v5l3 6v16zM156 150v-16l3-6v-5h6v5l3 6v16zM170 150v-16l3-6v-5h6v5l3 6v16zM184 150v-16l3-6v-5h6v5l3 6v16z',
          },
        ],
        words: [
          { text: 'Mixer', at: [47, 118], on: 'object' },
          { text: 'Filler', at: [125, 94], on: 'object' },
          { text: 'Caps', at: [201, 94], on: 'object' },
          { text: 'Packer', at: [279, 134], on: 'object' },
          { text: 'Stopped 41 min', at: [214, 26], on: 'ground', size: 'large' },
          { text: '9 t', at: [47, 64], on: 'object' },
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
      why: 'Handles purchases, stock and sales. It does not plan machine hours.',
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
    heading: 'Three months with one line, then the plant',
    body: `A day shift and a night shift are followed from gate to dispatch: the two write down different things. Material, batch, machine and stop reason get codes. Use twelve reasons at most, because with more an operator searches too long.

Counters, a scale link, an energy meter and a rugged tablet go on one line. Your PLCs are read, and nothing in them changes. For four weeks the line runs next to paper, and a short meeting every morning compares yesterday’s numbers. Then you decide about the plant.`,
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
      body: 'The operator wrote down eleven stops. The operator did not write down restarts of nine minutes. Compare the loss with the price of a small UPS for the controller.',
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
        {
          term: 'Dust and washing',
          detail: 'PCs have no fans, tablets are sealed, and cabinets have filters.',
        },
        {
          term: 'Humidity and salt',
          detail: 'Fittings are stainless, and we will check patch leads at each visit.',
        },
        { term: 'Electrical noise', detail: 'Fibre runs between buildings and near motor drives.' },
        {
          term: 'Two networks',
          detail:
            'Machines have one and the office has another, so a virus at a desk stops no mixer.',
        },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: { heading: 'Try a counter on one line', body: 'Choose the line that stops most.' },
} satisfies Copy<'industry'>;
