import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for landlords, agents and developers',
  summary: 'Rent rolls, owner statements, service charge, plot sales and building networks.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults, CCTV and building Wi-Fi for landlords, agents and developers.',
  lead: 'A building produces money and paper for fifty years. We set up the records that outlast its caretakers: who rents what, who paid, what was promised and where the signed copy is.',
  updated: '2026-09-08',
  situation: {
    heading: 'Four hundred doors and one exercise book',
    body: `Agents on the coast often look after blocks for owners who live in Nairobi, Leicester or Dubai. Each owner wants a statement on the fifth. Each tenant wants a receipt now. In between are a paybill statement with nicknames in it, a caretaker who collects cash in two blocks, and a water bill to be divided by sub-meter.

Developers have another kind of trouble. A buyer signs for a unit off plan and pays over thirty months. The sales team knows the price, accounts knows the receipts, the advocate has the agreement, and nobody has all three when the buyer asks for a balance before completion.

Managed buildings add a third layer: gates, cameras, lifts and shared Wi-Fi, bought from four suppliers, with the service charge paying for all of it.`,
  },
  process: {
    heading: 'From the exercise book to a statement that agrees',
    intro: 'We begin with one block, chosen by you because it is the worst.',
    steps: [
      {
        title: 'Number every door',
        body: 'Block, floor, unit, and the same code painted on the meter and used as paybill account. This dull step carries the rest.',
        duration: '1 week',
      },
      {
        title: 'Read the leases',
        body: 'Rent, deposit, review date, notice, who pays water and garbage. A scan is filed behind each unit. Missing signatures go on a list.',
        duration: '1–3 weeks',
      },
      {
        title: 'Agree opening arrears',
        body: 'Each tenant receives a statement with a fortnight to object. Disputes are settled now, not in court later.',
        duration: '2–3 weeks',
      },
      {
        title: 'Switch collection over',
        body: 'All rent goes to one paybill with the unit code. Caretakers stop taking cash or are given a phone that issues a receipt.',
        duration: '1 month',
      },
      {
        title: 'Send the first owner statements',
        body: 'Rent in, expenses with the invoice attached, agent’s commission, net remitted. You compare them with your old method for two months.',
        duration: '2 months alongside',
      },
    ],
    busy: ['both', 'both', 'both', 'you', 'both'],
  },
  scope: {
    receive: [
      'A unit and lease register with scanned documents behind each entry',
      'Automatic posting of rent, with arrears by age each morning',
      'Owner statements and service charge accounts ready to send',
      'A plan and a fault list for cameras, gates and building Wi-Fi',
    ],
    needed: [
      'Leases, even incomplete ones, and the last twelve months of paybill and bank statements',
      'A person who can decide disputed arrears on the owner’s behalf',
      'Access to the meter cupboards and the comms room of each block',
    ],
    excluded: [
      'Valuation, conveyancing and debt collection',
      'Drafting leases or notices, which is your advocate’s work',
      'Official land searches, though results can be filed with the unit',
    ],
  },
  duration:
    'Six to ten weeks for the first block, then about two weeks for each further one. Instalment sales are a separate piece of eight weeks.',
  sections: [
    {
      type: 'flow',
      heading: 'From the door to the statement',
      actors: ['Tenant', 'Paybill', 'Rent register', 'Owner'],
      messages: [
        { from: 'Tenant', to: 'Paybill', text: 'Rent, with the unit code' },
        { from: 'Paybill', to: 'Rent register', text: 'Payment lands on the unit' },
        { from: 'Rent register', to: 'Tenant', text: 'Receipt by SMS' },
        {
          from: 'Rent register',
          to: 'Rent register',
          text: 'Expenses and commission set against it',
        },
        { from: 'Rent register', to: 'Owner', text: 'Statement with each invoice attached' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Three businesses under one word',
      rowHeading: 'You are a …',
      columns: ['Landlord', 'Managing agent', 'Developer'],
      rows: [
        { label: 'First system to fix', cells: ['Rent roll', 'Owner statements', 'Buyer ledger'] },
        { label: 'Money held for others', cells: ['Deposits', 'Rent and deposits', 'Instalments'] },
        { label: 'Document at risk', cells: ['Lease', 'Management agreement', 'Sale agreement'] },
        { label: 'Busy days', cells: ['1st to 10th', '5th', 'Launch and completion'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Shops are not flats',
      body: `Many business leases are controlled tenancies under the Landlord and Tenant (Shops, Hotels and Catering Establishments) Act. Terms cannot simply be changed by a message; notices have a form and a minimum period, and the landlord keeps a rent book.

The register therefore carries a flag per unit, so that a rent review on a shop becomes a reminder to your advocate and a review on a flat becomes an edit. For the same reason we keep the history of each change, with the notice attached, and print the rent book from it.`,
    },
  ],
  fits: [
    {
      path: '/products/lakodi',
      why: 'Rent roll, leases, paybill posting, service charge and landlord statements out of the box.',
    },
    {
      path: '/products/ciragen',
      why: 'Follows buyers of plots and units from first enquiry to site visit to signature.',
    },
    {
      path: '/solutions/cloud-backup',
      why: 'Keeps signed leases and title scans safe when the office floods or is broken into.',
    },
    {
      path: '/services/support-and-management/managed-it/network-management',
      why: 'Shared Wi-Fi, cameras and gates in one building, kept apart from one another.',
    },
  ],
  questions: [
    {
      question: 'How do we handle tenants who pay with the wrong account?',
      answer:
        'The payment lands in a queue with suggestions from the payer’s number and past habit. A clerk confirms once, and the next payment from that number is matched.',
    },
    {
      question: 'Can owners abroad see their property?',
      answer:
        'They get a statement by e-mail and, if you allow it, a read-only page with invoices and photographs of repairs.',
    },
    {
      question: 'Do tenants’ ID copies fall under data protection?',
      answer:
        'Yes. Keep what the lease needs, limit who opens it, and delete it on a schedule after they leave. The register has a date for that.',
    },
    {
      question: 'Does rent need an eTIMS invoice?',
      answer:
        'That depends on the kind of letting and the tax regime you are under. Ask your tax adviser or KRA; once you know, we configure the invoicing per unit.',
    },
  ],
  related: [
    '/products/lakodi',
    '/industries/engineering-and-architecture',
    '/solutions/crm',
    '/blog/reconciling-mpesa-payments',
  ],
  sources: [
    {
      fact: 'Controlled tenancies of shops, hotels and catering establishments may be altered or ended only by notice as the Act provides, and the landlord must keep a rent book.',
      reference:
        'Landlord and Tenant (Shops, Hotels and Catering Establishments) Act, Cap. 301, sections 2 to 4',
      url: 'https://new.kenyalaw.org/',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
