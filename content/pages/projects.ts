import type { Copy } from '@/content/schema';

export default {
  heading: 'Projects and case studies',
  summary: 'Eight pieces of work: the problem, the order of steps, what was learnt.',
  description:
    'Case studies in IT, software and integration for schools, hotels, traders, clearing agents, SACCOs, counties, clinics and cold stores on the Kenyan coast.',
  lead: 'Eight case studies from schools, hotels, traders, a SACCO, a county and others. Each describes the problem, the steps, the technology and the lessons.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'statement',
      heading: 'Read this before the first one',
      body: `A page marked **sample** shows the form our case studies take. Its situation is typical of the sector, and there is no real client behind it. When a client has read an account of their own project and agreed to it in writing, we publish it without that mark.

Use the samples to compare how we think: the order of the work, the choices we turned down, and what we would do differently.`,
    },
    {
      type: 'specification',
      heading: 'Which project answers which question',
      intro: 'Start from your problem, because the methods are the same in every sector.',
      rows: [
        {
          term: 'Money arrives and it is unclear whose it is',
          detail:
            'Read the [school fees](/projects/school-fees-reconciliation) account, then the one about a [SACCO and its bank](/projects/sacco-core-banking-integration).',
        },
        {
          term: 'Every sale needs a tax invoice',
          detail:
            'The [distributor](/projects/distributor-etims-invoicing) invoices from vans as well as from the counter.',
        },
        {
          term: 'Customers keep ringing for papers or a slot',
          detail:
            'A [portal for documents](/projects/clearing-agent-document-portal) and a [booking page for a clinic](/projects/clinic-booking-web-application) take those calls away.',
        },
        {
          term: 'The building itself is the obstacle',
          detail:
            'Thick coral walls in a [hotel group](/projects/hotel-group-network-refresh), and freezers behind steel doors in a [cold store](/projects/cold-store-temperature-monitoring).',
        },
        {
          term: 'Records that must never be lost',
          detail:
            'A [county registry](/projects/county-records-backup) copies its files out of the building and rehearses getting them back.',
        },
      ],
    },
  ],
} satisfies Copy<'project-index'>;
