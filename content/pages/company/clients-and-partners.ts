import { commitments } from '@/content/company/commitments';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Clients, vendors and partners',
  summary: 'The organisations we suit, how we choose tools, and how we deal with vendors.',
  description:
    'What kinds of clients we serve from Mombasa, whom we turn away, how tools and vendors are chosen for you, and how we disclose commissions and partnerships.',
  lead: 'How we choose a tool for you, what a vendor may pay us for it, and which clients we send elsewhere.',
  updated: '2026-11-27',
  emblem: 'hands',
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
        {
          title: 'Write the need',
          body: 'We write down 12 to 30 needs with you, and mark each must or may.',
        },
        {
          title: 'Check what you own',
          body: 'Sometimes a changed setting in your present program is enough.',
        },
        {
          title: 'Compare three',
          body: 'We compare their cost over five years. At least one is free, and the table says which of them would pay us.',
        },
        { title: 'Try two', body: 'Your people work with each for a week, on your data.' },
        { title: 'Record why', body: 'You get one page for your file.' },
      ],
    },
    {
      type: 'specification',
      heading: 'How we deal with vendors',
      rows: [
        { term: 'Contracts', detail: 'Licences, accounts and lines are in your name.' },
        {
          term: 'Commission',
          detail: 'If a vendor would pay us, the proposal says how much.',
        },
        {
          term: 'Our products',
          detail:
            'We may offer our own products, and say that they are ours. Paid advice leaves them out.',
        },
        {
          term: 'Faults',
          detail: 'We report a fault to the vendor, and keep the record for your claim.',
        },
        {
          term: 'Personal data',
          detail: 'Before you sign, we list each place to which your data goes.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Partnerships',
      body: `We claim no partnership on this site, and name no system that we have connected for a client. If either matters for your purchase, ask us, and the proposal answers. When we run a selection for you, ${commitments.noCommission.promise.replace(/^We /, 'we ')} ${commitments.noBidding.promise}`,
    },
    {
      type: 'statement',
      heading: 'Whom we suit, and whom we send elsewhere',
      body: `We look after organisations of 5 to 300 people. Your [sector](/industries) has its own page. We name a client only with the client’s agreement.

With fewer than five, a good technician and one of our [products](/products) cost you less than an agreement. If you need engineers in offices of several countries, choose a larger firm. Some work [we refuse](/company/about-us).`,
    },
  ],
  related: ['/industries', '/technologies', '/company/portfolio-testimonials'],
} satisfies Copy<'company'>;
