import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for factories, mills and processors',
  summary: 'Batch records, weighing, machine monitoring, stock and networks on the shop floor.',
  description:
    'Manufacturing IT in Kenya: batch traceability, weighbridge capture, machine and cold-room monitoring, stock, costing and shop-floor networks.',
  lead: 'Record output and stops once, at the machine, and use the same figures for stock, cost and batch history. For factories, mills and processors with one line or several.',
  updated: '2026-11-22',
  glance: {
    audience: 'Plants with one to several lines, in food, cement, textiles or cold storage',
    time: 'Three months to the end of the pilot, six to nine for four lines',
    price: {
      measure: 'fixed price',
      note: 'The pilot line is priced apart; you may stop after it',
      from: 'not yet',
    },
    start: 'Three days walking the material through a day and a night shift',
    needs: 'A production manager at morning meetings, machine manuals and an electrician',
  },
  situation: {
    heading: 'From the meter to the ledger',
    body: `Counters, scales and energy meters on the line feed one record for each shift: what was made, what was scrapped, when the line stood and why. The works manager has it the next morning. On paper the same figures tend to arrive on Thursday, after a clerk has added up the shift sheets, the bin cards and the laboratory’s book.

The record also answers for a batch. When a buyer in Kampala complains of one carton, its number leads to the flour, the shift, the packing film and the other customers who received that batch, within minutes.

Power becomes visible too. A dip of half a second resets a controller and stops the line, and the shift sheet calls every such stop “KPLC”. Counting them gives the minutes and the scrap, which is what an argument for a small UPS needs.

We supply the sensors and scale links, the network under the roof, the system that holds batches and stock, and the connection to your accounts.`,
  },
  process: {
    heading: 'One line first, then the plant',
    intro:
      'A pilot line gives you real numbers to judge by. If they are not worth having, stop there.',
    steps: [
      {
        title: 'Walk the material',
        body: 'From gate to dispatch, backwards and forwards, on a day and a night shift. Each point where a number is written down goes on a map.',
        duration: '3 days',
      },
      {
        title: 'Fix the codes',
        body: 'One code per material, batch, machine and stop reason. Twelve stop reasons at most, or operators will choose “other”.',
        duration: '1–2 weeks',
      },
      {
        title: 'Instrument the pilot line',
        body: 'Counters, scale link, energy meter and a rugged tablet. Existing PLCs are read and left unchanged.',
        duration: '3–5 weeks',
      },
      {
        title: 'Run four weeks beside the paper',
        body: 'Every morning, a ten-minute meeting with yesterday’s numbers on one sheet. Supervisors correct the codes, and the codes improve.',
        duration: '4 weeks',
      },
      {
        title: 'Extend and connect',
        body: 'Remaining lines, finished goods by pallet label, raw materials by supplier batch, then costing and accounts.',
        duration: '2–4 months',
      },
    ],
    busy: ['us', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A batch record that answers a recall question in minutes, both up and down the chain',
      'Shift figures by line: good, scrap, stopped and why',
      'Stock by location, agreed with a physical count at the start',
      'A drawing of the plant network with office and machine sides separated',
    ],
    needed: [
      'A production manager who chairs the morning meeting for the first month',
      'PLC and instrument manuals, and an electrician for connections in panels',
      'A maintenance window each week on the pilot line',
    ],
    excluded: [
      'Changes to PLC programs that control motion or safety',
      'Product certification and marks, which you obtain from KEBS',
      'Statutory calibration of trade scales',
    ],
  },
  duration:
    'Three months to the end of the pilot, six to nine for a plant of four lines. Old instruments without outputs lengthen it.',
  sections: [
    {
      type: 'example',
      heading: 'What half-second dips cost one packing line',
      body: 'The paper said eleven stops for “power” in a month. The counter says more, because short ones were not written down. With the figure, the works manager can compare it with the price of a small UPS for the controller.',
      figures: [
        { label: 'Stops on paper', value: '11' },
        { label: 'Stops counted', value: '37' },
        { label: 'Mean restart', value: '9 minutes' },
        { label: 'Lost time', value: '5 h 33 min' },
        { label: 'Output at 20 cartons a minute', value: '6,660 cartons' },
      ],
    },
    {
      type: 'specification',
      heading: 'Shop-floor conditions we design for',
      rows: [
        {
          term: 'Dust and wash-down',
          detail:
            'Fanless PCs, sealed tablets, and cabinets with filters whose cleaning has a name and a date.',
        },
        {
          term: 'Humidity and salt',
          detail:
            'At Mombasa and Mtwapa plants, stainless glands and yearly replacement of patch leads on the seaward side.',
        },
        {
          term: 'Electrical noise',
          detail: 'Fibre between buildings and beside drives; copper only inside a cabinet.',
        },
        {
          term: 'Two networks',
          detail:
            'Machines on one, office on the other, a guarded crossing between. A virus in a mailbox must not stop a mixer.',
        },
        {
          term: 'Outages',
          detail: 'Stations store a shift locally and send it later, and label printing continues.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Stops of one packing line',
      data: {
        form: 'bars',
        unit: 'stops',
        bars: [
          { label: 'On paper', value: 11 },
          { label: 'Counted', value: 37, mark: true },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/products/bizgen',
      why: 'Purchasing, stock, jobs and sales orders in one record, with costs against each job.',
    },
    {
      path: '/services/development-services/iot-and-embedded-systems',
      why: 'Counters, tank levels and cold-room probes made for your machines.',
    },
    {
      path: '/services/development-services/software-development/desktop-application',
      why: 'Weighbridge and label stations which go on working without internet.',
    },
    {
      path: '/services/systems-integration/erp-integration',
      why: 'Moves production and dispatch figures into the ERP you already own.',
    },
    {
      path: '/services/software-solutions/data-analytics-bi',
      why: 'Compares yield, energy and downtime across shifts and suppliers.',
    },
  ],
  questions: [
    {
      question: 'Our machines are thirty years old. Is there any point?',
      answer:
        'Yes; older plants often gain the most. A proximity switch on the output shaft and a current clamp on the motor tell count, speed and stops without touching the control.',
    },
    {
      question: 'Will operators accept tablets?',
      answer:
        'They do when it is quicker than the sheet. Four large buttons in the language of the floor, gloves on, and the stop reason asked only after the line is running again.',
    },
    {
      question: 'Can invoices go to eTIMS from the dispatch desk?',
      answer:
        'They can, through your accounting system or a direct link to it. The [distributor sample project](/projects/distributor-etims-invoicing) shows one way.',
    },
    {
      question: 'Do we need a server at the plant?',
      answer:
        'A small one, in a cool locked place with a UPS, since the floor must not wait for the internet. Head office works on a copy in the cloud.',
    },
  ],
  related: [
    '/products/bizgen',
    '/projects/cold-store-temperature-monitoring',
    '/solutions/iot-solutions',
    '/blog/choosing-between-cloud-and-server-room',
  ],
  sources: [
    {
      fact: 'KEBS issues the product certification marks for goods made in Kenya.',
      reference:
        'Kenya Bureau of Standards, product certification under the Standards Act, Cap. 496',
      url: 'https://www.kebs.org/product-certification/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
