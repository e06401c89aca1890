import type { Copy } from '@/content/schema';

export default {
  heading: 'Business e-mail and calendar on your own domain',
  summary:
    'Mailboxes, shared addresses and calendars that work on every phone and reach the inbox.',
  description:
    'Business e-mail and calendar on your own domain: mailboxes, shared addresses, room booking, SPF, DKIM and DMARC set up, and old mail moved without a lost message.',
  lead: 'Give each person a mailbox on your own domain, with shared addresses and calendars that the whole office can see. Old messages move with you, and sender records help new ones reach the inbox.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations that use free addresses or the mail of a web host',
    time: 'Ten working days for up to fifty mailboxes',
    price: {
      measure: 'per user',
      note: 'By mailbox; a move of ordinary size is included',
      from: 'not yet',
    },
    start: 'A two-day census of addresses, devices and who sends as you',
    needs: 'Control of your domain’s DNS and administrator access to the old mail',
  },
  situation: {
    heading: 'Mail that belongs to you and that others believe',
    body: `Each person has a mailbox at your domain, read in a browser, on a phone or in Outlook. Shared addresses such as accounts@ show who has taken each message, and calendars show when people and rooms are free.

Three records in your DNS tell other mail servers which senders are genuine. They help delivery, since the servers of cheap web hosting are lumped together with senders of junk. They also hinder fraud: without them anyone can write in your name and announce a new bank account to your customer.

The history stays with the organisation. Letters to and from a county office or a shipping line are in a company account when an employee leaves, and a manager’s six years of mail no longer depend on one Outlook file on one laptop.`,
  },
  process: {
    heading: 'Moving without losing a message',
    steps: [
      {
        title: 'Census of addresses',
        body: 'People, shared addresses, aliases, forwards, and the devices that send by themselves: scanner, till, accounting program, website form.',
        duration: '2 days',
      },
      {
        title: 'Create and copy',
        body: 'Mailboxes are made and old mail is copied server to server while work goes on. Local Outlook files are imported at the desk.',
        duration: '2–7 days',
      },
      {
        title: 'Prove who may send',
        body: 'SPF, DKIM and DMARC records go in, first in watching mode. Two weeks of reports show forgotten senders before the rule is tightened.',
        duration: '2–3 weeks, alongside',
      },
      {
        title: 'Switch on a Friday evening',
        body: 'New mail flows to the new place. A last copy run fetches what arrived meanwhile at the old one.',
        duration: '1 evening',
      },
      {
        title: 'Phones and habits',
        body: 'We set up each phone, show delegation and room booking, and stay close for the first two mornings.',
        duration: '2–3 days',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Mailboxes with the quota in your order, reached from browser, phone and Outlook or Thunderbird',
      'Shared addresses such as accounts@ with an owner for each message',
      'Personal, team and room calendars, with free and busy times visible',
      'Sender records in place and a plain report on who sends as you',
      'Filtering of junk and harmful attachments, with a quarantine that users can check',
    ],
    needed: [
      'Control of the domain’s DNS, or the contact who has it',
      'Passwords or administrator access to the old mail system',
      'Half an hour with each person who has mail stored on a laptop only',
    ],
    excluded: [
      'Newsletters to thousands, which need a mailing service',
      'Desktop Office licences',
      'Legal archiving with sealed retention, available as an addition',
    ],
  },
  duration:
    'Ten working days for up to fifty mailboxes, plus the reporting weeks before the strict sender policy. Very large old mailboxes stretch the copy.',
  sections: [
    {
      type: 'specification',
      heading: 'Three records that protect your name',
      intro: 'They live in your DNS and tell other mail servers what to believe.',
      rows: [
        {
          term: 'SPF',
          detail:
            'Lists the servers that may send for the domain. The website form and the fees system must be on it.',
        },
        {
          term: 'DKIM',
          detail:
            'Adds a signature, so that a recipient’s server can verify that the domain took responsibility and signed parts were not altered.',
        },
        {
          term: 'DMARC',
          detail: 'Says what to do with mail that fails both tests, and where to send reports.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'What two weeks of reports reveal',
      body: 'A freight forwarder with 35 mailboxes watches before it blocks. Two of the failing sources turn out to be its own.',
      figures: [
        { label: 'Messages sent as the domain', value: '18,400' },
        { label: 'Passed', value: '17,050' },
        { label: 'Failed: accounting program', value: '610' },
        { label: 'Failed: old scanner', value: '90' },
        { label: 'Failed: strangers abroad', value: '650' },
      ],
    },
    {
      type: 'statement',
      heading: 'Payment fraud needs a habit as well',
      body: `Records stop others from using your exact domain. A lookalike with one letter changed gets past them, and so does a real mailbox whose password was stolen. So we switch on two-step sign-in for everyone, mark mail from outside, and block silent forwarding rules, which thieves like to set.

The habit is short: any change of bank details is confirmed by a call to a number you already had. Print it above the accountant’s desk. For training and for watching over sign-ins, see [security management](/services/support-and-management/managed-it/security-management).`,
    },
    {
      type: 'chart',
      heading: 'Who sent as the domain',
      data: {
        form: 'bars',
        unit: 'messages',
        bars: [
          { label: 'Passed', value: 17050 },
          { label: 'Failed: accounting program', value: 610 },
          { label: 'Failed: old scanner', value: 90 },
          { label: 'Failed: strangers', value: 650, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Will we be without mail during the switch?',
      answer:
        'No. For some hours messages may arrive at either place, and the last copy run gathers them, while sending works throughout.',
    },
    {
      question: 'Can I keep using Outlook?',
      answer:
        'Yes, for mail over IMAP. Calendars and contacts in Outlook need a small connector, or you use them in the browser and on the phone. If your people live in Outlook’s calendar all day, Microsoft 365 is the better choice.',
    },
    {
      question: 'What happens to the mail of an employee who leaves?',
      answer:
        'Sign-in stops at once, new messages go to the manager for a period you set, and the mailbox is kept or deleted by your own rule. It can be tied to the end date that HR enters, as [employee onboarding](/solutions/employee-onboarding) describes.',
    },
    {
      question: 'How do we stop a full mailbox from bouncing mail?',
      answer:
        'The owner and your administrator are told at 80% and at 95%. The administrator can raise a quota, and large attachments can go out as links from the company drive.',
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
