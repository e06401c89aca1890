import lakodi from '@/content/pages/products/lakodi';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'IT for landlords, property managers and developers',
  summary: 'Rent rolls, owner statements, service charge, plot sales and building networks.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults, CCTV and building Wi-Fi for landlords, agents and developers.',
  lead: 'Tenants pay to your paybill with the code of their door, so rent posts itself. On the tenth each owner has a statement with the invoice behind every expense.',
  updated: '2026-11-27',
  emblem: 'flats',
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
    body: 'Every door gets a number, which is also the account number of its payment, because tenants copy what they see. Leases are entered with rent, deposit, review date, notice period and a scan, and missing signatures go on a list. Each tenant gets a statement and time to object before the paybill is connected. From that month caretakers stop taking cash, or issue receipts by phone, and for two months we compare the owner’s statement with your old one.',
  },
  sections: [
    {
      type: 'specification',
      heading: 'The month of a managing agent',
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
          detail:
            'The deposit is in a ledger of its own, so nobody has to argue from memory about what is due.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'A statement for the owner of 20 flats',
      body: 'One flat was empty. Each expense on the statement opens its invoice.',
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
  ask: { heading: 'How many units do you manage?' },
} satisfies Copy<'industry'>;
