import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'E-mail security: SPF, DKIM, DMARC and invoice fraud',
  summary: 'Stop forged mail in your name, hijacked mailboxes and invoice fraud.',
  description:
    'E-mail security in Kenya: SPF, DKIM and DMARC set up safely, mailbox takeover checks, mail server protection and a rule that stops invoice fraud.',
  lead: 'Find out how forged mail or invoice fraud happened in your name, and stop the next attempt. We secure your domain and mailboxes, and agree a rule for new bank details.',
  updated: '2026-11-24',
  drawing: {
    caption: 'two letters about one invoice: the real one and the forged one.',
    parts: [
      {
        type: 'paper',
        title: 'From: accounts@sample.example',
        state: 'real',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'SPF, DKIM and DMARC', value: 'pass', mark: 'done' },
              { text: 'Account', value: 'ends in 4417' },
            ],
          },
        ],
      },
      {
        type: 'paper',
        title: 'From: accounts@sarnple.example',
        state: 'forged',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'DMARC', value: 'refused', mark: 'done' },
              { text: '“We have a new bank”', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms that trade by e-mail with partners abroad, such as agents and exporters',
    time: { from: 2, to: 3, unit: 'months', note: '(mostly observing), 2 days to a first finding' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security'
      ],
    start: 'One suspicious message, sent to us as an attachment',
    needs: 'Access to DNS, a mail administrator and consent to inspect mailboxes',
  },
  situation: {
    heading: 'How invoice fraud works',
    body: 'Someone reads your mail for weeks, then continues a real conversation with the right bill of lading and a new account number. Other signs: your quotations land in spam, or your server is on a blacklist.',
  },
  process: {
    heading: 'Check, then protect',
    steps: [
      {
        title: 'Check the mailboxes',
        body: 'Sign-ins from unlikely countries, forwarding rules, hidden replies, unknown apps. We remove any intruder first.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'List every sender',
        body: 'Website forms, payroll, copiers, newsletters and booking systems also send in your name.',
        time: { from: 1, unit: 'weeks', note: 'of reports' },
      },
      {
        title: 'Set up SPF and DKIM',
        body: 'SPF names the permitted servers. DKIM signs each message.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Tighten DMARC in steps',
        body: 'First observe, then send forgeries to spam, then refuse them. If this is rushed, your own invoices are refused.',
        time: { from: 4, to: 8, unit: 'weeks', alongside: true },
      },
      {
        title: 'Protect the mail system',
        body: 'Two-step sign-in, old sign-in methods disabled, sending limits, alerts for new rules, a separate backup.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Agree the payment rule',
        body: 'New bank details are accepted only after a call to a number you already had.',
        time: { from: 0.5, unit: 'days' },
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A finding on whether anyone entered a mailbox, with evidence',
      'DNS records explained, and a list of permitted senders',
      'DMARC at full refusal, with weekly reports you can read',
      'The payment rule, a letter to suppliers and a short talk for accounts staff',
    ],
    needed: [
      'DNS and mail administrator access',
      'Someone who knows which tools send mail',
      'Consent of mailbox owners, or a policy that permits inspection',
    ],
    excluded: [
      'Money already paid: call your bank and the police first',
      'Reading staff mail beyond rules, sign-ins and the messages in question',
      'A new mail service, which is [business e-mail](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar)',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'What a receiving server checks',
      actors: ['Sender', 'Receiver', 'Your DNS'],
      messages: [
        { from: 'Sender', to: 'Receiver', text: 'A message in your name' },
        { from: 'Receiver', to: 'Your DNS', text: 'May this server send? SPF' },
        { from: 'Receiver', to: 'Your DNS', text: 'Is the signature valid? DKIM' },
        { from: 'Your DNS', to: 'Receiver', text: 'If both fail, refuse. DMARC' },
        { from: 'Receiver', to: 'Sender', text: 'Forgery refused', state: 'fails' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Your own server or hosted mail?',
      rowHeading: 'Point',
      columns: ['Server in your office', 'Hosted service'],
      rows: [
        { label: 'During a fibre cut', cells: ['Internal mail works', 'Works on mobile data'] },
        { label: 'Sender reputation', cells: ['Yours alone', 'Shared, kept by the provider'] },
        { label: 'Updates', cells: ['You', 'The provider'] },
        {
          label: 'Choose it if',
          cells: ['Mail must stay in the building', 'Almost everyone else'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What DMARC cannot stop',
      body: 'It protects your exact domain. It does not stop look-alike domains, free mailboxes with your director’s name, or mail from a partner who was hacked. The payment rule stops all three.',
    },
  ],
  questions: [
    {
      question: 'Were we hacked, or was only our name forged?',
      answer:
        'Send us one such message as an attachment. If it passed through your servers, a mailbox was entered. If not, only your name was used. We can usually tell within an hour.',
    },
    {
      question: 'Will strict settings block our own invoices?',
      answer:
        'Not if you observe first. A month of reports shows each forgotten sender while nothing is blocked.',
    },
    {
      question: 'How do we get off a blacklist?',
      answer:
        'Fix the cause, then apply to each list and say what you changed. If you apply before the repair, you may be listed again for longer.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/projects/clearing-agent-document-portal',
  ],
} satisfies Copy<'service'>;
