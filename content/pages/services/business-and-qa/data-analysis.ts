import type { Copy } from '@/content/schema';

export default {
  heading: 'Data analysis',
  summary: 'One business question answered from your own records, with the working shown.',
  description:
    'Data analysis for Kenyan businesses, SACCOs and schools: we clean your records, answer one set question and hand over the working so that you can repeat it.',
  lead: 'Bring one question you cannot answer from the reports you have. We take the records behind it, find out what they can and cannot say, and write down the answer.',
  updated: '2026-09-08',
  situation: {
    heading: 'Three systems, three totals',
    body: `The till says one figure, the M-Pesa statement another and the ledger a third. Someone in accounts spends the first week of every month making them agree, and by the time they do, the month they describe is over.

Nobody is careless. Customers appear under four spellings. A branch records returns as negative sales, another as expenses. Dates are day-first in one export and month-first in the next. Under those conditions a chart only makes the error look neat.

Analysis starts below the chart. It suits a distributor who sells more and earns less, a SACCO that wants to see which loans go into arrears and when, a school that cannot explain its fee balances, or a hotel that fills its rooms in August and still misses its budget.`,
  },
  process: {
    heading: 'How a question becomes an answer',
    intro:
      'The order matters. We agree what would change your mind before anyone opens a spreadsheet.',
    steps: [
      {
        title: 'Write the question down',
        body: 'One session with whoever will act on the result. We leave with a sentence, the decision that hangs on it and the figure that would tip it either way.',
        duration: 'Half a day',
      },
      {
        title: 'Collect the records',
        body: 'Exports from accounts, point of sale, bank and paybill statements, HR or enrolment. Personal details that the question does not need are masked before they leave your office.',
        duration: '2–4 days',
      },
      {
        title: 'Clean and reconcile',
        body: 'We match names, remove duplicates and tie each total to a document you trust, such as a bank statement. What cannot be matched is listed, not hidden.',
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
      'Someone who knows what the codes mean, for about three hours',
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
      body: `A distributor with three depots sells KSh 42 million a month. Gross margin has slipped from 18% to 15% in a year, which is KSh 1.26 million each month. The sales manager blames competitors.

Invoice lines, supplier price lists and delivery notes for twenty-four months are joined by item and date. Competition turns out to explain none of it. Fourteen items were still sold at last year’s price after the supplier raised the cost. Route discounts meant for cash customers were being given on credit. The rest is breakage at one depot.

Two of the three causes are settled in a week by a price list and an approval rule.`,
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
            'The full M-Pesa organisation statement and the ledger, both with transaction codes. The post on [reconciling M-Pesa](/blog/reconciling-mpesa-payments) shows the matching.',
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
      answer:
        'No, but we say so before you spend. After the export we give you two pages on what the data can support. If the answer is "not this question", you stop there and pay for those days only.',
    },
    {
      question: 'Is it lawful to give you customer or staff records?',
      answer:
        'It can be, under a written contract. The Data Protection Act makes you the controller and us the processor, so we sign terms on purpose, security and deletion. As a rule we ask you to replace names and phone numbers with codes first.',
    },
    {
      question: 'Which tools do you use?',
      answer:
        'Whatever you can keep using: often a spreadsheet and a small database, sometimes Python or R. If the handover needs a licence you don’t own, we ask before we choose it.',
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
      url: 'https://new.kenyalaw.org/akn/ke/act/2019/24',
      checked: 'not yet',
    },
  ],
  related: [
    '/services/software-solutions/data-analytics-bi',
    '/services/systems-integration/data-integration',
    '/products/finagen',
  ],
} satisfies Copy<'service'>;
