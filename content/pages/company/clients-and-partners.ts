import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Clients, vendors and partners',
  summary: 'The organisations we suit, how we choose tools, and how we deal with vendors.',
  description:
    'What kinds of clients we serve from Mombasa, whom we turn away, how tools and vendors are chosen for you, and how we disclose commissions and partnerships.',
  lead: 'How we choose a tool for you, what a vendor may pay us for it, and which clients we send elsewhere.',
  updated: '2026-11-27',
  drawing: {
    caption: 'three tools compared for a client, over five years',
    parts: [
      {
        type: 'window',
        title: 'Choice of a tool',
        state: '30 needs',
        blocks: [
          {
            type: 'table',
            columns: ['Tool', 'Needs', '5 years', 'Pays us'],
            rows: [
              { cells: ['Yours, reset', '17', '0.4 m', 'nothing'] },
              { cells: ['Free', '26', '1.1 m', 'nothing'], mark: 'done' },
              { cells: ['Supplier A', '28', '1.5 m', 'nothing'], mark: 'done' },
              { cells: ['Supplier B', '29', '2.3 m', '8%'], mark: 'open' },
            ],
          },
          {
            type: 'bars',
            items: [
              { label: 'Free', value: 1.1, text: 'KSh 1.1 m' },
              { label: 'Supplier A', value: 1.5, text: 'KSh 1.5 m' },
              { label: 'Supplier B', value: 2.3, text: 'KSh 2.3 m' },
            ],
          },
          { type: 'buttons', items: ['Try two for a week'] },
        ],
      },
    ],
  },
  sections: [
    {
      type: 'process',
      heading: 'How we choose a tool for you',
      steps: [
        { title: 'Write the need', body: '12 to 30 lines, each marked must or may.' },
        { title: 'Check what you own', body: 'Sometimes a changed setting is enough.' },
        {
          title: 'Compare three',
          body: 'Over five years, with at least one free option and one that pays us nothing.',
        },
        { title: 'Try two', body: 'A week each, with your data and your people.' },
        { title: 'Record why', body: 'One page for your file.' },
      ],
    },
    {
      type: 'specification',
      heading: 'How we deal with vendors',
      rows: [
        { term: 'Contracts', detail: 'Licences, accounts and lines are in your name.' },
        {
          term: 'Commission',
          detail: 'If a vendor would pay us, the proposal says so.',
        },
        {
          term: 'Our products',
          detail: 'We may offer our own, and say so. Paid advice leaves them out.',
        },
        {
          term: 'Faults',
          detail: 'We open the case with the vendor and keep the record for your claim.',
        },
        { term: 'Personal data', detail: 'We list where data goes before you sign.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Partnerships',
      body: `We claim no partnership on this site. If one matters for your purchase, the proposal names it. When we run a selection for you, ${commitments.noCommission.promise.replace(/^We /, 'we ')} ${commitments.noBidding.promise}`,
    },
    {
      type: 'comparison',
      heading: 'Who we suit',
      intro: 'We name a client only with the client’s agreement.',
      rowHeading: 'Kind',
      columns: ['First job', 'Possible next'],
      rows: [
        { label: 'Trading firm', cells: ['Stock or debtors', 'ERP, network'] },
        { label: 'Hotel or lodge', cells: ['Guest Wi-Fi', 'Tills, second line'] },
        { label: 'School or college', cells: ['Fees', 'School system, SMS'] },
        { label: 'Clearing and haulage', cells: ['Documents', 'A client portal'] },
        { label: 'SACCO or insurer', cells: ['An audit finding', 'Integration, security'] },
        { label: 'Law firm or clinic', cells: ['Unbilled time', 'Practice system'] },
        { label: 'County or agency', cells: ['A tender', 'Support'] },
        { label: 'NGO or faith body', cells: ['Donor reports', 'Accounts by project'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Who we turn away',
      body: `For fewer than five people, a good technician and a packaged tool are often enough. In several countries, you may need a larger firm.

We refuse work that hides sales from KRA, reads staff messages secretly, or sends messages to bought lists.`,
    },
  ],
  related: ['/industries', '/technologies', '/company/portfolio-testimonials'],
} satisfies Copy<'company'>;
