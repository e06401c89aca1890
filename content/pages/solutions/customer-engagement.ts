import type { Copy } from '@/content/schema';

export default {
  heading: 'Customer engagement: one inbox for WhatsApp, calls, email and chat',
  summary: 'A shared inbox where every enquiry has an owner, a history and a reply in time.',
  description:
    'Customer engagement set-up in Kenya: WhatsApp Business, calls, email, web chat and social messages in one team inbox, with ownership, hours and reply targets.',
  lead: 'A guest asks about July on Instagram, again on WhatsApp and then phones. Three people answer with three prices. We bring the channels into one queue, so that the second person sees what the first one said.',
  updated: '2026-09-08',
  situation: {
    heading: 'Five channels, one receptionist, no record',
    body: `Customers pick the channel; you did not. A beach hotel gets requests through booking sites, email, two WhatsApp numbers and the switchboard. A college gets fee questions from parents at ten in the evening. A bus company gets lost-luggage complaints in public comments.

The messages land on separate phones. One phone goes home with its holder. Nobody can tell which questions are still open, and the manager learns of the angry ones last. Hiring another person adds another phone.

This solution deals with conversations: who has it, what was said, how long the customer waited. It is neither your sales pipeline, which is [CRM](/solutions/crm), nor mass announcements, which are [bulk messaging](/solutions/bulk-sms-and-messaging).`,
  },
  process: {
    heading: 'How the channels come together',
    intro:
      'We connect one channel at a time, busiest first, because a queue that fills before people know it makes matters worse.',
    steps: [
      {
        title: 'Count a fortnight of messages',
        body: 'Per channel: how many, about what, at what hour, answered by whom and after how long. Most teams have never seen these numbers.',
        duration: '2 weeks',
      },
      {
        title: 'Agree who owns which topic',
        body: 'Reservations, accounts, complaints and "other" each get an owner, a deputy and a target for the first reply that you can meet with the staff you have.',
        duration: '2 days',
      },
      {
        title: 'Register the business number',
        body: 'We take you through verification for the WhatsApp Business Platform with a number the company holds, and submit the message templates.',
        duration: '1–3 weeks',
      },
      {
        title: 'Open the inbox',
        body: 'WhatsApp first, then email, web chat, calls and social accounts, a week apart. Saved replies are written from answers your best people already give.',
        duration: '3–5 weeks',
      },
      {
        title: 'Automate the dull third',
        body: 'Opening hours, directions, fee balance, booking status: a menu answers these and hands over to a person at the word "agent", at any point.',
        duration: '2 weeks',
      },
    ],
    busy: ['both', 'both', 'others', 'us', 'us'],
  },
  scope: {
    receive: [
      'A team inbox with assignment, notes, tags and a record for each customer',
      'Numbers and pages registered to the company instead of to an employee',
      'Thirty or so saved replies in English and Swahili, edited with your staff',
      'A weekly sheet: volume, waiting times, open items, top five topics',
      'Rules for nights, weekends and public holidays',
    ],
    needed: [
      'Company documents for the verification of your business profile',
      'Administrator rights on the social pages and the phone system',
      'A team leader who reads the open list every morning',
    ],
    excluded: [
      'Staff to answer the messages',
      'Channel and conversation charges of Meta, telephone operators and the inbox product',
      'Advertising and content for your social pages',
    ],
  },
  duration:
    'Eight to ten weeks, of which the first two are only counting. Verification of the business profile is outside our control and sets the pace.',
  sections: [
    {
      type: 'comparison',
      heading: 'What each channel is good for',
      rowHeading: 'Channel',
      columns: ['Use it for', 'Mind that'],
      rows: [
        {
          label: 'WhatsApp',
          cells: [
            'Questions, documents, photographs of a fault',
            'Free-form replies only within 24 hours of the customer’s last message',
          ],
        },
        {
          label: 'Voice',
          cells: ['Urgent or upset customers', 'Record only after telling the caller'],
        },
        {
          label: 'Email',
          cells: [
            'Quotations, contracts, corporate clients',
            'A shared address needs one owner per thread',
          ],
        },
        {
          label: 'Web chat',
          cells: ['People comparing before they buy', 'Show it only while someone is there'],
        },
        {
          label: 'Public comments',
          cells: [
            'A short reply and a move to private',
            'Never discuss a bill or a patient in the open',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'The 24-hour window, in practice',
      body: `On the WhatsApp Business Platform you may write freely to a customer for 24 hours after their latest message. Later you need a template which Meta approved beforehand, and the customer must have agreed to hear from you.

So we arrange work around it. Open conversations are sorted by the time left, not by arrival. A template such as "Your quotation is ready, shall we send it here?" reopens the window when the customer answers. Anything that may take days, such as a claim, gets a promised date in the first reply.`,
    },
    {
      type: 'example',
      heading: 'A hotel reservations desk after six weeks',
      body: 'Stand-in readings from the weekly sheet of a 60-room hotel. The gain comes from ownership and from the menu; the number of staff stayed the same.',
      figures: [
        { label: 'Conversations a week', value: '310' },
        { label: 'Closed by the menu alone', value: '95' },
        { label: 'Median first reply, before', value: '3 h 40 min' },
        { label: 'Median first reply, after', value: '22 min' },
        { label: 'Left open over 48 hours', value: '4' },
      ],
    },
    {
      type: 'chart',
      heading: 'Median time to a first reply',
      data: {
        form: 'bars',
        unit: 'minutes',
        bars: [
          { label: 'Before', value: 220 },
          { label: 'After six weeks', value: 22, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can we keep our present WhatsApp number?',
      answer:
        'Usually. If the number is used in the WhatsApp Business app, its move to the platform has conditions which change from time to time. We check the present rule for your number and save the old chats before anything is switched.',
    },
    {
      question: 'Will a bot answer our customers?',
      answer:
        'Only for questions with one right answer that the system can look up. A complaint, a medical matter or anything about money owed goes straight to a person.',
    },
    {
      question: 'Can managers see what was said in a conversation?',
      answer:
        'Yes, and so can the colleague who takes over. Tell your staff and your customers in the privacy notice, and limit sensitive topics to those who handle them.',
    },
    {
      question: 'What if the internet at the office goes down?',
      answer:
        'The queue lives in the cloud. Agents carry on by phone over mobile data, calls are diverted to a second number, and nothing waits on the handset of one person.',
    },
  ],
  related: [
    '/solutions/crm',
    '/solutions/bulk-sms-and-messaging',
    '/services/systems-integration/api-management',
  ],
  sources: [
    {
      fact: 'Free-form messages are possible within 24 hours of the user’s last message; outside it only approved templates, and users must have opted in.',
      reference: 'Meta, WhatsApp Business Platform documentation, service messages',
      url: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
