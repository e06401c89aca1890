import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud migration',
  summary: 'Mail, files and servers moved in waves, with a way back until you sign.',
  description:
    'Cloud migration for Kenyan businesses: which systems to move, what they will cost each month, how the cutover weekend runs and how to turn back if it goes wrong.',
  lead: 'Move the systems that gain from it and leave the rest. You see the monthly cost before we start, you lose at most one weekend, and the old system stays switched on until you release it.',
  updated: '2026-08-27',
  situation: {
    heading: 'The server is due for replacement and everyone has an opinion',
    body: `Your supplier quotes a new server. Your nephew says everything should be in the cloud. Your accountant remembers the week the fibre was down. All three have a point.

Moving pays when staff work from several places, when power cuts keep stopping the server, or when nobody is left who can look after it. It pays less for large drawings, for a till that must sell while the line is dead, or for a program that talks to its database a thousand times a minute over the wire.

We treat it as a question for each system, with a sum beside it. Sometimes the answer is to move mail and files, and keep one small machine.`,
  },
  process: {
    heading: 'Five waves, each with an exit',
    steps: [
      {
        title: 'Draw the dependencies',
        body: 'Which program needs which share, printer, database or licence dongle. A system that is moved without its neighbour stops.',
        duration: '1 week',
      },
      {
        title: 'Price three years of each choice',
        body: 'Stay, move as it is, or replace with a subscription. We include internet, exit cost, power and the hours of your own people.',
        duration: '1 week',
      },
      {
        title: 'Pilot with willing users',
        body: 'Five people from different departments, real work, two weeks. We time the tasks they do most on your own line, at your own desks.',
        duration: '2 weeks',
      },
      {
        title: 'Copy ahead, switch late',
        body: 'Data is copied in the background for days. On the weekend only the last changes travel, addresses are switched, and department heads test from a list.',
        duration: '1 weekend for each wave',
      },
      {
        title: 'Keep, then retire',
        body: 'The old server runs read-only for thirty days. Then its disks are wiped, with a record, and you decide on sale or scrap.',
        duration: '30 days',
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A decision sheet for each system: stay, move or replace, and why',
      'Accounts in your organisation’s name, paid with your own card or invoice',
      'A cutover plan by the hour, with the point at which we turn back',
      'A one-hour session for staff in each wave, and a desk on the first Monday',
    ],
    needed: [
      'Licence papers for the programs in use, since some forbid or limit hosting',
      'Control of your domain name; finding who holds it can take weeks',
      'A decision-maker who is reachable on the cutover weekend',
    ],
    excluded: [
      'Rewriting a program that cannot run outside its old machine: that is [legacy modernisation](/services/systems-integration/legacy-modernisation)',
      'Faster internet, if the pilot shows you need it',
      'Cleaning of old files, unless you order it as a job',
    ],
  },
  duration:
    'Mail for forty people takes three weeks, most of it preparation. A file server takes four to six. A business system with a database takes six to twelve, with the pilot.',
  sections: [
    {
      type: 'comparison',
      heading: 'Move it or leave it',
      intro: 'Our starting opinion, before we have seen yours. The pilot overrules it.',
      rowHeading: 'System',
      columns: ['First guess', 'Because'],
      rows: [
        {
          label: 'Mail and calendar',
          cells: ['Move', 'It works on any line, and phones keep working in a power cut'],
        },
        {
          label: 'Shared documents',
          cells: ['Move', 'Several sites, versions, sharing by person'],
        },
        {
          label: 'Accounting on one office server',
          cells: ['Move if hosted by its maker', 'Old desktop versions crawl over distance'],
        },
        {
          label: 'Large drawings and video',
          cells: ['Leave, copy to cloud', 'Opening one file can take minutes on a normal line'],
        },
        {
          label: 'Point of sale',
          cells: ['Split', 'Sell locally, send totals when the line is up'],
        },
        { label: 'CCTV recordings', cells: ['Leave', 'They would fill the upload all day'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Personal data across the border',
      body: `Most large clouds keep data in regions outside Kenya, so a move is often a transfer abroad. The Data Protection Act allows transfers under set conditions, such as proof of appropriate safeguards, and is stricter with sensitive data like health records.

We record for each system what personal data it holds, the region chosen and the ground you rely on. Your data protection officer or lawyer confirms it before the wave starts. The wider choice is discussed in [choosing between cloud and server room](/blog/choosing-between-cloud-and-server-room).`,
    },
  ],
  questions: [
    {
      question: 'What happens when our internet is down?',
      answer:
        'Cloud systems are out of reach from that office, and fine from everywhere else. Before the move we make sure there is a second line. Mail and recent files also work offline on laptops.',
    },
    {
      question: 'Will it be cheaper than a server?',
      answer:
        'Not always. You swap a large payment every five years for a smaller one every month, often in dollars. The three-year sheet shows the crossing point.',
    },
    {
      question: 'Can we come back?',
      answer:
        'Yes. The decision sheet names the format in which data leaves each service and what the provider charges for it. We avoid services with no export.',
    },
    {
      question: 'Do you take over after the move?',
      answer:
        'If you wish. [Cloud services management](/services/support-and-management/managed-it/cloud-services-management) keeps licences, costs and access in order from the first Monday.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/cloud-services-management',
    '/solutions/cloud-services/cloud-hosting',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/services/support-and-management/managed-it/technology-consulting',
  ],
  sources: [
    {
      fact: 'A transfer of personal data out of Kenya needs, among other grounds, proof of appropriate safeguards; sensitive personal data has further conditions.',
      reference: 'Data Protection Act, 2019 (Kenya), sections 48 and 49',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
