import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Technology consulting',
  summary: 'Independent advice before a large purchase, tender or change of system.',
  description:
    'Technology consulting for Kenyan firms, SACCOs, schools and counties: needs, five-year costs, tender documents, vendor demonstrations and a recommendation.',
  lead: 'Choose a system or a supplier with advice from people who earn nothing on the purchase. You get one recommendation that you are free to ignore, with the cost of every option over five years.',
  updated: '2026-11-22',
  glance: {
    audience: 'Boards and managers of firms, SACCOs, schools and counties before a large decision',
    time: '5 working days for an opinion, 6–9 weeks for a selection',
    price: {
      measure: 'fixed price',
      note: 'An adviser beside your management team is charged by the day',
      from: 'not yet',
    },
    start: 'One meeting with your sponsor, which puts the question on a page',
    needs: 'A sponsor with authority, open doors to staff, existing contracts and costs',
  },
  situation: {
    heading: 'For choices that are hard to undo',
    body: `Advice pays when a choice costs more than a car and lasts longer than three years: a new ERP, a school or hospital system, a move of data centre, a software project put out to bid, a merger of two companies’ IT. For a laptop or a router, ask the support desk instead.

Proposals tend to arrive in different shapes, one priced by user, one by module, one by "engagement", and all of them promise that branches, approval rules and M-Pesa are no trouble. We sit with the people who do the work, turn what they need into scenarios, and have the bidders perform those scenarios with your data.

Views inside an organisation differ as well. Finance wants controls, operations want speed, and the director saw something at a conference. A requirement with a department’s name and a weight beside it gives them one page to argue over.`,
  },
  process: {
    heading: 'From a vague need to a signed choice',
    steps: [
      {
        title: 'Frame the question',
        body: 'One meeting with your sponsor. What must be different in a year, what may it cost, what has been tried, who will resist? We write it on one page, and you correct it.',
        duration: '2 days',
      },
      {
        title: 'Sit with the people who do the work',
        body: 'At the counter, in the store, in the registry. We time tasks, collect the forms and the private spreadsheets. Requirements come from there, with a weight on each.',
        duration: '1–2 weeks',
      },
      {
        title: 'Write the request',
        body: 'A document that all bidders can answer in the same form, with your own scenarios to demonstrate. For public bodies we write to the format your procurement office uses.',
        duration: '1 week',
      },
      {
        title: 'Watch them perform it',
        body: 'Bidders play through your scenarios with your sample data. Staff who will use the system score on paper. We call reference sites and ask what went wrong.',
        duration: '2–3 weeks',
      },
      {
        title: 'Recommend and hand over',
        body: 'Ranking, five-year cost, risks, contract points to settle before signing. We present to the board and answer in the room.',
        duration: '1 week',
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A page that states the question and the measure of success',
      'Weighted requirements with the name of the department behind each',
      'A request document, a scoring sheet and a comparison of answers',
      'A total over five years, with licences, people, power, connectivity and exit',
      'A list of contract clauses to insist on: data export, source code, support hours, price rises',
    ],
    needed: [
      'A sponsor with the authority to choose, and an hour of theirs each week',
      'Open doors to staff at all levels, without their manager present',
      'Existing contracts and what you spent in the past two years',
    ],
    excluded: [
      'Legal drafting and tax opinions',
      'Sitting on a public tender committee as a voting member',
      `Interests of our own: we take ${commitments.noCommission.phrase}`,
      'Bidding ourselves for the work we specified, unless you released us from that in writing beforehand',
    ],
  },
  duration:
    'A second opinion on one proposal takes five working days. A full selection takes six to nine weeks, and longer where advertised bids have fixed periods.',
  sections: [
    {
      type: 'example',
      heading: 'Two offers that looked alike',
      body: `A wholesaler with three branches compares two systems. Offer A is cheaper to buy. Offer B has a higher price and includes the first two years of support and data transfer.

Put both over five years. A’s yearly fee starts at KSh 350,000 and rises by 8% a year, which adds 2.05 million. Its link to payments is extra at 650,000, and a half-time person for its server adds 2.8 million. B costs 700,000 a year from the third year. The offer that looked dearer is cheaper by 2.2 million.`,
      figures: [
        { label: 'Offer A, purchase', value: 'KSh 1.9 million' },
        { label: 'Offer B, purchase', value: 'KSh 3.1 million' },
        { label: 'Offer A, five years', value: 'KSh 7.4 million' },
        { label: 'Offer B, five years', value: 'KSh 5.2 million' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Sizes of advice',
      rowHeading: 'You have',
      columns: ['Ask for', 'You get'],
      rows: [
        {
          label: 'One proposal and a doubt',
          cells: ['Second opinion', 'Six pages in a week, with questions to send back'],
        },
        {
          label: 'A need and no shortlist',
          cells: ['Selection', 'The full path from question to ranking'],
        },
        {
          label: 'A project in trouble',
          cells: ['Project review', 'Interviews, state of the work, stop or go'],
        },
        {
          label: 'A budget to set',
          cells: ['Three-year plan', 'What to start, hold and end, by quarter'],
        },
        {
          label: 'No technical manager',
          cells: ['Advisor by the day', 'Two days a month beside your management team'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Where we stand when we also build',
      body: `We write software and run systems, so you should ask whether our advice leads to our own door. We settle it at the start. Either we advise, and are out of the running for what follows. Or you invite us as a bidder, and another adviser takes this part.

If you prefer to prepare the request yourself, [this article on requests for quotation](/blog/how-to-write-a-request-for-quotation) gives the outline, and [downloads](/resources/downloads) has material to start from.`,
    },
    {
      type: 'chart',
      heading: 'Purchase and five years',
      data: {
        form: 'bars',
        unit: 'KSh million',
        bars: [
          { label: 'Offer A, purchase', value: 1.9 },
          { label: 'Offer B, purchase', value: 3.1 },
          { label: 'Offer A, five years', value: 7.4, mark: true },
          { label: 'Offer B, five years', value: 5.2 },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Will you tell us to keep what we have?',
      answer:
        'Yes, if that comes out best. Often the present system does more than people know, and a week of set-up and training delays a purchase by two years.',
    },
    {
      question: 'Can you help with a county or parastatal tender?',
      answer:
        'On the buyer’s side, yes: needs, specifications and scoring criteria under your procurement office. We then stay out of the bidding.',
    },
    {
      question: 'How much of our staff’s time does it take?',
      answer:
        'About two hours from each of eight to twelve people during a selection, plus a day each for those who score the demonstrations.',
    },
    {
      question: 'Do you advise on artificial intelligence?',
      answer:
        'Yes, with the same page first: which task, how often, what does an error cost, whose data goes where. Some ideas do not survive that page, which is useful to know early.',
    },
  ],
  related: [
    '/services/software-solutions/enterprise',
    '/services/systems-integration/erp-integration',
    '/industries/public-sector',
    '/company/about-us/how-we-work',
  ],
} satisfies Copy<'service'>;
