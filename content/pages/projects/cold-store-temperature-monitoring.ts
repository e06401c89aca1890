import sensors from '@/content/pages/solutions/iot-solutions';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

const rooms = 6;
/** Each room has a probe, and a sensor on its door and on its compressor. */
const devices = 3 * rooms;
const { from, drivers } = prices['/solutions/iot-solutions'];
const cost = from.value + (devices - 10) * drivers[0].price.value;

export default {
  heading: 'Cold store temperature monitoring with alarms',
  summary:
    'Sensors behind steel doors, readings during power cuts, and a call before the fish warms up.',
  description:
    'Illustrative example: a fish processor’s cold stores with sensors, battery-backed radio and alarms that reach a person at night, with a log for the inspector.',
  lead: 'On a Saturday night a compressor stops in the cold store of a seafood processor. The log shows who is called, who answers, and how warm the room gets.',
  updated: '2026-11-28',
  drawing: {
    caption: 'Holding room 2 in that night, hour by hour',
    parts: [
      {
        type: 'scene',
        title: 'Temperature and its limit, by the hour',
        height: 200,
        shapes: [
          { look: 'tint', outline: 'M40 166h248v2H40z' },
          { look: 'hot', outline: 'M40 125h248v2H40zM155 54a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z' },
          { look: 'line', outline: 'M40 150h40l40-48 40-48 40 24 40 48 40 24' },
        ],
        words: [
          { text: '−16 °C', at: [160, 36], on: 'ground', size: 'large' },
          { text: 'limit −19', at: [66, 116], on: 'ground' },
          { text: '−20', at: [22, 154], on: 'ground' },
          { text: '00:00', at: [40, 188], on: 'ground' },
          { text: '03:00', at: [160, 188], on: 'ground' },
          { text: '06:00', at: [280, 188], on: 'ground' },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/manufacturing',
  services: ['/solutions/iot-solutions'],
  sections: [
    {
      type: 'specification',
      heading: '01:20 to 06:00, from the log',
      intro:
        'Two blast freezers, three holding rooms and a chill room. In the past, a watchman wrote down the dial on each door every two hours.',
      rows: [
        {
          term: '01:20',
          detail:
            'The compressor of holding room 2 stops. Its sensor reports that in the same minute. The probe in the warmest corner shows −20 °C.',
        },
        {
          term: '01:25',
          detail:
            'The shift leader gets a message. He is at the blast freezer and does not see it.',
        },
        {
          term: '01:45',
          detail:
            'The probe shows −19 °C, the limit for a call. The plant manager does not answer.',
        },
        {
          term: '01:50',
          detail: 'The refrigeration contractor is called next, and answers with key 1.',
        },
        {
          term: '02:40',
          detail:
            'The contractor finds a tripped motor switch and resets it. The log has his name, the time and the cause.',
        },
        { term: '03:00', detail: 'The warmest reading is −16 °C, and the doors stay shut.' },
        {
          term: '06:00',
          detail: 'The room is back at −20 °C. If nobody had answered, the owner was next.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'What the paper sheet would show',
      rowHeading: 'Record',
      columns: ['Sheet on the door', 'Sensor log'],
      rows: [
        { label: 'Readings that night', cells: ['Every two hours, if read', 'Every five minutes'] },
        { label: 'Measured', cells: ['Near the evaporator', 'In the warmest corner'] },
        { label: 'A gap', cells: ['Filled in later', 'Shown as a gap'] },
        {
          label: 'For the inspector',
          cells: ['A folder of sheets', 'The month as it was recorded'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'What hangs where',
      rows: [
        {
          term: 'In the room',
          detail:
            'Only a stainless probe, in a block of plastic that warms as slowly as a carton. Two weeks with loggers in every corner show where the warmest point is.',
        },
        {
          term: 'Outside',
          detail:
            'Sensors on door and compressor, and a type-approved radio gateway with a battery. It has its own fuse.',
        },
        {
          term: 'The way out',
          detail: 'Readings take the fibre, then mobile data. An alarm can also go by SMS alone.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Time and price',
      body: `Sensors that are on the market are enough here, and [IoT solutions](/solutions/iot-solutions) with them take ${timeInWords({ ...sensors.glance.time, note: undefined })}. The ${rooms} rooms have ${devices} sensors and cost from ${withCurrency(cost)}: ${amountInWords(from)} with the first ten, and ${amountInWords(drivers[0].price)} for each further one. The sensors cannot repair a compressor. They call someone who can.`,
    },
  ],
  ask: { heading: 'Who wakes when your cold room warms up?' },
  related: ['/services/development-services/iot-and-embedded-systems', '/industries/manufacturing'],
  sources: [regulation.typeApproval],
} satisfies Copy<'project'>;
