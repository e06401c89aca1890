import lakodi from '@/content/pages/products/lakodi';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT for landlords, property managers and developers',
  summary: 'Rent rolls, owner statements, service charge, plot sales and building networks.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults, CCTV and building Wi-Fi for landlords, agents and developers.',
  lead: 'Tenants pay with a unit code, so rent posts itself. The owner’s statement shows each expense with its invoice.',
  updated: '2026-11-27',
  drawing: {
    caption: 'one block of flats on the sixth of the month.',
    parts: [
      {
        type: 'window',
        title: 'Block A',
        state: '6 November',
        blocks: [
          {
            type: 'grid',
            columns: ['1', '2', '3', '4'],
            rows: [
              {
                label: '3rd',
                squares: [
                  { text: 'paid', mark: 'done' },
                  { text: 'paid', mark: 'done' },
                  { text: 'late', mark: 'late' },
                  { text: 'paid', mark: 'done' },
                ],
              },
              {
                label: '2nd',
                squares: [
                  { text: 'paid', mark: 'done' },
                  { text: 'empty', mark: 'open' },
                  { text: 'paid', mark: 'done' },
                  { text: 'paid', mark: 'done' },
                ],
              },
              {
                label: '1st',
                squares: [
                  { text: 'paid', mark: 'done' },
                  { text: 'paid', mark: 'done' },
                  { text: 'paid', mark: 'done' },
                  { text: 'late', mark: 'late' },
                ],
              },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Paid', value: '9 of 11' },
              { label: 'Still to come', value: 'KSh 38,000' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'A3',
        blocks: [
          {
            type: 'messages',
            items: [{ from: 'us', text: 'Rent for November is 19,000. Paybill 000000, A3.' }],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Landlords and managing agents with 40 units or more, and developers',
    time: { ...lakodi.glance.time, note: 'for 200 units, in Lakodi' },
    price: lakodi.glance.price,
    start: 'The block that pays worst, with every door numbered',
    needs: 'The leases, a year of paybill and bank statements, a decision on old arrears',
  },
  situation: {
    heading: 'Begin with the block that pays worst',
    body: 'It shows the wrong account numbers and the cash payments soonest. The price above is for [Lakodi](/products/lakodi), which the other blocks then share.',
  },
  order: ['process', 'sections', 'fits', 'scope'],
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
    steps: [
      {
        title: 'Number every door',
        body: 'The code on the door is the account number of the payment.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Enter the leases',
        body: 'Each has rent, deposit, review date, notice period and a scan. Missing signatures go on a list.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Agree arrears, connect the paybill',
        body: 'Each tenant gets a statement and time to object.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Collect',
        body: 'Caretakers stop taking cash, or issue receipts by phone. The first owner statement is compared with your old one.',
        time: { from: 1, unit: 'weeks', note: '(and two months of comparing)' },
      },
    ],
    busy: ['both', 'both', 'both', 'you'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What to put right first',
      rowHeading: 'You are a …',
      columns: ['Landlord', 'Managing agent', 'Developer'],
      rows: [
        { label: 'First system', cells: ['Rent roll', 'Owner statements', 'Buyer ledger'] },
        { label: 'Money held for others', cells: ['Deposits', 'Rent and deposits', 'Instalments'] },
        {
          label: 'Key document',
          cells: ['Lease', 'Management agreement', 'Sale agreement'],
        },
        { label: 'Busy days', cells: ['1st to 10th', '5th', 'Launch, completion'] },
      ],
    },
    {
      type: 'example',
      heading: 'One month for one owner',
      body: 'The block has 20 flats. Each expense on the statement opens its invoice.',
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
      answer:
        'It depends on the letting and your tax regime, so ask KRA or your tax adviser. If it needs one, [Finagen](/products/finagen) is built to send it.',
    },
    {
      question: 'Can we raise the rent of a shop in the system?',
      answer:
        'Ask your advocate first whether the lease is a controlled tenancy. The register marks such units, and no increase is billed for them until you confirm it.',
    },
  ],
  related: [],
  ask: {
    heading: 'Rent that posts itself',
    body: 'Tell us how many units you have, and which block pays worst.',
  },
} satisfies Copy<'industry'>;
