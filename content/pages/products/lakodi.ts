import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Lakodi: property and rent management software',
  summary: 'Rent roll, leases, paybill collection, service charge and landlord statements.',
  description:
    'Lakodi manages rented property in Kenya: rent roll, leases, M-Pesa paybill collection by unit, arrears, service charge accounts and landlord statements.',
  lead: 'Post rent to the right unit as it is paid, and send each landlord a statement made from the same postings. Lakodi is for agents and owners with about forty units or more.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'rent-roll',
    alternative: 'A rent roll in Lakodi: every door of a block as paid, part paid, due or free.',
    title: 'Rent roll, 6th of the month',
    floors: [
      { label: 'D', doors: ['paid', 'paid', 'part', 'paid', 'paid'] },
      { label: 'C', doors: ['paid', 'paid', 'paid', 'due', 'paid'] },
      { label: 'B', doors: ['free', 'paid', 'paid', 'paid', 'paid'] },
      { label: 'A', doors: ['paid', 'part', 'paid', 'paid', 'due'] },
    ],
    open: [
      { unit: 'A5', rent: 22_000, paid: 0 },
      { unit: 'C4', rent: 24_500, paid: 0 },
      { unit: 'A2', rent: 22_000, paid: 15_000 },
      { unit: 'D3', rent: 26_000, paid: 20_000 },
    ],
  },
  glance: {
    audience: 'Managing agents and owners with about forty units or more',
    time: 'Four to seven weeks for two hundred units',
    price: {
      measure: 'per unit',
      note: 'Loading of leases and balances is a fixed price',
      from: 'not yet',
    },
    start: 'A walk through one block with your caretaker, to number the doors',
    needs: 'The current leases, a paybill in your name and a ruling on old balances',
  },
  situation: {
    heading: 'The rent month, without the copying',
    body: `Reminders go out before rent day with the unit code to type. Payments post to the unit within moments, and the tenant has a receipt by SMS before the next errand. By the sixth, arrears are a list sorted by age, with a second reminder sent. After that you make the landlord statements, with each repair and its invoice attached, so an owner abroad sees why this month’s remittance is lower.

An agent in Nyali with nine blocks for six owners would otherwise spend a week and a half of two clerks’ time copying references from M-Pesa messages and bank slips. What needs a person remains: a deposit without a name, a disputed balance, an increase that was agreed and has yet to be billed.

Residential, commercial and mixed buildings can share one rent roll. Lakodi makes no tax invoices; where a letting needs them, the figures go to [Finagen](/products/finagen). How the trade as a whole can be equipped is on the page about [real estate](/industries/real-estate).`,
  },
  modules: [
    {
      title: 'Rent roll and units',
      body: 'Each block, floor and door, with its size, meter numbers, state and current tenant. Vacant days are counted from the hour the keys come back.',
    },
    {
      title: 'Leases and deposits',
      body: 'Terms, escalation dates, notice periods and the signed scan. Deposits sit in their own ledger and are never mixed with rent.',
    },
    {
      title: 'Collection by paybill',
      body: 'The tenant types the unit code as account number. The payment is posted within moments and a receipt goes out by SMS. Wrong codes land in a tray with the likely match on top.',
    },
    {
      title: 'Arrears',
      body: 'Reminders by SMS before and after the due date, letters in your wording, instalment plans, and a list sorted by age.',
    },
    {
      title: 'Service charge',
      body: 'A yearly budget, apportioned by floor area or by fixed share, billed in advance and reconciled with what was really spent.',
    },
    {
      title: 'Water and repairs',
      body: 'Meter readings with a photograph, borehole and bowser cost shared out, repair requests with quotation, approval and invoice on one page.',
    },
    {
      title: 'Landlord statements',
      body: 'Rent collected, your commission, expenses with receipts attached, tax withheld where that applies, net remitted. One page an owner can read on a phone.',
    },
  ],
  suits: {
    good: [
      'Managing agents who answer to several owners and need a statement for each',
      'Owners of apartments, shops or godowns, let by the door or by floor area',
      'Management companies of courts and gated estates that only collect service charge',
    ],
    other: [
      'Holiday lets by the night need a booking calendar and channel connection, which Lakodi lacks',
      'Selling plots off plan is a sales process; Ciragen handles the leads and Finagen the instalments',
    ],
  },
  process: {
    heading: 'Moving your rent roll across',
    intro: 'The change-over happens between two rent days, so that each tenant is billed once.',
    steps: [
      {
        title: 'List the doors',
        body: 'We walk one block with your caretaker and take the rest from your sheets. Every unit gets a short code that a tenant can type without a mistake.',
        duration: '1 week',
      },
      {
        title: 'Read the leases',
        body: 'Start, end, escalation and deposit of each lease are keyed in and checked by you. Disagreements between lease and sheet are listed; you settle them.',
        duration: '1–2 weeks',
      },
      {
        title: 'Link the paybill',
        body: 'You request API access for your own short code from Safaricom. We connect it, test with small sums and keep the old sheet running beside it.',
        duration: '1–3 weeks',
      },
      {
        title: 'Tell the tenants',
        body: 'An SMS and a notice at the gate with the unit code. On the first rent day under Lakodi one of us is at your counter.',
        duration: '3 days',
      },
    ],
    busy: ['both', 'both', 'others', 'both'],
  },
  scope: {
    receive: [
      'A rent roll with lease dates and deposits that you have checked line by line',
      'Paybill posting and SMS receipts in your sender name',
      'Arrears, vacancy and landlord statements that agree with the bank',
      'A caretaker sign-in for readings and repairs that shows no money',
    ],
    needed: [
      'Copies of the current leases, or a decision on units that have none',
      'A paybill in the name of the agency or the owner, and its administrator',
      'A person with authority to write off or dispute old balances',
    ],
    excluded: [
      'Drafting of leases and notices, which is work for your advocate',
      'Filing of rental income tax; Lakodi gives the figures, your accountant files',
      'Valuation, title searches and advertising of vacant units',
    ],
  },
  duration:
    'Four to seven weeks for two hundred units. Safaricom access and missing leases cause most of the waiting.',
  delivery: {
    hosting:
      'Hosted, with separate access for agent, owner, accountant and caretaker. Owners abroad sign in with a code sent to their e-mail and see their buildings only.',
    dataIn:
      'Unit lists, tenants and balances from spreadsheets. Past payments come in for the current year so that a tenant can be shown a full statement.',
    dataOut:
      'Rent roll, ledgers and documents as Excel and PDF. If a landlord moves to another agent, that building can be exported alone.',
    integrations: [
      'M-Pesa paybill through the Daraja API',
      'Bank statements as files',
      'Bulk SMS for receipts and reminders',
      'Finagen or another ledger by monthly journal',
    ],
  },
  sections: [
    {
      type: 'flow',
      heading: 'Rent day for one flat',
      actors: ['Tenant', 'M-Pesa', 'Lakodi', 'Owner'],
      messages: [
        { from: 'Tenant', to: 'M-Pesa', text: 'Pays the rent with the unit code' },
        { from: 'M-Pesa', to: 'Lakodi', text: 'Confirms the payment' },
        { from: 'Lakodi', to: 'Lakodi', text: 'Posts it to the unit' },
        { from: 'Lakodi', to: 'Tenant', text: 'Receipt by SMS' },
        { from: 'Lakodi', to: 'Owner', text: 'Statement at the end of the month' },
      ],
    },
    {
      type: 'screens',
      heading: 'Three screens of Lakodi',
      start: {
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
      task: {
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
      report: {
        title: 'Statement to the owner',
        state: 'Block A, October',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Rent received', value: '431,000' },
              { text: 'Repairs, 3 invoices', value: '(18,400)' },
              { text: 'Commission', value: '(34,480)' },
              { text: 'Remitted', value: '378,120', mark: 'done' },
            ],
          },
          {
            type: 'bars',
            items: [
              { label: 'Paid', value: 15, text: '15 doors' },
              { label: 'Part', value: 2, text: '2' },
              { label: 'Due', value: 2, text: '2' },
              { label: 'Free', value: 1, text: '1' },
            ],
          },
        ],
      },
    },
    {
      type: 'example',
      heading: 'One flat, one year of service charge',
      body: 'A court of 24 units has 2,400 square metres of lettable area. The flat has 96, so it carries 4%. The budget is billed monthly; at year-end actual spending turns out higher because the generator ran longer than planned, and the difference is shown with the invoices behind it.',
      figures: [
        { label: 'Budget for the court', value: 'KSh 3,600,000' },
        { label: 'Share of the flat', value: '96 of 2,400 m² = 4%' },
        { label: 'Billed each month', value: 'KSh 12,000' },
        { label: 'Actual spending', value: 'KSh 3,780,000' },
        { label: 'True share for the year', value: 'KSh 151,200' },
        { label: 'To collect', value: 'KSh 7,200' },
      ],
    },
    {
      type: 'specification',
      heading: 'When a payment does not say whose it is',
      rows: [
        {
          term: 'Code with a typing error',
          detail: 'B12 typed as 12B: proposed by likeness, posted after one click.',
        },
        {
          term: 'A relative pays',
          detail: 'The number is remembered for that unit after the first confirmation.',
        },
        {
          term: 'One sum for two shops',
          detail: 'Split by hand once; Lakodi offers the same split next month.',
        },
        {
          term: 'Sent to the wrong paybill',
          detail: 'Out of our sight. The tenant asks Safaricom for a reversal.',
        },
      ],
    },
    {
      type: 'systems',
      heading: 'What Lakodi talks to',
      main: 'Lakodi',
      systems: ['M-Pesa paybill', 'Bank', 'Lakodi', 'Bulk SMS', 'Finagen'],
      links: [
        {
          from: 'M-Pesa paybill',
          to: 'Lakodi',
          carries: 'Each payment, with the unit code as account',
        },
        { from: 'Bank', to: 'Lakodi', carries: 'Statement files' },
        { from: 'Lakodi', to: 'Bulk SMS', carries: 'Receipts and reminders' },
        { from: 'Lakodi', to: 'Finagen', carries: 'A journal each month, or to another ledger' },
      ],
    },
  ],
  questions: [
    {
      question: 'Does the rent reach our bank account or yours?',
      answer:
        'Yours. The paybill and its settlement account are in your name throughout, and Lakodi receives only the notice of payment.',
    },
    {
      question: 'Can each landlord have a separate paybill?',
      answer:
        'Yes, and large owners often ask for it. Reports still run across all of them, so your team works in one place. Collection through a bank account instead is a matter of [banking integration](/services/systems-integration/banking-systems-integration).',
    },
    {
      question: 'How do you protect tenant details such as ID copies?',
      answer:
        'Scans are visible to named roles only, each opening is logged, and a retention period you set removes them after the tenancy. You remain the data controller; the agreement says what we may do as processor.',
    },
  ],
  related: [
    '/industries/real-estate',
    '/products/finagen',
    '/solutions/bulk-sms-and-messaging',
    '/services/systems-integration/banking-systems-integration',
  ],
  sources: [
    {
      fact: 'A business can receive notice of each payment to its own paybill or till through registered addresses.',
      reference: 'Safaricom Daraja, Customer to Business (C2B) API',
      url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
      checked: 'not yet',
    },
    {
      fact: 'Who decides the purpose of processing is a data controller; who processes on their behalf is a data processor.',
      reference: 'Data Protection Act, 2019, section 2',
      url: lawUrl('dataProtection', 2),
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'product'>;
