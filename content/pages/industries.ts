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
  lead: 'Choose your sector to see its usual problems, what we do about them, and what the first step costs.',
  updated: '2026-11-28',
  drawing: {
    caption: 'The coast at work: the port, the ferry, the market, a school and a hotel',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'The port and the ferry',
        height: 120,
        shapes: [
          {
            look: 'line',
            outline: 'M24 84V26M64 84V26M24 56h40M6 26h126L44 8 6 26M44 8v18M112 26v18',
          },
          { look: 'body', outline: 'M90 84h116l-12 34H102zM184 84V58h16v26z' },
          {
            look: 'tint',
            outline:
              'M98 70h20v14H98zM120 70h20v14h-20zM142 70h20v14h-20zM164 70h18v14h-18zM120 56h20v14h-20zM142 56h20v14h-20z',
          },
          { look: 'hot', outline: 'M102 44h20v12h-20z' },
          {
            look: 'body',
            outline:
              'M226 96h84l-8 22h-68zM226 96l-6-8M310 96l6-8M244 84h48v12h-48zM254 72h28v12h-28z',
          },
          { look: 'tint', outline: 'M249 87h8v6h-8zM264 87h8v6h-8zM279 87h8v6h-8z' },
          { look: 'mark', outline: 'M268 72V58' },
          { look: 'hot', outline: 'M268 58h14l-4 4 4 4h-14z' },
          { look: 'solid', outline: 'M0 84h84v36H0z' },
          {
            look: 'line',
            outline: 'M84 112q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0',
          },
        ],
        words: [],
      },
      {
        type: 'scene',
        title: 'A market, a school and a hotel',
        height: 120,
        shapes: [
          { look: 'hot', outline: 'M282 24a12 12 0 1 1 24 0a12 12 0 1 1 -24 0z' },
          { look: 'body', outline: 'M14 96h64v18H14zM18 96V74M74 96V74' },
          { look: 'tint', outline: 'M16 60h60l8 16H8z' },
          {
            look: 'hot',
            outline:
              'M22 92a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM33 92a5 5 0 1 1 10 0a5 5 0 1 1 -10 0zM44 92a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z',
          },
          { look: 'body', outline: 'M102 70h84v44h-84z' },
          { look: 'solid', outline: 'M98 70l14-18h64l14 18z' },
          { look: 'tint', outline: 'M110 80h12v16h-12zM130 80h12v16h-12zM166 80h12v16h-12z' },
          { look: 'solid', outline: 'M148 90h12v24h-12z' },
          { look: 'mark', outline: 'M144 52V28' },
          { look: 'hot', outline: 'M144 28h18l-5 6 5 6h-18z' },
          { look: 'body', outline: 'M206 44h68v70h-68z' },
          {
            look: 'tint',
            outline:
              'M214 52h10v12h-10zM235 52h10v12h-10zM256 52h10v12h-10zM214 74h10v12h-10zM235 74h10v12h-10zM256 74h10v12h-10z',
          },
          { look: 'solid', outline: 'M232 96h16v18h-16z' },
          {
            look: 'line',
            outline:
              'M0 114h320M294 114q8-28 0-56M294 58q-16-8-20 10M294 58q14-8 20 8M294 58q-8-16-20-12M294 58q6-16 18-10',
          },
        ],
        words: [],
      },
    ],
  },
  guide: {
    heading: 'Which page is yours?',
    body: `- You clear, carry or forward cargo: [clearing and forwarding](/industries/clearing-and-forwarding).
- You run a shop, pharmacy or restaurant: [retail and e-commerce](/industries/retail-and-ecommerce)
- You run a hotel or a lodge: [network management](/services/support-and-management/managed-it/network-management) for Wi-Fi, [Posigen](/products/posigen) for the bar
- You run a clinic: [Practigen](/products/practigen)
- You run a SACCO, lend, or sell insurance: [finance and insurance](/industries/finance-and-insurance), or [M-Pesa and the bank in your core system](/services/systems-integration/banking-systems-integration)
- You are a county or a water company, or supply one: [public sector](/industries/public-sector)
- Up to 50 people in another trade: [small and medium enterprises](/industries/small-and-medium-enterprises)`,
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
