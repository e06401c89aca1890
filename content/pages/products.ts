import { commitments } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import { productTerms } from '@/content/company/product-terms';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Business software: accounting, tills, schools, rent and more',
  summary:
    'Seven ready-made systems: stock, rent, service desk, ledgers, tills, schools and practices.',
  description:
    'Seven business systems for Kenya: ERP, rent management, service desk, accounting with eTIMS, point of sale, school management and practice management.',
  lead: 'Seven systems for shops, landlords, repair firms, schools and practices.',
  updated: '2026-11-28',
  sections: [
    {
      type: 'calculator',
      heading: 'Which product fits?',
      intro:
        'Not for [clearing jobs](/industries/clearing-and-forwarding) or [payroll](/solutions/hr-payroll).',
      calculator: 'product-choice',
    },
    {
      type: 'specification',
      heading: productTerms.sharedHeading,
      rows: [
        {
          term: 'Hosting',
          detail: `Your data is encrypted, and stored ${commitments.hostingCountry.phrase}. We promise ${commitments.availability.phrase}, planned work at night excepted.`,
        },
        {
          term: 'Who sees data',
          detail: productTerms.staffAccess,
        },
        {
          term: 'If it stops',
          detail: `Work starts ${commitments.productFault.phrase}.`,
        },
        { term: 'When you leave', detail: productTerms.leaving },
        { term: 'What we pay', detail: productTerms.liability },
        { term: 'Tax invoices', detail: kraApprovalOf('Finagen', 'Posigen') },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'See a product with your own data',
  },
} satisfies Copy<'hub'>;
