import type { Copy } from '@/content/schema';

export default {
  heading: 'Customer engagement: one inbox for WhatsApp, calls, e-mail and chat',
  summary: 'A shared inbox where every enquiry has an owner, a history and a reply in time.',
  description:
    'Customer engagement set-up in Kenya: WhatsApp Business, calls, e-mail, web chat and social messages in one team inbox, with ownership, hours and reply targets.',
  lead: 'Answer WhatsApp, calls, e-mail, web chat and social messages from one shared inbox. Every message has an owner, and the second person to reply sees what the first one said.',
  updated: '2026-11-22',
  glance: {
    audience: 'Hotels, colleges, bus companies and others with several channels to answer',
    time: 'Eight to ten weeks, the first two spent counting messages',
    price: {
      measure: 'fixed price',
      note: 'Channel charges and the inbox subscription go to their providers',
      from: 'not yet',
    },
    start: 'A fortnight counting messages by channel, topic and hour',
    needs: 'Company papers, rights on your pages and phone system, and a team leader',
  },
  situation: {
    heading: 'How the shared inbox works',
    body: `A message arrives on any channel and joins one queue. A rule by topic hands it to an owner, who replies from the inbox, adds a note, or passes it on with the conversation attached. When a guest asks about July on Instagram and then phones, whoever picks up has the first question and the price already quoted on the screen.

The team leader sees what is open, how long each customer has waited and which topics come back every week. Numbers and pages are registered to the company, so a phone that goes home with its holder takes no customers along.

Announcements to many people at once are a different task, with rules of their own; they belong to [bulk messaging](/solutions/bulk-sms-and-messaging).`,
  },
  process: {
    heading: 'How the channels come together',
    intro:
      'We connect one channel at a time, busiest first, because a queue that fills before people know how to work it makes matters worse.',
    steps: [
      {
        title: 'Count a fortnight of messages',
        body: 'Per channel: how many, about what, at what hour, answered by whom and after how long. Most teams see these figures for the first time.',
        duration: '2 weeks',
      },
      {
        title: 'Agree who owns which topic',
        body: 'Reservations, accounts, complaints and “other” each get an owner, a deputy and a target for the first reply that you can meet with the staff you have.',
        duration: '2 days',
      },
      {
        title: 'Register the business number',
        body: 'We take you through verification for the WhatsApp Business Platform with a number the company holds, and submit the message templates.',
        duration: '1–3 weeks',
      },
      {
        title: 'Open the inbox',
        body: 'WhatsApp first, then e-mail, web chat, calls and social accounts, a week apart. Saved replies are written from answers your best people already give.',
        duration: '3–5 weeks',
      },
      {
        title: 'Automate the routine third',
        body: 'Opening hours, directions, fee balance, booking status: a menu answers these and hands over to a person at the word “agent”, at any point.',
        duration: '2 weeks',
      },
    ],
    busy: ['both', 'both', 'others', 'us', 'us'],
  },
  scope: {
    receive: [
      'A team inbox with assignment, notes, tags and a record for each customer',
      'Numbers and pages registered to the company instead of to an employee',
      'Thirty or so saved replies in English and Kiswahili, edited with your staff',
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
          label: 'E-mail',
          cells: [
            'Quotations, contracts, corporate clients',
            'A shared address needs one owner per thread',
          ],
        },
        {
          label: 'Web chat',
          cells: ['People comparing before they buy', 'Show it only in staffed hours'],
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

So we arrange work around it. Open conversations are sorted by the time left in the window. A template such as “Your quotation is ready, shall we send it here?” reopens the window when the customer answers. Anything that may take days, such as a claim, gets a promised date in the first reply.`,
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
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/solutions/crm',
    difference:
      'Customer engagement puts the conversations of all channels into one inbox, with an owner and a waiting time for each. The CRM is the record of customers and deals behind it: stage, value, next step and what has been paid.',
  },
} satisfies Copy<'solution'>;
