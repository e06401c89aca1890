import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud migration',
  summary: 'Mail, files and servers moved in waves, with a way back until you sign.',
  description:
    'Cloud migration for Kenyan businesses: which systems to move, what they will cost each month, how the cutover weekend runs and how to turn back if it goes wrong.',
  lead: 'Move systems to the cloud in planned weekends, with the monthly cost known before the first of them. Those that gain nothing from a move stay where they are, and whatever moves is kept on in its old place until you release it.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms with an ageing server, or with mail and files needed in several places',
    time: '3 weeks for mail, 4–6 for files, 6–12 for a business system',
    price: {
      measure: 'fixed price',
      note: 'Quoted for each wave; licences, internet and cloud fees go to their providers',
      from: 'not yet',
    },
    start: 'A week of drawing which systems depend on which',
    needs: 'Licence papers, control of your domain name, a manager on call at the cutover',
  },
  situation: {
    heading: 'System by system, with a sum beside each',
    body: `You first get a sheet with one line for each system: stay, move or replace, what that costs over three years, and why. For a firm of forty the outcome is often mixed, with mail and files in the cloud and one small machine kept in the office.

Moving pays when staff work from several places, when power cuts keep stopping the server, or when the person who looked after it has left. It pays less for large drawings, for a till that must sell while the line is dead, or for a program that calls its database a thousand times a minute.

Opinions are easy to collect. The supplier quotes a new server, a nephew says that everything belongs in the cloud, and the accountant remembers the week the fibre was down. With the sheet in hand you can weigh what each of them knows.`,
  },
  process: {
    heading: 'Five steps, with a way back from each',
    steps: [
      {
        title: 'Draw the dependencies',
        body: 'Which program needs which share, printer, database or licence dongle. A system that moves without its neighbour will stop.',
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
        body: `The old server runs read-only for ${commitments.oldSystemKept.phrase}. Then its disks are wiped, with a record, and it is yours to sell or scrap.`,
        duration: commitments.oldSystemKept.phrase,
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
      'Clearing out old files, unless ordered as a job of its own',
    ],
  },
  duration:
    'Mail for forty people takes three weeks, most of it preparation. A file server takes four to six. A business system with a database takes six to twelve, with the pilot.',
  sections: [
    {
      type: 'comparison',
      heading: 'Move it or leave it',
      intro: 'Our opinion before we have seen your systems, which the pilot may overrule.',
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
          cells: ['Move if hosted by its maker', 'Old desktop versions are slow over distance'],
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
        'Cloud systems are out of reach from that office and work from everywhere else, so a second line comes before the move. Mail and recent files also work offline on laptops.',
    },
    {
      question: 'Will it be cheaper than a server?',
      answer:
        'Sometimes. You swap a large payment every five years for a smaller one every month, often in dollars. The three-year sheet shows the crossing point.',
    },
    {
      question: 'Can we come back?',
      answer:
        'Yes. The decision sheet names the format in which data leaves each service and what the provider charges for that. Services without an export are not on it.',
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
      url: lawUrl('dataProtection', 48),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
