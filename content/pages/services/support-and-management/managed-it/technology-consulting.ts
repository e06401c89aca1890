import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Independent IT consultancy in Kenya',
  summary: 'Independent advice before a large purchase, tender or change of system.',
  description:
    'Independent IT consultancy for Kenyan firms, SACCOs, schools and counties: requirements, five-year costs, tender documents, vendor demonstrations, advice.',
  lead: `Choose a system or supplier with advice from people who take ${commitments.noCommission.phrase}. You get one recommendation, with the five-year cost of every option.`,
  updated: '2026-11-24',
  drawing: {
    caption: 'three offers on one page, with the cost of five years.',
    parts: [
      {
        type: 'paper',
        title: 'Opinion',
        state: 'three offers',
        blocks: [
          {
            type: 'table',
            columns: ['Offer', 'Buy', '5 years'],
            rows: [
              { cells: ['A', '0.9 m', '6.8 m'], mark: 'late' },
              { cells: ['B', '1.6 m', '4.9 m'], mark: 'done' },
              { cells: ['C', '2.4 m', '5.3 m'] },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Advice',
        blocks: [
          { type: 'rows', items: [{ text: 'Take B', mark: 'done' }, { text: 'Ask for exit' }] },
        ],
      },
    ],
  },
  glance: {
    audience: 'Boards and managers of firms, SACCOs, schools and counties before a large decision',
    time: { from: 6, to: 9, unit: 'weeks', note: 'for a selection, 5 working days for an opinion' },
    price: prices['/services/support-and-management/managed-it/technology-consulting'],
    start: 'One meeting with your sponsor, which puts the question on one page',
    needs: 'A sponsor with authority, access to staff, and your existing contracts and costs',
  },
  situation: {
    heading: 'When advice pays',
    body: 'For decisions that are costly and hard to undo: a new ERP, a school or hospital system, a data centre move, a software tender, merging two companies’ IT. For a laptop or router, ask the [support desk](/services/support-and-management/managed-it/technical-support).',
  },
  process: {
    heading: 'From question to signed choice',
    steps: [
      {
        title: 'Frame the question',
        body: 'With your sponsor: what must be different in a year, what may it cost, and what has been tried?',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Ask the people who do the work',
        body: 'We sit at the counter and in the store, time tasks and collect forms. Each requirement gets a weight.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Write the request',
        body: 'One document that all bidders answer in the same form, in your procurement office’s format if you are a public body.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Watch demonstrations',
        body: 'Bidders work through your scenarios with your data. Your staff score them, and we call reference sites.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Recommend',
        body: 'Ranking, five-year cost, risks and points to settle before signing. We present it to your board.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'Weighted requirements, with the department behind each',
      'The request document, scoring sheet and comparison of answers',
      'A five-year total: licences, people, power, internet and exit',
      'Contract clauses to insist on, such as data export and price rises',
    ],
    needed: [
      'A sponsor who can decide, for an hour a week',
      'Conversations with staff at all levels, without their manager present',
    ],
    excluded: [
      'Legal drafting and tax opinions',
      'A vote on a public tender committee',
      'Bidding for work we specified, unless you agreed in writing beforehand',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Two similar offers',
      body: `A wholesaler compares two systems over five years. Offer A costs less to buy. Its yearly fee starts at KSh 350,000 and rises 8% a year, 2.05 million in all. The payments link adds 650,000 and a half-time server administrator 2.8 million.

Offer B includes two years of support, then costs 700,000 a year. It looked dearer and is 2.2 million cheaper.`,
      figures: [
        { label: 'Offer A, purchase', value: 'KSh 1.9 million' },
        { label: 'Offer B, purchase', value: 'KSh 3.1 million' },
        { label: 'Offer A, five years', value: 'KSh 7.4 million' },
        { label: 'Offer B, five years', value: 'KSh 5.2 million' },
      ],
    },
    {
      type: 'comparison',
      heading: 'How much advice you need',
      rowHeading: 'You have',
      columns: ['Ask for', 'You get'],
      rows: [
        {
          label: 'One proposal and a doubt',
          cells: ['Second opinion', 'Six pages in a week, with questions to send back'],
        },
        { label: 'A need and no shortlist', cells: ['Selection', 'All five steps above'] },
        {
          label: 'A project in trouble',
          cells: ['Project review', 'Interviews, state of the work, advice to stop or continue'],
        },
        {
          label: 'No technical manager',
          cells: ['Adviser', 'Two days a month with your managers'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'You also build software. Is your advice independent?',
      answer:
        'We settle that first. Either we advise and do not bid, or you invite us to bid and another adviser runs the selection.',
    },
    {
      question: 'Can you help with a county or parastatal tender?',
      answer:
        'Yes, for the buyer: needs, specifications and scoring criteria, under your procurement office.',
    },
    {
      question: 'How much staff time does a selection take?',
      answer:
        'About two hours from each of 8 to 12 people, and a day from those who score demonstrations.',
    },
  ],
  related: [
    '/blog/how-to-write-a-request-for-quotation',
    '/services/software-solutions/enterprise',
    '/industries/public-sector',
  ],
} satisfies Copy<'service'>;
