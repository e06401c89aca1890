import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import { sixtyPeopleMailboxes } from '@/content/prices/sixty-people';
import type { Copy } from '@/content/schema/pages';
import { amountInWords, billed } from '@/content/values/price';

export default {
  shape: 'plans',
  heading: 'BizCloud: business e-mail, shared files and team chat',
  summary: 'Mail under your domain, a company drive and team chat, together or one by one.',
  description:
    'BizCloud brings business e-mail and calendars, a shared company drive and team chat to Kenyan organisations, with one sign-in and local support.',
  lead: 'Buy each part only for the people who need it, and pay in shillings. The e-mail is on your own domain.',
  updated: '2026-11-29',
  emblem: 'envelope',
  drawing: {
    caption: 'An office, a site and a kitchen, and the three parts of one account that join them',
    parts: [
      {
        type: 'scene',
        title: 'Mail, chat and files of one firm',
        height: 232,
        shapes: [
          { look: 'line', outline: 'M70 150V96M160 150V96M250 150V96' },
          {
            look: 'body',
            outline: 'M22 20h276q12 0 12 12v52q0 12-12 12H22q-12 0-12-12V32q0-12 12-12z',
          },
          { look: 'mark', outline: 'M110 20v76M210 20v76' },
          { look: 'hot', outline: 'M32 50h40v28h-40z' },
          { look: 'mark', outline: 'M32 50l20 16 20-16' },
          { look: 'tint', outline: 'M122 46h48v24h-30l-10 8v-8h-8z' },
          { look: 'tint', outline: 'M222 46h14l5 6h21v28h-40z' },
          { look: 'body', outline: 'M20 150h100v50h-100zM130 150h60v50h-60zM200 150h100v50h-100z' },
          {
            look: 'tint',
            outline:
              'M34 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM29 198v-4q0-9 11-9t11 9v4zM62 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM57 198v-4q0-9 11-9t11 9v4zM90 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM85 198v-4q0-9 11-9t11 9v4zM144 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM139 198v-4q0-9 11-9t11 9v4zM166 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM161 198v-4q0-9 11-9t11 9v4zM224 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM219 198v-4q0-9 11-9t11 9v4zM262 177a6 6 0 1 1 12 0a6 6 0 1 1 -12 0zM257 198v-4q0-9 11-9t11 9v4z',
          },
        ],
        words: [
          { text: 'Mail', at: [92, 70], on: 'object' },
          { text: 'Chat', at: [192, 64], on: 'object' },
          { text: 'Files', at: [285, 70], on: 'object' },
          { text: 'Office 18', at: [70, 222], on: 'ground', size: 'large' },
          { text: 'Kitchen 6', at: [160, 222], on: 'ground', size: 'large' },
          { text: 'Site 9', at: [250, 222], on: 'ground', size: 'large' },
        ],
      },
    ],
  },
  mainOffer:
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  further: [],
  bill: {
    heading: 'What 24 people cost a month',
    lines: [
      billed(
        'Mail, 10 GB',
        24,
        prices[
          '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar'
        ],
      ),
      billed(
        'Company drive',
        14,
        prices[
          '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud'
        ],
      ),
      billed(
        'Team chat',
        18,
        prices['/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat'],
      ),
    ],
  },
  choice: {
    heading: 'Three parts, one sign-in',
    intro: `Order them together or one by one. A mailbox of 50 GB costs ${amountInWords(furtherPrices.largeMailbox.from)} a month. [60 mailboxes of both sizes](/industries/clearing-and-forwarding) cost ${sixtyPeopleMailboxes}.`,
    options: [
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
        when: 'Staff use free addresses, messages land in spam, or rooms are booked twice.',
        outcome: 'Mailboxes and calendars on your domain.',
      },
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud',
        when: 'Files are on laptops, flash disks and one office server.',
        outcome: 'A company drive with access rights, versions and expiring links.',
      },
      {
        path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/team-chat',
        when: 'Work is discussed in private WhatsApp groups.',
        outcome: 'Channels that belong to you, from which you remove leavers in one step.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'BizCloud, Microsoft 365 or Google Workspace',
      intro: 'We set up all three.',
      rowHeading: 'Point',
      columns: ['BizCloud suits', 'The others suit'],
      rows: [
        { label: 'Documents', cells: ['Light editing', 'Teams that work in complex spreadsheets'] },
        { label: 'Bill', cells: ['Shillings, by part', 'By licence, from the vendor'] },
        {
          label: 'Country of the data',
          cells: ['Kenya, or named in the order', 'Named by the vendor'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'How do we leave?',
      answer: `${commitments.noticePeriod.promise} You take mail as MBOX or PST files, the drive as ordinary files, and chats as CSV. ${commitments.dataAfterLeaving.promise}`,
    },
    {
      question: 'Do you read our e-mail?',
      answer:
        'No. The engineers named in your agreement can open your data if the work needs it. They open a mailbox only if the person you have named asks in writing. A log shows both.',
    },
  ],
  ask: {
    heading: 'Get your own bill',
    body: 'It takes three numbers: people with mail, with files and with chat.',
  },
  related: [],
} satisfies Copy<'group'>;
