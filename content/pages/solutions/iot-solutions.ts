import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';

export default {
  shape: 'project',
  heading: 'IoT solutions for cold rooms, tanks, generators and vehicles',
  summary: 'Sensors that watch temperature, fuel, water and power, and raise the alarm in time.',
  description:
    'IoT monitoring in Kenya: sensors for cold rooms, water and fuel tanks, generators and vehicles, with alarms by SMS and records you can show an inspector.',
  lead: 'If something fails at night, a sensor makes the system text one person and then call the next.',
  updated: '2026-11-29',
  emblem: 'thermometer',
  drawing: {
    caption:
      'A cold room in the port at night: its door stood open, and the SMS came before the fish was warm',
    parts: [
      {
        type: 'scene',
        title: 'A cold room and its alarm',
        height: 232,
        shapes: [
          { look: 'line', outline: 'M0 220h320' },
          { look: 'body', outline: 'M10 36h196v184h-196z' },
          { look: 'tint', outline: 'M22 48h172v160h-172z' },
          { look: 'body', outline: 'M194 56h44v152h-44z' },
          { look: 'mark', outline: 'M200 64h32v136h-32z' },
          { look: 'body', outline: 'M32 60h104v52h-104z' },
          { look: 'hot', outline: 'M154 68a6 6 0 0 1 12 0v44a11 11 0 1 1-12 0z' },
          {
            look: 'body',
            outline:
              'M32 176h38v32h-38zm44 0h38v32h-38zm44 0h38v32h-38zM54 142h38v32h-38zM98 142h38v32h-38z',
          },
          {
            look: 'mark',
            outline:
              'M40 194q10-8 20 0q-10 8-20 0M84 194q10-8 20 0q-10 8-20 0M128 194q10-8 20 0q-10 8-20 0',
          },
          { look: 'body', outline: 'M255 96h44q6 0 6 6v78q0 6-6 6h-44q-6 0-6-6v-78q0-6 6-6z' },
          { look: 'hot', outline: 'M264 126a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z' },
          { look: 'line', outline: 'M266 82q11-8 22 0M260 74q17-12 34 0' },
        ],
        words: [
          { text: '−11 °C', at: [84, 84], on: 'object', size: 'large' },
          { text: 'limit −15', at: [84, 102], on: 'object' },
          { text: '00:04', at: [277, 160], on: 'object', size: 'large' },
          { text: 'SMS', at: [277, 176], on: 'object' },
          { text: 'Cold room 3, Kilindini', at: [108, 24], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Cold stores, hotels, transporters and plants with remote equipment',
    time: { from: 8, to: 10, unit: 'weeks', note: '(with a pilot of 4 weeks)' },
    price: prices['/solutions/iot-solutions'],
    start: 'One or two days choosing what to measure and who acts on each alarm',
    needs: 'Site access by day and once at night, people who accept calls, and an electrician',
  },
  similar: {
    path: '/services/development-services/iot-and-embedded-systems',
    asks: 'Does no ready-made sensor fit?',
  },
  example: {
    heading: 'Cold room 3, its door left open',
    body: 'A door is left open after a late delivery. The alarm waits 20 minutes: a defrost also warms the air for that long. Then it writes to the night supervisor. Had she not answered, the engineer would have been called ten minutes later, and after him the plant manager.',
    figures: [
      { label: 'Warmer than −15 °C', value: '23:44' },
      { label: 'SMS to the supervisor', value: '00:04' },
      { label: 'She closes the door', value: '00:11' },
      { label: 'When the engineer would have been called', value: '00:14' },
      { label: 'Back at −20 °C', value: '04:00' },
    ],
  },
  process: {
    heading: 'Three sensors before thirty',
    body: `The alarms are chosen first. Each needs somebody who can act at that hour. Where nobody can, the system only records. The radio is tested with steel doors shut and the generator running.

Three sensors and a gateway run for four weeks. Meanwhile we open the door, pull the plug and take out the SIM to see whether each alarm arrives. What is normal is known then, and false calls at night end. The others are fitted in 2 to 4 weeks, each with a date for its battery and its calibration.`,
  },
  scope: {
    receive: [
      'A monthly log for each room or vehicle, in which gaps stay visible',
      'The readings as a nightly file for your own programs',
    ],
    excluded: [
      'Mobile data and platform charges',
      'Repair of compressors, pumps or generators',
      'Safety shutdown systems. Never rely on an SMS alone for safety',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Generators, tanks, mains and trucks',
      rows: [
        {
          term: 'Generator',
          detail:
            'Run hours are compared with fuel. When they disagree, look for a leak or a theft.',
        },
        {
          term: 'Water tank, borehole',
          detail: 'A sensor reads the level by pressure, and whether the pump runs dry.',
        },
        {
          term: 'Mains and UPS',
          detail: 'You see the voltage on each phase, and how long an outage lasted.',
        },
        {
          term: 'Reefer or truck',
          detail: 'Cargo temperature and position are stored while there is no signal.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'How the readings travel',
      rowHeading: 'Question',
      columns: ['SIM in each device', 'LoRaWAN gateway', 'Your Wi-Fi'],
      rows: [
        {
          label: 'Suits',
          cells: ['Vehicles, remote tanks', 'Many sensors on a site', 'A room or two'],
        },
        { label: 'Battery', cells: ['Weeks to months', 'Years', 'Mains power'] },
        {
          label: 'In a power cut',
          cells: ['Works', 'Works with its battery', 'Stops with the router'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do sensors need approval in Kenya?',
      answer:
        'Equipment for the public network needs type approval from the Communications Authority. We choose approved models and give you the certificate.',
    },
    {
      question: 'Can we track our drivers?',
      answer:
        'Tell them what is recorded and why, limit who sees it, and switch it off in private use. You get a notice for your advocate to adapt.',
    },
  ],
  related: ['/projects/cold-store-temperature-monitoring'],
  ask: { heading: 'What should the first three sensors measure?' },
  sources: [regulation.typeApproval],
} satisfies Copy<'solution'>;
