import type { Copy } from '@/content/schema';

export default {
  heading: 'Business software for Kenya: accounting, POS, schools, rent and more',
  summary:
    'Seven ready-made systems: stock, rent, service desk, ledgers, tills, schools and practices.',
  description:
    'Seven business systems for Kenya: ERP, rent management, service desk, accounting with eTIMS, point of sale, school management and practice management.',
  lead: 'Seven systems for Kenyan organisations, set up with your own data in weeks. Your data stays yours, and you can export it at any time.',
  updated: '2026-11-23',
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
      body: 'Two products report to eTIMS: Finagen sends invoices and Posigen sends receipts. The other five pass their figures to Finagen or to your own accounting package.',
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
