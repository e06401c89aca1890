import type { Copy } from '@/content/schema';

export default {
  heading: 'IT infrastructure management',
  summary: 'Server rooms, power, cooling, hardware life and spare parts, planned ahead.',
  description:
    'Infrastructure management for server rooms and equipment in Kenya: power and generator tests, cooling, salt and humidity, warranties, spares and a five-year plan.',
  lead: 'Replace equipment on a date in your budget instead of on the day it fails. Engineers visit your server room every quarter with instruments and a register of ages and warranties; twice a year they cut the power on purpose.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with a server room or a rack of their own, on the coast or inland',
    time: '5–8 weeks to the first power test, then a day each quarter',
    price: {
      measure: 'per site',
      note: 'Tagging and the first measurements at a fixed price; equipment is bought separately',
      from: 'not yet',
    },
    start: 'Tagging and photographing each server, UPS and air conditioner',
    needs: 'Purchase papers, a lockable room, and your electrician for the power tests',
  },
  situation: {
    heading: 'What a quarterly visit keeps in view',
    body: `Hardware gives notice before it fails: a fan that runs faster, a battery that holds less, a disk that counts errors. At each visit we read these signs, enter them in a register and turn them into a plan for the next five years of spending.

At the coast a server room fights three things. Power goes, comes back with a surge, and goes again. The air conditioner was bought for people and now cools a room that makes heat all night. Damp, salty air leaves a green film on connectors within a few years. Inland the list changes a little: dust, voltage that sags at the end of a long line, a generator that has not carried a load since it was delivered.

Most of this can be measured. A battery test takes an hour and a humidity logger is a small purchase; the routine and the list of ages, warranties and spare parts are what the service adds.`,
  },
  process: {
    heading: 'A quarterly round with tools in hand',
    steps: [
      {
        title: 'Register and tag',
        body: 'Each server, switch, UPS, air conditioner and rack gets a tag, a photo, a purchase date, a warranty end and a line on what stops when it stops.',
        duration: '1–2 weeks at the start',
      },
      {
        title: 'Measure for fourteen days',
        body: 'Loggers record temperature, humidity and mains voltage in the room, round the clock. Load on each UPS and circuit is noted at the busiest hour.',
        duration: '2 weeks',
      },
      {
        title: 'Correct the cheap faults',
        body: 'Blanking plates, dust filters, tidier cables, a second cooling unit that takes turns with the first, surge protection, door seals.',
        duration: '1–3 weeks',
      },
      {
        title: 'Cut the power on purpose',
        body: 'With your electrician present, on a Sunday. UPS to generator and back, with a clock, and a safe shutdown if the generator stays silent.',
        duration: 'Half a day, twice a year',
      },
      {
        title: 'Plan the next five years',
        body: 'One page for the finance manager: which item, which quarter, what happens if it is put off by a year.',
        duration: 'Renewed each budget season',
      },
    ],
    busy: ['us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'An equipment register that doubles as your asset list for audit and insurance',
      'A visit every quarter with readings, photos and a list of what we cleaned or tightened',
      'Warranty claims handled with the supplier, from first call to returned part',
      'A spares shelf list: which disk, power supply and switch to keep on site',
      'The five-year replacement sheet',
    ],
    needed: [
      'Purchase papers, or permission to ask your suppliers for them',
      'Your electrician and the generator contractor for the power tests',
      'A lockable room, or a cupboard that we can help to turn into one',
    ],
    excluded: [
      'Mains wiring, generator service and air conditioner gas, which licensed trades do',
      'Purchase of equipment; we write the specification and compare quotations',
      'Software on the servers: see [system administration](/services/support-and-management/managed-it/system-administration)',
    ],
  },
  duration:
    'Five to eight weeks from tagging to the first power test for one room. After that, a day each quarter. Extra sites add about a week each.',
  sections: [
    {
      type: 'example',
      heading: 'How long will the UPS really last?',
      body: `The label says 3,000 VA and the office believes in an hour. The equipment draws 1,400 watts. The batteries were rated for 1,500 watt-hours when new. They are four years old in a warm room and hold perhaps 60% of that, and some is lost in conversion.

The generator takes ninety seconds, if it starts. If it does not, a full shutdown of two servers takes nine minutes. So the alarm that starts the shutdown must come well before the end, and the batteries go on next quarter’s list.`,
      figures: [
        { label: 'Rated energy when new', value: '1,500 Wh' },
        { label: 'Left after age and losses', value: 'About 800 Wh' },
        { label: 'Run time at 1,400 W', value: 'About 34 minutes' },
        { label: 'Shutdown begins at', value: '15 minutes left' },
      ],
    },
    {
      type: 'specification',
      heading: 'What we read at each visit',
      rows: [
        {
          term: 'Air',
          detail:
            'Inlet temperature of the top and bottom server, humidity now and its highest value since last time.',
        },
        { term: 'Batteries', detail: 'Age, self-test result, measured run time once a year.' },
        {
          term: 'Disks',
          detail:
            'Error counts and free space, with the month in which each volume will be full at the present rate.',
        },
        {
          term: 'Metal',
          detail: 'Corrosion on outdoor boxes, earth connections, connectors near windows.',
        },
        {
          term: 'Paper',
          detail: 'Warranties that end within six months, support contracts, insurance values.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Repair, replace or consolidate',
      body: `A server past its warranty is not useless. It can hold test systems or the second copy of a backup. Running payroll on it with no spare in the country is another matter, since parts for older models may take weeks to clear.

Where four half-empty machines stand in a row, one or two hosts with virtual servers use less power and give off less heat. Our page on [virtualisation](/solutions/datacentre-virtualization) describes that step, and shared [enterprise storage](/solutions/enterprise-storage) often comes with it.`,
    },
    {
      type: 'chart',
      heading: 'What is left in the UPS',
      data: {
        form: 'bars',
        unit: 'Wh',
        bars: [
          { label: 'Rated when new', value: 1500 },
          { label: 'After age and losses', value: 800, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Do we need this if we rent space in a data centre?',
      answer:
        'Less of it. Power and cooling are the landlord’s. Ages, warranties, spares and remote hands are still yours, and the quarterly visit shrinks to a remote check and one trip a year.',
    },
    {
      question: 'How do you protect outdoor equipment near the sea?',
      answer:
        'Sealed enclosures of a suitable rating, stainless fixings, gel-filled connectors, drip loops and a look twice a year. Even so, we plan for a shorter life there.',
    },
    {
      question: 'Is solar an option for the server room?',
      answer:
        'As part of the building’s system, yes. A solar engineer designs it. We supply the load profile from the loggers, which is the figure such designs often lack.',
    },
    {
      question: 'Must we buy the brands you prefer?',
      answer:
        'No. We state the functions, warranty terms and local parts needed. Any quotation that meets them is compared on price over its life.',
    },
  ],
  related: [
    '/solutions/datacentre-virtualization',
    '/services/support-and-management/managed-it/network-management',
    '/blog/choosing-between-cloud-and-server-room',
    '/projects/cold-store-temperature-monitoring',
  ],
  twin: {
    path: '/services/support-and-management/managed-it/system-administration',
    difference:
      'This page is about what can be touched: power, cooling, servers as hardware, warranties and spares. System administration looks after what runs on them: Windows and Linux, accounts, patches and certificates.',
  },
} satisfies Copy<'service'>;
