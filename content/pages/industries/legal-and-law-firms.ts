import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';
import { percentage, withCurrency } from '@/content/values/money';
import { priceInWords } from '@/content/values/price';

const vatRate = site.salesTax.rate;
/** The fee and the receipt of the example. */
const fee = 60_000;
const received = 210_000;
const dutyAndSearches = 132_500;

export default {
  heading: 'IT for law firms and advocates',
  summary: 'Matter files, client money, court diaries and confidential mail.',
  description:
    'IT for Kenyan law firms: matter files, diary and limitation dates, client account records, paginated bundles, confidential e-mail and reliable backups.',
  lead: 'We secure a law firm’s mailboxes, then set up its matters, diary and client account.',
  updated: '2026-11-27',
  emblem: 'scales',
  drawing: {
    caption: 'The file of one matter before its filing date',
    parts: [
      {
        type: 'scene',
        title: 'A matter and its court',
        height: 244,
        shapes: [
          { look: 'line', outline: 'M0 232h320' },
          { look: 'body', outline: 'M6 66L116 10l110 56zM16 66h200v24H16zM10 216h212v16H10z' },
          { look: 'tint', outline: 'M26 90h18v126H26zM62 90h18v126H62zM98 90h18v126H98z' },
          { look: 'hot', outline: 'M108 42a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z' },
          {
            look: 'body',
            outline: 'M240 108h70v24h-70zM240 138h70v24h-70zM240 168h70v24h-70zM240 198h70v24h-70z',
          },
          { look: 'body', outline: 'M92 98h152v134H92z' },
          { look: 'solid', outline: 'M92 98h12v134H92z' },
          { look: 'hot', outline: 'M104 188h140v8H104z' },
          { look: 'mark', outline: 'M116 140h116' },
        ],
        words: [
          { text: 'Law Courts', at: [116, 83], on: 'object' },
          { text: 'Matter 114', at: [174, 128], on: 'object', size: 'large' },
          { text: 'Draft: version 4', at: [174, 160], on: 'object' },
          { text: 'Conflicts: none', at: [174, 180], on: 'object' },
          { text: 'Filing: in 6 days', at: [174, 218], on: 'object' },
          { text: 'Plaint', at: [277, 124], on: 'object' },
          { text: 'Evidence', at: [277, 154], on: 'object' },
          { text: 'Letters', at: [277, 184], on: 'object' },
          { text: 'Fee note', at: [277, 214], on: 'object' },
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
      why: 'Protects you against forged payment instructions.',
    },
    {
      path: '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar',
      why: 'E-mail and shared diaries on your own domain.',
    },
  ],
  process: {
    heading: 'Five steps, the mailboxes first',
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
      'A ledger for each client, apart from office money, reconciled weekly',
      'Encrypted laptops, with a procedure for a lost one',
    ],
    excluded: [
      'Legal advice, including on your own compliance',
      'The office ledger, which stays in your accounting package, and accounts for audit',
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
  ask: {
    heading: 'Have your firm’s mailboxes secured',
    body: 'This is the first step, and takes a week.',
  },
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
