import { commitments } from '@/content/company/commitments';
import { sixtyPeopleInAll } from '@/content/prices/sixty-people';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import { dataProtection } from '@/content/sources/data-protection';
import { regulation } from '@/content/sources/regulation';
import { tax } from '@/content/sources/tax';
import { withCurrency } from '@/content/values/money';

export default {
  heading: 'IT and software by industry',
  summary: 'Your sector: its daily problems, and what our work costs.',
  description:
    'IT and software by sector in Kenya: clearing agents, telecom, schools, property, manufacturing, government, engineering, law, retail, finance and small business.',
  lead: 'Choose your sector to see its usual problems, what we do about them, and what it costs. Prices are without VAT.',
  updated: '2026-11-28',
  drawing: {
    caption: 'the coast at work: the port, the ferry, the market, a school and a hotel.',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'The coast at work',
        height: 96,
        shapes: [
          { look: 'hot', outline: 'M283 20a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z' },
          {
            look: 'line',
            outline:
              'M0 66h320M16 66V30M8 34h30M30 34v10M16 34l14-12 8 12M44 66V30M44 34h22M60 34v8',
          },
          { look: 'body', outline: 'M4 66h58l-6 12H12zM8 66V52h8v14z' },
          {
            look: 'tint',
            outline:
              'M20 54h9v6h-9zm10 0h9v6h-9zm10 0h9v6h-9zm10 0h9v6h-9zM25 47h9v6h-9zm10 0h9v6h-9zm10 0h9v6h-9z',
          },
          { look: 'hot', outline: 'M26 44h9v6h-9z' },
          { look: 'body', outline: 'M150 46h48v20h-48z' },
          { look: 'solid', outline: 'M148 46l6-10h40l6 10z' },
          { look: 'tint', outline: 'M154 54h6v12h-6zm11 0h6v12h-6zm11 0h6v12h-6zm11 0h6v12h-6z' },
          { look: 'line', outline: 'M204 66V34' },
          { look: 'hot', outline: 'M204 34h9l-3 4 3 4h-9z' },
          { look: 'tint', outline: 'M108 50h34l3 6h-40z' },
          { look: 'body', outline: 'M109 56h32v10h-32z' },
          {
            look: 'hot',
            outline:
              'M113.5 58a2.5 2.5 0 1 1 5.0 0a2.5 2.5 0 1 1 -5.0 0zM119.5 58a2.5 2.5 0 1 1 5.0 0a2.5 2.5 0 1 1 -5.0 0zM125.5 58a2.5 2.5 0 1 1 5.0 0a2.5 2.5 0 1 1 -5.0 0z',
          },
          { look: 'body', outline: 'M222 30h52v36h-52z' },
          {
            look: 'tint',
            outline:
              'M226 34h7v7h-7zm12 0h7v7h-7zm12 0h7v7h-7zm12 0h7v7h-7zM226 46h7v7h-7zm12 0h7v7h-7zm12 0h7v7h-7zm12 0h7v7h-7z',
          },
          { look: 'solid', outline: 'M242 56h12v10h-12z' },
          {
            look: 'line',
            outline:
              'M284 66q5-16 1-26M285 40q-10-4-13 4M285 40q10-5 14 4M285 40q-3-8-11-7M285 40q5-7 12-4',
          },
          { look: 'body', outline: 'M78 76h52l-5 9H84zM78 76l-5-4M130 76l5-4' },
          { look: 'body', outline: 'M96 67h16v9h-16z' },
          { look: 'tint', outline: 'M84 70h9v6h-9zM115 70h9v6h-9z' },
          {
            look: 'line',
            outline:
              'M0 90q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          },
        ],
        words: [],
      },
    ],
  },
  guide: {
    heading: 'Which page is yours?',
    body: `- You clear cargo, carry it or forward it: [clearing and forwarding](/industries/clearing-and-forwarding). 60 people pay ${withCurrency(sixtyPeopleInAll)} a month, with ${site.salesTax.name}
- You run a shop, pharmacy or restaurant: [retail and e-commerce](/industries/retail-and-ecommerce)
- You run a hotel or a lodge: [network management](/services/support-and-management/managed-it/network-management) for Wi-Fi, [Posigen](/products/posigen) for the bar
- You run a clinic: [Practigen](/products/practigen)
- You run a SACCO, lend, or sell insurance: [finance and insurance](/industries/finance-and-insurance), or [M-Pesa and the bank in your core system](/services/systems-integration/banking-systems-integration)
- You are a county or a water company, or you supply one: [public sector](/industries/public-sector)
- You have up to 50 people in another trade: [small and medium enterprises](/industries/small-and-medium-enterprises)`,
  },
  sections: [
    {
      type: 'statement',
      heading: 'Three laws for every sector',
      body: `- **Data Protection Act, 2019:** a lawful reason, security and a plan for a breach.
- **Tax Procedures Act, 2015:** invoices through eTIMS unless exempted. KRA compares tax returns with them.
- **Computer Misuse and Cybercrimes Act, 2018:** your written permission before a security test.`,
    },
  ],
  questions: [],
  ask: {
    heading: 'If your trade is not in the list',
    body: `Tell us what goes wrong in a normal week, for how many people. The call takes ${commitments.firstCall.phrase}.`,
  },
  sources: [
    tax.incomeValidation,
    dataProtection.principles,
    dataProtection.commissioner,
    regulation.computerMisuse,
  ],
} satisfies Copy<'hub'>;
