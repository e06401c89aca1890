import { commitments } from '@/content/company/commitments';
import { factInWords } from '@/content/company/facts';
import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Clients and partners: whom we suit, and what vendors pay us',
  summary: 'Whom do we suit, how do we choose tools, and what do vendors pay us?',
  description:
    'What kinds of clients we serve from Mombasa, whom we turn away, how tools and vendors are chosen for you, and how we disclose commissions and partnerships.',
  lead: 'Our monthly support is for firms of 5 to 300 people. No vendor pays us without your knowledge.',
  updated: '2026-11-28',
  emblem: 'hands',
  drawing: {
    caption: 'A client, a vendor, and us between them: the 8% that a vendor offers us is refused',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'Three at a table',
        height: 244,
        shapes: [
          { look: 'line', outline: 'M0 236h320' },
          { look: 'body', outline: 'M70 8h180v70h-180z' },
          { look: 'hot', outline: 'M70 8h8v70h-8z' },
          { look: 'tint', outline: 'M30 164a30 38 0 0 1 60 0zM230 164a30 38 0 0 1 60 0z' },
          { look: 'hot', outline: 'M130 164a30 38 0 0 1 60 0z' },
          {
            look: 'body',
            outline:
              'M44 112a16 16 0 1 1 32 0a16 16 0 1 1 -32 0zM144 112a16 16 0 1 1 32 0a16 16 0 1 1 -32 0zM244 112a16 16 0 1 1 32 0a16 16 0 1 1 -32 0z',
          },
          { look: 'body', outline: 'M24 192h14v44h-14zM282 192h14v44h-14zM8 162h304v30h-304z' },
        ],
        words: [
          { text: 'Proposal', at: [164, 30], on: 'object', size: 'large' },
          { text: 'B offers us 8%: refused', at: [164, 50], on: 'object' },
          { text: 'You choose', at: [164, 68], on: 'object' },
          { text: 'You', at: [60, 182], on: 'object', size: 'large' },
          { text: 'Us', at: [160, 182], on: 'object', size: 'large' },
          { text: 'Vendor', at: [260, 182], on: 'object', size: 'large' },
          { text: '30 needs, 3 tools, 5 years', at: [160, 220], on: 'ground' },
        ],
      },
      {
        type: 'window',
        title: 'Ranking',
        blocks: [
          {
            type: 'table',
            columns: ['Tool', 'Needs met', 'Offers us', 'We took'],
            rows: [
              { cells: ['A', '26 of 30', 'nothing', 'nothing'] },
              { cells: ['C', '24 of 30', 'nothing', 'nothing'] },
              { cells: ['B', '17 of 30', '8%', 'nothing'], mark: 'late' },
            ],
          },
          {
            type: 'bars',
            items: [
              { label: 'A, 5 years', value: 4.1, text: 'KSh 4.1 m' },
              { label: 'C, 5 years', value: 3.6, text: 'KSh 3.6 m' },
              { label: 'B, 5 years', value: 5.2, text: 'KSh 5.2 m' },
            ],
          },
          {
            type: 'fields',
            items: [{ label: 'You choose', value: 'A or C, after a trial of both' }],
          },
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
            'Firms on the coast with a small IT department or none. The page of [each sector](/industries) says what it needs.',
        },
        {
          term: 'Whom we send elsewhere',
          detail:
            'With fewer than five people, pay for single repairs. For engineers in several countries, choose a larger firm. Some work [we refuse](/company/about-us#what-we-refuse).',
        },
        {
          term: 'Have you connected our system?',
          detail:
            `${factInWords('Core banking systems')} ${factInWords('Job programs')} Send us its name, and we answer ${commitments.enquiryReply.phrase}. If it is new to us, a test of its interface is the first stage, and you may stop after it.`.trim(),
        },
      ],
    },
    {
      type: 'specification',
      heading: 'How we deal with vendors',
      drawing: {
        caption: 'The lines of a proposal that say what vendors pay us',
        parts: [
          {
            type: 'paper',
            title: 'Proposal',
            state: 'page 3',
            blocks: [
              {
                type: 'table',
                columns: ['You may buy', 'We get from it'],
                rows: [
                  { cells: ['Server', 'nothing'] },
                  { cells: ['Licences', '3% of the price'] },
                  { cells: ['Posigen', 'all: it is ours'] },
                ],
              },
              { type: 'fields', items: [{ label: 'The choice', value: 'is yours' }] },
            ],
          },
        ],
      },
      rows: [
        {
          term: 'Commission',
          detail: `${commitments.noCommission.promise} For other sales, the proposal says what a vendor pays us, such as the 3% in this sample.`,
        },
        {
          term: 'Our products',
          detail:
            'We may offer our own products, and say that they are ours. If you pay us to advise you on a choice, we leave them out.',
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
          body: 'We compare their cost over five years. At least one is free, and the table says who offered us a commission.',
        },
        { title: 'Try two', body: 'Your people work with each for a week, on your data.' },
        { title: 'Record why', body: 'You get one page for your file.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Partnerships',
      body: `We claim no partnership with a vendor. ${commitments.noBidding.promise}`,
    },
  ],
  related: ['/industries', '/technologies', '/company/portfolio-testimonials'],
} satisfies Copy<'company'>;
