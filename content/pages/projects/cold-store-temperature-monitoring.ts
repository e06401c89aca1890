import sensors from '@/content/pages/solutions/iot-solutions';
import type { Copy } from '@/content/schema/pages';
import { regulation } from '@/content/sources/regulation';
import { priceInWords } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Cold store temperature monitoring with alarms',
  summary:
    'Sensors behind steel doors, readings during power cuts, and a call before the fish warms up.',
  description:
    'Illustrative example: a fish processor’s cold stores with sensors, battery-backed radio and alarms that reach a person at night, with a log for the inspector.',
  lead: 'A seafood processor replaces handwritten temperature sheets with sensors. If a room warms up, a person gets a call while the fish is still cold.',
  updated: '2026-11-27',
  drawing: {
    caption: 'the sheet on the door before, and the curve of the room after.',
    parts: [
      {
        type: 'paper',
        title: 'Before',
        state: 'by the door',
        blocks: [
          {
            type: 'table',
            columns: ['Hour', '°C'],
            rows: [
              { cells: ['22:00', '−20'] },
              { cells: ['00:00', '−20'] },
              { cells: ['02:00', '?'], mark: 'late' },
              { cells: ['04:00', '?'], mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'columns',
        title: 'After: °C below zero',
        items: [
          { label: '22', value: 20 },
          { label: '00', value: 20 },
          { label: '02', value: 13, mark: 'late' },
          { label: '04', value: 18 },
          { label: '06', value: 20 },
        ],
      },
    ],
  },
  status: 'sample',
  industry: '/industries/manufacturing',
  services: [
    '/solutions/iot-solutions',
    '/services/development-services/iot-and-embedded-systems',
    '/services/support-and-management/managed-it/infrastructure-management',
  ],
  situation: `The company has two blast freezers, three holding rooms and a chill room. A watchman reads the dial on each door every two hours. The dial shows the temperature near the evaporator, but cartons in the far corner may be warmer.

If a compressor fails over a weekend, the goods are lost before anyone looks. An export buyer also asks for a continuous record.`,
  approach: {
    heading: 'Finding the warmest point',
    steps: [
      {
        title: 'Find the warmest point',
        body: 'Loggers hang in every corner for two weeks. They also show what is normal: defrosting, loading, and doors held open. Alarms that ignore these would go off all day.',
      },
      {
        title: 'Keep electronics outside the room',
        body: 'Only a stainless probe is inside, in a block of plastic that follows the product temperature. Sensors on doors and compressors show why a room warms up.',
      },
      {
        title: 'Agree who gets the call',
        body: 'The shift leader gets a message about an open door, the plant manager a call about a warm product. Without an answer the contractor is called, then the owner. We try it at night, without notice.',
      },
    ],
  },
  result: `- An alarm reaches a person, and the log shows who answered, when, and the cause.
- A compressor that runs longer each night for the same temperature needs service. The curve shows it before the fish warms up.
- The inspector gets the monthly record as it is, with gaps and peaks.
- A room with a failed compressor still warms up, but people know while they can act.`,
  sections: [
    {
      type: 'specification',
      heading: 'From the probe to the inspector',
      rows: [
        { term: 'Probe', detail: 'Pt1000 in a stainless housing, with a calibration date' },
        { term: 'Radio', detail: 'Type-approved LoRaWAN, one gateway, a battery of its own' },
        { term: 'Way out', detail: 'Fibre, then mobile data. An alarm can go by SMS alone' },
        { term: 'Record', detail: 'The time from the sensor, with gaps kept visible' },
      ],
    },
    {
      type: 'statement',
      heading: 'What it takes',
      body: `Sensors on the market are enough here: [IoT solutions](/solutions/iot-solutions) take ${timeInWords({ ...sensors.glance.time, note: undefined })}, ${priceInWords(sensors.glance.price)}. The alarm must not share a fuse with what it watches, and near the sea its cable glands are plastic or stainless.`,
    },
  ],
  ask: { heading: 'A call while the goods are cold' },
  related: [
    '/solutions/iot-solutions',
    '/services/development-services/iot-and-embedded-systems',
    '/industries/manufacturing',
  ],
  sources: [regulation.typeApproval],
} satisfies Copy<'project'>;
