import type { Copy } from '@/content/schema';

export default {
  heading: 'E-mail server and domain security',
  summary: 'Stop forged mail in your name, hijacked mailboxes and invoice fraud.',
  description:
    'E-mail security in Kenya: SPF, DKIM and DMARC set up safely, mailbox takeover checks, mail server hardening and payment rules that stop changed bank details.',
  lead: 'Find out how forged mail or invoice fraud happened in your name, and close the way it came. The work covers your domain and mailboxes, and the rule by which you accept new bank details.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Firms that trade by e-mail with partners abroad, such as agents, exporters and law offices',
    time: '2 days to a finding; about 2 working weeks over 2 months for all of it',
    price: {
      measure: 'fixed price',
      note: 'A suspected takeover comes first; the hardening is priced after the finding',
      from: 'not yet',
    },
    start: 'One suspicious message, sent to us as an attachment',
    needs:
      'Access to DNS, an administrator of the mail system and consent to inspect the mailboxes',
  },
  situation: {
    heading: 'The most expensive message of the year looks ordinary',
    body: `It continues a real conversation. It quotes the right bill of lading, the right demurrage and the right contact, because the person who wrote it has read the thread for weeks. Only the account number differs. By the time the shipping line asks where its money is, the bank in Dubai has passed it on.

Firms that trade by e-mail with partners abroad are the natural target: clearing and forwarding, tea and coffee exporters, tour operators, law offices that hold client money, schools with overseas parents.

Two other signs bring people to this page. Your quotations land in spam at Gmail, or your server has been on a blacklist since a stolen password sent forty thousand messages one Sunday. The same fortnight of work puts both right.`,
  },
  process: {
    heading: 'Find the leak, then fix the sender',
    steps: [
      {
        title: 'Search the mailboxes for a guest',
        body: 'Sign-ins from unlikely countries, forwarding rules to outside addresses, rules that hide replies in an RSS folder, unknown apps with access. If an intruder is inside, we put him out first.',
        duration: '1–2 days',
      },
      {
        title: 'List everything that sends as you',
        body: 'The mail server is only one. The website form, payroll, the copier, the newsletter tool, the property system and the accounts package send in your name too, and each must be known before rules are tightened.',
        duration: '1 week of reports',
      },
      {
        title: 'Publish SPF and sign with DKIM',
        body: 'One record names the permitted servers, and a signature proves that a message was not altered. An SPF check may cause no more than ten DNS lookups, so long chains of vendors get trimmed.',
        duration: '2 days',
      },
      {
        title: 'Raise DMARC in steps',
        body: 'First only observe, then send forgeries to spam, then have them refused. Going straight to refusal is how firms lose their own invoices.',
        duration: '4–8 weeks, in the background',
      },
      {
        title: 'Harden the server or tenant',
        body: 'Old sign-in methods off, two-step sign-in on (a code or a key besides the password), encrypted transport, limits per user and hour, alerts for new forwarding rules, a backup outside the provider.',
        duration: '2–3 days',
      },
      {
        title: 'Agree the payment rule',
        body: 'A change of bank details is accepted only after a call to a number that you knew before. We draft the half page and the letter to suppliers.',
        duration: '1 meeting',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A finding on whether any mailbox was entered, with the evidence kept',
      'DNS records with a comment on each entry, and a list of all permitted senders',
      'DMARC at refusal, reached without losing mail, and readable weekly reports',
      'The payment rule, a supplier letter and a ten-minute talk for accounts staff',
    ],
    needed: [
      'Access to DNS and an administrator account on the mail system',
      'A person who knows which tools send mail, usually split between office and marketing',
      'Consent of the mailbox owners, or a policy that permits inspection',
    ],
    excluded: [
      'Recovery of money already paid: call your bank and the police first, then us',
      'Reading of staff correspondence beyond rules, sign-ins and the messages in question',
      'A move to another mail service, described under [business e-mail](/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar)',
    ],
  },
  duration:
    'A suspected takeover: we usually start on the same day and have a finding after two. The full hardening: about two working weeks spread over two months.',
  sections: [
    {
      type: 'flow',
      heading: 'What a receiver asks before it delivers',
      actors: ['Sender', 'Receiver', 'Your DNS'],
      messages: [
        { from: 'Sender', to: 'Receiver', text: 'A message in your name' },
        { from: 'Receiver', to: 'Your DNS', text: 'May this server send? SPF' },
        { from: 'Receiver', to: 'Your DNS', text: 'Is the seal whole? DKIM' },
        { from: 'Your DNS', to: 'Receiver', text: 'Where both fail: refuse. DMARC' },
        { from: 'Receiver', to: 'Sender', text: 'Forgery refused', state: 'fails' },
      ],
    },
    {
      type: 'specification',
      heading: 'The words in the report, in one line each',
      rows: [
        { term: 'SPF', detail: 'A public list of servers that may send for your domain.' },
        {
          term: 'DKIM',
          detail: 'A seal on every message; a broken seal means it was changed or made up.',
        },
        {
          term: 'DMARC',
          detail:
            'Your instruction to receivers: what to do with mail that fails both, and where to report it.',
        },
        {
          term: 'Alignment',
          detail:
            'The name people see and the name that was checked are the same. Without it the first two prove nothing to the reader.',
        },
        {
          term: 'Reverse DNS',
          detail:
            'The address of your server leads back to its name. On an office fibre line only the provider can set it.',
        },
        {
          term: 'Open relay',
          detail: 'A server that forwards mail for strangers. Blacklists find it quickly.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Own server or hosted mail?',
      intro: 'We secure both. This is what the choice means for the work afterwards.',
      rowHeading: 'Point',
      columns: ['Server in your office', 'Hosted service'],
      rows: [
        {
          label: 'During a fibre cut',
          cells: ['Internal mail works, outside waits', 'Works from phones on mobile data'],
        },
        {
          label: 'Reputation of the address',
          cells: ['Yours alone to build and lose', 'Shared, kept by the provider'],
        },
        { label: 'Patching', cells: ['Yours, within days of a serious fault', 'The provider'] },
        {
          label: 'Sign-in attacks',
          cells: ['You must see and block them', 'Tools exist; they must be switched on'],
        },
        {
          label: 'Good reason to choose it',
          cells: ['A rule that mail stays in the building', 'Nearly everyone else'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What DMARC cannot do',
      body: `It protects your exact domain. It does nothing about a look-alike with one letter changed, about a free mailbox that carries your director’s name, or about mail from a partner whose own mailbox was stolen. The payment rule at the end of the work is there for these. It is the cheapest control on this page and the only one that stops all three.

Large receivers have also made these records a condition of delivery. Google asks all senders to Gmail for SPF or DKIM, and bulk senders for both plus DMARC, so a newsletter without them may simply not arrive.`,
    },
  ],
  questions: [
    {
      question: 'Was our mail hacked, or only our name forged?',
      answer:
        'Look at the full header of one such message, and send it to us as an attachment rather than forwarded. If it passed through your servers, a mailbox is open. If it came from elsewhere, only the name was borrowed. With the header in hand we can usually tell within an hour.',
    },
    {
      question: 'Will stricter settings block our own invoices?',
      answer:
        'They would if switched on in one go. That is why a month of reports comes first: it shows each forgotten sender while nothing is blocked yet.',
    },
    {
      question: 'How do we get off a blacklist?',
      answer:
        'Stop the cause, wait for the queue to empty, then apply to each list with a sentence on what was changed. An answer often takes a day or two. If you ask before the repair, you risk being listed again, and for longer.',
    },
  ],
  sources: [
    {
      fact: 'SPF evaluation is limited to ten terms that cause DNS lookups.',
      reference: 'IETF, RFC 7208, section 4.6.4',
      url: 'https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4',
      checked: '2026-11-22',
    },
    {
      fact: 'Google requires SPF or DKIM of all senders to personal Gmail accounts, and SPF, DKIM and DMARC of bulk senders.',
      reference: 'Google, Email sender guidelines',
      url: 'https://support.google.com/a/answer/81126',
      checked: 'not yet',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/projects/clearing-agent-document-portal',
    '/industries/legal-and-law-firms',
  ],
} satisfies Copy<'service'>;
