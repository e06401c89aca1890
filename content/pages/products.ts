import type { Copy } from '@/content/schema';

export default {
  heading: 'Software products for Kenyan organisations',
  summary:
    'Seven ready-made systems: stock, rent, service desk, ledgers, tills, schools and practices.',
  description:
    'Seven business systems for Kenya: ERP, rent management, service desk, accounting with eTIMS, point of sale, school management and practice management.',
  lead: 'Seven business systems for Kenyan organisations, each set up with your own data in weeks. A product is right when your work resembles that of others in your trade, and whichever you choose, your data can be taken out again.',
  updated: '2026-11-22',
  guide: {
    heading: 'Start from the paper on your desk',
    body: `Which document causes the most trouble? The answer usually names the system.

- **A delivery note or a job card**: [Bizgen](/products/bizgen) follows goods and jobs from quotation to margin.
- **A rent receipt or a lease**: [Lakodi](/products/lakodi) keeps the rent roll and posts each paybill payment to a unit.
- **A complaint on a salesman’s WhatsApp**: [Ciragen](/products/ciragen) turns it into a ticket with an owner and a clock.
- **A trial balance, a tax invoice or a loan card**: [Finagen](/products/finagen) holds the books and the member ledger.
- **A till roll**: [Posigen](/products/posigen) sells with or without a connection.
- **A report form or a fee statement**: [Akademico](/products/akademico) runs the school office.
- **A fee note**: [Practigen](/products/practigen) ties hours and appointments to a matter and bills them.

None of these? Then a system built for you may cost less than bending a bought one, and [software development](/services/development-services/software-development) explains how that goes.`,
  },
  sections: [
    {
      type: 'calculator',
      heading: 'Which product fits?',
      intro: 'Tick what has to be done.',
      calculator: 'product-choice',
    },
    {
      type: 'comparison',
      heading: 'The seven side by side',
      intro:
        'What each one keeps as its main record, which payments it reads, and how it copes when the line is down.',
      rowHeading: 'Product',
      columns: ['Main record', 'Payments it posts', 'Without a connection'],
      rows: [
        {
          label: 'Bizgen',
          cells: ['Order, stock item, job', 'M-Pesa, bank, cheque', 'Stock counts on a phone'],
        },
        {
          label: 'Lakodi',
          cells: ['Unit and lease', 'Paybill by unit code', 'Meter readings on a phone'],
        },
        {
          label: 'Ciragen',
          cells: ['Customer and ticket', 'None; shows balances', 'Visit forms and photographs'],
        },
        {
          label: 'Finagen',
          cells: ['Account and journal', 'Bank and paybill statements', 'Needs a connection'],
        },
        {
          label: 'Posigen',
          cells: ['Sale and shift', 'Till number, cash, card', 'Selling goes on'],
        },
        {
          label: 'Akademico',
          cells: ['Learner', 'Paybill by admission number', 'Register on a phone'],
        },
        {
          label: 'Practigen',
          cells: ['Matter or patient file', 'Bank, paybill, till', 'Timer on a phone'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Taking two of them',
      body: `The pairs that make sense share a boundary. Posigen sells and Bizgen buys; Lakodi collects and Finagen reports; Practigen bills and Finagen keeps the books. Where two meet, the record is entered in one and read by the other, so a customer exists once.

Two products report to eTIMS by themselves: Finagen sends invoices and Posigen sends receipts. Bizgen and Practigen pass their invoices to Finagen or to an accounts package that reports, and the figures of Lakodi, Akademico and Ciragen go to Finagen as an export.

You can also keep the accounting package you own. Every product writes a journal file, and [ERP integration](/services/systems-integration/erp-integration) covers the cases where a file is too slow.`,
    },
  ],
  questions: [
    {
      question: 'Can we see one with our own data before we sign?',
      answer:
        'Yes. Send fifty rows of stock, tenants, learners or customers with the names changed, and the demonstration uses them. It takes about an hour and follows your own cases.',
    },
    {
      question: 'Do you change a product for one client?',
      answer:
        'Settings, documents, approval steps and reports: yes. The core stays the same for everybody, because a private copy gets no updates. A need which does not fit becomes a small separate system that talks to the product.',
    },
    {
      question: 'Is the price per user?',
      answer:
        'It differs by product: per till for Posigen, per learner for Akademico, per rented unit for Lakodi, per user for the other four. The quotation states what raises the measure and what never does.',
    },
  ],
} satisfies Copy<'hub'>;
