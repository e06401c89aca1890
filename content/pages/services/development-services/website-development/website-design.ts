import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'plans',
  heading: 'Website design in Mombasa: WordPress or a shop',
  summary: 'Page design and build, with WordPress for publishing or a shop for selling.',
  description:
    'Website design in Mombasa and Kenya: a ready-made theme or a design of your own, built as a WordPress site or as an online shop with M-Pesa.',
  lead: 'Choose a WordPress site that you edit, or a shop that takes payment. Each is one project, with one price.',
  updated: '2026-11-29',
  emblem: 'tiles',
  drawing: {
    caption: 'A sketch, and its test with five visitors',
    parts: [
      {
        type: 'scene',
        title: 'A sketch of a page, and five people',
        height: 240,
        shapes: [
          { look: 'body', outline: 'M14 16h160v208H14z' },
          { look: 'tint', outline: 'M28 32h132v74H28z' },
          {
            look: 'mark',
            outline: 'M28 106l40-44 28 28 20-18 44 34M126 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
          },
          { look: 'mark', outline: 'M28 122h90M28 134h120M28 172h84v34H28z' },
          { look: 'body', outline: 'M132 196l52-64 14 11-52 64-20 8z' },
          { look: 'solid', outline: 'M132 196l14 11-20 8z' },
          { look: 'hot', outline: 'M184 132l8-10 14 11-8 10z' },
          {
            look: 'tint',
            outline:
              'M214 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM207 92a16 16 0 0 1 32 0zM250 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM243 92a16 16 0 0 1 32 0zM286 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM279 92a16 16 0 0 1 32 0zM232 116a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM225 146a16 16 0 0 1 32 0z',
          },
          {
            look: 'hot',
            outline: 'M268 116a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM261 146a16 16 0 0 1 32 0z',
          },
        ],
        words: [
          { text: 'Book', at: [70, 194], on: 'object', size: 'large' },
          { text: 'KSh 6,500', at: [70, 156], on: 'object' },
          { text: '4 of 5 booked', at: [256, 36], on: 'ground', size: 'large' },
          { text: 'One found no', at: [256, 174], on: 'ground' },
          { text: 'free night', at: [256, 192], on: 'ground' },
        ],
      },
    ],
  },

  mainOffer: '/services/development-services/website-development/website-design/wordpress',
  further: [],
  choice: {
    heading: 'Publish or sell?',
    intro:
      'A WordPress site starts with a theme that you buy, and a shop is designed for you in every version. If people must trust you before they choose you, see [custom design](/services/web-development/custom-design).',
    options: [
      {
        path: '/services/development-services/website-development/website-design/wordpress',
        when: 'One office publishes, and nobody has to approve.',
        outcome: 'A WordPress site whose layout your editors cannot break.',
      },
      {
        path: '/services/development-services/website-development/website-design/ecommerce-website',
        when: 'Visitors buy, pay by M-Pesa or card, and expect delivery.',
        outcome: 'A shop that your own team runs.',
      },
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What a design of your own includes',
      intro:
        'The lowest price of a WordPress site is for a theme that you buy, without the visitor notes and the second design.',
      rows: [
        {
          term: 'Visitor notes',
          detail: 'They say what five people tried, and where they stopped.',
        },
        { term: 'Page list', detail: 'It names each page and its purpose.' },
        {
          term: 'Layouts',
          detail: 'You see plain ones first, then two visual designs to choose from.',
        },
        { term: 'Images', detail: 'We prepare them for phones, with alternative text.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we bring our own designer?',
      answer: 'Yes. We review the files and give a price for the build only.',
    },
    {
      question: 'Can we show pictures of pupils or patients?',
      answer:
        'Only with their consent, or that of a child’s parent or guardian. Keep the signed forms.',
    },
  ],
  ask: {
    heading: 'Does your site publish or sell, and on how many pages?',
  },
  related: ['/blog/wordpress-or-a-custom-build'],
  sources: [dataProtection.childData],
} satisfies Copy<'group'>;
