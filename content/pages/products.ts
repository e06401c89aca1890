import type { Copy } from '@/content/schema';

export default {
  heading: 'Business software for Kenya: accounting, POS, schools, rent and more',
  summary:
    'Seven ready-made systems: stock, rent, service desk, ledgers, tills, schools and practices.',
  description:
    'Seven business systems for Kenya: ERP, rent management, service desk, accounting with eTIMS, point of sale, school management and practice management.',
  lead: 'Seven systems, from a till that works without the internet to a ledger for school fees. Each page shows its screens, its price and the weeks until you use it.',
  updated: '2026-11-27',
  guide: {
    heading: 'If several fit',
    body: `Choose the one that does your main task. To compare them, tick what you need below. If none of the seven fits, see [software development](/services/development-services/software-development).`,
  },
  sections: [
    {
      type: 'calculator',
      heading: 'Which product fits?',
      intro: 'Tick what you need to do.',
      calculator: 'product-choice',
    },
    {
      type: 'statement',
      heading: 'Tax invoices',
      body: 'Two products are built for eTIMS: Finagen for invoices and Posigen for receipts. The other five pass their figures to Finagen or to your own accounting package. Ask us for the state of each approval by KRA before you order.',
    },
  ],
  questions: [
    {
      question: 'Can we see a product with our own data first?',
      answer:
        'Yes. Send fifty rows of stock, tenants, learners or customers, with names changed. The demonstration takes about an hour.',
    },
    {
      question: 'Do you change a product for one client?',
      answer:
        'We change settings, documents, approvals and reports. The core stays the same for all clients, so that everyone gets updates.',
    },
    {
      question: 'How is the price calculated?',
      answer:
        'You pay each month per till (Posigen), per rented unit (Lakodi) or per user (Bizgen, Ciragen, Finagen, Practigen), and each term per learner (Akademico). Set-up is a fixed price.',
    },
  ],
} satisfies Copy<'hub'>;
