import { prices } from '@/content/prices';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'IoT and embedded systems development in Kenya',
  summary: 'Sensors, controllers and firmware designed, built and installed for your site.',
  description:
    'IoT and embedded systems development in Kenya: sensors, circuits and firmware, enclosures for salt air, GSM or LoRa, power for long cuts, and a dashboard.',
  lead: 'We design and build a connected device when no ready-made sensor fits your site: electronics, firmware, housing, radio and the screen with its readings.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a device, its board and its last reading.',
    parts: [
      {
        type: 'plan',
        height: 170,
        rooms: [
          { label: 'Housing, IP 67', at: [0, 0], size: [190, 170] },
          { label: 'Board', at: [20, 34], size: [120, 116] },
          { label: 'Tank', at: [225, 34], size: [95, 116] },
        ],
        points: [
          { at: [45, 78], label: 'Radio', mark: 'done' },
          { at: [45, 112], label: 'Battery', mark: 'open' },
          { at: [255, 100], label: 'Level', mark: 'done' },
        ],
        lines: [
          {
            points: [
              [45, 78],
              [45, 112],
            ],
          },
          {
            points: [
              [45, 112],
              [45, 135],
              [255, 135],
              [255, 100],
            ],
            mark: 'open',
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Reading',
        state: '06:15',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Level', value: '63%', mark: 'done' },
              { text: 'Battery', value: '3.6 V' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Sites that must measure or switch something that no finished product can, from about 20 units',
    time: { from: 4, to: 6, unit: 'months', note: 'or 6 to 10 weeks to adapt a controller' },
    price: prices['/services/development-services/iot-and-embedded-systems'],
    start: 'A survey of the site: signal, mains, sun, spray and mounting points',
    needs: 'Access to roof and panel room, a reference reading, and who is called for which alarm',
  },
  sources: [regulation.typeApproval],
  twin: {
    path: '/solutions/iot-solutions',
    difference:
      'Here we design or adapt a device for you. IoT solutions uses ready-made sensors, which is quicker and cheaper where they exist.',
  },
  process: {
    heading: 'Prove one unit, then make more',
    steps: [
      {
        title: 'Survey',
        body: 'Signal of each network, mains quality, sun and spray. We photograph every mounting point.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Test on the bench',
        body: 'Sensor, controller and radio compared with a reference instrument. You see the error in numbers.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'First unit on site',
        body: 'It runs for a month while you keep your manual log. We count gaps and false alarms.',
        time: { from: 4, to: 5, unit: 'weeks' },
      },
      {
        title: 'Final board and firmware',
        body: 'Signed remote updates, automatic restart if the device hangs, and storage for readings while the network is down.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Make and install',
        body: 'Each unit is calibrated, mounted and labelled.',
        time: { from: 4, to: 8, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'Installed units with serial numbers and calibration records',
      'Circuit diagrams, board files, parts list and firmware source',
      'A dashboard with alarms by SMS or call, and readings through an API',
      'Spares, and instructions to swap a unit',
    ],
    needed: [
      'Access to the site, roof and panel room included',
      'A reference reading, or permission to bring our instrument',
      'A list of who is called for which alarm, in what order',
    ],
    excluded: [
      'Mains wiring and work on live panels, which need a licensed electrician',
      'SIM data and SMS, bought in your name',
      'Medical, fire and safety equipment, which must be certified',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Built for the coast',
      rows: [
        {
          term: 'Enclosure',
          detail:
            'Sealed to a stated IP grade, with stainless fixings and protection against condensation.',
        },
        {
          term: 'Circuit board',
          detail: 'Coated against humidity, with gold contacts or no connectors.',
        },
        {
          term: 'Power',
          detail:
            'At least three days of battery, surge protection, and solar where there is no mains.',
        },
        {
          term: 'Radio',
          detail:
            'GSM or LTE for scattered sites, LoRa for many sensors on one site. Type approved in Kenya.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Twelve diesel tanks on solar power',
      body: 'A fleet operator wants the level of 12 tanks every 15 minutes. The radio decides how much power each unit needs, and therefore the size of its battery and solar panel.',
      figures: [
        { label: 'Readings a day', value: '1,152' },
        { label: 'Data a month', value: 'about 7 MB' },
        { label: 'Power for each unit', value: '18 mW' },
        { label: 'Battery for five dark days', value: '2.2 Wh plus margin' },
        { label: 'Alarm when level falls', value: '15 litres in 15 minutes' },
      ],
    },
  ],
  questions: [
    {
      question: 'How small an order makes sense?',
      answer:
        'Below about 20 units, adapting an existing controller usually costs less. The quotation shows both prices.',
    },
    {
      question: 'Do devices work during a power cut?',
      answer:
        'Yes, for the number of days in the specification, and they report the cut. If the mobile mast is down too, readings wait in memory.',
    },
    {
      question: 'Can readings go into our SCADA or ERP?',
      answer:
        'Usually, by Modbus, OPC UA or HTTP. See [ERP integration](/services/systems-integration/erp-integration) for stock and work orders.',
    },
  ],
  related: [
    '/solutions/iot-solutions',
    '/projects/cold-store-temperature-monitoring',
    '/industries/manufacturing',
  ],
} satisfies Copy<'service'>;
