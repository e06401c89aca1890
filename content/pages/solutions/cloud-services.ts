import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'compare',
  heading: 'Cloud services: hosting and e-mail for business',
  summary:
    'Choose between your own cloud account, our managed hosting, and e-mail with files and chat.',
  description:
    'Cloud services for Kenyan organisations: managed public cloud in your own account, Hapa Cloud hosting plans, and BizCloud e-mail, chat and shared files.',
  lead: 'Your website or system runs with us or in a cloud account in your name. Your people get e-mail, shared files and chat.',
  updated: '2026-11-29',
  emblem: 'cloud-servers',
  drawing: {
    caption: 'What is hosted for whom',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'Your domain', value: 'sample' },
          { label: 'Website and shop', value: '1', mark: 'done' },
          { label: 'Mailboxes', value: '24', mark: 'done' },
        ],
      },
      {
        type: 'receipt',
        title: 'A month',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Hosting', value: '1 bill' },
              { text: 'Mail', value: '24 users' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer:
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  choice: {
    heading: 'Which of the three do you need?',
    intro:
      'Choose one or more. E-mail, hosting with us, and hosting in your own account are billed separately.',
    options: [
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
        when: 'You need e-mail on your domain, shared files, calendars or team chat',
        outcome:
          'Mailboxes, a company drive and chat, in any combination. The drive and chat take weeks longer than mail',
      },
      {
        path: '/solutions/cloud-services/hapa-cloud-hosting',
        when: 'You have a website, shop or small system, and want a fixed plan',
        outcome: 'Your site on our platform, with updates, backups and support',
      },
      {
        path: '/solutions/cloud-services/cloud-hosting',
        when: 'You run your own systems, and want to control the account, the region and the bill',
        outcome: 'A public cloud account in your name, built by us. You manage it, or we do',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Who does what',
      rowHeading: 'Task',
      columns: ['Your account', 'Hapa Cloud', 'BizCloud'],
      rows: [
        { label: 'In whose name is it?', cells: ['Yours', 'Ours: we host it', 'Ours: we host it'] },
        {
          label: 'Choice of country',
          cells: ['You', 'Kenya, or named in the order', 'Kenya, or named in the order'],
        },
        { label: 'Security updates', cells: ['You, or we as server administration', 'We', 'We'] },
        { label: 'Bill', cells: ['By use', 'Fixed', 'By user'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Is cloud cheaper than our own server?',
      answer:
        'For a website or e-mail, you save the server and its repairs. For a database used all day, see our [sums for cloud and server room](/blog/choosing-between-cloud-and-server-room).',
    },
    {
      question: 'Does our data have to stay in Kenya?',
      answer: `The law allows transfers abroad under conditions, and some regulators are stricter. What we host is to be stored ${commitments.hostingCountry.phrase}.`,
    },
    {
      question: 'Are backups included?',
      answer:
        'Hosting plans include their own backups. For other systems, add [a cloud backup](/solutions/cloud-backup#which-backup-is-yours). Deleted mail is kept only in mailboxes with an archive.',
    },
  ],
  ask: {
    heading: 'What do you host, and how many people need e-mail?',
  },
  related: [],
  sources: [dataProtection.transferConditions],
} satisfies Copy<'group'>;
