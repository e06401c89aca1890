import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'project',
  heading: 'Business data analysis: one question answered',
  summary: 'One business question answered from your own records, with the working shown.',
  description:
    'Data analysis for Kenyan businesses, SACCOs and schools: we clean your records, answer one set question and hand over the working so that you can repeat it.',
  lead: 'Why do sales rise while profit does not? Your own records answer one such question, and you keep the calculation.',
  updated: '2026-11-29',
  emblem: 'columns',
  drawing: {
    caption: 'Why the margin fell, on one page',
    parts: [
      {
        type: 'columns',
        title: 'Gross margin by month, %',
        items: [
          { label: 'May', value: 18 },
          { label: 'Jun', value: 18 },
          { label: 'Jul', value: 17 },
          { label: 'Aug', value: 16, mark: 'late' },
          { label: 'Sep', value: 15, mark: 'late' },
          { label: 'Oct', value: 15, mark: 'late' },
        ],
      },
      {
        type: 'paper',
        title: 'Answer',
        state: 'KSh 1,260,000',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Old prices', value: '672,000', mark: 'late' },
              { text: 'Discounts', value: '378,000', mark: 'late' },
              { text: 'Breakage', value: '210,000', mark: 'open' },
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
  example: {
    heading: 'Where three points of margin went',
    body: 'A distributor with three depots sells for KSh 42 million a month. Its margin fell from 18% to 15%, and the sales manager blamed competitors. But volumes and customers are stable: fourteen items still sell at last year’s price. The breakage is less certain, as one depot counts by eye.',
    figures: [
      { label: 'Lost in a month', value: 'KSh 1,260,000' },
      { label: 'Fourteen old prices', value: 'KSh 672,000' },
      { label: 'Discounts outside the rule', value: 'KSh 378,000' },
      { label: 'Breakage at one depot', value: 'KSh 210,000' },
    ],
  },
  scope: {
    receive: [
      'A report of 5 to 10 pages, with what is certain in it and what is not',
      'The cleaned data, with a log of every correction',
      'The workbook or script behind each figure, ready for next quarter’s export',
    ],
    excluded: ['Statutory audit, valuation and tax advice', 'Surveys and counting in the field'],
  },
  process: {
    heading: 'How the answer is found',
    body: `1. You put the question into one sentence with us, and the figure that would change your decision.
2. Names are matched, and each total is checked against a document you trust.
3. Every explanation is tested the same way, the one you hope for too.
4. The people who decide question us.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Which records answer which question?',
      rows: [
        {
          term: 'Who pays late, and since when?',
          detail: 'Receipts with dates, the credit terms and about 300 invoices.',
        },
        {
          term: 'Where does stock disappear?',
          detail: 'Purchases, sales, transfers, and two counts at each place.',
        },
        {
          term: 'Does the paybill agree with the ledger?',
          detail:
            'The whole M-Pesa statement with its codes. You can [compare them yourself](/blog/reconciling-mpesa-payments).',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Our records are a mess. Is it too early?',
      answer: `After the first days you have two pages on what the data can support. If that is too little, you stop and pay ${commitments.analysisStop.phrase}.`,
    },
    {
      question: 'Can we give you records of customers or staff?',
      answer: `Yes, under a written contract, as the Data Protection Act asks. We process them ${commitments.dataProcessing.phrase}, and prefer codes to names.`,
    },
    {
      question: 'Can you predict next year?',
      answer:
        'We can give a low, a middle and a high figure. Two years of data contain only two Decembers: a single number would be a guess.',
    },
  ],
  sources: [dataProtection.processorContract],
  related: [],
  ask: {
    heading: 'Which figure puzzles you?',
    body: 'The first call is enough to say whether your data can explain it.',
  },
} satisfies Copy<'service'>;
