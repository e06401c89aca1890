import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { billed } from '@/content/values/price';

export default {
  shape: 'plans',
  heading: 'BizCloud: business e-mail, shared files and team chat',
  summary: 'Mail under your domain, a company drive and team chat, together or one by one.',
  description:
    'BizCloud brings business e-mail and calendars, a shared company drive and team chat to Kenyan organisations, with one sign-in and local support.',
  lead: 'E-mail on your own domain, a company drive and team chat. Buy each part for the people who need it, and pay in shillings.',
  updated: '2026-11-27',
  emblem: 'envelope',
  drawing: {
    caption: 'who needs mail, files or chat.',
    parts: [
      {
        type: 'window',
        title: 'Who has what',
        state: '24 people',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'Mail', value: 24, text: '24' },
              { label: 'Drive', value: 14, text: '14' },
              { label: 'Chat', value: 18, text: '18' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Drive',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Tenders', value: '12' },
              { text: 'Drawings', value: '7', mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer:
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
  further: [],
  bill: {
    heading: 'A month for 24 people',
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
    intro: 'Order them together or one by one, each for the people who need it.',
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
        { label: 'Country of the data', cells: ['Named in the order', 'Named by the vendor'] },
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
        'No. We open a mailbox only if the person you have named asks in writing, and a log shows it.',
    },
  ],
  ask: {
    heading: 'Get your own bill',
    body: 'Tell us how many people need mail, files and chat.',
  },
  related: ['/solutions/employee-onboarding'],
} satisfies Copy<'group'>;
