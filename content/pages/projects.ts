import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Example projects: integration, networks, backup and software',
  summary: 'Eight illustrative examples of how we plan a project, with their price.',
  description:
    'Illustrative examples of IT, software and integration projects for schools, hotels, traders, clearing agents, SACCOs, counties, clinics and cold stores in Kenya.',
  lead: 'Eight invented examples, none of them a client: how the work is planned, how long it takes and what it costs. Prices below are for the first year where a page has a bill.',
  updated: '2026-11-28',
  sections: [
    {
      type: 'specification',
      heading: 'Find an example like your problem',
      rows: [
        {
          term: 'Match payments',
          detail:
            '[School fees](/projects/school-fees-reconciliation) or a [SACCO and its bank](/projects/sacco-core-banking-integration)',
        },
        {
          term: 'Issue tax invoices',
          detail: 'A [distributor with vans](/projects/distributor-etims-invoicing)',
        },
        {
          term: 'Answer fewer calls',
          detail:
            'A [clearing agent’s portal](/projects/clearing-agent-document-portal) or [clinic booking](/projects/clinic-booking-web-application)',
        },
        {
          term: 'Cover difficult buildings',
          detail:
            'A [hotel network](/projects/hotel-group-network-refresh) or [cold store sensors](/projects/cold-store-temperature-monitoring)',
        },
        {
          term: 'Protect records',
          detail: 'A [county backup](/projects/county-records-backup)',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When we publish real projects',
      body: `A project appears here after its client has agreed in writing. Until then, read the [draft agreement](/resources/downloads) and our [sample papers](/portfolio), or see [what else you can check](/company/portfolio-testimonials). ${commitments.firstVisit.promise}`,
    },
  ],
} satisfies Copy<'project-index'>;
