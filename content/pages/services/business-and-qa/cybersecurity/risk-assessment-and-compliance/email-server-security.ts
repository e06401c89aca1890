import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'repair',
  heading: 'E-mail security: SPF, DKIM, DMARC and invoice fraud',
  summary: 'Stop forged mail in your name, hijacked mailboxes and invoice fraud.',
  description:
    'E-mail security in Kenya: SPF, DKIM and DMARC set up safely, mailbox takeover checks, mail server protection and a rule that stops invoice fraud.',
  lead: 'You learn whether someone is in your mailbox. They are locked out, and your domain becomes hard to forge.',
  updated: '2026-11-29',
  emblem: 'forged',
  drawing: {
    caption: 'A real letter next to a forged one',
    parts: [
      {
        type: 'paper',
        title: 'Two letters, two senders',
        blocks: [
          {
            type: 'picture',
            height: 112,
            shapes: [
              { look: 'body', outline: 'M18 14h132v86H18z' },
              { look: 'mark', outline: 'M18 14l66 44 66-44' },
              { look: 'tint', outline: 'M64 58a20 20 0 1 0 40 0a20 20 0 1 0-40 0z' },
              { look: 'mark', outline: 'M74 58l7 8 14-16' },
              { look: 'body', outline: 'M170 14h132v86H170z' },
              { look: 'mark', outline: 'M170 14l66 44 66-44' },
              { look: 'hot', outline: 'M216 58a20 20 0 1 0 40 0a20 20 0 1 0-40 0z' },
              { look: 'mark', outline: 'M228 50l16 16M244 50l-16 16' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'accounts@sample.example', value: 'real', mark: 'done' },
              { text: 'accounts@sarnple.example', value: 'r and n, not m', mark: 'late' },
              { text: '“We have a new bank”', value: 'asked by phone', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },

  glance: {
    audience: 'Firms that trade by e-mail with partners abroad, such as agents and exporters',
    time: { from: 7, to: 12, unit: 'weeks', note: '(mostly observing), 2 days to a first finding' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security'
      ],
    start: 'One suspicious message, sent to us as an attachment',
    needs:
      'Access to DNS, a mail administrator, and the owners’ consent or a policy that permits a look',
  },
  signs: {
    heading: 'Forged, or inside your mailbox?',
    items: [
      '**The message continues a real conversation.** It knows the bill of lading and the amount. Somebody reads a mailbox, yours or your partner’s.',
      '**Your own quotations land in spam.** The domain does not say who may send for it, or somebody sends too much in its name.',
      '**Replies do not reach you.** A hidden rule moves or forwards them.',
      '**Staff get orders from the director at a free address.** Only the name was used. No password is lost.',
    ],
  },
  firstHour: {
    heading: 'Money went to the wrong account',
    steps: [
      {
        when: 'At once',
        who: 'you',
        title: 'Call the bank',
        body: 'The bank that paid asks for a recall. If your customer paid, the customer calls, and each hour counts.',
      },
      {
        when: 'Then',
        who: 'you',
        title: 'Call the other side',
        body: 'Use a number you had before this message. Stop all payments between you.',
      },
      {
        when: 'After the calls',
        who: 'you',
        title: 'Change the password',
        body: 'Change it from another device, and end all sessions. Look for rules that forward or hide mail, and photograph them before you delete them.',
      },
      {
        when: 'Next',
        who: 'both',
        title: 'Send us the message',
        body: 'Send it from a computer, as an attachment: forwarding removes the trace that shows whether it passed your servers. If you only have a phone, keep the message and call us.',
      },
      {
        when: 'The same day',
        who: 'you',
        title: 'Report it to the police',
        body: 'Take the message and the payment slip with you.',
      },
    ],
  },
  process: {
    heading: 'How we secure your e-mail',
    steps: [
      {
        title: 'Check the mailboxes',
        body: `Sign-ins from unlikely countries, forwarding rules and unknown apps show an intruder, who is removed first. Alone, this step costs ${amountInWords(furtherPrices.day.from)} a day.`,
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Agree the payment rule',
        body: 'New bank details are valid only after a call to a number you already had. It stops look-alike domains too.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Set up SPF and DKIM',
        body: 'SPF names the servers that may send, and DKIM signs each message.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Watch the DMARC reports',
        body: 'The website form, the copier and the payroll also send in your name. Each is found before anything is refused.',
        time: commitments.dmarcObserved.phrase,
      },
      {
        title: 'Refuse forgeries',
        body: 'They go to spam for two weeks, and are refused afterwards.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A finding with evidence: was anyone in a mailbox, since when, what was read',
      'A letter to your suppliers about the payment rule',
    ],
    excluded: [
      'Bringing back money. Only banks can',
      'Reading staff mail beyond rules, sign-ins and the messages in question',
      'A new mail service. See [business e-mail](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar)',
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
  ],
  questions: [
    {
      question: 'Will strict settings block our own invoices?',
      answer:
        'They would if the list of senders had a gap. That is why the reports are watched first, while nothing is blocked.',
    },
    {
      question: 'How do we get off a blacklist?',
      answer:
        'Repair the cause, then apply to each list and say what you changed. An application before the repair can make the listing longer.',
    },
  ],
  related: [],
  ask: {
    heading: 'Keep the suspicious message, and call us',
    body: 'Do not forward it. We tell you how to save it.',
  },
} satisfies Copy<'service'>;
