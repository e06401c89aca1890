import { commitments } from '@/content/company/commitments';
import { finagenForInvoices } from '@/content/company/facts';
import { sameForAll } from '@/content/company/product-terms';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa, paybillAccess } from '@/content/sources/mpesa';
import { billed, billedSetUp } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Lakodi: property and rent management software',
  summary: 'Rent, paybill and statements for landlords.',
  description:
    'Rent management software for Kenya: rent roll, leases, M-Pesa paybill collection by unit, arrears, service charge accounts and landlord statements.',
  lead: 'Rent goes to your own paybill. On the sixth you see who has paid, and the owner’s statement comes from the same records.',
  updated: '2026-11-28',
  screensHeading: 'On the sixth: who has paid, and what is left',
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
    audience: `Managing agents and owners with ${commitments.lakodiFrom.phrase}`,
    time: { from: 4, to: 7, unit: 'weeks', note: 'for 200 units' },
    price: prices['/products/lakodi'],
    start: 'A walk through one block with your caretaker, to number the doors',
    needs:
      'The leases, a paybill in your name, a decision on old balances and units without a lease',
  },
  bill: {
    heading: 'Price for 200 units',
    lines: [
      billed('Lakodi', 200, prices['/products/lakodi']),
      billedSetUp('Set-up with all leases', 1, prices['/products/lakodi']),
    ],
  },
  modulesHeading: 'Each door has its lease, meter and balance',
  modules: [
    {
      title: 'Collection by paybill',
      body: 'A payment posts to the unit whose code it carries. For a wrong code, Lakodi suggests the likely unit and a person confirms.',
    },
    {
      title: 'Arrears',
      body: 'Lakodi sends an SMS before and after rent day, letters in your words, and instalment plans.',
    },
    {
      title: 'Leases and deposits',
      body: 'Each lease has its scan and its increases. Deposits have their own ledger.',
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
      body: 'A statement has rent, commission, expenses with receipts, tax withheld where it applies, and the amount paid.',
    },
  ],
  process: {
    heading: 'Each door gets a code of its own',
    body: `Tenants type the code of their unit as the account number. You check the dates, increases and deposits of each lease that we enter. Each tenant gets a statement, and time to object. Then Safaricom opens your paybill to Lakodi ([allow ${timeInWords(paybillAccess)}](/resources/faqs#what-do-we-need-before-m-pesa-can-be-connected-to-our-system)). The link is tested with small sums. At the end each tenant gets the code of the unit by SMS.`,
  },
  scope: {
    receive: [
      'A rent roll with lease dates and deposits that you have checked',
      'A sign-in for caretakers that shows readings and repairs, but no money',
    ],
    excluded: [
      'Leases and legal notices, which your advocate writes',
      `Tax invoices. They are made from a list that Lakodi exports, by your own package, or by ${finagenForInvoices}`,
    ],
  },
  facts: {
    heading: 'For flats, shops and godowns, not for holiday lets',
    rows: [
      { term: 'Not for', detail: 'Holiday lets: they need a booking calendar.' },
      {
        term: 'Works with',
        detail:
          'It reads one paybill, or one for each landlord, through Daraja, and bank statement files. A journal goes to Finagen or another ledger at month end. The SMS provider bills you for each message.',
      },
      {
        term: 'Your old data',
        detail: 'Tenants and leases come in from spreadsheets, with this year’s payments.',
      },
      {
        term: 'Who signs in',
        detail: 'Agent, owner, accountant and caretaker sign in, each with rights of their own.',
      },
      sameForAll(),
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
  related: ['/blog/reconciling-mpesa-payments'],
  ask: { heading: 'Bring the rent list of one block', body: 'Choose the block that pays worst.' },
  sources: [mpesa.registerUrl],
} satisfies Copy<'product'>;
