import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Server room and IT infrastructure management',
  summary: 'Server rooms, power, cooling, hardware life and spare parts, planned ahead.',
  description:
    'Infrastructure management for server rooms in Kenya: power and generator tests, cooling, humidity and salt, warranties, spare parts and a five-year plan.',
  lead: 'Replace equipment on a planned date, before it fails. We inspect and measure your server room every quarter, test its power twice a year and keep a five-year replacement plan.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a server room with the year in which each device is due.',
    parts: [
      {
        type: 'rack',
        title: 'Room 1, 24 °C',
        units: [
          { label: 'Patch panels', note: 'in order', mark: 'done' },
          { label: 'Core switch', note: 'due 2029', mark: 'done' },
          { label: 'Server 1', note: 'due 2027', mark: 'open' },
          { label: 'Server 2, disk', note: 'replace', mark: 'late' },
          { label: 'UPS, 34 minutes', note: 'battery 2026', mark: 'late' },
          { label: 'Cooling, second unit', note: 'tested', mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with their own server room or rack, on the coast or inland',
    time: {
      from: 5,
      to: 8,
      unit: 'weeks',
      note: 'to the first power test, then one day a quarter',
    },
    price: prices['/services/support-and-management/managed-it/infrastructure-management'],
    start: 'Tagging and photographing each server, UPS and air conditioner',
    needs: 'Purchase records, a lockable room, and your electrician for the power tests',
  },
  situation: {
    heading: 'What goes wrong at the coast',
    body: 'Power cuts come with surges. Air conditioners that were sized for people must cool a room that is hot all night. Salt air corrodes connectors within a few years. Inland, the causes are dust and low voltage.',
  },
  process: {
    heading: 'First two months, then every quarter',
    steps: [
      {
        title: 'Register and tag',
        body: 'Each item gets a tag, photo, purchase date, warranty end and a note of what depends on it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Measure',
        body: 'Loggers record temperature, humidity and mains voltage day and night. We note the load at the busiest hour.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Fix the cheap faults',
        body: 'Dust filters, blanking plates, tidy cables, surge protection, door seals, a second cooling unit.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Test the power',
        body: 'On a Sunday, with your electrician, we switch from UPS to generator and back.',
        time: 'Half a day, twice a year',
      },
      {
        title: 'Plan five years',
        body: 'One page for your finance manager: each item, the quarter to replace it and the risk of waiting a year.',
        time: 'Each budget season',
      },
    ],
    busy: ['us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'An equipment register, also usable for audit and insurance',
      'A quarterly visit with readings, photos and a list of what we cleaned or fixed',
      'Warranty claims',
    ],
    needed: [
      'Purchase records, or permission to ask your suppliers',
      'Your electrician and generator contractor for the power tests',
    ],
    excluded: [
      'Mains wiring, generator service and air-conditioning gas, which licensed contractors do',
      'Buying equipment. We write the specification and compare quotations',
      'Software on the servers: see [system administration](/services/support-and-management/managed-it/system-administration)',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'How long will the UPS last?',
      body: `The label says 3,000 VA, and staff expect an hour. The equipment uses 1,400 watts. The batteries held 1,500 watt-hours when new. At four years old, after losses, about 800 remain.

The generator needs 90 seconds, if it starts. Shutting down two servers takes nine minutes. So shutdown begins when 15 minutes are left, and new batteries go into next quarter’s budget.`,
      figures: [
        { label: 'Energy when new', value: '1,500 Wh' },
        { label: 'Energy left', value: 'About 800 Wh' },
        { label: 'Run time at 1,400 W', value: 'About 34 minutes' },
      ],
    },
    {
      type: 'specification',
      heading: 'What we check at each visit',
      rows: [
        { term: 'Air and metal', detail: 'Temperature, humidity, and corrosion on connectors.' },
        { term: 'Batteries', detail: 'Age and self-test, with run time measured once a year.' },
        { term: 'Disks', detail: 'Error counts, and the month in which each disk will be full.' },
        {
          term: 'Contracts',
          detail: 'Warranties that end within six months, support contracts, insured values.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need this if we rent space in a data centre?',
      answer:
        'Less of it. The landlord handles power and cooling. You still need ages, warranties and spares, so visits become a remote check and one trip a year.',
    },
    {
      question: 'Can solar power the server room?',
      answer:
        'As part of the building’s system, yes. A solar engineer designs it, and we supply the measured load.',
    },
    {
      question: 'Must we buy the brands you prefer?',
      answer:
        'No. We state the functions, warranty and local parts you need, and compare every quotation that meets them on cost over its life.',
    },
  ],
  related: [
    '/solutions/datacentre-virtualization',
    '/solutions/enterprise-storage',
    '/projects/cold-store-temperature-monitoring',
  ],
  twin: {
    path: '/services/support-and-management/managed-it/system-administration',
    difference:
      'This page covers the hardware: power, cooling, servers, warranties and spares. System administration covers what runs on it: Windows and Linux, accounts, updates and certificates.',
  },
} satisfies Copy<'service'>;
