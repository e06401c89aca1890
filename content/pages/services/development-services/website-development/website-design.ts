import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';

export default {
  shape: 'plans',
  heading: 'Website design in Mombasa: WordPress or a shop',
  summary: 'Page design and build, with WordPress for publishing or a shop for selling.',
  description:
    'Website design in Mombasa and Kenya: a ready-made theme or a design of your own, built as a WordPress site or as an online shop with M-Pesa.',
  lead: 'We design and build a WordPress site that you edit, or a shop that takes payment. Both are one project.',
  updated: '2026-11-27',
  emblem: 'tiles',
  drawing: {
    caption: 'A sketch, and its test with five visitors',
    parts: [
      {
        type: 'paper',
        title: 'Sketch 2',
        state: 'booking page',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Photo of the room' },
              { text: 'Price, free nights' },
              { text: 'Book', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Tested',
        state: '5 people',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Found the price', value: '5 of 5', mark: 'done' },
              { text: 'Booked', value: '4 of 5', mark: 'open' },
            ],
          },
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
    heading: 'Describe your site',
    body: 'Say whether it publishes or sells, and how many pages it has.',
  },
  related: ['/blog/wordpress-or-a-custom-build'],
  sources: [dataProtection.childData],
} satisfies Copy<'group'>;
