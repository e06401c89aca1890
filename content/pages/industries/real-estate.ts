import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT for landlords, agents and developers',
  summary: 'Rent rolls, owner statements, service charge, plot sales and building networks.',
  description:
    'Property IT in Kenya: rent by paybill, service charge accounts, instalment sales, document vaults, CCTV and building Wi-Fi for landlords, agents and developers.',
  lead: 'Rent and lease records for landlords, managing agents and developers: who rents what, who has paid, what was promised, and where the signed copy is.',
  updated: '2026-11-22',
  glance: {
    audience: 'Landlords, managing agents and developers, from one block upwards',
    time: 'Six to ten weeks for the first block, two for each further one',
    price: {
      measure: 'fixed price',
      note: 'Lakodi, where you take it, is charged per rented unit and month',
      from: 'not yet',
    },
    start: 'One block of your choice, with every door numbered',
    needs: 'The leases, a year of paybill and bank statements, and a ruling on old arrears',
  },
  situation: {
    heading: 'Three clients, three results',
    body: `A **managing agent** gets owner statements that agree with the bank: rent in, expenses with the invoice attached, commission, net remitted. Owners in Nairobi, Leicester or Dubai read theirs on a phone, and each tenant has a receipt within moments of paying.

A **landlord** gets one register of doors, leases and deposits, with meter readings and arrears beside each tenant, in place of a notebook for every caretaker.

A **developer** gets a ledger for each buyer. The price that sales agreed, the instalments that accounts received and the advocate’s agreement are on one page, so a buyer who asks for the balance before completion gets one answer.

Managed buildings share gates, cameras, lifts and Wi-Fi, often from four suppliers and paid for by the service charge. We plan those networks and keep their list of faults. Rent software alone is described under [Lakodi](/products/lakodi).`,
  },
  process: {
    heading: 'From the exercise book to a statement that agrees',
    intro: 'We begin with one block, and the worst is the best choice.',
    steps: [
      {
        title: 'Number every door',
        body: 'Block, floor, unit, and the same code painted on the meter and used as paybill account. Everything after this relies on it.',
        duration: '1 week',
      },
      {
        title: 'Read the leases',
        body: 'Rent, deposit, review date, notice, who pays water and garbage. A scan is filed behind each unit, and missing signatures go on a list.',
        duration: '1–3 weeks',
      },
      {
        title: 'Agree opening arrears',
        body: 'Each tenant receives a statement with a fortnight to object, and disputes are settled before rent moves.',
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
      'A person who can settle disputed arrears on the owner’s behalf',
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
        'Yes. Keep what the lease needs, limit who opens it, and delete it after they leave, by the date that the register holds for it.',
    },
    {
      question: 'Does rent need an eTIMS invoice?',
      answer:
        'That depends on the kind of letting and the tax regime you are under. Ask your tax adviser or KRA. Where an invoice is due, the rent figures go to [Finagen](/products/finagen), which reports it.',
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
      url: lawUrl('landlordAndTenant'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'industry'>;
