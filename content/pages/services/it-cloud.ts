import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT and cloud, run as one service',
  summary: 'Networks, servers, cloud accounts and support under one plan and one bill.',
  description:
    'IT and cloud services for organisations in Mombasa and across Kenya: assessment, migration, security, support and one monthly plan that says what is covered.',
  lead: 'Put your network, servers, cloud accounts and support under one plan, with one team that answers for it. It starts with a complete inventory, which is yours whether or not you continue.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations of 10 to 300 people with a small IT department or none',
    time: '4 to 10 weeks from the first visit to steady support',
    price: {
      measure: 'per user',
      note: 'The inventory and the moves are a fixed price each; hardware and lines are bought apart',
      from: 'not yet',
    },
    start: 'A visit to each site to list every device, account and contract',
    needs:
      'One person who can approve changes, and access to the sites and your provider contracts',
  },
  situation: {
    heading: 'One answer to "who looks after this?"',
    body: `The plan suits you if you have between ten and three hundred people, no IT department or a small one, and want a single place to call. It covers whatever you already have, from the router of the internet provider and the server under the desk to mailboxes with one company and files with another, and it says for each part who looks after it and how soon they come.

Small things tell you that it is time. New staff wait a week for an account, and a leaver still has the shared password. The backup disk stands in the same room as the server. When the fibre on Moi Avenue is cut, the till, the phones and the accounts stop together, and there is no list that says which to bring back first.

If you know already which part you want to hand over, choose it among the ten services of [managed IT](/services/support-and-management/managed-it). Come here if you want the whole looked at first.`,
  },
  process: {
    heading: 'From an inventory to a plan that runs',
    intro:
      'The first month tells you where you stand. Nothing is replaced before you have read what we found.',
    steps: [
      {
        title: 'Walk through and write down',
        body: 'We visit each site, list every device, account, licence and contract, and note who holds the password. You get the list, whether or not you continue with us.',
        duration: '3–5 days',
      },
      {
        title: 'Rank the risks',
        body: 'Each finding gets a plain sentence: what could happen, how likely it is, what it would cost to fix. You choose the order in which we take them.',
        duration: '2 days',
      },
      {
        title: 'Put the urgent part right',
        body: 'Backups restored once as a test, two-step sign-in (a code besides the password), a second internet path for the systems that take money.',
        duration: '1–3 weeks',
      },
      {
        title: 'Move what is better off elsewhere',
        body: 'Mail, files and line-of-business systems go to the cloud where that is cheaper or safer, and otherwise stay where they are. The page on [cloud migration](/services/support-and-management/managed-it/cloud-migration) describes the move.',
        duration: '2–8 weeks',
      },
      {
        title: 'Hand over to the support desk',
        body: 'Monitoring, patching and requests move to one desk with agreed response times and a report each month.',
        duration: 'From then on',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'An inventory of devices, accounts, licences and contracts that belongs to you',
      'A ranked list of risks with a price against each',
      'One support number, with response times in the agreement',
      'A monthly report of one page: incidents, changes, what is due next',
    ],
    needed: [
      'One person who can approve changes, for about two hours a week in the first month',
      'Access to each site and the contracts with your internet and software providers',
    ],
    excluded: [
      'The price of hardware, licences and connectivity, which you buy in your own name',
      'Structured cabling and electrical work, which a licensed contractor does to our drawing',
    ],
  },
  duration:
    'Four to ten weeks from the first visit to steady support. The number of sites and the age of the servers matter most.',
  sections: [
    {
      type: 'comparison',
      heading: 'Three ways to buy it',
      intro:
        'Most clients start with the first and move to the second. The third is for teams with their own IT staff.',
      rowHeading: 'What is covered',
      columns: ['Assessment', 'Managed plan', 'Co-managed'],
      suits: ['Before you decide', 'No IT department', 'An IT team of your own'],
      rows: [
        { label: 'Inventory and risk list', cells: ['Once', 'Kept current', 'Kept current'] },
        { label: 'Support for your people', cells: ['No', 'Yes', 'Second line only'] },
        { label: 'Monitoring and patching', cells: ['No', 'Yes', 'Shared, by system'] },
        { label: 'Who approves changes', cells: ['You', 'You, on our advice', 'Your IT lead'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to move everything to the cloud?',
      answer:
        'No. A file server that serves drawings to twenty people over a local network may be best left where it is, with a copy in the cloud. You get a price for both before anything moves.',
    },
    {
      question: 'What happens to our present technician?',
      answer:
        'Often they stay. The co-managed plan gives your own person a second line to call, monitoring they did not have to build, and cover when they are on leave.',
    },
    {
      question: 'Can we leave?',
      answer: `Yes, with the notice that your agreement sets. You then receive ${commitments.leaving.phrase}. Accounts and domains are in your name from the first day.`,
    },
  ],
  related: [
    '/services/support-and-management/managed-it',
    '/solutions/cloud-services',
    '/services/business-and-qa/cybersecurity',
  ],
} satisfies Copy<'service'>;
