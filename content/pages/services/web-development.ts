import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Web development in Mombasa and Kenya',
  summary: 'Company sites, shops, portals, hosting and the upkeep after launch.',
  description:
    'Web development in Mombasa and across Kenya: custom design, CMS sites, online shops with M-Pesa, portals, hosting, maintenance and SEO, with times and prices.',
  lead: 'We build websites, shops and portals, or look after the site you have, with the domain, the accounts and the code in your name.',
  updated: '2026-11-27',
  emblem: 'browser',
  drawing: {
    caption: 'one website, and everything that is in your name.',
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
  mainOffer: '/services/web-development/custom-design',
  glance: {
    audience: 'Organisations that need a new site or upkeep for an old one',
    start: 'A call, and a review of your present site',
    needs: 'One person who decides, and your text and photographs',
  },
  choice: {
    heading: 'What should the website do for you?',
    intro: 'The first four are for a new site, the others for one that you have.',
    options: [
      {
        path: '/services/web-development/custom-design',
        when: 'People choose you on trust, as with a hotel or clinic.',
        outcome: 'You get a design of your own, tested with your customers.',
      },
      {
        path: '/services/web-development/cms-development',
        when: 'Your staff publish news, tenders or vacancies every week.',
        outcome: 'They publish alone, and a second person approves.',
      },
      {
        path: '/services/web-development/ecommerce',
        when: 'You want to sell and be paid online daily.',
        outcome: 'You get a shop with M-Pesa, and care after it opens.',
      },
      {
        path: '/services/web-development/web-applications',
        when: 'Visitors should sign in to book, apply or track.',
        outcome: 'Your website has a portal for them.',
      },
      {
        path: '/services/web-development/hosting-domains',
        when: 'You are unsure who owns the domain, or mail goes to spam.',
        outcome: 'The domain is in your name, with or without hosting.',
      },
      {
        path: '/services/web-development/maintenance-support',
        when: 'Your site works today, but nobody updates it.',
        outcome: 'We do the updates, and in larger plans your changes.',
      },
      {
        path: '/services/web-development/seo-digital-marketing',
        when: 'The right people do not find your site.',
        outcome: 'You see which enquiries came from the site.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Should we repair or replace the old site?',
      answer:
        'Repair it if its software gets updates and the structure suits you. The check under [maintenance](/services/web-development/maintenance-support) answers in writing.',
    },
    {
      question: 'What does a site cost after the launch?',
      answer:
        '[Maintenance](/services/web-development/maintenance-support) has a bill for the domain, the host and the upkeep.',
    },
  ],
  ask: {
    heading: 'Start with a review of your site',
    body: 'Send its address, and say what annoys you.',
  },
  related: [
    '/services/development-services/website-development',
    '/blog/wordpress-or-a-custom-build',
    '/industries/small-and-medium-enterprises',
  ],
} satisfies Copy<'group'>;
