import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'compare',
  heading: 'Web development in Mombasa and Kenya',
  summary: 'Company sites, shops, portals, hosting and the upkeep after launch.',
  description:
    'Web development in Mombasa and across Kenya: custom design, CMS sites, online shops with M-Pesa, portals, hosting, maintenance and SEO, with times and prices.',
  lead: 'Websites, shops and portals, or care for the site you have. The domain, the accounts and the code belong to you.',
  updated: '2026-11-27',
  emblem: 'browser',
  drawing: {
    caption: 'one website, and everything that is in your name.',
    place: 'below',
    parts: [
      {
        type: 'window',
        title: 'sample-hotel.co.ke',
        state: 'all in order',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Domain', value: 'yours, to May', mark: 'done' },
              { text: 'Hosting', value: 'yours', mark: 'done' },
              { text: 'Code', value: 'yours', mark: 'done' },
              { text: 'Mail', value: 'yours', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'On a phone',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Rooms from the beach' },
              { text: 'First view', value: '1.2 s', mark: 'done' },
            ],
          },
          { type: 'buttons', items: ['Book'] },
        ],
      },
    ],
  },
  mainOffer: '/services/web-development/cms-development',
  choice: {
    heading: 'Seven services, with prices and times',
    intro:
      'The first four build a new site. The others are for a site that you have. For a site that is built once and handed over, see [fixed-price websites](/services/development-services/website-development).',
    options: [
      {
        path: '/services/web-development/custom-design',
        when: 'People must trust you first, as with a hotel or a clinic',
        outcome: 'A design of your own, tested with your customers',
      },
      {
        path: '/services/web-development/cms-development',
        when: 'Your staff publish news, tenders or vacancies',
        outcome: 'They publish without us, and a second person approves',
      },
      {
        path: '/services/web-development/ecommerce',
        when: 'You want to sell and be paid online',
        outcome: 'A shop with M-Pesa, and care after it opens',
      },
      {
        path: '/services/web-development/web-applications',
        when: 'Visitors should sign in to book, apply or track',
        outcome: 'A portal for them on your website',
      },
      {
        path: '/services/web-development/hosting-domains',
        when: 'You are unsure who owns the domain',
        outcome: 'The domain in your name, with or without hosting',
      },
      {
        path: '/services/web-development/maintenance-support',
        when: 'Nobody updates your site',
        outcome: 'Updates, and a bill for all that a site costs after its launch',
      },
      {
        path: '/services/web-development/seo-digital-marketing',
        when: 'The right people do not find your site',
        outcome: 'You see which enquiries came from the site',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Should we repair or replace the old site?',
      answer:
        'Repair it if its software gets updates and the structure suits you. Our check under [Website Maintenance](/services/web-development/maintenance-support) answers in writing.',
    },
  ],
  ask: {
    heading: 'Start with a review of your site',
    body: 'Send its address, and say what annoys you.',
  },
  related: ['/blog/wordpress-or-a-custom-build'],
} satisfies Copy<'group'>;
