import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Application integration',
  summary: 'Shop, CRM, accounts, messaging and booking programs that share their records.',
  description:
    'Application integration for Kenyan businesses: online shop, CRM, accounts, WhatsApp, SMS, booking and HR programs connected, so each record is entered once.',
  lead: 'Have two programs connected so that an order typed once appears in both, and in the message to the customer. Two are joined first; the rest follow when those have proved themselves.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Firms of five to a hundred people with cloud programs that do not share their records',
    time: '2–4 weeks for one pair of programs',
    price: {
      measure: 'fixed price',
      note: 'Quoted for each pair; higher plans and message charges go to the makers',
      from: 'not yet',
    },
    start: 'An hour at the desk, counting every copy and paste',
    needs: 'Administrator access to each program, and a colleague for two afternoons of tests',
  },
  situation: {
    heading: 'The lightest of the integration services',
    body: `It suits firms of five to a hundred people that work in good, modern cloud programs, each bought from a supplier who only knows its own. The programs have interfaces; what is missing is the link. If an ERP stands in the middle, read [ERP integration](/services/systems-integration/erp-integration) instead.

A tour operator’s front office shows what a link does. The enquiry comes by WhatsApp and is copied to the CRM. The quotation is a document, the booking goes into a calendar, the deposit into a spreadsheet and the invoice into the accounting program. When the guest moves the date, four places have to follow. With the programs joined, the change travels from the booking to the rest by itself, and a person is asked only where the rules leave a doubt.`,
  },
  process: {
    heading: 'Two weeks to the first link',
    intro: 'We would sooner join two programs this month than plan nine for next year.',
    steps: [
      {
        title: 'Watch an hour of work',
        body: 'At the desk, with a tally of every copy and paste. The most frequent one is usually first in line.',
        duration: 'Half a day',
      },
      {
        title: 'Check what the programs allow',
        body: 'Which plan includes the interface, what limits it has, whether it announces a change or has to be asked. You get this as a table before you order.',
        duration: '2 days',
      },
      {
        title: 'Choose the tool',
        body: 'A ready-made connector, a visual flow tool or a small program of ours. The comparison below shows when each of them fits.',
        duration: '1 day',
      },
      {
        title: 'Build and rehearse',
        body: 'With test customers, then with one real day replayed. What if the phone number is missing, or the same person writes twice?',
        duration: '1–2 weeks',
      },
      {
        title: 'Switch on and sit beside',
        body: 'An engineer stays with the team on the first morning and looks in at the end of the first week.',
        duration: '1 week',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Working links, in accounts that you own and pay for',
      'A picture of what flows where, one page, with what triggers each flow',
      'An alert to a person you name when a flow stops, with what to do',
      'A page for staff: where to correct a record so that it stays corrected',
    ],
    needed: [
      'Administrator access to each program, or its owner in the room',
      'Decisions on which program is right for names, prices, stock and dates',
      'A colleague who will use it daily, for two afternoons of testing',
    ],
    excluded: [
      'Higher plans of your programs, where the interface is only in those',
      'WhatsApp and SMS charges by the message',
      'Changing what a program can do; we move records between them',
      'Old customer data, unless you order an import',
    ],
  },
  duration:
    'Two to four weeks for one pair of programs. Each further pair takes one to two. Waiting for an approved WhatsApp sender or SMS name can add some weeks.',
  sections: [
    {
      type: 'comparison',
      heading: 'Connector, flow tool or code',
      rowHeading: 'Question',
      columns: ['Ready connector', 'Flow tool', 'Small program'],
      rows: [
        { label: 'Time to first result', cells: ['A day', 'A week', 'Two to three weeks'] },
        {
          label: 'Can your staff change it?',
          cells: ['Settings only', 'Yes, with some training', 'No, but you own the code'],
        },
        {
          label: 'Monthly cost grows with',
          cells: ['The program’s plan', 'Number of runs', 'Hardly at all'],
        },
        { label: 'Handles odd cases', cells: ['As its maker foresaw', 'Some', 'All you describe'] },
        {
          label: 'We advise it for',
          cells: [
            'Common pairs, low volume',
            'Several light flows',
            'Payments, stock, anything busy',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Pairs that people ask for',
      intro: 'Each line says what passes, in which direction, and the trap in it.',
      rows: [
        {
          term: 'Web shop and accounts',
          detail:
            'Orders and refunds go one way, stock levels the other. Trap: delivery fees and vouchers need accounts of their own.',
        },
        {
          term: 'M-Pesa and CRM',
          detail:
            'A payment closes the deal and thanks the payer. Trap: the name on the phone is often not the customer.',
        },
        {
          term: 'Booking and calendar',
          detail:
            'Both ways, within a minute. Trap: two people book the last seat in the same second, so one side must hold the lock.',
        },
        {
          term: 'Forms and messaging',
          detail:
            'An enquiry gets an answer by WhatsApp or SMS. Trap: consent for promotions is not consent for service messages.',
        },
        {
          term: 'HR and accounts of staff',
          detail:
            'A new employee gets mail and access, a leaver loses them. Trap: people who are hired again, and surnames that change.',
        },
        {
          term: 'Clearing files and invoicing',
          detail:
            'A closed file bills its disbursements. Trap: receipts that come in after the invoice.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'What copying costs a small tour office',
      body: `Thirty-five bookings a week, each typed into four programs after the first. A copy takes four minutes on average, and one in forty has an error that takes half an hour and an apology to put right.

Linking enquiry, booking and invoice removes three of the four copies. The last, into a partner hotel’s own portal, remains by hand, since that portal has no interface.`,
      figures: [
        { label: 'Copies each week before', value: '140' },
        { label: 'Time each week before', value: '11 hours with errors' },
        { label: 'Copies each week after', value: '35' },
        { label: 'Time each week after', value: 'Under 3 hours' },
      ],
    },
    {
      type: 'chart',
      heading: 'Copies by hand each week',
      data: {
        form: 'bars',
        unit: 'copies',
        bars: [
          { label: 'Before', value: 140 },
          { label: 'After', value: 35, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can we do this ourselves with a flow tool?',
      answer:
        'Often, and we encourage it for light tasks. Call us when money, stock or many records pass, or when a flow has begun to fail unseen.',
    },
    {
      question: 'What if one of our programs has no interface?',
      answer:
        'Many can still send e-mail or export a file, and both can be read. If yours can do neither, we tell you what a comparable program with an interface would change.',
    },
    {
      question: 'What happens when a program changes its interface?',
      answer:
        'The flow stops and the named person gets the alert. You may call us by the hour or leave the watch to our [integration care](/services/systems-integration/managed-services).',
    },
    {
      question: 'Do we need permission to message customers automatically?',
      answer:
        'For a service message about their own order, the order is the reason. For marketing the Data Protection Act asks for consent in most cases, and a way to opt out. We keep the two apart in the flow.',
    },
  ],
  related: [
    '/solutions/crm',
    '/solutions/bulk-sms-and-messaging',
    '/services/web-development/ecommerce',
    '/solutions/customer-engagement',
    '/projects/clearing-agent-document-portal',
  ],
  sources: [
    {
      fact: 'Commercial use of personal data needs the express consent of the person or another authority in law, and regulations set rules for opting out of direct marketing.',
      reference:
        'Data Protection Act, 2019 (Kenya), section 37; Data Protection (General) Regulations, 2021',
      url: lawUrl('dataProtection', 37),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
