import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Blog: IT, payments and compliance in Kenya',
  summary: 'Guides on eTIMS, M-Pesa, payroll, backup, hosting and procurement.',
  description:
    'Guides for people who run systems in Kenya: eTIMS, M-Pesa reconciliation, payroll deductions, clearing and forwarding, data protection, backups and quotations.',
  lead: 'How eTIMS, M-Pesa, payroll, data protection and backups work in Kenya.',
  updated: '2026-11-29',
  sections: [
    {
      type: 'specification',
      heading: 'Start here',
      rows: [
        {
          term: 'Finance manager or bookkeeper',
          detail:
            '[M-Pesa reconciliation](/blog/reconciling-mpesa-payments), [payroll deductions](/blog/payroll-deductions-explained) and the [eTIMS checklist](/blog/etims-integration-checklist)',
        },
        {
          term: 'Clearing and forwarding firm',
          detail: '[What to put in order first](/blog/it-for-clearing-and-forwarding-firms)',
        },
        {
          term: 'Owner or director',
          detail:
            '[Data protection](/blog/data-protection-act-primer-for-smes) and [how to ask for a quotation](/blog/how-to-write-a-request-for-quotation)',
        },
        {
          term: 'IT officer',
          detail:
            '[Restore drills](/blog/what-a-backup-restore-drill-looks-like) and [cloud or server room](/blog/choosing-between-cloud-and-server-room)',
        },
        {
          term: 'Website or shop',
          detail:
            '[WordPress or custom](/blog/wordpress-or-a-custom-build), [fast pages on mobile data](/blog/a-website-that-loads-on-mobile-data) and [offline tills](/blog/offline-first-point-of-sale)',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'If an article is out of date',
      body: 'Laws on tax and payroll change. Articles that state such rules name the sources and the day on which we checked them. [Tell us what is wrong](/contact), and we correct it.',
    },
  ],
} satisfies Copy<'blog-index'>;
