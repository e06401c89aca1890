import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Business e-mail and calendar on your own domain',
  summary:
    'Mailboxes, shared addresses and calendars on every phone, and mail that reaches the inbox.',
  description:
    'Business e-mail and calendar on your own domain: mailboxes, shared addresses, room booking, SPF, DKIM and DMARC set up, and old mail moved without a lost message.',
  lead: 'Give each person a mailbox on your own domain, with shared addresses and calendars. We move your old messages and set up the records that keep yours out of spam.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a shared inbox, and the calendar with its rooms.',
    parts: [
      {
        type: 'window',
        title: 'info@sample.co.ke',
        state: '3 new',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Quotation for tiles', value: 'sales desk', mark: 'open' },
              { text: 'Delivery note 88', value: 'answered', mark: 'done' },
              { text: 'Invoice query', value: 'answered', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Thursday',
        state: 'room 2',
        blocks: [
          {
            type: 'grid',
            columns: ['9', '10', '11', '12'],
            rows: [
              {
                label: 'Hall',
                squares: [
                  { text: 'site', mark: 'done', span: 2 },
                  {},
                  { text: 'bank', mark: 'open' },
                ],
              },
              { label: 'Room', squares: [{}, { text: 'sales', mark: 'done' }, {}, {}] },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that use free addresses or the e-mail of a web host',
    time: { from: 10, unit: 'working days', note: 'for up to 50 mailboxes' },
    price:
      prices[
        '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar'
      ],
    start: 'Two days listing addresses, devices and who sends in your name',
    needs: 'Control of your domain’s DNS and administrator access to the old e-mail',
  },
  process: {
    heading: 'Move without losing a message',
    steps: [
      {
        title: 'List the addresses',
        body: 'People, shared addresses, forwards, and devices that send: scanner, till, accounting program, website form.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Create and copy',
        body: 'We copy old messages while you work, and import Outlook files at the desk.',
        time: { from: 2, to: 7, unit: 'days' },
      },
      {
        title: 'Prove who may send',
        body: 'We set up SPF and DKIM, and DMARC in report mode. After two weeks we make the DMARC rule strict.',
        time: { from: 2, to: 3, unit: 'weeks', alongside: true },
      },
      {
        title: 'Switch on a Friday',
        body: 'A last copy collects messages that arrived at the old server.',
        time: 'One evening',
      },
      {
        title: 'Set up phones',
        body: 'We set up each phone and show room booking and shared mailboxes.',
        time: { from: 2, to: 3, unit: 'days' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Mailboxes for browser, phone, Outlook and Thunderbird',
      'Shared addresses such as accounts@, with an owner for each message',
      'Calendars for people, teams and rooms',
      'Sender records, and a report on who sends in your name',
      'Filters for spam and harmful attachments',
    ],
    needed: [
      'Control of the domain’s DNS, or the contact who has it',
      'Passwords or administrator access to the old e-mail',
      'Half an hour with each person who keeps messages on a laptop only',
    ],
    excluded: [
      'Newsletters to thousands of people',
      'Desktop Office licences',
      'Legal archiving, which is an option',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Three records that protect your name',
      rows: [
        { term: 'SPF', detail: 'Lists the servers that may send e-mail for your domain.' },
        { term: 'DKIM', detail: 'Signs each message, so that changes are noticed.' },
        {
          term: 'DMARC',
          detail: 'Says what to do with messages that fail, and asks receivers for reports.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Two weeks of reports, 35 mailboxes',
      body: 'Two of the failing senders belong to the firm. We add them before we block the rest.',
      figures: [
        { label: 'Messages sent as the domain', value: '18,400' },
        { label: 'Passed', value: '17,050' },
        { label: 'Failed: accounting program', value: '610' },
        { label: 'Failed: old scanner', value: '90' },
        { label: 'Failed: strangers', value: '650' },
      ],
    },
    {
      type: 'statement',
      heading: 'Prevent payment fraud',
      body: 'These records cannot stop a similar domain or a stolen password. We switch on two-step sign-in, mark messages from outside and block hidden forwarding. Confirm any new bank details by calling a number that you already have.',
    },
  ],
  questions: [
    {
      question: 'Will we be without e-mail during the switch?',
      answer:
        'No. For some hours messages may arrive at either server, and the last copy collects them.',
    },
    {
      question: 'Can I keep using Outlook?',
      answer:
        'Yes, for e-mail. Calendars need a small connector. If you use Outlook’s calendar all day, Microsoft 365 is the better choice.',
    },
    {
      question: 'What happens to the mailbox of an employee who leaves?',
      answer:
        'Sign-in stops at once and new messages go to the manager. You decide how long to keep the mailbox. [Employee onboarding](/solutions/employee-onboarding) can do this automatically.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud',
    '/services/web-development/hosting-domains',
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  ],
  sources: [
    {
      fact: 'SPF lets a domain state which hosts may send mail in its name.',
      reference: 'IETF, RFC 7208',
      url: 'https://www.rfc-editor.org/rfc/rfc7208#section-1',
      checked: '2026-11-22',
    },
    {
      fact: 'DKIM lets a domain take responsibility for a message by a signature that can be verified through DNS.',
      reference: 'IETF, RFC 6376',
      url: 'https://www.rfc-editor.org/rfc/rfc6376#section-1',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'solution'>;
