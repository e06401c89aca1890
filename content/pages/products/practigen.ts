import { finagenForInvoices } from '@/content/company/facts';
import { productTerms, sameForAll } from '@/content/company/product-terms';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';
import { percentage, wholeAmount } from '@/content/values/money';
import { billed, billedSetUp } from '@/content/values/price';

const vatRate = site.salesTax.rate;
/** The agreed fee of the matter in the picture. */
const fee = 85_000;

export default {
  heading: 'Practigen: practice management for law firms, clinics and engineers',
  summary: 'Files, time and bills for practices.',
  description:
    'Practice management software for Kenyan law firms, clinics, engineers and consultants: files, appointments, time recording, fee notes and client money.',
  lead: 'Bill everything you do: hours, dates and disbursements are all kept in the file of the matter.',
  updated: '2026-11-28',
  screensHeading: 'A day in court, and the hours not yet billed',
  screens: [
    {
      title: 'Matter 26/117',
      state: 'No conflict found',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Search at the registry', value: 'done', mark: 'done' },
            { text: 'Consent to transfer', value: 'done', mark: 'done' },
            { text: 'Valuation for stamp duty', value: 'Tue 10:00', mark: 'open' },
            { text: 'Completion documents', value: 'Fri', mark: 'open' },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Drafting the transfer', value: '0:42:10' },
            { label: 'Recorded today', value: '2 h 10' },
          ],
        },
        {
          type: 'table',
          columns: ['Fee note, draft', 'KSh'],
          rows: [
            { cells: ['Agreed fee', wholeAmount(fee)] },
            { cells: [`VAT ${percentage(vatRate)} on the fee`, wholeAmount(fee * vatRate)] },
            { cells: ['Disbursements', '12,400'] },
          ],
        },
        { type: 'buttons', items: ['Stop the timer', 'New document'] },
      ],
    },
    {
      title: 'Tuesday',
      state: '4 dates',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Mention, matter 26/104', value: '09:00', mark: 'open' },
            { text: 'Valuation, matter 26/117', value: '10:00', mark: 'open' },
            { text: 'Signing at the bank', value: '14:30', mark: 'open' },
            { text: 'Limitation in 30 days', value: '1 matter', mark: 'late' },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Recorded today', value: '2 h 10' },
            { label: 'Running', value: '0:42:10' },
          ],
        },
      ],
    },
    {
      title: 'Work not yet billed',
      state: 'hours by month',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'October', value: 61, text: '61 h' },
            { label: 'September', value: 22, text: '22 h' },
            { label: 'Before', value: 9, text: '9 h' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Client money agrees with bank', mark: 'done' },
            { text: 'Fee notes in draft', value: '3', mark: 'open' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Practices with 3 to 60 professionals',
    time: { from: 9, to: 11, unit: 'weeks', note: 'to the first month billed' },
    price: prices['/products/practigen'],
    start: 'Two days to choose words, letters and reports',
    needs: 'A partner who records time, a bookkeeper six hours a week, a list of who may open what',
  },
  bill: {
    heading: 'Price for ten professionals',
    lines: [
      billed('Practigen', 10, prices['/products/practigen']),
      billedSetUp('Set-up with the open files', 1, prices['/products/practigen']),
    ],
  },
  modulesHeading: 'Every hour and letter is in the file',
  modules: [
    {
      title: 'The file',
      body: 'One page has parties, deadlines, documents, letters, money and the next step.',
    },
    {
      title: 'Intake',
      body: 'A new client is compared with all parties of all matters, and signs the engagement letter first.',
    },
    {
      title: 'Time',
      body: 'One tap records a call or an hour of work.',
    },
    {
      title: 'Diary',
      body: 'You book rooms, people and equipment, and clients get SMS reminders in English or Kiswahili.',
    },
    {
      title: 'Fee notes',
      body: 'They are made from time, scale, stage or visit, on your letterhead, with all disbursements.',
    },
    {
      title: 'Client money',
      body: 'Each client has a ledger, apart from office money. A payment that would overdraw it is refused.',
    },
  ],
  process: {
    heading: 'First your team records time, then it bills',
    body: `You choose the word for screens and letters: matter, case, patient or project. Each open file gets its parties, its next date and its balance. Client money must equal the bank balance on that day. In a [law firm](/industries/legal-and-law-firms) it takes longer, because mailboxes and the diary come first.

Time is recorded for two weeks before anything is billed. Then partners check the drafts of a whole month, and the templates are corrected.`,
  },
  scope: {
    receive: [
      'Open matters with parties, dates, documents and balances',
      'Reports on unbilled work, overdue fees and used budgets',
    ],
    excluded: ['Scanning of paper archives', 'E-filing at court, and claims on insurers’ portals'],
  },
  facts: {
    heading: 'For practices, but not for hospitals',
    rows: [
      {
        term: 'Not for',
        detail: 'Hospitals: wards and a pharmacy need a hospital information system.',
      },
      {
        term: 'Works with',
        detail: `Microsoft 365 or Google Workspace keep your mail, calendar and documents. M-Pesa and bank statements show fees and deposits. What is to be invoiced goes to your own package, which sends it to eTIMS, or to ${finagenForInvoices}.`,
      },
      {
        term: 'Your old data',
        detail:
          'Contacts, matters and document folders come in from spreadsheets or an older package.',
      },
      sameForAll('When you leave, the documents of each matter are in one folder.'),
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Four professions, one system',
      rowHeading: 'Element',
      columns: ['Law firm', 'Clinic', 'Engineers', 'Consultants'],
      rows: [
        { label: 'The file', cells: ['Matter', 'Patient', 'Project stage', 'Engagement'] },
        {
          label: 'What is billed',
          cells: ['Scale, time, disbursements', 'Visit, procedure', 'Stage', 'Day rate or result'],
        },
        {
          label: 'Kept apart',
          cells: ['Client money', 'Clinical notes', 'Retention sums', 'Travel advances'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Was the fixed fee worth it?',
      body: 'Afterwards the firm knows whether to quote the same again.',
      figures: [
        { label: 'Agreed fee, before VAT', value: 'KSh 85,000' },
        { label: 'Disbursements with receipts', value: 'KSh 12,400' },
        { label: 'Hours recorded', value: '17' },
        { label: 'Fee earned per hour', value: 'KSh 5,000' },
      ],
    },
  ],
  questions: [
    {
      question: 'Who can open a file?',
      answer: `Of your people, only those whom you name, and each opening is logged. Health data is sensitive by law. ${productTerms.staffAccess}`,
    },
    {
      question: 'Does it meet the rules on client accounts?',
      answer:
        'It keeps client money apart and prints the reconciliation for your accountant’s yearly certificate. The advocate remains responsible.',
    },
  ],
  ask: {
    heading: 'Ask for a demonstration in your profession',
    body: 'Say what you call a file: matter, patient or project.',
  },
  related: [],
  sources: [
    dataProtection.sensitiveData,
    {
      fact: 'An advocate delivers an accountant’s certificate to the Law Society of Kenya once in every practice year.',
      reference: 'Advocates (Accountant’s Certificate) Rules, rule 3',
      url: 'https://new.kenyalaw.org/akn/ke/act/ln/1968/80/eng@2022-12-31',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
  ],
} satisfies Copy<'product'>;
