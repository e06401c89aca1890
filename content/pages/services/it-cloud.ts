import type { Copy } from '@/content/schema';

export default {
  heading: 'IT and cloud, run as one service',
  summary: 'Networks, servers, cloud accounts and support under one plan and one bill.',
  description:
    'IT and cloud services for organisations in Mombasa and across Kenya: assessment, migration, security, support and one monthly plan that says what is covered.',
  lead: 'You have a network someone set up years ago, cloud accounts on three credit cards and a technician you can sometimes reach. We put all of it on one plan, with one team that answers.',
  updated: '2026-11-21',
  situation: {
    heading: 'Everything works, until someone is on leave',
    body: `Most organisations we meet did not plan their IT. It grew: a router from the internet provider, a server under a desk, mailboxes with one company and files with another. Each part works. Nobody can say what happens when one stops.

The cost shows up in small ways. New staff wait a week for an account. A leaver still has the shared password. The backup disk is in the same room as the server. When the fibre on Moi Avenue is cut, the till, the phones and the accounts all stop together, and there is no list that says which to bring back first.

This service suits you if you have between ten and three hundred people, no IT department or a small one, and you want a single answer to the question "who looks after this?"`,
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
        body: 'Each finding gets a plain sentence: what could happen, how likely it is, what it would cost to fix. You choose the order.',
        duration: '2 days',
      },
      {
        title: 'Mend the urgent part',
        body: 'Backups that have been restored once, multi-factor sign-in, a second internet path for the systems that take money.',
        duration: '1–3 weeks',
      },
      {
        title: 'Move what is better off elsewhere',
        body: 'Mail, files and line-of-business systems go to the cloud where that is cheaper or safer, and stay where they are when it is not. [Cloud migration](/services/support-and-management/managed-it/cloud-migration) describes how.',
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
      'One person who can decide, for about two hours a week in the first month',
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
        { label: 'Who decides changes', cells: ['You', 'You, on our advice', 'Your IT lead'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to move everything to the cloud?',
      answer:
        'No. A file server that serves drawings to twenty people over a local network may be best left where it is, with a copy in the cloud. We price both before anything moves.',
    },
    {
      question: 'What happens to our present technician?',
      answer:
        'Often they stay. The co-managed plan gives your own person a second line to call, monitoring they did not have to build, and cover when they are on leave.',
    },
    {
      question: 'Can we leave?',
      answer:
        'With the notice that your agreement sets. Accounts and domains are in your name from the first day, and the inventory and passwords are handed over in writing.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it',
    '/solutions/cloud-services',
    '/services/business-and-qa/cybersecurity',
  ],
} satisfies Copy<'service'>;
