import type { Copy } from '@/content/schema';

export default {
  heading: 'IoT and embedded systems development',
  summary: 'Sensors, controllers and firmware designed, built and installed for your site.',
  description:
    'Design of connected devices in Kenya: sensor choice, circuit and firmware, enclosures for salt air, GSM or LoRa links, power for long cuts, and a dashboard.',
  lead: 'Have a connected device designed and built for your site when a ready-made sensor can’t measure what you need. The work covers electronics, firmware, housing, radio link and the screen that shows the readings.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Sites that measure or switch something no finished product reads, from about twenty units',
    time: '4 to 6 months for a new device; 6 to 10 weeks for an adapted one',
    price: {
      measure: 'fixed price',
      note: 'The design is one price; each unit made has its own',
      from: 'not yet',
    },
    start: 'A survey of the site: signal, mains, sun, spray and mounting points',
    needs: 'Access to roof and panel room, a reference reading, and who is called by which alarm',
  },
  sources: [
    {
      fact: 'Communications equipment, including radio modules, must be type approved by the Communications Authority before it is connected or sold in Kenya.',
      reference:
        'Communications Authority of Kenya, type approval of communications equipment under the Kenya Information and Communications Act, 1998',
      url: 'https://www.ca.go.ke/type-approval',
      checked: 'not yet',
    },
    {
      fact: 'The IP code grades the protection an enclosure gives against dust and water.',
      reference: 'IEC 60529, Degrees of protection provided by enclosures (IP Code)',
      url: 'https://webstore.iec.ch/en/publication/2452',
      checked: 'not yet',
    },
  ],
  twin: {
    path: '/solutions/iot-solutions',
    difference:
      'This page is for a device that we design or adapt for you, with its electronics, firmware and housing. The other is for ready-made sensors that we choose, install and connect to a dashboard, which is quicker and cheaper where they exist.',
  },
  situation: {
    heading: 'When a device of your own makes sense',
    body: `Most readings can be had with a finished sensor on a subscription, and [IoT solutions](/solutions/iot-solutions) is then the page to read. It is quicker and cheaper, and our first meeting is there to find out whether it would do.

A device of your own is worth its price where finished ones fail. Imported kits expect mains power, office Wi-Fi and a cloud on another continent, and their enclosures were tested in a climate with less salt in it; on a jetty in Shimoni the connectors are green within a year. Some instruments have an output that no kit reads. And where a person notes the temperature of a cold store twice a shift, or dips a diesel tank with a stick, the reading has to reach a screen and an alarm in a form that your people will trust.

What we design is yours, drawings and firmware source included, so that another workshop can make the next hundred.`,
  },
  process: {
    heading: 'From bench to field',
    intro:
      'Hardware mistakes cost a site visit each, so we prove one unit thoroughly before we make the second.',
    steps: [
      {
        title: 'Site survey',
        body: 'Measure signal strength for each mobile network, mains quality, distances, sun and spray. Photograph every mounting point. Log the temperature inside a closed box on your roof for two days.',
        duration: '2–4 days',
      },
      {
        title: 'Breadboard proof',
        body: 'Sensor, microcontroller and radio on a bench, compared with a reference instrument. You see the measuring error in numbers.',
        duration: '2–3 weeks',
      },
      {
        title: 'First unit on your site',
        body: 'One housed device runs for a month next to the manual log. We count the gaps in its data and the false alarms, and measure how the battery holds.',
        duration: '4–5 weeks',
      },
      {
        title: 'Board and firmware, final form',
        body: 'Circuit board laid out, firmware with signed over-the-air updates, a watchdog that restarts a hung device, and storage for readings taken while the network was away.',
        duration: '4–6 weeks',
      },
      {
        title: 'Production and installation',
        body: 'Boards assembled, each unit calibrated with its own certificate number, then mounted, labelled and mapped.',
        duration: '4–8 weeks',
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'Installed units, each with a serial number and a calibration record',
      'Circuit drawings, board files, parts list and firmware source',
      'A dashboard with alarms by SMS or call, and the raw readings through an API',
      'A spares kit and instructions to swap a unit without us',
    ],
    needed: [
      'Access to the site, including the roof, the panel room and whoever holds the keys',
      'A reference reading to compare with, or leave to bring our own instrument',
      'A decision on who is woken by which alarm, and in what order',
    ],
    excluded: [
      'Mains wiring and work in live panels, which a licensed electrician carries out',
      'SIM data and SMS, which you buy from the operator in your own name',
      'Medical, fire and other safety-certified equipment, for which you should buy approved devices',
    ],
  },
  duration:
    'Four to six months for a new device; six to ten weeks when we adapt a ready-made controller. Imported components and the trial month set the pace.',
  sections: [
    {
      type: 'specification',
      heading: 'Design choices for this coast',
      rows: [
        {
          term: 'Enclosure',
          detail:
            'Sealed to a stated IP grade, with stainless fixings, a drip loop on each cable and a breather that stops condensation.',
        },
        {
          term: 'Circuit board',
          detail:
            'Conformal coating against humidity; connectors with gold contacts or none at all.',
        },
        {
          term: 'Power',
          detail:
            'Battery for at least three days without mains, surge protection on every line that leaves the box, solar where there is no socket.',
        },
        {
          term: 'Radio',
          detail:
            'GSM or LTE for scattered sites, LoRa for many sensors around one gateway, cable where it can be laid, and type-approved modules throughout.',
        },
        {
          term: 'Messages',
          detail:
            'MQTT over TLS, each reading time-stamped on the device, so that late data lands in the right place on the chart.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Twelve fuel tanks on a solar budget',
      body: 'A fleet operator wants the level of twelve diesel tanks every fifteen minutes. The radio sets the power budget, and from the power budget follow the size of the battery and the solar panel.',
      figures: [
        { label: 'Readings a day', value: '12 × 96 = 1,152' },
        { label: 'Data a month, all tanks', value: 'about 7 MB' },
        { label: 'Average draw per unit', value: '18 mW' },
        { label: 'Battery for five dark days', value: '2.2 Wh plus margin' },
        { label: 'Alarm when level falls', value: '15 litres in 15 minutes' },
      ],
    },
  ],
  questions: [
    {
      question: 'How small an order makes sense?',
      answer:
        'Below about twenty units, adapting an existing controller nearly always costs less than a board of your own. The quotation shows both prices side by side.',
    },
    {
      question: 'Do the devices work when the power is off?',
      answer:
        'Yes, for the days stated in the specification, and the mains failure itself is reported as an event. The mobile mast nearby may go down as well; readings wait in memory until it returns.',
    },
    {
      question: 'Can the readings go into our existing SCADA or ERP?',
      answer:
        'Usually, over Modbus, OPC UA or an HTTP interface. How readings become stock movements or work orders is described under [ERP integration](/services/systems-integration/erp-integration).',
    },
    {
      question: 'Who updates the firmware in five years?',
      answer:
        'Any developer with the source, the signing key and the build notes, all of which are handed to you. We can also keep the key in escrow under a support agreement.',
    },
  ],
  related: [
    '/solutions/iot-solutions',
    '/industries/manufacturing',
    '/projects/cold-store-temperature-monitoring',
    '/services/software-solutions/data-analytics-bi',
  ],
} satisfies Copy<'service'>;
