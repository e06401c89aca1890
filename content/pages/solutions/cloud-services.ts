import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud services: hosting, e-mail and collaboration',
  summary:
    'Choose between your own cloud account, our managed hosting, and mail with files and chat.',
  description:
    'Cloud services for Kenyan organisations: managed public cloud in your own account, Hapa Cloud hosting run by us, and BizCloud e-mail, chat and files compared.',
  lead: 'Host a website or a system in the cloud, or give your people mail and shared files there. The two are sold and billed separately, so you can begin with the one that is pressing.',
  updated: '2026-11-22',
  situation: {
    heading: 'Two needs that share one name',
    body: `Hosting gives a website, a booking system or a database somewhere to run. Collaboration gives people mail under your own domain, shared folders and chat. Both free you from one room, one card or one person, and there the likeness ends: a booking system needs computing power near its users, a clearing agent needs folders that open at the port gate, and a school needs addresses under its own name.

For hosting, choose who holds the account. In [a public cloud account of your own](/solutions/cloud-services/cloud-hosting) you keep the contract and the control; on [Hapa Cloud](/solutions/cloud-services/hapa-cloud-hosting) you take a plan and leave the machinery to us. Collaboration is sold in parts, each by the number of people who use it.

If your systems already run in a cloud and only need looking after, go to [cloud services management](/services/support-and-management/managed-it/cloud-services-management); the pages below set something up that you do not have yet.`,
  },
  choice: {
    heading: 'Three choices',
    intro:
      'Most choices turn on one question: do you want to own the cloud account, or have the machinery run for you?',
    options: [
      {
        path: '/solutions/cloud-services/cloud-hosting',
        when: 'Choose it when you run systems of your own, expect them to grow or change, or must control the account, the region and the bill yourselves.',
        outcome: 'An account in your name on a public cloud, built and looked after by us.',
      },
      {
        path: '/solutions/cloud-services/hapa-cloud-hosting',
        when: 'Choose it when you have a website, a shop or a modest application and want a plan with a fixed scope, without learning a cloud console.',
        outcome: 'Your site on our platform, with updates, backups and support included.',
      },
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
        when: 'Choose it when the need is for people: addresses under your domain, shared files, calendars and team chat.',
        outcome: 'Mailboxes, a company drive and chat, in any combination.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Who does what',
      rowHeading: 'Task',
      columns: ['Public cloud in your name', 'Hapa Cloud', 'BizCloud'],
      rows: [
        { label: 'Holds the contract with the provider', cells: ['You', 'We', 'We'] },
        {
          label: 'Chooses the region of the data',
          cells: ['You, on our advice', 'Stated in the plan', 'Stated in the order'],
        },
        { label: 'Patches the operating system', cells: ['We, under a care plan', 'We', 'We'] },
        {
          label: 'Bill varies with use',
          cells: ['Yes, with a ceiling alert', 'No, within the plan', 'By number of people'],
        },
        {
          label: 'Leaving takes',
          cells: [
            'A change of passwords',
            'A copy of site and data',
            'An export of mail and files',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Before you put anything in a cloud, check these',
      rows: [
        {
          term: 'Your line',
          detail:
            'Cloud moves the weak point to the connection. A second path by another provider and another technology, such as fibre plus mobile, comes first.',
        },
        {
          term: 'Personal data',
          detail:
            'The Data Protection Act calls for a written contract between you and whoever processes data for you, and sets conditions for data leaving Kenya. Ask every provider for both in writing, us included.',
        },
        {
          term: 'Currency',
          detail:
            'Large providers bill in dollars. A budget in shillings needs a margin and a monthly check.',
        },
        {
          term: 'The way out',
          detail:
            'Ask for the export format and the notice period before you sign, and try the export once in the first quarter.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Is cloud cheaper than our own server?',
      answer:
        'For websites and mail, nearly always. For a database used all day in one building, often not. [Choosing between cloud and server room](/blog/choosing-between-cloud-and-server-room) works through the sums.',
    },
    {
      question: 'Must our data stay in Kenya?',
      answer:
        'It depends on the data and on your regulator. The law allows transfers under conditions; some sectors and public bodies have stricter rules. We state the country for every service, so that your adviser has something to judge.',
    },
    {
      question: 'Do we get backups with the cloud?',
      answer:
        'Not automatically. Hosting plans with us include their own; for systems in your account and for mail archives, [cloud backup](/solutions/cloud-backup) adds a copy outside the provider.',
    },
    {
      question: 'Who moves our present systems over?',
      answer:
        'Each of the three includes a move of ordinary size. Many servers at once, or systems that must not stop, are a project of their own under [cloud migration](/services/support-and-management/managed-it/cloud-migration).',
    },
  ],
  related: [
    '/solutions/cloud-backup',
    '/services/support-and-management/managed-it/cloud-services-management',
    '/services/web-development/hosting-domains',
    '/services/it-cloud',
  ],
  sources: [
    {
      fact: 'A controller using a processor does so under a written contract.',
      reference: 'Data Protection Act, 2019, section 42',
      url: lawUrl('dataProtection', 42),
      checked: 'not yet',
    },
    {
      fact: 'Conditions apply to the transfer of personal data out of Kenya.',
      reference:
        'Data Protection Act, 2019, section 25(h); Office of the Data Protection Commissioner, Data subjects',
      url: 'https://www.odpc.go.ke/data-subjects/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'group'>;
