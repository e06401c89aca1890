import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'examine',
  heading: 'Independent IT consultancy in Kenya',
  summary: 'Independent advice before a large purchase, tender or change of system.',
  description:
    'Independent IT consultancy for Kenyan firms, SACCOs, schools and counties: requirements, five-year costs, tender documents, vendor demonstrations, advice.',
  lead: `Before you sign for a large system, we compare the offers over five years and recommend one. We take ${commitments.noCommission.phrase} and ${commitments.noBidding.phrase}.`,
  updated: '2026-11-27',
  emblem: 'opinion',
  drawing: {
    caption: 'three offers on one page, with the cost of five years.',
    place: 'below',
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
              { cells: ['A', '1.9 m', '7.4 m'], mark: 'late' },
              { cells: ['B', '3.1 m', '5.2 m'], mark: 'done' },
              { cells: ['C', '2.4 m', '5.9 m'] },
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
    audience: 'Boards and managers who face a decision that is costly and hard to undo',
    time: { from: 6, to: 9, unit: 'weeks', note: 'for a selection, 5 working days for an opinion' },
    price: prices['/services/support-and-management/managed-it/technology-consulting'],
    start: 'One meeting with your sponsor, which puts the question on one page',
    needs: 'A sponsor with authority, access to staff, and your existing contracts and costs',
  },
  finding: {
    heading: 'A second opinion on three offers',
    intro:
      'A wholesaler has three offers for stock and accounting, and asked for a second opinion.',
    title: 'The cheapest offer costs KSh 2.2 million more over five years',
    severity: 'High',
    parts: [
      {
        term: 'Offer A',
        detail:
          'KSh 1.9 million to buy. The yearly fee starts at KSh 350,000 and rises 8% a year, which makes KSh 2.05 million. A link for payments adds KSh 650,000, and half the time of an administrator KSh 2.8 million. Together KSh 7.4 million.',
      },
      {
        term: 'Offer B',
        detail:
          'KSh 3.1 million to buy, with two years of support. Then KSh 700,000 a year. Together KSh 5.2 million.',
      },
      {
        term: 'Offer C',
        detail: 'KSh 5.9 million in all, but records leave it only as printed reports.',
      },
      {
        term: 'What we do not know',
        detail: 'Whether B can print on your old label printers. Ask for a demonstration with one.',
      },
      {
        term: 'Advice',
        detail:
          'Take B. Before you sign, ask for an export of every record and a limit on price rises.',
      },
    ],
  },
  scope: {
    receive: [
      'Your requirements with a weight, and the department behind each',
      'A request for offers that all bidders answer in the same form',
      'Clauses to insist on when you sign',
    ],
    excluded: [
      'Legal drafting and tax opinions',
      'A vote on a public tender committee',
      'Advice on a laptop or a router. [Technical Support](/services/support-and-management/managed-it/technical-support) gives it',
    ],
  },
  process: {
    heading: 'A whole selection',
    body: `1. You say what must be different in a year, and what it may cost.
2. We watch the work at the counter and in the store, and talk to staff without their manager. Their workarounds show what the new system must replace.
3. All bidders get the request in one form, for a public body in the format of its procurement office.
4. Bidders work through your own cases while your staff give points. We call their other clients.
5. Your board gets one ranking, and hears what would change it.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'How much advice do you need?',
      rowHeading: 'You have',
      columns: ['Ask for', 'You get'],
      rows: [
        {
          label: 'One proposal and a doubt',
          cells: ['Second opinion', 'Six pages, with questions to send back'],
        },
        { label: 'A need and no shortlist', cells: ['Selection', 'The whole selection above'] },
        {
          label: 'A project in trouble',
          cells: ['Project review', 'Advice to stop or to continue'],
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
      answer: `${commitments.noBidding.promise} If you want an offer from us, another adviser has to compare it with the rest.`,
    },
    {
      question: 'How much of our time does a selection take?',
      answer:
        'About two hours from each of 8 to 12 people, and a day from those who watch the demonstrations.',
    },
  ],
  related: ['/blog/how-to-write-a-request-for-quotation', '/industries/public-sector'],
  ask: {
    heading: 'Bring the offers you have to choose between',
    body: 'Tell us the day by which you decide.',
  },
} satisfies Copy<'service'>;
