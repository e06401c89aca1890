import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { tax } from '@/content/sources/tax';

export default {
  heading: 'IT and software by industry',
  summary: 'Your sector: its daily problems, and what our work costs.',
  description:
    'IT and software by sector in Kenya: clearing agents, telecom, schools, property, manufacturing, government, engineering, law, retail, finance and small business.',
  lead: 'Choose your sector to see its usual problems, what we do about them, and what it costs.',
  updated: '2026-11-27',
  guide: {
    heading: 'Which page is yours?',
    body: `- You clear cargo, carry it or forward it: [clearing and forwarding](/industries/clearing-and-forwarding)
- You run a shop, a pharmacy or a restaurant: [retail and e-commerce](/industries/retail-and-ecommerce)
- You run a hotel: [network management](/services/support-and-management/managed-it/network-management) for Wi-Fi, [Posigen](/products/posigen) for the bar
- You run a clinic: [Practigen](/products/practigen)
- You run a SACCO, lend, or sell insurance: [finance and insurance](/industries/finance-and-insurance)
- You are a county or a water company, or you supply one: [public sector](/industries/public-sector)
- You have up to 50 people in another trade: [small and medium enterprises](/industries/small-and-medium-enterprises)`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Three laws for every firm',
      rows: [
        {
          term: 'Data Protection Act, 2019',
          detail:
            'If you keep names, numbers or pictures of people, you need a lawful reason, security and a plan for a breach.',
        },
        {
          term: 'Tax Procedures Act, 2015',
          detail:
            'Businesses issue invoices through eTIMS unless exempted. Since 1 January 2026 KRA compares tax returns with these invoices.',
        },
        {
          term: 'Computer Misuse and Cybercrimes Act, 2018',
          detail:
            'Unauthorised access is a crime, so each security test needs your written permission.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you only work on the coast?',
      answer: `No. ${commitments.travel.promise}`,
    },
    {
      question: 'Are the figures in examples from real clients?',
      answer: 'No, they are invented.',
    },
  ],
  ask: {
    heading: 'If your trade is not in the list',
    body: 'Tell us what goes wrong in a normal week, for how many people.',
  },
  sources: [
    tax.incomeValidation,
    dataProtection.principles,
    dataProtection.commissioner,
    regulation.computerMisuse,
  ],
} satisfies Copy<'hub'>;
