import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';
import { billed, billedSetUp } from '@/content/values/price';

export default {
  heading: 'Lakodi: property and rent management software',
  summary: 'Rent, paybill and statements for landlords.',
  description:
    'Rent management software for Kenya: rent roll, leases, M-Pesa paybill collection by unit, arrears, service charge accounts and landlord statements.',
  lead: 'Rent goes to your own paybill. On the sixth you see who has paid, and the owner’s statement comes from the same records.',
  updated: '2026-11-27',
  screens: [
    {
      title: 'Rent roll, 6th of the month',
      state: '15 of 20 paid in full',
      blocks: [
        {
          type: 'grid',
          columns: ['1', '2', '3', '4', '5'],
          rows: [
            {
              label: 'D',
              squares: [
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'part', mark: 'open' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
              ],
            },
            {
              label: 'C',
              squares: [
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'due', mark: 'late' },
                { text: 'paid', mark: 'done' },
              ],
            },
            {
              label: 'B',
              squares: [
                { text: 'free' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
              ],
            },
            {
              label: 'A',
              squares: [
                { text: 'paid', mark: 'done' },
                { text: 'part', mark: 'open' },
                { text: 'paid', mark: 'done' },
                { text: 'paid', mark: 'done' },
                { text: 'due', mark: 'late' },
              ],
            },
          ],
        },
        {
          type: 'table',
          columns: ['To call', 'Rent', 'Paid'],
          rows: [
            { cells: ['A5', '22,000', '0'], mark: 'late' },
            { cells: ['C4', '24,500', '0'], mark: 'late' },
            { cells: ['A2', '22,000', '15,000'] },
            { cells: ['D3', '26,000', '20,000'] },
          ],
        },
        { type: 'buttons', items: ['Send reminders'] },
      ],
    },
    {
      title: 'The 6th of the month',
      state: '20 doors',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Collected', value: 'KSh 386,000' },
            { label: 'Still due', value: '59,500' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Paid in full', value: '15', mark: 'done' },
            { text: 'Paid in part', value: '2', mark: 'open' },
            { text: 'Nothing yet', value: '2', mark: 'late' },
          ],
        },
        { type: 'buttons', items: ['Send reminders'] },
      ],
    },
    {
      title: 'A payment without a unit',
      state: 'KSh 22,000',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Account typed', value: 'A05' },
            { text: 'Nearest unit', value: 'A5', mark: 'open' },
            { text: 'Rent of A5', value: '22,000', mark: 'done' },
            { text: 'Last payer of A5', value: 'same number', mark: 'done' },
          ],
        },
        { type: 'buttons', items: ['Post to A5', 'Ask the payer'] },
      ],
    },
    {
      title: 'Statement to the owner',
      state: 'One block, October',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Rent received', value: '432,500' },
            { text: 'Repairs, 3 invoices', value: '(18,400)' },
            { text: 'Commission', value: '(34,600)' },
            { text: 'Remitted', value: '379,500', mark: 'done' },
          ],
        },
        {
          type: 'bars',
          items: [
            { label: 'Paid', value: 17, text: '17 doors' },
            { label: 'Part', value: 2, text: '2' },
            { label: 'Free', value: 1, text: '1' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Managing agents and owners with 40 units or more',
    time: { from: 4, to: 7, unit: 'weeks', note: 'for 200 units' },
    price: prices['/products/lakodi'],
    start: 'A walk through one block with your caretaker, to number the doors',
    needs:
      'The leases, a paybill in your name, a decision on old balances and units without a lease',
  },
  order: ['sections', 'bill', 'modules', 'process', 'facts', 'scope', 'situation'],
  modulesHeading: 'Leases, rent and statements',
  bill: {
    heading: 'An agent with 200 units',
    lines: [
      billed('Lakodi', 200, prices['/products/lakodi']),
      billedSetUp('Set-up with all leases', 1, prices['/products/lakodi']),
    ],
  },
  modules: [
    {
      title: 'Collection by paybill',
      body: 'A payment posts to the unit whose code it carries. For a wrong code, Lakodi suggests the likely unit and a person confirms.',
    },
    {
      title: 'Arrears',
      body: 'SMS before and after rent day, letters in your words, instalment plans.',
    },
    {
      title: 'Leases and deposits',
      body: 'The scan of the signed lease, with its increases. Deposits have their own ledger.',
    },
    {
      title: 'Service charge',
      body: 'A yearly budget is shared by floor area or fixed share, billed in advance and corrected at year end.',
    },
    {
      title: 'Water and repairs',
      body: 'A meter reading comes with a photograph, a repair with quotation, approval and invoice.',
    },
    {
      title: 'Landlord statements',
      body: 'Rent, commission, expenses with receipts, tax withheld where it applies, and the amount paid.',
    },
  ],
  suits: {
    good: [
      'Managing agents who send statements to several owners',
      'Owners of flats, shops or godowns',
    ],
    other: ['Holiday lets need a booking calendar, which Lakodi does not have'],
  },
  process: {
    heading: 'Move your rent roll',
    body: 'Every unit gets a short code: the account number of its payments. While we enter the leases, you check dates, increases and deposits. You ask Safaricom for API access to your own short code, which can take 3 weeks, and we connect it and test with small sums. At the end each tenant gets the code of the unit by SMS.',
  },
  scope: {
    receive: [
      'A rent roll with lease dates and deposits that you have checked',
      'A sign-in for caretakers that shows readings and repairs, but no money',
    ],
    excluded: [
      'Leases and legal notices, which your advocate writes',
      'Tax invoices: [Finagen](/products/finagen) makes them from your export',
    ],
  },
  delivery: {
    heading: 'Your rent roll, in and out',
    hosting: 'Hosted, with separate access for agent, owner, accountant and caretaker.',
    support: `We answer ${commitments.productFault.phrase}.`,
    dataIn: 'Units, tenants, balances and this year’s payments from spreadsheets.',
    dataOut: `Rent roll and ledgers as Excel or CSV, leases as PDF, at any time, and ${commitments.dataAfterLeaving.phrase}.`,
    integrations: [
      'One M-Pesa paybill, or one for each landlord, through Daraja',
      'Bank statement files',
      'An SMS provider, which bills you for each message',
      'Finagen or another ledger, by a journal at month end',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'Rent day for one flat',
      actors: ['Tenant', 'M-Pesa', 'Lakodi', 'Owner'],
      messages: [
        { from: 'Tenant', to: 'M-Pesa', text: 'Pays with the unit code' },
        { from: 'M-Pesa', to: 'Lakodi', text: 'Confirms the payment' },
        { from: 'Lakodi', to: 'Lakodi', text: 'Posts it to the unit' },
        { from: 'Lakodi', to: 'Tenant', text: 'Receipt by SMS' },
        { from: 'Lakodi', to: 'Owner', text: 'Monthly statement' },
      ],
    },
  ],
  questions: [
    {
      question: 'How do you protect tenant details such as ID copies?',
      answer:
        'Named roles can open scans, and each opening is logged. Scans are deleted after a period that you set. You are the data controller, and our agreement says what we may do as processor.',
    },
  ],
  related: ['/industries/real-estate', '/products/finagen', '/blog/reconciling-mpesa-payments'],
  ask: { heading: 'Bring the rent list of one block' },
  sources: [mpesa.registerUrl],
} satisfies Copy<'product'>;
