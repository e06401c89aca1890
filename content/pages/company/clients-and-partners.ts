import { commitments } from '@/content/company/commitments';
import { coreSystemsNote } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Clients, vendors and partners',
  summary: 'The organisations we suit, how we choose tools, and how we deal with vendors.',
  description:
    'What kinds of clients we serve from Mombasa, whom we turn away, how tools and vendors are chosen for you, and how we disclose commissions and partnerships.',
  lead: 'Monthly support suits firms of 5 to 300 people. No vendor pays us without your knowledge.',
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
      type: 'specification',
      heading: 'Clients',
      rows: [
        {
          term: 'Whom we suit',
          detail:
            'Projects have no limit of size. Each product names its own, and your [sector](/industries) has its own page.',
        },
        {
          term: 'Whom we send elsewhere',
          detail:
            'With fewer than five people, a good technician costs you less than an agreement. If you need engineers in several countries, choose a larger firm. Some work [we refuse](/company/about-us#what-we-refuse).',
        },
        {
          term: 'Have you connected our system?',
          detail: `Send us its name, and you have an answer ${commitments.enquiryReply.phrase}. If we have not connected it, the first stage tests its interface. ${coreSystemsNote}`,
        },
        {
          term: 'Clients whom we name',
          detail:
            'None yet, and no partner. [Four checks](/company/portfolio-testimonials) need neither, and three of them are free.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'How we deal with vendors',
      rows: [
        {
          term: 'Commission',
          detail: 'If a vendor would pay us, the proposal says how much, and you decide.',
        },
        {
          term: 'Our products',
          detail:
            'We may offer our own products, and say that they are ours. Paid advice leaves them out.',
        },
        {
          term: 'Refused access',
          detail: commitments.refusedAccess.promise,
        },
        {
          term: 'Personal data',
          detail: 'Before you sign, we list each place to which your data goes.',
        },
      ],
    },
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
      type: 'statement',
      heading: 'Partnerships',
      body: `We claim no partnership with a vendor. When we run a selection for you, ${commitments.noCommission.promise.replace(/^We /, 'we ')} ${commitments.noBidding.promise}`,
    },
  ],
  related: ['/industries', '/technologies', '/company/portfolio-testimonials'],
} satisfies Copy<'company'>;
