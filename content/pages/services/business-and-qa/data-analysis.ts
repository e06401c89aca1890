import { commitments } from '@/content/commitments';
import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Business data analysis in Kenya',
  summary: 'One business question answered from your own records, with the working shown.',
  description:
    'Data analysis for Kenyan businesses, SACCOs and schools: we clean your records, answer one set question and hand over the working so that you can repeat it.',
  lead: 'Ask one question that your reports cannot answer, such as why margin fell. We answer it from your own records and give you the calculation.',
  updated: '2026-11-24',
  drawing: {
    caption: 'why the margin fell, on one page.',
    parts: [
      {
        type: 'columns',
        title: 'Margin by month, %',
        items: [
          { label: 'May', value: 31 },
          { label: 'Jun', value: 30 },
          { label: 'Jul', value: 30 },
          { label: 'Aug', value: 27, mark: 'late' },
          { label: 'Sep', value: 24, mark: 'late' },
          { label: 'Oct', value: 24, mark: 'late' },
        ],
      },
      {
        type: 'paper',
        title: 'Answer',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Supplier price up in August', value: '+6%', mark: 'late' },
              { text: 'Selling price unchanged', mark: 'open' },
              { text: 'Worth in 3 months', value: 'KSh 1.2 m' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Managers, boards and finance teams with one question their reports leave open',
    time: { from: 2, to: 4, unit: 'weeks', note: 'for one question and two or three sources' },
    price: prices['/services/business-and-qa/data-analysis'],
    start: 'A half-day session to put your question into one sentence',
    needs: 'Exports for 12 months or more, and three hours with someone who knows your codes',
  },
  twin: {
    path: '/services/software-solutions/data-analytics-bi',
    difference:
      'This page is for a study: one question, answered once, and you keep the working. The other page builds permanent dashboards that update automatically.',
  },
  process: {
    heading: 'From question to answer',
    steps: [
      {
        title: 'Write the question down',
        body: 'We agree the question, and the figure that would change your decision.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Collect the records',
        body: 'Exports from accounts, tills, bank and paybill statements, HR or enrolment. Unneeded names are masked.',
        time: { from: 2, to: 4, unit: 'days' },
      },
      {
        title: 'Clean and reconcile',
        body: 'We match names, remove duplicates and check each total against a document you trust. You get a list of what did not match.',
        time: { from: 3, to: 6, unit: 'days' },
      },
      {
        title: 'Test the explanations',
        body: 'Every likely cause, welcome or not, is checked against the figures.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Present',
        body: '5 to 10 pages and a meeting.',
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'A short report: the answer, how sure we are, and what is still uncertain',
      'The cleaned data, with a log of every correction',
      'The workbook or script for each figure, ready for next quarter’s export',
      'Advice on better record-keeping',
    ],
    needed: [
      'One owner of the question, at the start and at the presentation',
      'Exports for 12 months, or 24 if your business is seasonal',
    ],
    excluded: ['Statutory audit, tax advice and valuation', 'Surveys and field data collection'],
  },
  sections: [
    {
      type: 'example',
      heading: 'Sales up, margin down',
      body: `A distributor with three depots sells KSh 42 million a month. Gross margin falls from 18% to 15% in a year. The sales manager blames competitors.

We join 24 months of invoices, supplier price lists and delivery notes. Fourteen items still sell at last year’s price. Credit customers get discounts meant for cash customers. One depot has high breakage. A new price list and an approval rule fix the first two in a week.`,
      figures: [
        { label: 'Margin lost each month', value: 'KSh 1,260,000' },
        { label: 'Prices not updated', value: 'KSh 672,000' },
        { label: 'Discounts outside the rule', value: 'KSh 378,000' },
        { label: 'Breakage at one depot', value: 'KSh 210,000' },
      ],
    },
    {
      type: 'specification',
      heading: 'Questions that records can answer',
      rows: [
        {
          term: 'Who pays late, and since when?',
          detail: 'Needs dated receipts, credit terms and about 300 invoices or more.',
        },
        {
          term: 'Where does stock disappear?',
          detail: 'Needs purchases, sales, transfers and two counts at each location.',
        },
        {
          term: 'Do paybill receipts match the ledger?',
          detail:
            'Needs the full M-Pesa statement and the ledger, with transaction codes. See [reconciling M-Pesa](/blog/reconciling-mpesa-payments).',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Our records are a mess. Is it too early?',
      answer: `Probably not. After the first days you get two pages on what the data can support. If that is too little, you stop and pay ${commitments.analysisStop.phrase}.`,
    },
    {
      question: 'Is it lawful to give you customer or staff records?',
      answer:
        'Yes, under a written contract. You are the controller and we are the processor under the Data Protection Act, so we agree purpose, security and deletion. We also ask you to replace names and phone numbers with codes.',
    },
    {
      question: 'Can you predict next year?',
      answer:
        'We can give a low, a middle and a high figure. Two years of monthly data contain only two Decembers, so we do not give a single number.',
    },
  ],
  sources: [dataProtection.processorContract],
  related: [
    '/services/systems-integration/data-integration',
    '/products/finagen',
    '/services/software-solutions/data-analytics-bi',
  ],
} satisfies Copy<'service'>;
