import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for advocates and law firms in Kenya',
  summary: 'Matter files, client money, court diaries, e-filing and confidential mail.',
  description:
    'IT for Kenyan law firms: matter files, diary and limitation dates, client account records, e-filing bundles, confidential e-mail and reliable backups.',
  lead: 'Confidential e-mail, a court diary that two people share, and client money kept apart. For law firms from one advocate to 40 fee earners.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the way of one matter, from intake to the archive.',
    parts: [
      {
        type: 'route',
        title: 'Matter 2026/114',
        stops: [
          { label: 'Conflict check', note: 'clear', mark: 'done' },
          { label: 'Engagement letter signed', note: '3 Nov', mark: 'done' },
          { label: 'Draft shared', note: 'version 4', mark: 'open' },
          { label: 'Filing date', note: 'in 6 days', mark: 'late' },
        ],
      },
      {
        type: 'receipt',
        title: 'Fee note',
        state: 'sample',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Fees', value: '85,000' },
              { text: 'VAT 16%', value: '13,600' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Law firms, from a sole advocate to 40 fee earners',
    time: { from: 8, to: 14, unit: 'weeks', note: 'while normal work goes on' },
    price: prices['/industries/legal-and-law-firms'],
    start: 'A week securing every mailbox and sign-in',
    needs:
      'Open matters checked by fee earners, client account statements, a partner for access rights',
  },
  process: {
    heading: 'The biggest risks first',
    steps: [
      {
        title: 'Secure the mailboxes',
        body: 'Two-step sign-in, former staff removed, warnings on messages with new bank details.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open matters',
        body: 'A number, a conflict check and one folder for each matter.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Move the diary',
        body: 'Each date has an owner, a deputy and reminders. Keep the old diary for a term and compare both every Friday.',
        time: '1 court term',
      },
      {
        title: 'Separate client money',
        body: 'Receipts are marked “client” or “office”. No client ledger can be overdrawn, and the bank is reconciled weekly.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
      {
        title: 'Time, fee notes and bundles',
        body: 'Record time on phone or computer, and make paginated bundles in minutes.',
        time: { from: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A matter register with conflict search',
      'Client and office ledgers with weekly reconciliation',
      'A diary with two people for every date',
      'Encrypted laptops, and a procedure for a lost laptop',
      'A two-page plan for data breaches',
    ],
    needed: [
      'A list of open matters, checked by each fee earner',
      'Client account statements since the last reconciliation',
      'A partner responsible for access rights',
    ],
    excluded: [
      'Legal advice, including on your own compliance',

      'Accounts for audit, which your accountant signs',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'One payment, client and office money',
      body: 'A client buys a town plot for KSh 3,000,000 and pays one amount. The system asks how to divide it. The fee follows the scale of the Advocates (Remuneration) Order, with VAT.',
      figures: [
        { label: 'Received', value: 'KSh 210,000' },
        { label: 'Stamp duty of 4%, client ledger', value: 'KSh 120,000' },
        { label: 'Registration and searches', value: 'KSh 12,500' },
        { label: 'Fee, 2% of the price', value: 'KSh 60,000' },
        { label: 'VAT 16% on the fee', value: 'KSh 9,600' },
        { label: 'Held for the client', value: 'KSh 7,900' },
      ],
    },
    {
      type: 'statement',
      heading: 'Electronic evidence',
      body: 'WhatsApp messages, CCTV and M-Pesa statements need proof of how they were produced. We copy them with a hash value, record each step, keep the original unchanged and draft the technical facts for the certificate under section 106B of the Evidence Act.',
    },
  ],
  fits: [
    {
      path: '/products/practigen',
      why: 'Matters, diary, time, fee notes and separate client money.',
    },
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
      why: 'E-mail and shared diaries on your own domain.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      why: 'Protection against forged payment instructions.',
    },
  ],
  questions: [
    {
      question: 'Can we file in court from the system?',
      answer:
        'You file on the Judiciary’s portal with your own account. The system prepares the bundle, and keeps the receipt and the filed copy.',
    },
    {
      question: 'Who at your company can read our files?',
      answer:
        'Nobody, by default. Our staff share your screen while you watch. If they need more, a partner grants logged access for a set time.',
    },
    {
      question: 'What must we do if a laptop is stolen?',
      answer:
        'Call us, wipe it, change passwords and write down what was on it. If there is a real risk of harm, the Data Protection Act requires notice to the Data Commissioner within 72 hours.',
    },
  ],
  related: [
    '/products/practigen',
    '/services/business-and-qa/cybersecurity',
    '/blog/what-a-backup-restore-drill-looks-like',
  ],
  sources: [
    {
      fact: 'Stamp duty on a transfer of land is 4% of its value in towns and municipalities, and 2% in rural areas.',
      reference: 'Stamp Duty Act, as explained by MMC ASAFO, 26 September 2024',
      url: 'https://mmcasafo.com/news/new-municipalities-in-town-what-every-conveyancer-and-property-purchaser-needs-to-know-about-this-dawn/',
      checked: '2026-11-24',
    },
    {
      fact: 'The scale fee for land from KSh 1 million to 5 million is 2% of the price, with VAT of 16% on it.',
      reference:
        'Advocates (Remuneration) (Amendment) Order, 2014 (Legal Notice 35 of 2014), as explained by Goshen Acquisitions',
      url: 'https://goshenacquisitions.com/how-to-pick-a-good-lawyer-when-buying-land-part-two-ownlandinkenya/',
      checked: '2026-11-23',
    },
    {
      fact: 'Section 106B of the Evidence Act sets conditions for electronic records, including a certificate about how the record was produced.',
      reference:
        'Evidence Act, Cap. 80, section 106B, as quoted in a ruling published by ICT Policy Africa',
      url: 'https://ictpolicyafrica.org/es/document/zbie8iywd39?page=2',
      checked: '2026-11-24',
    },
    dataProtection.breachNotice,
  ],
} satisfies Copy<'industry'>;
