import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for factories, mills and processors',
  summary: 'Batch records, weighing, machine monitoring, stock and networks on the shop floor.',
  description:
    'Manufacturing IT in Kenya: batch traceability, weighbridge capture, machine and cold-room monitoring, stock, costing and shop-floor networks.',
  lead: 'Between the lorry that arrives and the pallet that leaves are dozens of pencil marks. We capture them once, at the machine, and turn them into stock, cost and a batch history.',
  updated: '2026-08-19',
  situation: {
    heading: 'The plant runs day and night; the figures arrive on Thursday',
    body: `Production writes on a shift sheet. Stores keep bin cards. Quality has its own book, locked in the laboratory. On Thursday a clerk adds them together, and the yield for the week is known when nothing can be done about it.

Then a buyer in Kampala complains of one carton. Which flour, which shift, which packing film, who else received it? It takes three people two days to answer, and the answer is "probably".

Power makes it worse. A dip of half a second resets a controller, the line stops, and the sheet says "KPLC". How many minutes, how much scrap, how often this month? The machine knows. No one asks it.

We work from the meter to the ledger: sensors and scales, the network under the roof, the system that holds batches and stock, and its link with your accounts.`,
  },
  process: {
    heading: 'One line first, then the plant',
    intro:
      'A pilot line gives you real numbers to decide on. If they are not worth having, stop there.',
    steps: [
      {
        title: 'Walk the material',
        body: 'From gate to dispatch, backwards and forwards, on a day and a night shift. Each point where somebody writes a number goes on a map.',
        duration: '3 days',
      },
      {
        title: 'Fix the codes',
        body: 'One code per material, batch, machine and stop reason. Twelve stop reasons at most, or operators will choose "other".',
        duration: '1–2 weeks',
      },
      {
        title: 'Instrument the pilot line',
        body: 'Counters, scale link, energy meter and a rugged tablet. Existing PLCs are read, not changed.',
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
      body: 'The paper said eleven stops for "power" in a month. The counter says more, because short ones were not written down. With the figure, the works manager can compare it with the price of a small UPS for the controller.',
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
            'Fanless PCs, sealed tablets, and cabinets with filters that someone is named to clean.',
        },
        {
          term: 'Humidity and salt',
          detail:
            'At Mombasa and Mtwapa plants, stainless glands and yearly replacement of patch leads near the sea side.',
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
          detail: 'Stations store a shift locally and send it later. Label printing continues.',
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
        'Yes. A proximity switch on the output shaft and a current clamp on the motor tell count, speed and stops without touching the control. Older plants often gain the most.',
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
      url: 'https://www.kebs.org/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
