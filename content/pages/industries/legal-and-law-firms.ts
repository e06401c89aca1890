import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';
import { percentage, wholeAmount, withCurrency } from '@/content/values/money';
import { priceInWords } from '@/content/values/price';

const vatRate = site.salesTax.rate;
/** The fee of the matter in the drawing, and the fee and the receipt of the example. */
const drawnFee = 64_000;
const fee = 60_000;
const received = 210_000;
const dutyAndSearches = 132_500;

export default {
  heading: 'IT for law firms and advocates',
  summary: 'Matter files, client money, court diaries, e-filing and confidential mail.',
  description:
    'IT for Kenyan law firms: matter files, diary and limitation dates, client account records, e-filing bundles, confidential e-mail and reliable backups.',
  lead: 'First we secure what can cost you a client: the diary, the mailbox and the client account.',
  updated: '2026-11-27',
  emblem: 'scales',
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
              { text: 'Fees', value: wholeAmount(drawnFee) },
              { text: `VAT ${percentage(vatRate)}`, value: wholeAmount(drawnFee * vatRate) },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Law firms with 3 to 40 fee earners',
    time: {
      from: 8,
      to: 14,
      unit: 'weeks',
      note: 'for all five steps, the first fee notes a month later',
    },
    price: prices['/industries/legal-and-law-firms'],
    start: 'A week securing every mailbox and sign-in',
    needs:
      'Open matters checked by fee earners, client account statements, a partner for access rights',
  },
  order: ['process', 'scope', 'sections', 'fits'],
  fitsHeading: 'For the matter, the mail and the diary',
  fits: [
    {
      path: '/products/practigen',
      why: 'The matter with its dates, hours and client money.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
      why: 'Protection against forged payment instructions.',
    },
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
      why: 'E-mail and shared diaries on your own domain.',
    },
  ],
  process: {
    heading: 'First what can cost you a client',
    steps: [
      {
        title: 'Secure the mailboxes',
        body: 'Everyone gets two-step sign-in, leavers are removed, and messages with new bank details carry a warning.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open matters',
        body: 'A matter opens after the conflict check, with one folder.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
      {
        title: 'Move the diary',
        body: 'Two people see each date. The old diary stays for a court term, and both are compared every Friday.',
        time: '1 court term, alongside the rest',
      },
      {
        title: 'Separate client money',
        body: 'A receipt is marked “client” or “office”. A client ledger cannot be overdrawn, and the bank is reconciled weekly.',
        time: { from: 3, to: 6, unit: 'weeks' },
      },
      {
        title: 'Fee notes and bundles',
        body: 'Time is recorded on phone or computer, and a bundle is paginated in minutes.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'A diary with two people for every date, and a matter register with conflict search',
      'Client and office ledgers with weekly reconciliation',
      'Encrypted laptops, with a procedure for a lost one',
    ],
    excluded: [
      'Legal advice, including on your own compliance',
      'Accounts for audit, which your accountant signs',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'KSh 210,000 arrives: whose is it?',
      body: 'A client who buys a plot pays one amount. The system asks how to divide it before anything is posted.',
      figures: [
        { label: 'Received', value: withCurrency(received) },
        { label: 'Duty and searches, client', value: withCurrency(dutyAndSearches) },
        { label: 'Fee, office', value: withCurrency(fee) },
        {
          label: `VAT ${percentage(vatRate)} on the fee`,
          value: withCurrency(fee * vatRate),
        },
        {
          label: 'Held for the client',
          value: withCurrency(received - dutyAndSearches - fee * (1 + vatRate)),
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Electronic evidence',
      body: 'WhatsApp messages, CCTV and M-Pesa statements need proof of how they were produced. They are copied with a hash value, and the original stays unchanged. We draft the technical facts for the certificate under section 106B of the Evidence Act.',
    },
  ],
  questions: [
    {
      question: 'What do we pay after the five steps?',
      answer: `You pay for Practigen, ${priceInWords(prices['/products/practigen'])}. Its set-up is in the price above.`,
    },
    {
      question: 'Who at your company can read our files?',
      answer: commitments.liveData.promise,
    },
    {
      question: 'What must we do if a laptop is stolen?',
      answer:
        'Call us, wipe it, change passwords and write down what was on it. If there is a real risk of harm, the Data Protection Act requires notice to the Data Commissioner within 72 hours.',
    },
  ],
  ask: { heading: 'Have your firm’s mailboxes secured' },
  related: [],
  sources: [
    {
      fact: 'Section 106B of the Evidence Act sets conditions for electronic records, including a certificate about how the record was produced.',
      reference: 'Evidence Act, Cap. 80, section 106B',
      url: 'https://new.kenyalaw.org/akn/ke/act/1963/46',
      checked: 'not yet',
      recheckBy: '2027-07-01',
    },
    dataProtection.breachNotice,
  ],
} satisfies Copy<'industry'>;
