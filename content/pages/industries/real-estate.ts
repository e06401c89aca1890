import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for landlords, property managers and developers in Kenya',
  summary: 'Rent rolls, owner statements, service charge, plot sales and building networks.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults, CCTV and building Wi-Fi for landlords, agents and developers.',
  lead: 'Know who rents what, who has paid, and where the signed lease is. For landlords, managing agents and developers, from one block upwards.',
  updated: '2026-11-24',
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
    audience: 'Landlords, managing agents and developers, from one block upwards',
    time: {
      from: 6,
      to: 10,
      unit: 'weeks',
      note: 'for the first block (2 for each further block)',
    },
    price: prices['/industries/real-estate'],
    start: 'One block of your choice, with every door numbered',
    needs: 'The leases, a year of paybill and bank statements, a decision on old arrears',
  },
  process: {
    heading: 'Start with your most difficult block',
    steps: [
      {
        title: 'Number every door',
        body: 'The same code on the door, the meter and the paybill.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Enter the leases',
        body: 'Rent, deposit, review date and notice period, with a scan of the lease. Missing signatures go on a list.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Agree arrears',
        body: 'Each tenant gets a statement and two weeks to object.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Collect by paybill',
        body: 'Tenants pay with the unit code. Caretakers stop taking cash, or issue receipts by phone.',
        time: { from: 1, unit: 'months' },
      },
      {
        title: 'Send owner statements',
        body: 'Compare them with your old method for two months.',
        time: { from: 2, unit: 'months', alongside: true },
      },
    ],
    busy: ['both', 'both', 'both', 'you', 'both'],
  },
  scope: {
    receive: [
      'A register of units and leases, with scanned documents',
      'Rent posted automatically, and arrears by age each morning',
      'Owner statements and service charge accounts',
      'A plan and fault list for cameras, gates and building Wi-Fi',
    ],
    needed: [
      'Leases, even incomplete ones, and a year of statements',
      'A person who can settle disputed arrears',
      'Access to meter cupboards and network rooms',
    ],
    excluded: [
      'Valuation, conveyancing and debt collection',
      'Leases or notices, which your advocate drafts',
      'Official land searches',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'From rent to owner statement',
      actors: ['Tenant', 'Paybill', 'Rent register', 'Owner'],
      messages: [
        { from: 'Tenant', to: 'Paybill', text: 'Rent, with the unit code' },
        { from: 'Paybill', to: 'Rent register', text: 'Payment posts to the unit' },
        { from: 'Rent register', to: 'Tenant', text: 'Receipt by SMS' },
        { from: 'Rent register', to: 'Rent register', text: 'Expenses and commission deducted' },
        { from: 'Rent register', to: 'Owner', text: 'Statement with invoices' },
      ],
    },
    {
      type: 'comparison',
      heading: 'What to fix first',
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
      body: 'An agent manages a block of 20 flats. The statement shows each expense with its invoice.',
      figures: [
        { label: 'Rent received, 19 of 20 flats', value: 'KSh 475,000' },
        { label: 'Repairs, three invoices', value: 'KSh 38,000' },
        { label: 'Commission, 8%', value: 'KSh 38,000' },
        { label: 'Paid to the owner', value: 'KSh 399,000' },
      ],
    },
    {
      type: 'statement',
      heading: 'Rent increases for shops',
      body: 'Many business leases are controlled tenancies. Changes need a formal notice, and the landlord must keep a rent book. The register marks these units, so that you ask your advocate before a change.',
    },
  ],
  fits: [
    {
      path: '/products/lakodi',
      why: 'Rent roll, leases, paybill posting, service charge and statements.',
    },
    {
      path: '/products/ciragen',
      why: 'Follows buyers of plots from first enquiry to signature.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'Wi-Fi, cameras and gates in one building, on separate networks.',
    },
  ],
  questions: [
    {
      question: 'What if tenants pay with the wrong account number?',
      answer:
        'The payment waits with a suggestion based on the phone number. A clerk confirms it once, and later payments match automatically.',
    },
    {
      question: 'Can owners abroad see their property?',
      answer:
        'Yes. They get a statement by e-mail and, if you allow it, a page with invoices and photographs.',
    },
    {
      question: 'Does rent need an eTIMS invoice?',
      answer:
        'It depends on the letting and your tax regime. Ask KRA or your tax adviser. If it needs one, [Finagen](/products/finagen) sends it.',
    },
  ],
  related: ['/products/lakodi', '/solutions/crm', '/blog/reconciling-mpesa-payments'],
  sources: [
    {
      fact: 'Controlled tenancies of shops, hotels and catering establishments may be altered or ended only by notice as the Act provides, and the landlord must keep a rent book.',
      reference:
        'Landlord and Tenant (Shops, Hotels and Catering Establishments) Act, Cap. 301, as summarised by Land Portal',
      url: 'https://landportal.org/library/resources/lex-faoc062538/landlord-and-tenant-shops-hotels-and-catering-establishments-act',
      checked: '2026-11-24',
    },
  ],
} satisfies Copy<'industry'>;
