import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Data analysis',
  summary: 'One business question answered from your own records, with the working shown.',
  description:
    'Data analysis for Kenyan businesses, SACCOs and schools: we clean your records, answer one set question and hand over the working so that you can repeat it.',
  lead: 'Get one business question answered from your own records, such as the reason why margin fell. You receive the answer in writing, together with the calculation behind it.',
  updated: '2026-11-22',
  glance: {
    audience: 'Managers, boards and finance teams with one question that their reports leave open',
    time: '2 to 4 weeks for one question on two or three sources',
    price: {
      measure: 'fixed price',
      note: 'A first look at the data is charged by the day and can end there',
      from: 'not yet',
    },
    start: 'A half-day session that turns your question into one sentence',
    needs:
      'Exports for twelve months or more, and about three hours of a person who knows the codes',
  },
  twin: {
    path: '/services/software-solutions/data-analytics-bi',
    difference:
      'This page is a study: one question, answered once, with the working handed over. The other builds a permanent reporting database and dashboards that refresh by themselves, for figures you need every week.',
  },
  situation: {
    heading: 'What your records can answer',
    body: `Most organisations already hold the answer in pieces. The till says one figure, the M-Pesa statement another and the ledger a third, and the first week of every month goes into making them agree. Customers appear under four spellings. One branch records returns as negative sales, another as expenses, and dates are day-first in one export and month-first in the next. A chart drawn on top of that only makes the error look tidy.

An analysis therefore starts with the records themselves and gets to charts last. It suits a distributor who sells more and earns less, a SACCO that wants to see which loans fall into arrears and when, a school with fee balances it can’t explain, or a hotel that fills its rooms in August and still misses its budget.

If you will need the same figures every week, order the permanent version instead: [data analytics and BI](/services/software-solutions/data-analytics-bi).`,
  },
  process: {
    heading: 'How a question becomes an answer',
    intro:
      'Before we open a spreadsheet we agree with you which result would change your decision.',
    steps: [
      {
        title: 'Write the question down',
        body: 'One session with the person who will act on the result. It ends with a sentence, the decision that hangs on it and the figure that would tip it either way.',
        duration: 'Half a day',
      },
      {
        title: 'Collect the records',
        body: 'Exports from accounts, point of sale, bank and paybill statements, HR or enrolment. Personal details that the question does not need are masked before they leave your office.',
        duration: '2–4 days',
      },
      {
        title: 'Clean and reconcile',
        body: 'We match names, remove duplicates and tie each total to a document you trust, such as a bank statement. A list shows every entry that we could not match.',
        duration: '3–6 days',
      },
      {
        title: 'Test the explanations',
        body: 'Every likely cause is checked against the figures, including the ones management would prefer not to be true.',
        duration: '3–5 days',
      },
      {
        title: 'Present and hand over',
        body: 'Five to ten pages and a meeting. You also get the cleaned data and the calculation, with notes that a good bookkeeper can follow.',
        duration: '1–2 days',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A short report: the answer, how sure we are of it, and what would make it surer',
      'The cleaned data set, with a log of every correction made',
      'The workbook or script that produced each figure, ready to run on next quarter’s export',
      'A list of recording habits at the source that are worth changing',
    ],
    needed: [
      'One owner of the question, present at the start and at the presentation',
      'Exports for at least twelve months, twenty-four if the business is seasonal',
      'About three hours with a colleague who knows what the codes mean',
    ],
    excluded: [
      'Statutory audit, tax advice and valuation, which belong to licensed professionals',
      'Live dashboards on your systems; that is [data analytics and BI](/services/software-solutions/data-analytics-bi)',
      'Surveys and field data collection',
    ],
  },
  duration:
    'Two to four weeks for one question on two or three sources. Paper records that must be typed in, or a supplier who is slow with an export, add to it.',
  sections: [
    {
      type: 'example',
      heading: 'Sales up, margin down: where three points went',
      body: `A distributor with three depots sells KSh 42 million a month. Gross margin has slipped from 18% to 15% in a year, which is KSh 1.26 million each month, and the sales manager puts it down to competitors.

Invoice lines, supplier price lists and delivery notes for twenty-four months are joined by item and date. Competition turns out to explain none of it. Fourteen items were still sold at last year’s price after the supplier raised the cost, and route discounts meant for cash customers were being given on credit. Breakage at one depot accounts for the remaining half point.

A new price list and an approval rule settle the first two causes within a week.`,
      figures: [
        { label: 'Margin lost each month', value: 'KSh 1,260,000' },
        { label: 'Selling prices not updated (1.6 points)', value: 'KSh 672,000' },
        { label: 'Discounts outside the rule (0.9 points)', value: 'KSh 378,000' },
        { label: 'Breakage at one depot (0.5 points)', value: 'KSh 210,000' },
      ],
    },
    {
      type: 'specification',
      heading: 'Questions that records can settle, and the records they need',
      rows: [
        {
          term: 'Which customers pay late, and since when?',
          detail: 'Invoices, receipts with dates, credit terms. Works from about 300 invoices.',
        },
        {
          term: 'Where does stock disappear?',
          detail: 'Purchases, sales, transfers and at least two physical counts per location.',
        },
        {
          term: 'Do paybill receipts match the ledger?',
          detail:
            'The full M-Pesa organisation statement and the ledger, both with transaction codes, matched as in the post on [reconciling M-Pesa](/blog/reconciling-mpesa-payments).',
        },
        {
          term: 'What drives overtime?',
          detail:
            'Clock records by shift, the roster and the workload of the day (covers, containers, consignments).',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'What the lost margin is made of',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Selling prices not updated', amount: 672000 },
          { type: 'change', label: 'Discounts outside the rule', amount: 378000 },
          { type: 'change', label: 'Breakage at one depot', amount: 210000 },
          { type: 'sum', label: 'Lost each month' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Our records are a mess. Is it too early?',
      answer: `Probably not. After the export you get two pages on what the data can support. If that is too little for your question, you stop there and pay ${commitments.analysisStop.phrase}.`,
    },
    {
      question: 'Is it lawful to give you customer or staff records?',
      answer:
        'It can be, under a written contract. In the terms of the Data Protection Act you are the controller and we are the processor, so we sign terms on purpose, security and deletion. As a rule we also ask you to replace names and phone numbers with codes first.',
    },
    {
      question: 'Which tools do you use?',
      answer:
        'Whichever you can keep using: often a spreadsheet and a small database, sometimes Python or R. We ask before we choose anything that needs a licence you don’t own.',
    },
    {
      question: 'Can you predict next year?',
      answer:
        'We can project, with a range. Two years of monthly figures give you 24 points, of which only two are Decembers. A single forecast figure from that would be false confidence, so you get a low, a middle and a high.',
    },
  ],
  sources: [
    {
      fact: 'A data controller who uses a processor must do so under a written contract.',
      reference: 'Data Protection Act, 2019, section 42',
      url: lawUrl('dataProtection', 42),
      checked: 'not yet',
    },
  ],
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/systems-integration/data-integration',
    '/products/finagen',
  ],
} satisfies Copy<'service'>;
