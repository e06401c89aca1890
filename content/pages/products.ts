import { commitments } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Business software: accounting, tills, schools, rent and more',
  summary:
    'Seven ready-made systems: stock, rent, service desk, ledgers, tills, schools and practices.',
  description:
    'Seven business systems for Kenya: ERP, rent management, service desk, accounting with eTIMS, point of sale, school management and practice management.',
  lead: 'Seven ready-made systems, from tills to rent and school fees. None is a job program for clearing cargo.',
  updated: '2026-11-28',
  sections: [
    {
      type: 'calculator',
      heading: 'Which product fits?',
      intro:
        'Tick what you need. A clearing firm starts with [its sector](/industries/clearing-and-forwarding).',
      calculator: 'product-choice',
    },
    {
      type: 'statement',
      heading: 'Hosting and leaving',
      body: `We host every product, unless a SACCO has a server of its own. What we host is available ${commitments.availability.phrase} and stored ${commitments.hostingCountry.phrase}. You can export your data as CSV at any time, and ${commitments.dataAfterLeaving.phrase}.`,
    },
    {
      type: 'statement',
      heading: 'Tax invoices',
      body: `Finagen is built for tax invoices and Posigen for receipts. The other five pass their figures to Finagen or your own package. ${kraApprovalOf('Finagen', 'Posigen')}`,
    },
  ],
  questions: [
    {
      question: 'Can we see a product with our own data first?',
      answer: 'Yes. We load fifty rows of your stock, tenants or learners, with names changed.',
    },
    {
      question: 'Do you change a product for one client?',
      answer: 'Only settings, documents and reports.',
    },
  ],
  ask: {
    heading: 'See a product with your own data',
  },
} satisfies Copy<'hub'>;
