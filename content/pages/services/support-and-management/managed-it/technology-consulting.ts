import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'ongoing',
  heading: 'Technology consulting: where we advise, we do not bid',
  summary: 'Independent advice before a large purchase, tender or change of system.',
  description:
    'IT consultancy for Kenyan firms, SACCOs, schools and counties: requirements, five-year costs, tender documents, vendor demonstrations, advice.',
  lead: `Before you sign for a large system, we compare the offers over five years and recommend one. We take ${commitments.noCommission.phrase} and ${commitments.noBidding.phrase}.`,
  updated: '2026-11-29',
  emblem: 'opinion',
  drawing: {
    caption: 'Three offers, and what each costs in five years, in millions of shillings',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'Three offers on paper',
        height: 196,
        shapes: [
          { look: 'body', outline: 'M22 8h80v162h-80zm98 0h80v162h-80zm98 0h80v162h-80z' },
          { look: 'hot', outline: 'M42 48h40v111h-40z' },
          { look: 'tint', outline: 'M140 81h40v78h-40zm98-10h40v88h-40z' },
          { look: 'solid', outline: 'M42 131h40v28h-40zm98-18h40v46h-40zm98 10h40v36h-40z' },
          { look: 'mark', outline: 'M178 24l5 5 9-11' },
        ],
        words: [
          { text: 'A', at: [34, 26], on: 'object', size: 'large' },
          { text: '7.4', at: [62, 43], on: 'object' },
          { text: 'B', at: [132, 26], on: 'object', size: 'large' },
          { text: '5.2', at: [160, 76], on: 'object' },
          { text: 'C', at: [230, 26], on: 'object', size: 'large' },
          { text: '5.9', at: [258, 66], on: 'object' },
          { text: 'The foot of each is the purchase', at: [160, 188], on: 'ground' },
        ],
      },
      {
        type: 'receipt',
        title: 'Advice',
        blocks: [
          { type: 'rows', items: [{ text: 'Take B', mark: 'done' }, { text: 'Ask for exit' }] },
          { type: 'rows', items: [{ text: 'Saves', value: '2.2 m' }] },
        ],
      },
    ],
  },
  glance: {
    audience: 'Boards and managers who face a decision that is costly and hard to undo',
    time: { from: 5, unit: 'working days', note: 'for an opinion, 6 to 9 weeks for a selection' },
    price: prices['/services/support-and-management/managed-it/technology-consulting'],
    start: 'One meeting with your sponsor, which puts the question on one page',
    needs: 'A sponsor with authority, access to staff, and your existing contracts and costs',
  },
  scope: {
    excluded: [
      'Legal drafting and tax opinions',
      'A vote on a public tender committee',
      'Advice on a laptop or a router. [Technical Support](/services/support-and-management/managed-it/technical-support) gives it',
    ],
  },
  process: {
    heading: 'From the need to a ranking',
    body: `1. You say what must be different in a year, and what it may cost.
2. The work at the counter and in the store is watched, and staff talk without their manager. Their workarounds show what the new system must replace.
3. All bidders get the request in one form, for a public body in the format of its procurement office.
4. Bidders work through your own cases while your staff give points. We call their other clients.
5. Your board gets one ranking, and hears what would change it.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What three offers cost a wholesaler',
      intro:
        'This is a sample, in millions of shillings. Our advice: B, with an export of every record and a limit on price rises in the contract.',
      rowHeading: 'Over five years',
      columns: ['Offer A', 'Offer B', 'Offer C'],
      rows: [
        { label: 'To buy', cells: ['1.9', '3.1', '2.4'] },
        {
          label: 'All yearly fees together',
          cells: ['2.05, with a rise of 8% each year', '2.1, from year 3', '3.5'],
        },
        {
          label: 'What the offer leaves out',
          cells: ['Payment link 0.65, half an administrator 2.8', 'Nothing', 'Nothing'],
        },
        { label: 'Total', cells: ['7.4', '5.2', '5.9'] },
        {
          label: 'Ask',
          cells: [
            'Why we need the administrator',
            'Does it print on our old label printers?',
            'Can records leave other than on paper?',
          ],
        },
      ],
    },
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
  related: ['/blog/how-to-write-a-request-for-quotation'],
  ask: {
    heading: 'Bring the offers you have to choose between',
    body: 'Name the day by which you decide: a selection may not fit before it.',
  },
} satisfies Copy<'service'>;
