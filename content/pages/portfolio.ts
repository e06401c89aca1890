import type { Copy } from '@/content/schema';

export default {
  heading: 'Our work: outcomes by capability',
  summary: 'What changes for a client after each kind of work, and how it is measured.',
  description:
    'Our work by capability: what a network, website, business system, integration, backup or security project should change for you, and how to measure it.',
  lead: 'What each kind of work should change for you, and how you can measure it, with a sample case study for each.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'comparison',
      heading: 'What should change, and how to tell',
      intro:
        'We agree on one or two of these measures with you before the work and read them again three months later.',
      rowHeading: 'Capability',
      columns: ['Afterwards', 'How to measure it', 'Sample case'],
      rows: [
        {
          label: 'Networks and sites',
          cells: [
            'A failed line no longer stops the work',
            'Minutes without service per month, by site',
            'Hotel group network',
          ],
        },
        {
          label: 'Payments and reconciliation',
          cells: [
            'Money received is posted the same day',
            'Receipts unmatched at the end of the day',
            'School fees',
          ],
        },
        {
          label: 'Tax invoicing',
          cells: [
            'No invoice is typed twice',
            'Refused invoices, and hours until corrected',
            'Distributor with eTIMS',
          ],
        },
        {
          label: 'Portals and booking',
          cells: [
            'Clients help themselves',
            'Calls that ask only for a status',
            'Clearing agent; clinic',
          ],
        },
        {
          label: 'Integration',
          cells: [
            'Two systems agree without retyping',
            'Differences found at month-end',
            'SACCO core banking',
          ],
        },
        {
          label: 'Backup and recovery',
          cells: [
            'A lost folder is back within the agreed time',
            'Time from request to restored file, in a drill',
            'County records',
          ],
        },
        {
          label: 'Sensors and devices',
          cells: [
            'Staff learn of a warm cold room before the stock suffers',
            'Minutes from threshold to a human reply',
            'Cold store',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Eight sample case studies',
      body: `Each follows the same form: situation, steps, parts used, result, lessons. They are samples: each describes a typical client of its sector.

- [School fees reconciliation](/projects/school-fees-reconciliation)
- [Network refresh for a hotel group](/projects/hotel-group-network-refresh)
- [eTIMS invoicing for a distributor](/projects/distributor-etims-invoicing)
- [Document portal for a clearing agent](/projects/clearing-agent-document-portal)
- [SACCO core banking integration](/projects/sacco-core-banking-integration)
- [Backup of county records](/projects/county-records-backup)
- [Clinic booking in the browser](/projects/clinic-booking-web-application)
- [Cold store temperatures](/projects/cold-store-temperature-monitoring)`,
    },
    {
      type: 'example',
      heading: 'Reading a result honestly',
      body: 'Suppose a portal goes live in March and calls fall by half in April. April also had Easter and fewer ships. So the fair comparison is calls per open file against the same month a year before. The improvement is smaller and still worth having, and that is the number that goes into the report.',
      figures: [
        { label: 'Calls, March to April', value: '620 to 310' },
        { label: 'Files open, March to April', value: '400 to 260' },
        { label: 'Calls per file, April a year before', value: '1.5' },
        { label: 'Calls per file, this April', value: '1.2' },
        { label: 'Fair result', value: 'One fifth fewer' },
      ],
    },
    {
      type: 'specification',
      heading: 'Work that leaves no picture',
      intro: 'Much of what clients pay for cannot be photographed.',
      rows: [
        {
          term: 'A quiet migration',
          detail:
            'Mail for a whole office is moved between Friday and Monday, and staff go on working.',
        },
        {
          term: 'A finding closed',
          detail:
            'A weakness closed before it was used, which is most of the work in [security](/services/business-and-qa/cybersecurity).',
        },
        {
          term: 'A purchase that did not happen',
          detail: 'A new server that others proposed and that turned out not to be needed.',
        },
        {
          term: 'A handover',
          detail: 'A system documented so that the next firm could take it on.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'The total, and what it can’t tell you',
      body: `We count 100+ projects completed for 50+ satisfied clients over 5+ years, with a team of 25+ people. A total mixes a five-day repair with a year of development, so ask us about the kind of work you need: who did it, what went wrong and what we would do differently. We can tell you without naming the client.`,
    },
  ],
  related: ['/projects', '/company/portfolio-testimonials', '/contact', '/services'],
} satisfies Copy<'company'>;
