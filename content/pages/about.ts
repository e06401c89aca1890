import { commitments } from '@/content/commitments';
import { reach } from '@/content/reach';
import type { Copy } from '@/content/schema';

export default {
  heading: 'IT and software company in Mombasa, Kenya',
  summary: 'What we do, for whom, from where and on what terms, in two minutes.',
  description:
    'One-page introduction to an IT and software company in Mombasa, Kenya: what it does, for whom, where it works, how it charges and how to start.',
  lead: 'We plan, build and support IT systems for organisations in Kenya and East Africa. This page says what you can buy, and on what terms.',
  updated: '2026-11-24',
  sections: [
    {
      type: 'specification',
      heading: 'In brief',
      rows: [
        {
          term: 'What you can buy',
          detail:
            '[Services](/services) by project or month, [solutions](/solutions) for one need such as payroll, and seven [products](/products).',
        },
        {
          term: 'For whom',
          detail: 'Companies, schools, hotels, SACCOs and public offices with 5 to 300 people.',
        },
        { term: 'Languages', detail: 'English and Kiswahili.' },
      ],
    },
    { type: 'company-figures', heading: 'In figures' },
    reach,
    {
      type: 'comparison',
      heading: 'Four ways to start',
      rowHeading: 'Form',
      columns: ['You commit to', 'Suits'],
      rows: [
        { label: 'One visit', cells: ['A day, with a written finding', 'A second opinion'] },
        { label: 'A project', cells: ['Scope, stages, date', 'A website or a system'] },
        { label: 'Monthly', cells: ['A notice period', 'Offices without IT staff'] },
        {
          label: 'A product',
          cells: ['A minimum term. You can export your data', 'Shops, schools, agents, practices'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What you can hold us to',
      body: `- Prices in writing before work starts
- Accounts and domains in your name, and code ${commitments.ownership.phrase}
- Working software ${commitments.workingSoftware.phrase}
- When you leave: ${commitments.leaving.phrase}
- If a vendor would pay us for your order, the proposal says so`,
    },
    {
      type: 'company-facts',
      heading: 'For your procurement file',
      body: `Through the [contact page](/contact), send us the list of documents that your tender asks for. We answer ${commitments.enquiryReply.phrase} with what we can supply and what we cannot. For references, we give you a client’s phone number after the client agrees.`,
    },
  ],
  related: ['/company/about-us/how-we-work', '/services', '/contact'],
} satisfies Copy<'company'>;
