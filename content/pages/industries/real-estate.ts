import { commitments } from '@/content/company/commitments';
import lakodi from '@/content/pages/products/lakodi';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT for landlords, property managers and developers',
  summary: 'Rent rolls, owner statements and service charge.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults and building Wi-Fi for landlords, agents and developers.',
  lead: 'We set up rent by paybill, so that each payment reaches the right door and each owner gets a statement on the tenth. We begin with the block that pays worst.',
  updated: '2026-11-28',
  emblem: 'flats',
  drawing: {
    caption:
      'A block in Nyali on the sixth of the month: the doors that have paid, and the two that have not',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'A block of flats and its rent',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 228h320' },
          { look: 'body', outline: 'M14 20h196v208h-196z' },
          { look: 'solid', outline: 'M8 12h208v10h-208z' },
          { look: 'mark', outline: 'M14 76h196M14 128h196M14 180h196' },
          {
            look: 'tint',
            outline:
              'M30 40h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zM30 92h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zM30 144h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zM30 196h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30zm45 0h30v36h-30z',
          },
          { look: 'hot', outline: 'M120 40h30v36h-30zM75 144h30v36h-30z' },
          {
            look: 'mark',
            outline:
              'M54 58v4M99 58v4M144 58v4M189 58v4M54 110v4M99 110v4M144 110v4M189 110v4M54 162v4M99 162v4M144 162v4M189 162v4',
          },
          { look: 'line', outline: 'M135 40v-9h91M90 144v-8h136' },
        ],
        words: [
          { text: 'A3, late', at: [270, 35], on: 'ground', size: 'large' },
          { text: 'KSh 28,000', at: [270, 53], on: 'ground' },
          { text: 'B2, late', at: [270, 140], on: 'ground', size: 'large' },
          { text: 'KSh 22,000', at: [270, 158], on: 'ground' },
          { text: '14 paid', at: [270, 94], on: 'ground', size: 'large' },
        ],
      },
      {
        type: 'phone',
        title: 'A3',
        state: '6 Nov',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', text: 'KSh 28,000 for November is open. Paybill, account A3.' },
              { from: 'them', text: 'Paid now' },
              { from: 'us', text: 'Received. A3 owes nothing.' },
            ],
          },
          { type: 'rows', items: [{ text: 'Receipt', value: '28,000', mark: 'done' }] },
        ],
      },
    ],
  },
  glance: {
    audience: `Landlords and managing agents with ${commitments.lakodiFrom.phrase}, and developers`,
    time: { ...lakodi.glance.time, note: 'for 200 units, in Lakodi' },
    price: lakodi.glance.price,
    start: 'The block that pays worst, with every door numbered',
    needs: 'The leases, a year of paybill and bank statements, a decision on old arrears',
  },
  situation: {
    heading: 'Where rent and trust get lost',
    body: `- **The wrong account number.** Somebody compares names and phone numbers for two days each month.
- **Cash at the gate.** The office hears of it when the tenant shows a slip.
- **An expense without its invoice.** The owner pays it, and asks about it every month afterwards.
- **A deposit nobody remembers.** Both sides argue when the tenant leaves.

[Lakodi](/products/lakodi) is for the four, and the price above is for it. Networks and plot sales are priced apart.`,
  },
  order: ['sections', 'process', 'fits', 'scope'],
  fitsHeading: 'For rent, plots and buildings',
  fits: [
    {
      path: '/products/lakodi',
      why: 'Posts rent to doors, and makes the statement for each owner.',
    },
    {
      path: '/solutions/crm',
      why: 'Follows buyers of plots from first enquiry to signature.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'Wi-Fi, cameras and gates in one building, on separate networks.',
    },
  ],
  process: {
    heading: 'From door numbers to the first statement',
    body: `Tenants copy what they see: the number on the door becomes the account number of the payment. Leases are entered with rent, deposit, review date, notice period and a scan. Missing signatures go on a list. You check the dates, increases and deposits of each lease. The paybill is tested with small sums, and each tenant gets a code by SMS.

From that month caretakers take no cash. For two months the owner’s statement is compared with your old one.`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'From the 1st to the 10th of the month',
      rows: [
        {
          term: '1st to 5th',
          detail:
            'Payments post to the door whose code they carry. A wrong code waits for a person.',
        },
        {
          term: '6th',
          detail: 'You see who has not paid, and reminders go by SMS in your words.',
        },
        { term: '10th', detail: 'Owners get their statement, and their money.' },
        {
          term: 'When a tenant leaves',
          detail: 'The deposit is in a ledger of its own, and nobody argues from memory.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'What the owner of 20 flats reads',
      body: 'One flat was empty, and each expense on the statement opens its invoice.',
      figures: [
        { label: 'Rent received, 19 of 20 flats', value: 'KSh 475,000' },
        { label: 'Repairs, three invoices', value: 'KSh 38,000' },
        { label: 'Commission, 8%', value: 'KSh 38,000' },
        { label: 'Paid to the owner', value: 'KSh 399,000' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can owners abroad see their property?',
      answer:
        'Yes. They get a statement by e-mail and, if you allow it, a page with invoices and photographs.',
    },
    {
      question: 'Does rent need an eTIMS invoice?',
      answer: `It depends on the letting and your tax regime. Ask KRA or your tax adviser. If it needs one, [Finagen](/products/finagen) is built to send it: see there whether KRA has approved it.`,
    },
    {
      question: 'Can we raise the rent of a shop in the system?',
      answer:
        'Ask your advocate first whether the lease is a controlled tenancy. The register marks such units, and no increase is billed for them until you confirm it.',
    },
  ],
  related: [],
  ask: {
    heading: 'How many units do you manage?',
    body: 'Name the block that pays worst. We begin there.',
  },
} satisfies Copy<'industry'>;
