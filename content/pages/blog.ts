import type { Copy } from '@/content/schema';

export default {
  heading: 'Blog: practical notes on IT, payments and compliance in Kenya',
  summary: 'Guides on eTIMS, M-Pesa, payroll, backup, hosting and procurement.',
  description:
    'Guides for people who run systems in Kenya: eTIMS, M-Pesa reconciliation, payroll deductions, data protection, backups, offline tills, hosting and quotations.',
  lead: 'Each article takes one job that lands on an office desk and goes through it to the end, with the questions to ask your supplier, whoever that is.',
  updated: '2026-11-10',
  sections: [
    {
      type: 'specification',
      heading: 'Where to begin, by the chair you sit in',
      rows: [
        {
          term: 'Finance manager or bookkeeper',
          detail:
            'Begin with [reconciling M-Pesa payments](/blog/reconciling-mpesa-payments), then [what payroll takes off and why](/blog/payroll-deductions-explained) and the [eTIMS checklist](/blog/etims-integration-checklist).',
        },
        {
          term: 'Owner or director',
          detail:
            'Read the [data protection primer](/blog/data-protection-act-primer-for-smes) and [how to ask for a quotation](/blog/how-to-write-a-request-for-quotation) before you sign anything.',
        },
        {
          term: 'IT officer',
          detail:
            'Take the [restore drill](/blog/what-a-backup-restore-drill-looks-like) into next month, and use [cloud or server room](/blog/choosing-between-cloud-and-server-room) for the budget meeting.',
        },
        {
          term: 'Whoever looks after the website or the shop',
          detail:
            '[WordPress or custom](/blog/wordpress-or-a-custom-build), [pages that open on a small bundle](/blog/a-website-that-loads-on-mobile-data), and [a till that sells through a blackout](/blog/offline-first-point-of-sale).',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'How the articles are kept right',
      body: `Rules on tax and payroll change more often than articles do. We write down the duty and the law it comes from, link the authority, and leave the current percentage to the authority’s own page. Each article shows when it was published and when it was last revised. If one is out of date, [tell us which](/contact) and we correct it in the text. A word you do not know is probably in the [glossary](/resources/glossary).`,
    },
  ],
} satisfies Copy<'blog-index'>;
