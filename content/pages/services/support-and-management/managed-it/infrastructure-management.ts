import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'ongoing',
  heading: 'Server room and IT infrastructure management',
  summary: 'Server rooms, power, cooling, hardware life and spare parts, planned ahead.',
  description:
    'Infrastructure management for server rooms in Kenya: power and generator tests, cooling, humidity and salt, warranties, spare parts and a five-year plan.',
  lead: 'You know how warm your server room gets, how long its power lasts, and in which year each device is due.',
  updated: '2026-11-29',
  emblem: 'rack',
  drawing: {
    caption: 'A server room with the year in which each device is due',
    parts: [
      {
        type: 'rack',
        title: 'Room 1, 24 °C',
        units: [
          { label: 'Patch panels', note: 'in order', mark: 'done' },
          { label: 'Core switch', note: 'due 2029', mark: 'done' },
          { label: 'Server 1', note: 'due 2027', mark: 'open' },
          { label: 'Server 2, disk', note: 'replace', mark: 'late' },
          { label: 'UPS, 27 minutes', note: 'battery 2026', mark: 'late' },
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
    start: 'Tagging and photographing every server, UPS and air conditioner',
    needs: 'Purchase records, a lockable room, and your electrician for the power tests',
  },
  situation: {
    heading: 'Server rooms on the coast',
    body: 'Power that returns after a cut can bring a surge. An air conditioner that was sized for people has to cool a room that stays hot all night. Salt air corrodes connectors: we will photograph the same ones at each visit. Inland, we look for dust and low voltage.',
  },
  process: {
    heading: 'Before the quarterly visits',
    body: `1. Each item gets a photo, the end date of its warranty, and a note on what depends on it.
2. For two weeks, loggers record temperature and mains voltage, including at night.
3. Filters and door seals are replaced, and surge protection is added.
4. On a Sunday, with your electrician, we test the power from the UPS to the generator and back. You then know your minutes. We repeat the test twice a year.`,
  },
  scope: {
    receive: [
      'A register of equipment your auditor and insurer can read',
      'Warranty claims, which we make for you',
    ],
    excluded: [
      'Mains wiring, generator service and cooling gas. They need a licensed contractor',
      'The purchase. We write the specification and compare the offers',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Staff expect an hour from the UPS',
      body: '“3,000 VA” on the label says how much it can carry, and nothing about minutes. The generator needs 90 seconds, if it starts, and two servers need nine minutes to shut down. Their shutdown now begins when 15 minutes are left.',
      figures: [
        { label: 'The equipment draws', value: '1,400 W' },
        { label: 'Batteries when new', value: '1,500 Wh' },
        { label: 'Left after four years', value: 'about 800 Wh' },
        { label: 'Running time, less a fifth lost', value: '27 minutes' },
      ],
    },
  ],
  questions: [],
  related: ['/projects/cold-store-temperature-monitoring'],
  ask: {
    heading: 'Find out how long your UPS lasts',
    body: 'Send its model and year by WhatsApp, with a photo of the room.',
  },
} satisfies Copy<'service'>;
