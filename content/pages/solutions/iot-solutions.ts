import type { Copy } from '@/content/schema';

export default {
  heading: 'IoT monitoring for cold rooms, tanks, generators and fleets',
  summary: 'Sensors that watch temperature, fuel, water and power, and raise the alarm in time.',
  description:
    'IoT monitoring in Kenya: sensors for cold rooms, water and fuel tanks, generators and vehicles, with alarms by SMS and records you can show an inspector.',
  lead: 'Know that a cold room is warming while a repair still saves the goods. Sensors on cold rooms, tanks, generators and vehicles alarm a person in time and keep a log that an inspector can follow.',
  updated: '2026-11-22',
  glance: {
    audience: 'Cold stores, hotels, transporters and plants with equipment out of sight',
    time: 'Eight to ten weeks, a four-week pilot included',
    price: {
      measure: 'fixed price',
      note: 'Mobile data and platform charges continue monthly in your name',
      from: 'not yet',
    },
    start: 'One or two days choosing what to measure and who acts on each alarm',
    needs: 'Site access by day and once at night, people who accept calls, and an electrician',
  },
  situation: {
    heading: 'From a reading to a repair',
    body: `A probe in the cold room sends its temperature every few minutes. If it stays above your limit for longer than a defrost cycle explains, the night supervisor gets a text message; without an answer in ten minutes, the engineer gets a call. In the morning the log shows the curve, the times and who acknowledged. The same chain serves a borehole pump that runs dry, diesel that falls faster than the generator can burn it, or a reefer truck that idles for three hours at Mariakani.

Ready-made sensors measure most of this for little money. The difficulty lies in getting a reading out of a steel container, keeping the device alive through an outage, and setting alarms that staff still trust after the first month. That part is what we do here. If no device on the market fits and one has to be designed, go to [IoT and embedded systems](/services/development-services/iot-and-embedded-systems).`,
  },
  process: {
    heading: 'Try three points before you fit thirty',
    steps: [
      {
        title: 'Choose what each alarm is for',
        body: 'For each thing to be measured we ask who acts, what they can do at night and within how many minutes. A reading that leads to no action is left out.',
        duration: '1–2 days',
      },
      {
        title: 'Survey signal and power',
        body: 'We test mobile coverage, radio range and sockets at the real spots, with doors shut and the generator running.',
        duration: '1–2 days',
      },
      {
        title: 'Pilot on three points',
        body: 'Bought sensors, one gateway, one dashboard. We calibrate against a reference instrument and provoke each fault on purpose: open the door, pull the plug, remove the SIM.',
        duration: '4 weeks',
      },
      {
        title: 'Tune the alarms',
        body: 'Defrost cycles and loading times cause false calls. Delays and limits are set from the pilot data, by shift if need be.',
        duration: '1 week',
      },
      {
        title: 'Fit the rest and hand over',
        body: 'Each device gets a label, a photograph and an entry in the list with battery and calibration dates.',
        duration: '2–4 weeks',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'Installed and labelled sensors with their calibration record',
      'A dashboard for phone and office, and a monthly PDF log for each room or vehicle',
      'Alarm rules with an escalation list: text message, then a call, then the next person',
      'The data through an API or a nightly file, owned by you',
    ],
    needed: [
      'Access to the sites in working hours and once at night',
      'Named people who accept being called',
      'An electrician of yours where mains connections must be changed',
    ],
    excluded: [
      'Repair of the compressors, pumps or generators being watched',
      'Mobile data and device platform charges, which continue monthly in your name',
      'Safety shutdown systems; monitoring informs people and does not replace protective equipment',
    ],
  },
  duration:
    'About eight to ten weeks including the pilot month. Sensors that must be imported can add three to six weeks for shipping and clearance.',
  sections: [
    {
      type: 'flow',
      heading: 'How the alarm reaches a person',
      actors: ['Sensor', 'Platform', 'Night staff', 'Engineer'],
      messages: [
        { from: 'Sensor', to: 'Platform', text: '−15 °C passed at 02:05' },
        {
          from: 'Platform',
          to: 'Platform',
          text: 'Waits twenty minutes for a defrost',
          state: 'waits',
        },
        { from: 'Platform', to: 'Night staff', text: 'Text at 02:25' },
        { from: 'Night staff', to: 'Platform', text: 'No answer', state: 'fails' },
        { from: 'Platform', to: 'Engineer', text: 'Call at 02:35' },
        { from: 'Engineer', to: 'Sensor', text: 'Compressor runs again at 03:50' },
      ],
    },
    {
      type: 'specification',
      heading: 'What is measured, and what spoils the reading on the coast',
      rows: [
        {
          term: 'Cold rooms and reefers',
          detail:
            'Air and product temperature, door state. A buffered probe avoids an alarm each time the door opens.',
        },
        {
          term: 'Water tanks and boreholes',
          detail:
            'Level by pressure or ultrasound, pump current. Ultrasound misreads with condensation under a hot lid; we use pressure there.',
        },
        {
          term: 'Generators',
          detail:
            'Run hours, battery voltage, fuel level. Fuel swings while a set vibrates, so theft rules compare level with run time.',
        },
        {
          term: 'Mains and UPS',
          detail:
            'Voltage per phase, outage start and end: evidence for the utility and for sizing.',
        },
        {
          term: 'Vehicles',
          detail:
            'Position, ignition, cargo temperature. Gaps in coverage on the highway are stored on the unit and sent later.',
        },
        {
          term: 'Enclosures',
          detail:
            'Sealed boxes with cable glands and plastic or stainless fittings; ordinary steel screws do not last in salt air.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'How the readings travel',
      rowHeading: 'Concern',
      columns: ['Mobile SIM in each device', 'LoRaWAN with one gateway', 'Your own Wi-Fi'],
      rows: [
        {
          label: 'Suits',
          cells: [
            'Vehicles, single remote tanks',
            'Many sensors on one compound',
            'Rooms near the office',
          ],
        },
        { label: 'Battery life', cells: ['Weeks to months', 'Years', 'Days to weeks, so mains'] },
        { label: 'Running charge', cells: ['Per device', 'One line per site', 'None extra'] },
        {
          label: 'When mains fail',
          cells: [
            'Carries on',
            'Carries on if the gateway has backup power',
            'Stops with the router',
          ],
        },
      ],
    },
    {
      type: 'example',
      heading: 'One night in a fish store',
      body: 'A store holds four tonnes at a set point of −20 °C. A contactor fails at 01:10, and the alarm is set for more than twenty minutes above −15 °C.',
      figures: [
        { label: '−15 °C passed', value: '02:05' },
        { label: 'Text to the night supervisor', value: '02:25' },
        { label: 'No answer: call to the engineer', value: '02:35' },
        { label: 'Compressor running again', value: '03:50' },
        { label: 'Warmest product reading', value: '−13 °C' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do sensors need approval in Kenya?',
      answer:
        'Equipment that transmits by radio needs type approval from the Communications Authority before it is imported and used. We choose approved models and put the certificate into your file.',
    },
    {
      question: 'Who owns the readings?',
      answer:
        'You do. If the device maker’s platform closes or becomes too expensive, the history is already in your own store, and the gateways we choose can be pointed elsewhere.',
    },
    {
      question: 'Can an auditor rely on the temperature log?',
      answer:
        'The log shows reading, time, device and calibration date, and gaps stay visible as gaps. Ask your auditor or inspector which interval and calibration they expect; we set it up to that.',
    },
    {
      question: 'May we track our drivers?',
      answer:
        'Tracking a vehicle is also tracking a person. Tell drivers what is recorded and why, limit who sees it and switch it off for private use. We supply a notice for your advocate to adapt.',
    },
  ],
  related: [
    '/services/development-services/iot-and-embedded-systems',
    '/projects/cold-store-temperature-monitoring',
    '/industries/manufacturing',
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
  ],
  sources: [
    {
      fact: 'Radio and telecommunications equipment requires type approval by the Communications Authority of Kenya.',
      reference:
        'Kenya Information and Communications (Importation, Type Approval and Distribution of Communications Equipment) Regulations, 2010',
      url: 'https://www.ca.go.ke/type-approval',
      checked: 'not yet',
    },
  ],
  twin: {
    path: '/services/development-services/iot-and-embedded-systems',
    difference:
      'Here we fit sensors that are on the market, with a dashboard and alarms, and can start within weeks. The development service designs or adapts a device for you, from prototype to production, when nothing ready-made fits.',
  },
} satisfies Copy<'solution'>;
