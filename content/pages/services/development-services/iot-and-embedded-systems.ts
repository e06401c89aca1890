import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';

export default {
  shape: 'project',
  heading: 'Custom IoT devices and embedded systems',
  summary: 'Sensors, controllers and firmware designed, built and installed for your site.',
  description:
    'IoT and embedded systems development in Kenya: sensors, circuits and firmware, enclosures for salt air, GSM or LoRa, power for long cuts, and a dashboard.',
  lead: 'If no ready-made device fits, we design one: circuit, firmware, and a screen for the readings. You get the drawings and the source code.',
  updated: '2026-11-29',
  emblem: 'chip',
  drawing: {
    caption: 'A water tank in Kilifi, the sensor in its lid, and the last reading',
    parts: [
      {
        type: 'scene',
        title: 'A sensor in a water tank',
        height: 240,
        shapes: [
          {
            look: 'line',
            outline: 'M0 226h320M46 226l12-84M142 226l-12-84M52 186h84M58 142l78 44M130 142l-78 44',
          },
          { look: 'body', outline: 'M48 62q0-12 46-12t46 12v74q0 10-46 10t-46-10z' },
          { look: 'tint', outline: 'M48 92q46 10 92 0v44q0 10-46 10t-46-10z' },
          { look: 'hot', outline: 'M82 38h24v14h-24z' },
          {
            look: 'line',
            outline: 'M112 34a24 24 0 0 1 0 22M122 28a36 36 0 0 1 0 34M132 22a48 48 0 0 1 0 46',
          },
          { look: 'line', outline: 'M236 152v-50M228 110l8-8 8 8' },
          { look: 'body', outline: 'M206 226v-52h96v52zM198 174l56-36 56 36z' },
          { look: 'tint', outline: 'M216 188h20v18h-20zM272 188h20v18h-20z' },
          { look: 'solid', outline: 'M246 194h16v32h-16z' },
          { look: 'body', outline: 'M186 18h122v72h-122z' },
        ],
        words: [
          { text: '63%', at: [247, 48], on: 'object', size: 'large' },
          { text: '18,900 litres', at: [247, 74], on: 'object' },
          { text: 'Sensor', at: [88, 28], on: 'ground' },
          { text: 'Kilifi, 06:15', at: [94, 82], on: 'object' },
          { text: 'Gateway', at: [278, 126], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: '20 or more places where no ready-made sensor or switch works',
    time: { from: 4, to: 6, unit: 'months', note: '(6 to 10 weeks to adapt a controller)' },
    price: prices['/services/development-services/iot-and-embedded-systems'],
    start: 'A survey of the site: signal, mains, sun, spray and mounting points',
    needs:
      'Access to roof and panel room, a reference reading, and a list of who is called for each alarm',
  },
  similar: {
    path: '/solutions/iot-solutions',
    asks: 'Would a ready-made sensor do?',
  },
  sources: [regulation.typeApproval],
  example: {
    heading: 'Diesel tanks without mains',
    body: 'A fleet operator has 24 tanks at yards along the road to Malaba, and wants each level every 15 minutes. We test the radio first. It decides how much power a unit needs, and how large its battery and box are.',
    figures: [
      { label: 'Readings in a day', value: '2,304' },
      { label: 'Data in a month', value: 'about 14 MB' },
      { label: 'Power for each unit', value: '18 mW' },
      { label: 'Battery for five dark days', value: '2.2 Wh and a margin' },
      { label: 'Alarm at a loss of', value: '15 litres in 15 minutes' },
    ],
  },
  process: {
    heading: 'One unit on site before the others',
    steps: [
      {
        title: 'Survey',
        body: 'The signal of each network is measured, and each spot for a unit photographed.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'On the bench',
        body: 'Sensor and radio are compared with a reference instrument. You get the error in numbers, and may stop here.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'One unit on site',
        body: 'It runs for a month while your staff keep the written log. We count gaps and false alarms.',
        time: { from: 4, to: 5, unit: 'weeks' },
      },
      {
        title: 'The final board',
        body: 'It takes signed updates over the air, restarts when it hangs, and keeps readings while the network is down.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'The others',
        body: 'Parts are ordered, and we calibrate each unit before it is mounted.',
        time: { from: 6, to: 10, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us'],
  },
  scope: {
    excluded: [
      'Work on mains and live panels, which needs a licensed electrician',
      'Medical, fire and safety equipment',
      'SIM cards and data, which you buy',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Against salt, heat and power cuts',
      rows: [
        {
          term: 'Housing',
          detail:
            'It is sealed to a stated IP grade, with stainless fixings and a vent for condensation.',
        },
        { term: 'Board', detail: 'It is coated, and has gold contacts or no connectors.' },
        {
          term: 'Power',
          detail:
            'A battery lasts as many dark days as you set, at least three. Solar replaces mains.',
        },
        {
          term: 'Radio',
          detail:
            'GSM or LTE for scattered sites, or LoRa for a group of sensors, with type approval in Kenya.',
        },
      ],
    },
  ],
  questions: [],
  related: ['/projects/cold-store-temperature-monitoring'],
  ask: {
    heading: 'Ask whether a ready-made device would do',
  },
} satisfies Copy<'service'>;
