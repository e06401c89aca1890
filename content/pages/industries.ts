import { dataProtection } from '@/content/data-protection-sources';
import { regulation } from '@/content/regulation-sources';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  heading: 'IT and software by industry in Kenya',
  summary: 'Ten sectors, each with its own daily problems, rules and systems.',
  description:
    'IT and software by sector in Kenya: clearing agents, telecom, schools, property, manufacturing, government, engineering, law, retail, finance and small business.',
  lead: 'Choose your sector to see what we do, how long it takes, and which rules apply. If two sectors fit, choose the one of your main business.',
  updated: '2026-11-24',
  guide: {
    heading: 'Find your sector',
    body: `- [Education](/industries/education): schools and colleges
- [Engineering and architecture](/industries/engineering-and-architecture): design and survey firms
- [Finance and insurance](/industries/finance-and-insurance): SACCOs, lenders, brokers
- [Legal](/industries/legal-and-law-firms): advocates and law firms
- [Manufacturing](/industries/manufacturing): factories, mills, cold storage
- [Public sector](/industries/public-sector): counties, agencies, water companies
- [Real estate](/industries/real-estate): landlords, agents, developers
- [Retail and e-commerce](/industries/retail-and-ecommerce): shops, chains, restaurants, hotels
- [Telecom](/industries/telecom): internet providers, fibre and tower companies
- [Small and medium enterprises](/industries/small-and-medium-enterprises): 5 to 50 people in any trade, such as clinics and garages

**Clearing and forwarding:** read our [guide for firms of 20 to 150 people](/blog/it-for-clearing-and-forwarding-firms).`,
  },
  sections: [
    {
      type: 'specification',
      heading: 'Three laws for almost everyone',
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
      answer:
        'We are in Mombasa and work remotely for all of Kenya. For hardware in other counties we plan visits, and the quotation shows travel separately.',
    },
    {
      question: 'Are the figures in examples from real clients?',
      answer: 'No. They are invented and marked as illustrations.',
    },
  ],
  sources: [
    tax.incomeValidation,
    dataProtection.principles,
    dataProtection.commissioner,
    regulation.computerMisuse,
  ],
} satisfies Copy<'hub'>;
