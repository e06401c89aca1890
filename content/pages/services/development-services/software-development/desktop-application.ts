import type { Copy } from '@/content/schema';

export default {
  heading: 'Desktop application development',
  summary: 'Installed programs for counters, weighbridges and labs that work without internet.',
  description:
    'Desktop software for Kenyan sites: Windows or Linux programs that drive weighbridges, printers and instruments, and keep working when the internet is down.',
  lead: 'Replace or build the program on a PC that drives a weighbridge or another device. It is installed on the machine itself and carries on when the internet is down.',
  updated: '2026-11-22',
  glance: {
    audience: 'Weighbridges, counters, packing lines and laboratories with hardware on one PC',
    time: '10 to 15 weeks, with two weeks of old and new side by side',
    price: {
      measure: 'fixed price',
      note: 'New PCs, printers and cabling are bought apart',
      from: 'not yet',
    },
    start: 'A clone of the old disk and a recording of what each device sends',
    needs: 'A spare of each device and time on site outside loading hours',
  },
  situation: {
    heading: 'For work that is tied to a machine',
    body: `Browser systems can’t do everything. A web page has little access to serial ports, cash drawers and label printers, and when the link is down it is a blank window. For a fixed workplace with hardware attached, such as a weighbridge, a packing line or a laboratory bench, an installed program is still the sound answer.

Most orders are replacements. The present program was written in Visual Basic or Delphi around 2009 by a person who now lives abroad. It reads the weighbridge over a serial cable and prints on a dot-matrix printer whose ribbon is hard to find. The Windows under it no longer gets security updates, so the PC was taken off the network, and a memory stick carries the data upstairs.

You get the same function on a machine you can buy today, with its records in the office by evening and the stick retired.`,
  },
  process: {
    heading: 'Replacing a machine’s program without stopping the line',
    steps: [
      {
        title: 'Capture what it does now',
        body: 'Clone the old disk, run it in a virtual machine and record the signals on the serial line. Print one of every slip and report as a pattern for the new ones.',
        duration: '1 week',
      },
      {
        title: 'Specify with the operator',
        body: 'The keys, the order of fields and the sounds matter to an operator who uses them three hundred times a shift, so the function keys stay where the fingers expect them.',
        duration: '1–2 weeks',
      },
      {
        title: 'Write drivers first',
        body: 'Scale, scanner, printer, analyser: each gets a small test tool that reads it and shows the raw values. If a device cannot be read reliably, you know in the first fortnight.',
        duration: '2 weeks',
      },
      {
        title: 'Build the program',
        body: 'Local database, screens, slips, user sign-in and a journal that cannot be edited.',
        duration: '4–7 weeks',
      },
      {
        title: 'Run in parallel',
        body: 'Old and new side by side for a fortnight, results compared by a script rather than by eye.',
        duration: '2 weeks',
      },
      {
        title: 'Cut over at a quiet hour',
        body: 'The old PC stays on the shelf, powered off and labelled, for three months.',
        duration: '1 night',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A signed installer, and a disk image for replacing the whole PC within an hour',
      'Device drivers and test tools for the hardware named in the specification',
      'Import of your historical records, with a count that agrees to the old system',
      'Source and build notes',
      'A laminated card for the operator with the ten most common tasks',
    ],
    needed: [
      'A copy of the old disk and at least one spare of each attached device',
      'Time at the site outside loading hours',
      'Manuals or supplier contacts for instruments, if they survive',
    ],
    excluded: [
      'Statutory verification of scales, which the county’s weights and measures office or its agents do',
      'New PCs, printers and cabling',
      'Breaking copy protection or a vendor’s dongle',
    ],
  },
  duration:
    'Ten to fifteen weeks with parallel running. Undocumented instruments can add up to four, and we find that out in week three.',
  sections: [
    {
      type: 'specification',
      heading: 'Typical devices and how they are reached',
      rows: [
        {
          term: 'Weighbridge indicator',
          detail:
            'RS-232 or Ethernet, continuous or on demand. We wait for a stable reading before the weight is accepted.',
        },
        {
          term: 'Label and slip printers',
          detail:
            'Native command languages such as ZPL or ESC/POS, because a Windows driver adds seconds to each slip.',
        },
        {
          term: 'Barcode and RFID readers',
          detail:
            'As a keyboard for simple cases, over a serial interface where two readers share one PC.',
        },
        {
          term: 'Laboratory analysers',
          detail: 'ASTM or HL7 messages, or a watched folder when that is all the maker offers.',
        },
        {
          term: 'Cameras',
          detail: 'A still from the number-plate camera attached to each weighing.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Through the power cut and after it',
      body: `Every transaction is written to disk before the slip prints. If the mains fails in the middle, the operator sees on restart exactly which step was reached and completes it or voids it with a reason. A UPS large enough for an orderly shutdown belongs to the installation plan.

Records go to head office through a queue. An hour or four days offline makes no difference to it, and each record is sent once. From there they can feed your accounts through [application integration](/services/systems-integration/application-integration).`,
    },
    {
      type: 'example',
      heading: 'One shift at a quarry weighbridge',
      body: 'Figures of this kind tell us how fast the program must be. With a lorry every three minutes there is no room for a screen that takes ten seconds to save.',
      figures: [
        { label: 'Lorries in a 9-hour shift', value: '180' },
        { label: 'Weighings, in and out', value: '360' },
        { label: 'Old program, each', value: '41 seconds' },
        { label: 'Target, each', value: '15 seconds' },
        { label: 'Operator time saved', value: '2 h 36 min' },
      ],
    },
    {
      type: 'chart',
      heading: 'Seconds for one weighing',
      data: {
        form: 'bars',
        unit: 'seconds',
        bars: [
          { label: 'Old program', value: 41 },
          { label: 'Target', value: 15, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Windows only, or Linux as well?',
      answer:
        'Both are possible from one codebase. Windows is usual because of instrument software; Linux makes a sturdy kiosk with no licence to buy.',
    },
    {
      question: 'How are ten branch PCs updated?',
      answer:
        'They check a signed update feed at an hour you choose and keep the previous version for one-key rollback. Sites without internet receive a signed file on a stick.',
    },
    {
      question: 'Can head office look at live figures?',
      answer:
        'Yes, on a read-only page fed by the queue, usually seconds behind and never blocking the counter.',
    },
    {
      question: 'Could you just keep the old program alive?',
      answer:
        'Sometimes that is right. Running it in a virtual machine on new hardware buys two or three years, and [legacy modernisation](/services/systems-integration/legacy-modernisation) weighs that against replacement.',
    },
  ],
  related: [
    '/services/systems-integration/legacy-modernisation',
    '/industries/manufacturing',
    '/services/development-services/iot-and-embedded-systems',
  ],
} satisfies Copy<'service'>;
