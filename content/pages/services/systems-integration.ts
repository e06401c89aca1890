import { commitments } from '@/content/company/commitments';
import { furtherPrices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'compare',
  heading: 'Systems integration: ERP, banks, M-Pesa and eTIMS',
  summary: 'Payments, accounts, sales and records share data without retyping.',
  description:
    'Systems integration in Kenya: connect ERP, point of sale, M-Pesa, banks, eTIMS and older software so that each figure is entered once. Seven services compared.',
  lead: 'Nobody types a figure twice: the systems that you own pass it on.',
  updated: '2026-11-29',
  emblem: 'plug',
  drawing: {
    caption: 'One day of a link between a till and the books',
    parts: [
      {
        type: 'window',
        title: 'Till to books',
        state: 'Tuesday',
        blocks: [
          {
            type: 'picture',
            height: 160,
            shapes: [
              { look: 'body', outline: 'M0 92h70v68H0zM250 92h70v68h-70z' },
              { look: 'line', outline: 'M70 132a90 40 0 0 1 180 0M70 92h180' },
              { look: 'line', outline: 'M74 150q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0' },
              { look: 'body', outline: 'M10 26h50v66H10z' },
              { look: 'tint', outline: 'M16 34h38v18H16z' },
              { look: 'mark', outline: 'M18 62h8M31 62h8M44 62h8M18 74h8M31 74h8M44 74h8' },
              { look: 'body', outline: 'M258 34h16v58h-16zM276 40h18v52h-18zM296 30h16v62h-16z' },
              { look: 'tint', outline: 'M276 40h18v16h-18zM258 78h16v8h-16z' },
              { look: 'tint', outline: 'M104 62h26v20h-26zM147 62h26v20h-26zM190 62h26v20h-26z' },
              {
                look: 'solid',
                outline:
                  'M112 87a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM155 87a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM198 87a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
              },
              { look: 'hot', outline: 'M4 8h16v14H4zM27 8h16v14H27zM50 8h16v14H50z' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Sold at the till', value: '646' },
              { text: 'In the books', value: '643', mark: 'done' },
              { text: 'Waiting, each with its reason', value: '3', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },

  mainOffer: '/services/systems-integration/application-integration',
  choice: {
    heading: 'Seven services, with prices and times',
    intro: `Choose the one that names your main system. A SACCO starts with [banks and M-Pesa](/services/systems-integration/banking-systems-integration#what-it-costs-a-sacco-once-and-each-month), whose page has the whole price. A clearing firm starts with an [export from its job program](/services/systems-integration/application-integration), or a [portal for importers](/services/web-development/web-applications).`,
    options: [
      {
        path: '/services/systems-integration/banking-systems-integration',
        when: 'You move money through banks and M-Pesa',
        outcome: `Each day’s payments are matched with the books. To receive payments only, not send them: from ${amountInWords(furtherPrices.collections.from)}`,
      },
      {
        path: '/services/systems-integration/application-integration',
        when: 'Cloud programs, such as shop and accounts, should share records',
        outcome: 'A sale is entered once',
      },
      {
        path: '/services/systems-integration/erp-integration',
        when: 'Tills, payroll, eTIMS or warehouses must feed your ERP',
        outcome: 'Entries are posted without typing',
      },
      {
        path: '/services/systems-integration/data-integration',
        when: 'Reports disagree about customers or members',
        outcome: 'All reports use one cleaned set of records',
      },
      {
        path: '/services/systems-integration/api-management',
        when: 'Partners and apps call your systems',
        outcome: 'Each caller has a key, a limit and a log',
      },
      {
        path: '/services/systems-integration/legacy-modernisation',
        when: 'The old system cannot connect to anything',
        outcome: 'We make the old system safe. We price each replaced part separately',
      },
      {
        path: '/services/systems-integration/managed-services',
        when: 'Your links fail and nobody notices',
        outcome: 'Each link is counted daily, and we repair it',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Would one big system be better?',
      answer: `It may be, if several connections would be needed. If our [consultants](/services/support-and-management/managed-it/technology-consulting) compare both for you, we ${commitments.noBidding.phrase}.`,
    },
    {
      question: 'Do our software suppliers have to agree?',
      answer: `Yes. They give us documents and a test system, sometimes for a licence fee. If one refuses, you pay ${commitments.refusedAccess.phrase}.`,
    },
  ],
  ask: {
    heading: 'Which figure do you type twice, and where?',
  },
  related: ['/blog/reconciling-mpesa-payments'],
} satisfies Copy<'group'>;
