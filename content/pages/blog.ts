import type { Copy } from '@/content/schema';

export default {
  heading: 'Blog: practical notes on IT, payments and compliance in Kenya',
  summary: 'Guides on eTIMS, M-Pesa, payroll, backup, hosting and procurement.',
  description:
    'Guides for people who run systems in Kenya: eTIMS, M-Pesa reconciliation, payroll deductions, data protection, backups, offline tills, hosting and quotations.',
  lead: 'Practical articles on eTIMS, M-Pesa, payroll, data protection, backups and buying IT in Kenya. Each takes one job and goes through it to the end.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'specification',
      heading: 'Where to begin, by your role',
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
      body: `Rules on tax and payroll change. Where an article rests on a law, its source is named at the end, with the day on which we last compared the two. Payroll rates stand in one dated table from which the examples are computed. If an article is out of date, [tell us which](/contact) and we correct it. The [glossary](/resources/glossary) explains the terms.`,
    },
  ],
} satisfies Copy<'blog-index'>;
