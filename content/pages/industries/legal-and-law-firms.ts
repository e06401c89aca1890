import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for advocates and law firms',
  summary: 'Matter files, client money, court diaries, e-filing and confidential mail.',
  description:
    'IT for Kenyan law firms: matter files, diary and limitation dates, client account records, e-filing from a tidy bundle, confidential e-mail and reliable backups.',
  lead: 'Confidential mail, a court diary that two people share and client money kept apart: we set these up for law firms, from a sole practitioner to forty fee earners, so that a partner can check them without us.',
  updated: '2026-11-22',
  glance: {
    audience: 'Law firms, from a sole advocate to forty fee earners',
    time: 'Eight to fourteen weeks alongside normal work',
    price: {
      measure: 'fixed price',
      note: 'Practigen, where you take it, is charged per user and month',
      from: 'not yet',
    },
    start: 'A week securing every mailbox and sign-in',
    needs: 'Open matters checked by fee earners, client account statements, a partner for rights',
  },
  sources: [
    {
      fact: 'Clients’ money must be paid without delay into a client account, separate from the advocate’s own.',
      reference: 'Advocates (Accounts) Rules, 1966, rule 4, under the Advocates Act, Cap. 16',
      url: 'https://new.kenyalaw.org/akn/ke/act/1989/18',
      checked: 'not yet',
    },
    {
      fact: 'Electronic records are admissible; section 106B sets conditions, including a certificate about how the record was produced.',
      reference: 'Evidence Act, Cap. 80, sections 78A and 106B',
      url: lawUrl('evidence'),
      checked: 'not yet',
    },
    {
      fact: 'Where there is a real risk of harm, a data controller must notify the Data Commissioner of a breach within seventy-two hours of becoming aware of it.',
      reference: 'Data Protection Act, 2019, section 43',
      url: lawUrl('dataProtection', 43),
      checked: 'not yet',
    },
  ],
  situation: {
    heading: 'A day in the office once it is in place',
    body: `A mention is moved in court. The clerk changes it once, and the advocate, the deputy and the reminders follow. A new enquiry is checked for conflict against every party and director in the firm’s register. A deposit that arrives by M-Pesa is marked as client money before a receipt can be printed, because the Advocates (Accounts) Rules keep it apart from the firm’s own.

In the afternoon the court asks for a paginated bundle, which is made from the matter’s folder in minutes. At year end the accountant’s list of balances by client is a report like any other.

Many firms hold these things in a black diary, a partner’s inbox and a row of green files. We bring them over in the order of what could end in a complaint. The black book stays in use for a court term beside the new diary, so you can compare before you rely on it.`,
  },
  process: {
    heading: 'Three risks, in order',
    intro: 'We begin with what could end in a complaint, and finish with convenience.',
    steps: [
      {
        title: 'Secure the mailbox',
        body: 'Two-step sign-in for every user, payment-change messages flagged, former staff removed, and an outside check of who forwards mail to where.',
        duration: '1 week',
      },
      {
        title: 'Open a matter for everything',
        body: 'A number per matter, parties checked for conflict, and one folder which partners, associates and clerk reach without asking for it.',
        duration: '2–3 weeks',
      },
      {
        title: 'Move the diary',
        body: 'Each date has an owner, a deputy and reminders at intervals you set. The black book continues for a term, and every Friday the two are compared.',
        duration: '1 court term',
        span: { type: 'open' },
      },
      {
        title: 'Separate client money on paper and on screen',
        body: 'Receipts are marked client or office as they arrive. No ledger can be overdrawn, and the bank is reconciled weekly.',
        duration: '3–4 weeks',
      },
      {
        title: 'Time, fee notes, bundles',
        body: 'Recording from phone or desk, fee notes from recorded work, and bundles with numbered pages and bookmarks, made in minutes.',
        duration: '3 weeks',
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A matter register with conflict search across parties and directors',
      'Client and office ledgers with weekly reconciliation',
      'A diary with two people behind every date',
      'Encrypted laptops and a written procedure for a lost one',
      'A breach plan of two pages, with numbers to call',
    ],
    needed: [
      'A list of open matters, even from memory, checked by each fee earner',
      'Client account statements since the last reconciled date',
      'A partner responsible for access rights',
    ],
    excluded: [
      'Legal advice, including on your own compliance',
      'Typing, scanning and couriering, for which we can train a clerk',
      'Accounts for audit, which your accountant signs',
    ],
  },
  duration:
    'Eight to fourteen weeks alongside normal work, and quiet during court vacation. Untangling client balances is the uncertain part.',
  sections: [
    {
      type: 'example',
      heading: 'A payment that is two things at once',
      body: 'A buyer pays one amount on a conveyance. The system asks how it divides before it can be receipted, and shows what is left for the client after each disbursement.',
      figures: [
        { label: 'Received', value: 'KSh 640,000' },
        { label: 'Stamp duty, client ledger', value: 'KSh 480,000' },
        { label: 'Registration and searches', value: 'KSh 12,500' },
        { label: 'Agreed fee, office ledger', value: 'KSh 125,000' },
        { label: 'Balance held for client', value: 'KSh 22,500' },
      ],
    },
    {
      type: 'statement',
      heading: 'Electronic evidence and its certificate',
      body: `WhatsApp threads, CCTV, M-Pesa statements and e-mail reach you as screenshots. The Evidence Act admits electronic records and asks how they were produced and kept. We help the technical side: take the material from the device or account with a hash value, note each step, keep the original untouched, and draft the factual particulars for whoever signs the certificate under section 106B.

Whether it is admissible is for you to argue; our part is to have the technical answers ready.`,
    },
    {
      type: 'chart',
      heading: 'KSh 640,000, taken apart',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Received', amount: 640000 },
          { type: 'change', label: 'Stamp duty', amount: -480000 },
          { type: 'change', label: 'Registration and searches', amount: -12500 },
          { type: 'change', label: 'Agreed fee', amount: -125000 },
          { type: 'sum', label: 'Held for the client' },
        ],
      },
    },
  ],
  fits: [
    {
      path: '/products/practigen',
      why: 'Matters, diary, time and fee notes with client and office money apart.',
    },
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
      why: 'Mail and shared diaries on your own domain, with retention by matter.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      why: 'Guards against forged payment instructions in completion week.',
    },
    {
      path: '/solutions/cloud-backup',
      why: 'Copies of files and mail that survive theft, fire and a deleted folder.',
    },
  ],
  questions: [
    {
      question: 'Can we file in court directly from the system?',
      answer:
        'You file through the Judiciary’s own portal with your account. The system prepares the bundle in the order and size the portal takes, and stores the receipt and filed copy in the matter.',
    },
    {
      question: 'Who at your company can read our files?',
      answer:
        'By default, none of us. Support works on shared screens while you watch. When deeper access is needed, a partner opens it for a set time and the log shows what was done.',
    },
    {
      question: 'Is the cloud compatible with privilege?',
      answer:
        'Firms take different views. We set out where data would lie, who holds keys and what the contract says, and the choice is the partners’. A server in your chambers with an encrypted off-site copy is also possible.',
    },
    {
      question: 'What must we do if a laptop is stolen?',
      answer:
        'Call, wipe, change passwords, write down what was on it. If personal data is at real risk, the Data Protection Act has you notify the Commissioner within seventy-two hours of learning of it; the plan holds a draft of that letter.',
    },
  ],
  related: [
    '/products/practigen',
    '/services/business-and-qa/cybersecurity',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/blog/what-a-backup-restore-drill-looks-like',
  ],
} satisfies Copy<'industry'>;
