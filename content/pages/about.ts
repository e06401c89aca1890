import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'The company on one page',
  summary: 'What we do, for whom, from where and on what terms, in two minutes.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: 'We are an IT and software company in Mombasa. We plan, build and support systems for organisations in Kenya and East Africa; this page says what you can buy and on what terms.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'specification',
      heading: 'In brief',
      rows: [
        {
          term: 'What you can buy',
          detail:
            '[Services](/services) by the project or month, [solutions](/solutions) for one need such as backup or payroll, and seven [products](/products).',
        },
        {
          term: 'Typical clients',
          detail:
            'Companies, schools, hotels, SACCOs, practices and public offices with five to three hundred people.',
        },
        {
          term: 'Where',
          detail: 'Based in Mombasa. On site along the coast, by arrangement elsewhere.',
        },
        {
          term: 'Support hours',
          detail: `Clients with a support agreement can report faults ${commitments.faultReports.phrase}. Critical ones are worked on at any hour, the rest in office hours.`,
        },
        { term: 'Figures', detail: '100+ projects, 50+ satisfied clients, 5+ years, 25+ people.' },
        { term: 'Languages', detail: 'English and Kiswahili.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Three reasons people call',
      body: `**Something runs badly.** The network drops, or the backup has never been tested. We make an inventory, repair what is dangerous and plan the rest. Begin with [IT and cloud](/services/it-cloud).

**Something is done by hand.** Staff copy paybill statements, stock cards or tax invoices from one program to another. We look for a setting that removes the work, then for a product, and write software when neither exists.

**A customer or an auditor asks for proof.** A list of forty questions on security arrives. We answer it with you, then close the gaps that the answers show.`,
    },
    {
      type: 'comparison',
      heading: 'How a relationship can look',
      rowHeading: 'Form',
      columns: ['You commit to', 'Suits'],
      rows: [
        { label: 'One visit', cells: ['A day and a written finding', 'A second opinion'] },
        {
          label: 'One project',
          cells: ['A scope, stages, a date', 'A website, a migration, a system'],
        },
        {
          label: 'A monthly agreement',
          cells: ['A notice period, set at the start', 'Offices without their own IT'],
        },
        {
          label: 'A product subscription',
          cells: ['A term, with your data exportable', 'Shops, schools, agents, practices'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What you can hold us to',
      body: `Prices come in writing before work starts. Accounts and domains are yours from the first day, and code written for you is ${commitments.ownership.phrase}. You see working software ${commitments.workingSoftware.phrase}. A tester who did not write the program says when it is ready. If you leave, you receive ${commitments.leaving.phrase}.

If a vendor would pay us for your order, the proposal says so before you sign.`,
    },
    {
      type: 'company-facts',
      heading: 'For your procurement file',
      body: `Send us the list of documents that your tender or supplier form asks for, such as registration, tax compliance, data protection registration or insurance, through the [contact page](/contact). We answer ${commitments.enquiryReply.phrase} with what we can supply and what we cannot, so that you know before you spend time on a bid.

The times in which we react to faults are in the table of [technical support](/services/support-and-management/managed-it/technical-support). Your agreement fixes them for you, together with hosting countries, sub-processors and whom to call when a fault is not dealt with.`,
    },
    {
      type: 'statement',
      heading: 'Where to read on',
      body: `There is more on each part: the [story and values](/company/about-us), the [way a project runs](/company/about-us/how-we-work) and the [results to expect](/portfolio). To begin, [contact us](/contact) with three sentences about what is wrong.`,
    },
  ],
  related: ['/company', '/services', '/products', '/contact'],
} satisfies Copy<'company'>;
