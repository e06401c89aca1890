import { prices } from '@/content/prices';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'IoT monitoring for cold rooms, tanks, generators and vehicles',
  summary: 'Sensors that watch temperature, fuel, water and power, and raise the alarm in time.',
  description:
    'IoT monitoring in Kenya: sensors for cold rooms, water and fuel tanks, generators and vehicles, with alarms by SMS and records you can show an inspector.',
  lead: 'Get an SMS or a call when a cold room warms up, a tank runs low or a generator fails. The log shows every reading, so an inspector can check it.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the night of one cold room.',
    parts: [
      {
        type: 'columns',
        title: 'Cold room 3, °C below zero',
        items: [
          { label: '18', value: 21 },
          { label: '20', value: 21 },
          { label: '22', value: 20 },
          { label: '00', value: 14, mark: 'late' },
          { label: '02', value: 17, mark: 'open' },
          { label: '04', value: 20 },
          { label: '06', value: 21 },
        ],
      },
      {
        type: 'phone',
        title: 'Alarm',
        state: '00:04',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', by: '00:04', text: 'Cold room 3 is at minus 14. Door open?' },
              { from: 'them', by: '00:11', text: 'Closed it. Thank you.' },
            ],
          },
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
  process: {
    heading: 'Test three points before you fit thirty',
    steps: [
      {
        title: 'Choose the alarms',
        body: 'For each one: who acts, what can they do at night, and how fast?',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Check signal and power',
        body: 'We test coverage and sockets on site, with doors shut and the generator running.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Pilot',
        body: 'Three sensors, one gateway, one dashboard. We open the door, pull the plug and remove the SIM to test each alarm.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Adjust the alarms',
        body: 'We set limits and delays so that defrosting and loading cause no false calls.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Fit the rest',
        body: 'Each device gets a label, a photograph, and battery and calibration dates.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'Installed and labelled sensors with calibration records',
      'A dashboard, and a monthly PDF log for each room or vehicle',
      'Alarms by SMS, then by a call, then to the next person',
      'Your data by API or as a nightly file',
    ],
    needed: [
      'Access to the sites in working hours and once at night',
      'Named people who accept calls at night',
      'An electrician for changes to mains power',
    ],
    excluded: [
      'Repair of compressors, pumps or generators',
      'Mobile data and platform charges',
      'Safety shutdown systems, which monitoring cannot replace',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'How an alarm reaches a person',
      actors: ['Sensor', 'Platform', 'Night staff', 'Engineer'],
      messages: [
        { from: 'Sensor', to: 'Platform', text: 'Above −15 °C at 02:05' },
        {
          from: 'Platform',
          to: 'Platform',
          text: 'Waits 20 minutes for a defrost',
          state: 'waits',
        },
        { from: 'Platform', to: 'Night staff', text: 'SMS at 02:25' },
        { from: 'Night staff', to: 'Platform', text: 'No answer', state: 'fails' },
        { from: 'Platform', to: 'Engineer', text: 'Call at 02:35' },
        { from: 'Engineer', to: 'Sensor', text: 'Repaired at 03:50' },
      ],
    },
    {
      type: 'specification',
      heading: 'What we measure',
      rows: [
        {
          term: 'Cold rooms and reefers',
          detail: 'Air and product temperature, door open or shut.',
        },
        { term: 'Water and boreholes', detail: 'Level by pressure, and pump current.' },
        {
          term: 'Generators',
          detail: 'Run hours, battery and fuel. Theft shows when fuel and run time disagree.',
        },
        { term: 'Mains and UPS', detail: 'Voltage on each phase, start and end of outages.' },
        {
          term: 'Vehicles',
          detail: 'Position, ignition and cargo temperature, recorded even without a signal.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'How the readings are sent',
      rowHeading: 'Question',
      columns: ['SIM in each device', 'LoRaWAN gateway', 'Your Wi-Fi'],
      rows: [
        { label: 'Suits', cells: ['Vehicles, remote tanks', 'Many sensors', 'Rooms nearby'] },
        { label: 'Battery', cells: ['Weeks to months', 'Years', 'Mains power'] },
        { label: 'Monthly cost', cells: ['For each device', 'For each site', 'None extra'] },
        {
          label: 'Power cut',
          cells: ['Works', 'Works with a battery', 'Stops with the router'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do sensors need approval in Kenya?',
      answer:
        'Radio equipment needs type approval from the Communications Authority. We choose approved models and give you the certificate.',
    },
    {
      question: 'Can an auditor rely on the log?',
      answer:
        'The log shows reading, time, device and calibration date, and gaps stay visible. Ask your auditor which interval they expect.',
    },
    {
      question: 'May we track our drivers?',
      answer:
        'Tell drivers what is recorded and why, limit who sees it, and switch tracking off for private use. We supply a notice for your advocate to adapt.',
    },
  ],
  related: [
    '/services/development-services/iot-and-embedded-systems',
    '/projects/cold-store-temperature-monitoring',
    '/industries/manufacturing',
  ],
  sources: [regulation.typeApproval],
  twin: {
    path: '/services/development-services/iot-and-embedded-systems',
    difference:
      'Here we install, within weeks, sensors that are on the market. The development service designs a device for you, from prototype to production, when nothing on the market fits.',
  },
} satisfies Copy<'solution'>;
