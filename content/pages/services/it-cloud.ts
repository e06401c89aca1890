import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Managed IT and cloud services in Kenya',
  summary: 'Networks, servers, cloud accounts and support under one plan and one bill.',
  description:
    'Managed IT and cloud services in Mombasa and across Kenya: a full inventory, urgent repairs, cloud moves and monthly support with agreed response times.',
  lead: 'One team looks after your network, servers, cloud accounts and staff support, under one monthly plan. We start with an inventory of everything you have. You keep the inventory even if you stop there.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the inventory of one office, first page.',
    parts: [
      {
        type: 'paper',
        title: 'Inventory',
        state: 'page 1 of 6',
        blocks: [
          {
            type: 'table',
            columns: ['What', 'How many', 'In order'],
            rows: [
              { cells: ['Computers', '43', '41'], mark: 'open' },
              { cells: ['Cloud accounts', '51', '51'], mark: 'done' },
              { cells: ['Licences', '60', '52'], mark: 'late' },
              { cells: ['Domains', '3', '3'], mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Owners',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Domain', value: 'your firm', mark: 'done' },
              { text: 'Router password', value: 'found', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations of 10 to 300 people with a small IT department or none',
    time: { from: 4, to: 10, unit: 'weeks', note: 'to steady support' },
    price: prices['/services/it-cloud'],
    start: 'A visit to each site to list devices, accounts and contracts',
    needs: 'One person who can approve changes, and access to your sites and provider contracts',
  },
  situation: {
    heading: 'Signs that you need it',
    body: `- New staff wait a week for an account, and leavers still know the shared password.
- The backup disk is in the same room as the server.
- One fibre cut stops the till, the phones and the accounts.

If you know which part to hand over, choose from the ten [managed IT services](/services/support-and-management/managed-it).`,
  },
  process: {
    heading: 'From inventory to monthly support',
    intro: 'We replace nothing until you have read what we found.',
    steps: [
      {
        title: 'List what you have',
        body: 'We visit each site and record every device, account, licence and contract, and who holds each password.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Rank the risks',
        body: 'For each finding: what could happen, how likely it is and what the repair costs. You choose the order.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Fix what is urgent',
        body: 'We test a restore from backup, turn on two-step sign-in, and add a second internet line for the tills.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Move what belongs in the cloud',
        body: 'Mail, files and business systems move where that is cheaper or safer. See [cloud migration](/services/support-and-management/managed-it/cloud-migration).',
        time: { from: 2, to: 8, unit: 'weeks' },
      },
      {
        title: 'Start the support desk',
        body: 'Your staff get one number to call. We monitor, update and report every month.',
        time: 'From then on',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'An inventory of devices, accounts, licences and contracts',
      'A ranked list of risks, with a price for each repair',
      'One support number, with response times in the agreement',
      'A one-page report each month: incidents, changes and what is due next',
    ],
    needed: [
      'About two hours a week, in the first month, from someone who can approve changes',
      'Access to each site, and your contracts with internet and software providers',
    ],
    excluded: [
      'Hardware, licences and internet, which you buy in your own name',
      'Cabling and electrical work, which a licensed contractor does to our plan',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Three ways to buy it',
      rowHeading: 'What is covered',
      columns: ['Assessment', 'Managed plan', 'Co-managed'],
      suits: ['Before you decide', 'No IT department', 'You have IT staff'],
      rows: [
        { label: 'Inventory and risk list', cells: ['Once', 'Kept up to date', 'Kept up to date'] },
        { label: 'Support for your people', cells: ['No', 'Yes', 'Hard cases only'] },
        { label: 'Monitoring and updates', cells: ['No', 'Yes', 'Shared, by system'] },
        { label: 'Who approves changes', cells: ['You', 'You, on our advice', 'Your IT lead'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to move everything to the cloud?',
      answer:
        'No. Large files used by people in one building are often better on an office server, with a copy in the cloud. You see the price of both before anything moves.',
    },
    {
      question: 'What happens to our current technician?',
      answer:
        'Often they stay. Under the co-managed plan they pass difficult cases to us and use our monitoring, and we cover for them when they are on leave.',
    },
    {
      question: 'Can we leave?',
      answer: `Yes, with the notice in your agreement. You receive ${commitments.leaving.phrase}. Accounts and domains are in your name from the first day.`,
    },
  ],
  related: [
    '/services/support-and-management/managed-it',
    '/solutions/cloud-services',
    '/services/business-and-qa/cybersecurity',
  ],
} satisfies Copy<'service'>;
