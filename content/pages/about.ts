import type { Copy } from '@/content/schema';

export default {
  heading: 'The company on one page',
  summary: 'What we do, for whom, from where and on what terms, in two minutes.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: 'You have two minutes and a colleague has sent you this link. We are an IT and software company in Mombasa that plans, builds and looks after systems for organisations in Kenya and East Africa.',
  updated: '2026-11-21',
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
          detail:
            'Technical support is available 24/7 under an agreement that says which faults count at night.',
        },
        { term: 'Figures', detail: '100+ projects, 50+ satisfied clients, 5+ years, 25+ people.' },
        { term: 'Languages', detail: 'English and Kiswahili.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Three reasons people call',
      body: `**Something runs badly.** The network drops, nobody trusts the backup, the supplier has gone quiet. We list what is there, mend the dangerous part and put the rest on a plan. Begin with [IT and cloud](/services/it-cloud).

**Something is done by hand.** Paybill statements, stock cards, report forms, tax invoices keyed twice. We look for a setting first, a product second, and write software third.

**Somebody asks for proof.** An auditor, a bank, a donor or a large customer sends forty questions on security. We answer them with you, then close the gaps behind the answers.`,
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
      body: `Prices come in writing before work. Accounts and domains are yours. You meet the people who do the job. Development goes in two-week steps that you can try. A tester who did not write the program decides when it is ready. And if you leave, you get everything in a form that another firm can open.

We don’t earn on your purchases without telling you, hold your passwords to ransom, or promise ranks in search engines.`,
    },
    {
      type: 'statement',
      heading: 'Where to read on',
      body: `Longer versions exist of each part: the [story and values](/company/about-us), the [way a project runs](/company/about-us/how-we-work) and the [results to expect](/portfolio). If you would sooner talk, [contact us](/contact) with three sentences about what is wrong. That is enough to begin.`,
    },
  ],
  related: ['/company', '/services', '/products', '/contact'],
} satisfies Copy<'company'>;
