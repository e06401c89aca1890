import { furtherPrices } from '@/content/prices/prices';
import type { Shapes } from '@/content/schema/fields';
import type { Copy } from '@/content/schema/pages';
import { amountInWords } from '@/content/values/price';

/** A hotel between palms, on the beach. */
const beach: Shapes = [
  { look: 'tint', outline: 'M0 0h320v78h-320z' },
  { look: 'hot', outline: 'M236 40a18 18 0 1 1 36 0a18 18 0 1 1-36 0z' },
  { look: 'body', outline: 'M0 66q40-8 80 0t80 0 80 0 80 0v46h-320z' },
  { look: 'mark', outline: 'M184 78q12-6 24 0t24 0M248 88q12-6 24 0t24 0' },
  { look: 'solid', outline: 'M52 44l42-28 42 28z' },
  { look: 'body', outline: 'M62 44h64v46h-64z' },
  { look: 'tint', outline: 'M70 54h14v14h-14zm34 0h14v14h-14z' },
  { look: 'hot', outline: 'M87 66h14v24h-14z' },
  { look: 'solid', outline: 'M126 56l24-16 24 16z' },
  { look: 'body', outline: 'M132 56h36v34h-36z' },
  { look: 'tint', outline: 'M144 66h12v24h-12z' },
  { look: 'solid', outline: 'M0 90h200q60 4 120 22h-320z' },
  {
    look: 'mark',
    outline:
      'M34 92q8-34-2-62M32 30q-16-8-24 6M32 30q16-8 24 4M32 30q-6-16-20-14M32 30q8-14 20-10M206 94q-4-24 8-48M214 46q-14-4-18 8M214 46q14-4 18 8M214 46q-4-12-14-12M214 46q8-10 16-8',
  },
];

export default {
  shape: 'compare',
  heading: 'Web development in Mombasa and Kenya',
  summary: 'Company sites, shops, portals, hosting and the upkeep after launch.',
  description:
    'Web development in Mombasa and across Kenya: custom design, CMS sites, online shops with M-Pesa, portals, hosting, maintenance and SEO, with times and prices.',
  lead: 'We build websites, shops and portals, and care for the site you have. The domain, the accounts and the code belong to you.',
  updated: '2026-11-29',
  emblem: 'browser',
  drawing: {
    caption: 'A website on a laptop and on a phone, and whose it is',
    place: 'below',
    parts: [
      {
        type: 'laptop',
        title: 'sample-hotel.co.ke',
        state: 'Rooms · Food · Boats',
        blocks: [
          { type: 'picture', height: 112, shapes: beach },
          {
            type: 'totals',
            items: [
              { label: 'Room to the sea', value: 'KSh 9,500' },
              { label: 'From bed to beach', value: '40 steps' },
            ],
          },
          { type: 'buttons', items: ['Book', 'WhatsApp'] },
        ],
      },
      {
        type: 'phone',
        title: 'sample-hotel.co.ke',
        blocks: [
          { type: 'picture', height: 112, shapes: beach },
          {
            type: 'rows',
            items: [
              { text: 'Two nights', value: '19,000' },
              { text: 'M-Pesa', value: 'paid', mark: 'done' },
            ],
          },
          { type: 'buttons', items: ['Book'] },
        ],
      },
      {
        type: 'receipt',
        title: 'In your name',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Domain', value: 'to May', mark: 'done' },
              { text: 'Hosting', value: 'yours', mark: 'done' },
              { text: 'Code', value: 'yours', mark: 'done' },
              { text: 'Mail', value: 'yours', mark: 'done' },
            ],
          },
          { type: 'rows', items: [{ text: 'First view', value: '1.2 s' }] },
        ],
      },
    ],
  },
  mainOffer: '/services/web-development/cms-development',
  choice: {
    heading: 'Seven services, with prices and times',
    intro:
      'The first three build a new site, and the fourth adds a portal. The others are for a site that you have. For a site that is built once and handed over, see [fixed-price websites](/services/development-services/website-development).',
    options: [
      {
        path: '/services/web-development/custom-design',
        when: 'People must trust you first, as with a hotel or a clinic',
        outcome: 'A design of your own, tested with your customers',
      },
      {
        path: '/services/web-development/ecommerce',
        when: 'You want to sell and be paid online',
        outcome: 'A shop with M-Pesa, and care after it opens',
      },
      {
        path: '/services/web-development/cms-development',
        when: 'Several departments publish news, tenders or vacancies',
        outcome: 'They publish without us, and a second person approves',
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
    heading: 'What annoys you about your site?',
    body: `A written check of it costs ${amountInWords(furtherPrices.day.from)}.`,
  },
  related: ['/blog/wordpress-or-a-custom-build'],
} satisfies Copy<'group'>;
