import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Bulk SMS and messaging for Kenyan organisations',
  summary:
    'Registered sender names, clean lists, opt-outs and messages sent from your own systems.',
  description:
    'Bulk SMS in Kenya: sender ID registration, list cleaning, opt-outs, delivery reports, and automatic messages from fee, till, booking and M-Pesa systems.',
  lead: 'Send your customers or members the messages they expect, under a registered sender name. Registration and the link to your fee or booking system are ready in three to five weeks.',
  updated: '2026-11-22',
  glance: {
    audience: 'Schools, SACCOs, clinics, shops and agents who write to hundreds of people',
    time: 'Three to five weeks, paced by the mobile operators',
    price: {
      measure: 'fixed price',
      note: 'Message credit is charged by the licensed provider you contract with',
      from: 'not yet',
    },
    start: 'The application for your sender name, filed on the first day',
    needs: 'Registration certificate, a letter for the operators, and where each number came from',
  },
  situation: {
    heading: 'What makes a message arrive and be read',
    body: `Three things have to be in order: a sender name that the operators know, a list you may use, and a message that answers to an event. “Your parcel is at Bamburi” gets read. So does “Fee received, balance KSh 4,500”, because the parent has just paid.

A text message needs no data bundle and no smartphone, so it reaches a parent in Taita and a member with a ten-year-old phone. Its weaknesses are practical: numbers change hands, an unusual character splits the text into three charged parts, and a reply to a name goes nowhere. Each is dealt with before the first large batch.

Permission is the other half. Numbers that came with till payments were given for the payment, and using them for offers needs a consent of its own. We sort your list by what each number may be used for.`,
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
        body: 'Templates in English and Kiswahili, with the variable fields at their longest, so that the longest name on your list does not tip the message into a second part.',
        duration: '2 days',
      },
      {
        title: 'Connect the events',
        body: 'Fee received, order packed, appointment tomorrow, balance due. The message leaves your system over an API as the event occurs, with retries and a log. Where the system has no such interface, [API development](/services/software-solutions/api-development) adds one.',
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
    'Three to five weeks. Lists and templates are ready in about ten days; the rest is the operators’ approval of the sender name.',
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

We build this in. Marketing texts carry a stop instruction; the stop is recorded with its time and applies to every list. Receipts, appointment reminders and security codes are kept apart, so that a parent who refuses offers still gets the fee receipt.`,
    },
    {
      type: 'specification',
      heading: 'Messages worth automating first',
      rows: [
        {
          term: 'School',
          detail:
            'Fee received, with balance, from the paybill notice; bus delayed; child absent at roll call, with contacts held in [Akademico](/products/akademico).',
        },
        {
          term: 'SACCO',
          detail: 'Deposit, loan approved, guarantor request, instalment due in three days.',
        },
        {
          term: 'Clinic',
          detail:
            'Appointment tomorrow with a reply to cancel. A diagnosis or the name of a test is never sent.',
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
      url: lawUrl('dataProtection', 37),
      checked: 'not yet',
    },
    {
      fact: 'Direct marketing must offer the recipient a simple opt-out.',
      reference: 'Data Protection (General) Regulations, 2021, Part III',
      url: lawUrl('dataProtectionGeneral'),
      checked: 'not yet',
    },
    {
      fact: 'A short message holds 140 octets: 160 characters of the 7-bit default alphabet or 70 of UCS-2; concatenated parts hold 153 and 67.',
      reference: '3GPP TS 23.038 and TS 23.040',
      url: 'https://portal.3gpp.org/desktopmodules/Specifications/SpecificationDetails.aspx?specificationId=745',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
