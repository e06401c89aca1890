import type { Copy } from '@/content/schema';

export default {
  heading: 'Bulk SMS and messaging for Kenyan organisations',
  summary:
    'Registered sender names, clean lists, opt-outs and messages sent from your own systems.',
  description:
    'Bulk SMS in Kenya: sender ID registration, list cleaning, opt-outs, delivery reports, and automatic messages from fee, till, booking and M-Pesa systems.',
  lead: 'A text message reaches a parent in Taita without data and a member with a ten-year-old phone. We register your sender name, clean the list and let your systems send what people expect to receive.',
  updated: '2026-10-18',
  situation: {
    heading: 'Sent is not the same as received',
    body: `The bursar uploads 1,200 numbers on closing day and presses send. The report says delivered for 1,050. Of those some belong to fathers who moved on, some went out as three parts because of a curly apostrophe, and forty parents reply with questions to a name that takes no replies.

Then there is consent. A shop that texts everybody who ever paid to its till number has taken those numbers for one purpose and used them for another.

Bulk messaging works when three things are in order: a name that the network operators know, a list you may use, and a reason that comes from an event. "Your parcel is at Bamburi" gets read. The fourth promotion this week does not.`,
  },
  process: {
    heading: 'Getting you sending, properly registered',
    intro:
      'Registration depends on the network operators, so we start it on the first day and prepare the rest meanwhile.',
    steps: [
      {
        title: 'Apply for the sender name',
        body: 'Up to eleven letters or digits that identify you. The application goes through a licensed content service provider to each mobile network, with your company papers and sample messages.',
        duration: '1–4 weeks, by operator',
      },
      {
        title: 'Clean the list',
        body: 'Formats are unified, landlines and duplicates removed, and each number gets a source and a permission. What has neither goes into a separate list for a single request to confirm.',
        duration: '3–5 days',
      },
      {
        title: 'Write for one part',
        body: 'Templates in English and Swahili, with the variable fields at their longest, so that the longest name on your list does not tip the message into a second part.',
        duration: '2 days',
      },
      {
        title: 'Connect the events',
        body: 'Fee received, order packed, appointment tomorrow, balance due. The message leaves your system over an API as the event occurs, with retries and a log. [API development](/services/software-solutions/api-development) explains the plumbing.',
        duration: '1–3 weeks',
      },
      {
        title: 'Send to fifty, then to all',
        body: 'A small group across all networks first. We compare delivery reports and correct before the volume goes out.',
        duration: '1 day',
      },
    ],
    busy: ['others', 'both', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A sender name registered on the networks your audience uses',
      'A cleaned list with source and permission for each number',
      'A template set with lengths checked at the longest value',
      'Opt-out handling that also blocks the number in your own systems',
      'A monthly report by network: sent, delivered, failed and why, opted out',
    ],
    needed: [
      'Certificate of registration and a signed letter for the operators',
      'An honest account of where the numbers came from',
      'One person who approves the texts',
    ],
    excluded: [
      'Message credit, charged by the licensed provider you contract with',
      'Numbers. We do not sell, find or enrich them',
      'Political campaigns and betting promotions',
    ],
  },
  duration:
    'Three to five weeks. Lists and templates are ready in about ten days; the operators’ approval of the sender name decides the rest.',
  sections: [
    {
      type: 'example',
      heading: 'One apostrophe, three times the credit',
      body: 'The same reminder to 1,200 parents in three drafts. A plain message holds 160 characters; longer ones are split into parts of 153. A single character outside the basic set, such as a curly apostrophe or an emoji, lowers these limits to 70 and 67.',
      figures: [
        { label: '150 plain characters', value: '1,200 parts' },
        { label: '172 plain characters', value: '2,400 parts' },
        { label: '150 with one curly apostrophe', value: '3,600 parts' },
      ],
    },
    {
      type: 'comparison',
      heading: 'SMS, WhatsApp or USSD',
      rowHeading: 'Question',
      columns: ['SMS', 'WhatsApp template', 'USSD menu'],
      rows: [
        { label: 'Needs data or a smartphone', cells: ['No', 'Yes', 'No'] },
        {
          label: 'Can carry',
          cells: ['Short text, link', 'Text, document, buttons', 'Numbered choices'],
        },
        {
          label: 'Direction',
          cells: ['Out, or both with a short code', 'Both', 'Started by the customer'],
        },
        {
          label: 'Good for',
          cells: [
            'Reminders, codes, receipts',
            'Tickets, statements, support',
            'Balances, registration in the field',
          ],
        },
        { label: 'Set-up', cells: ['Weeks', 'Weeks', 'Months, with each operator'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Permission, in plain terms',
      body: `Under the Data Protection Act you may use personal data for commercial purposes with the person’s express consent, or where a law allows it and the person was told when the data was collected. The General Regulations add that a marketing message must offer the recipient a simple way to opt out.

We build this in. Marketing texts carry a stop instruction; the stop is recorded with its time and applies to every list. Receipts, appointment reminders and security codes are kept apart, because nobody should lose a fee receipt for having refused offers.`,
    },
    {
      type: 'specification',
      heading: 'Messages worth automating first',
      rows: [
        {
          term: 'School',
          detail:
            'Fee received, with balance, from the paybill notice; bus delayed; child absent at roll call. [Akademico](/products/akademico) holds the contacts.',
        },
        {
          term: 'SACCO',
          detail: 'Deposit, loan approved, guarantor request, instalment due in three days.',
        },
        {
          term: 'Clinic',
          detail: 'Appointment tomorrow with a reply to cancel. Never a diagnosis or a test name.',
        },
        {
          term: 'Clearing agent',
          detail: 'Entry lodged, duty assessed, container released, free days ending.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'Parts paid for, by what the text holds',
      data: {
        form: 'bars',
        unit: 'parts',
        bars: [
          { label: '150 plain characters', value: 1200 },
          { label: '172 plain characters', value: 2400 },
          { label: '150 with a curly apostrophe', value: 3600, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can people answer our messages?',
      answer:
        'Not to a name. For replies you need a short code or an ordinary number as the sender, or a link to WhatsApp, where [a shared inbox](/solutions/customer-engagement) takes them.',
    },
    {
      question: 'Why do some messages fail on one network only?',
      answer:
        'The sender name may be approved on the others and pending there, or the subscriber has blocked promotional messages. The delivery code tells which; we translate the codes in the report.',
    },
    {
      question: 'May we text customers who paid us by M-Pesa?',
      answer:
        'A receipt for that payment, yes. Promotions need a permission of their own. A line at the counter and a short code to join is the clean way to build that list.',
    },
    {
      question: 'Does our name work in Uganda and Tanzania?',
      answer:
        'Each country has its own registration and rules, and some replace unknown names with a number. Tell us the share of recipients abroad before we apply.',
    },
  ],
  related: [
    '/solutions/customer-engagement',
    '/solutions/crm',
    '/products/akademico',
    '/blog/data-protection-act-primer-for-smes',
  ],
  sources: [
    {
      fact: 'Personal data may be used for commercial purposes with express consent, or where authorised by law and the data subject was informed at collection.',
      reference: 'Data Protection Act, 2019, section 37',
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'Direct marketing must offer the recipient a simple opt-out.',
      reference: 'Data Protection (General) Regulations, 2021, Part III',
      url: 'https://www.odpc.go.ke',
      checked: 'not yet',
    },
    {
      fact: 'A short message holds 140 octets: 160 characters of the 7-bit default alphabet or 70 of UCS-2; concatenated parts hold 153 and 67.',
      reference: '3GPP TS 23.038 and TS 23.040',
      url: 'https://www.3gpp.org',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
