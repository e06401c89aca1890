import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for advocates and law firms',
  summary: 'Matter files, client money, court diaries, e-filing and confidential mail.',
  description:
    'IT for Kenyan law firms: matter files, diary and limitation dates, client account records, e-filing from a tidy bundle, confidential e-mail and reliable backups.',
  lead: 'Confidentiality, dates and client money: get those three right and the rest of a law office is ordinary computing. We set them up so a partner can check them without us.',
  updated: '2026-11-13',
  sources: [
    {
      fact: 'Clients’ money must be paid without delay into a client account, separate from the advocate’s own.',
      reference: 'Advocates (Accounts) Rules, 1966, rule 4, under the Advocates Act, Cap. 16',
      url: 'https://new.kenyalaw.org/',
      checked: 'not yet',
    },
    {
      fact: 'Electronic records are admissible; section 106B sets conditions, including a certificate about how the record was produced.',
      reference: 'Evidence Act, Cap. 80, sections 78A and 106B',
      url: 'https://new.kenyalaw.org/',
      checked: 'not yet',
    },
    {
      fact: 'Where there is a real risk of harm, a data controller must notify the Data Commissioner of a breach within seventy-two hours of becoming aware of it.',
      reference: 'Data Protection Act, 2019, section 43',
      url: 'https://www.odpc.go.ke/',
      checked: 'not yet',
    },
  ],
  situation: {
    heading: 'The file is with the clerk, and the clerk is at Kitui',
    body: `A litigation practice lives by its diary. Mention on the fourteenth, submissions within twenty-one days, an appeal window that will not reopen. In many firms it is a large black book with one copy, and a phone picture of the book.

Documents have no home either. The agreement is in one partner’s inbox, the engrossment on a secretary’s desktop, the signed copy in a green file. When a court wants a paginated bundle, a pupil spends an evening with a scanner.

And money needs care. Deposit, stamp duty, purchase price and fees reach the same M-Pesa till, while the law wants the client’s part kept apart. At year end the accountant asks for a list of balances by client and waits.

Firms from a sole advocate to forty fee earners meet this in the same form. Only the number of green files differs.`,
  },
  process: {
    heading: 'Three risks, in order',
    intro: 'We begin with what could end in a complaint, and finish with comfort.',
    steps: [
      {
        title: 'Secure the mailbox',
        body: 'Second factor for every user, payment-change messages flagged, former staff removed, and an outside check of who forwards mail to where.',
        duration: '1 week',
      },
      {
        title: 'Open a matter for everything',
        body: 'A number per matter, parties checked for conflict, and one folder which partners, associates and clerk reach by right, not by asking.',
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

Whether it is admissible is argued by you. Our part is that the answers exist.`,
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
        'By default nobody. Support works on shared screens while you watch. When deeper access is needed, a partner opens it for a set time and the log shows what was done.',
    },
    {
      question: 'Is the cloud compatible with privilege?',
      answer:
        'Firms take different views. We set out where data would lie, who holds keys and what the contract says; you decide. A server in your chambers with an encrypted off-site copy is also possible.',
    },
    {
      question: 'What must we do if a laptop is stolen?',
      answer:
        'Call, wipe, change, write down. If personal data is at real risk, the Data Protection Act has you notify the Commissioner within seventy-two hours of learning of it. The plan has a draft letter.',
    },
  ],
  related: [
    '/products/practigen',
    '/services/business-and-qa/cybersecurity',
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution',
    '/blog/what-a-backup-restore-drill-looks-like',
  ],
} satisfies Copy<'industry'>;
