import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud services: hosting, email and collaboration',
  summary:
    'Choose between your own cloud account, our managed hosting, and mail with files and chat.',
  description:
    'Cloud services for Kenyan organisations: managed public cloud in your account, Hapa Cloud hosting run by us, and BizCloud email, chat and files. How to choose.',
  lead: 'Two different needs go by the name of cloud: a place where your website or system runs, and the mail, files and chat your people work in. Begin by telling them apart.',
  updated: '2026-10-02',
  situation: {
    heading: 'What usually brings people to this page',
    body: `A server quotation that made someone ask whether a server is needed. A website that goes down each time a fibre is cut in the building. Staff who send quotations from free mail addresses. A bill in dollars on the director’s card that nobody can explain.

The common thread is that a thing your organisation depends on should not depend on one room, one card or one person. What follows differs: a booking system wants computing power near its users, a clearing agent wants shared folders that can be opened at the port gate, a school wants mail under its own name.

You may well need one choice from each half. They are bought, billed and left separately, so a change of hosting does not disturb the mail.`,
  },
  choice: {
    heading: 'Three doors',
    intro:
      'The question that decides most often: do you want to own the cloud account, or have nothing to do with it?',
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
            'The Data Protection Act calls for a written contract between you and whoever processes data for you, and sets conditions for data leaving Kenya. Ask for both in writing, from us too.',
        },
        {
          term: 'Currency',
          detail:
            'Large providers bill in dollars. A budget in shillings needs a margin and a monthly look.',
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
        'Not by itself. Hosting plans with us include their own; for systems in your account and for mail archives, [cloud backup](/solutions/cloud-backup) adds a copy outside the provider.',
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
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'Conditions apply to the transfer of personal data out of Kenya.',
      reference: 'Data Protection Act, 2019, Part VI',
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'group'>;
