import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { amountInWords, priceInWords } from '@/content/values/price';

const inventory = `${amountInWords(furtherPrices.day.from)} a day`;
const drill = priceInWords(prices['/services/business-and-qa/cybersecurity/disaster-recovery']);

export default {
  shape: 'symptoms',
  heading: 'Security risk assessment and compliance',
  summary: 'Know your weak points, and answer the security questionnaire you were sent.',
  description:
    'Security risk assessment and compliance in Kenya: penetration tests, e-mail security and PCI DSS preparation, with evidence for banks, donors and regulators.',
  lead: 'A bank, an insurer, a donor or a tender asks for evidence of your security. In the first call we say what can be ready by their deadline.',
  updated: '2026-11-29',
  emblem: 'clipboard',
  drawing: {
    caption: 'The folder of evidence that a bank asked for',
    parts: [
      {
        type: 'scene',
        title: 'A folder with a tab for each proof',
        height: 240,
        shapes: [
          {
            look: 'tint',
            outline:
              'M270 24h24v11h-24zM270 38h24v11h-24zM270 52h24v11h-24zM270 66h24v11h-24zM270 80h24v11h-24zM270 94h24v11h-24zM270 108h24v11h-24zM270 122h24v11h-24zM270 136h24v11h-24zM270 150h24v11h-24zM270 164h24v11h-24zM270 178h24v11h-24z',
          },
          { look: 'hot', outline: 'M270 192h24v11h-24zM270 206h24v11h-24z' },
          { look: 'body', outline: 'M40 14h232v212H40z' },
          { look: 'solid', outline: 'M26 14h22v212H26z' },
          { look: 'mark', outline: 'M40 60h26M40 120h26M40 180h26' },
          { look: 'mark', outline: 'M90 112h150M90 130h150M90 148h110' },
        ],
        words: [
          { text: 'Evidence for the bank', at: [164, 60], on: 'object', size: 'large' },
          { text: '12 of 14 ready', at: [164, 84], on: 'object' },
          { text: '2 contracts missing', at: [184, 206], on: 'object', size: 'large' },
        ],
      },
    ],
  },

  mainOffer:
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
  choice: {
    heading: 'Who asks you for proof?',
    intro:
      'If you need all three, we advise e-mail first, then cards, and the penetration test last.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security',
        when: 'Nobody asks yet, but somebody forges your e-mail or it lands in spam.',
        outcome: 'Your domain becomes hard to forge, and we check your mailboxes.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
        when: 'You accept cards, and your bank sends a PCI DSS questionnaire.',
        outcome: 'Fewer systems fall under the standard, and you can sign the questionnaire.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pen-testing-and-assessment',
        when: 'A customer or a contract asks for a penetration test, or a new system opens.',
        outcome: 'A report of what an attack achieved, and a retest.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Others who ask',
      rowHeading: 'Who asks',
      columns: ['May ask for', 'You order', 'Price'],
      intro:
        'What you then order: [access control](/industries/finance-and-insurance), [IT inventory](/services/it-cloud), [recovery drill](/services/business-and-qa/cybersecurity/disaster-recovery).',
      rows: [
        {
          label: 'Auditor of a SACCO, or SASRA',
          cells: [
            'Who can change a balance, contracts, a restore',
            'Access control',
            priceInWords(prices['/industries/finance-and-insurance']),
          ],
        },
        { label: 'Donor', cells: ['Risk register, accounts', 'IT inventory', inventory] },
        {
          label: 'Cyber insurer',
          cells: [
            'Two-step sign-in, backups, recovery test',
            'Inventory, drill',
            `${inventory}, and ${drill}`,
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you certify that we are compliant?',
      answer:
        'No. Accredited bodies certify, and your management signs. We prepare the facts, close gaps and attend the assessment.',
    },
    {
      question: 'Does the Data Protection Act require an assessment?',
      answer:
        'Yes, before processing that is likely to bring a high risk to people, such as health records or location tracking.',
    },
    {
      question: 'Can you fill in the questionnaire?',
      answer:
        'We draft every answer with proof, and you sign. Where the answer is No, we state when it will change.',
    },
  ],
  sources: [dataProtection.impactAssessment],
  ask: {
    heading: 'Send us the questionnaire',
    body: 'We say which answers you can prove today, and what the others take.',
  },
  related: [],
} satisfies Copy<'group'>;
