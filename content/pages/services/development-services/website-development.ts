import fixedPriceShop from '@/content/pages/services/development-services/website-development/website-design/ecommerce-website';
import wordpress from '@/content/pages/services/development-services/website-development/website-design/wordpress';
import cms from '@/content/pages/services/web-development/cms-development';
import customDesign from '@/content/pages/services/web-development/custom-design';
import shopWithCare from '@/content/pages/services/web-development/ecommerce';
import type { Copy } from '@/content/schema/pages';
import { type Price, priceInWords } from '@/content/values/price';
import type { TimeSpan } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';

/** A website in the table: for whom it is, its time without the note, and its price. */
const rowOf = (
  label: string,
  fit: string,
  { glance: { time, price } }: { glance: { time: TimeSpan; price: Price } },
) => ({ label, cells: [fit, timeInWords({ ...time, note: undefined }), priceInWords(price)] });

export default {
  shape: 'order',
  heading: 'Website development at a fixed price',
  summary: 'Five kinds of website compared: for whom, how long, and from which price.',
  description:
    'Website development in Mombasa and Kenya: five kinds of website compared by purpose, time and price, and a launch that keeps your e-mail and old links working.',
  lead: 'For organisations that need a new website by an agreed day. Your e-mail and old links keep working.',
  updated: '2026-11-29',
  emblem: 'browser',
  drawing: {
    caption: 'A new page at an old address',
    parts: [
      {
        type: 'phone',
        title: 'sample-clinic',
        blocks: [
          {
            type: 'rows',
            items: [{ text: 'Walk-in clinic, Nyali' }, { text: 'Today', value: '08:00' }],
          },
          { type: 'buttons', items: ['Book'] },
          {
            type: 'rows',
            items: [
              { text: 'Doctors', value: '3' },
              { text: 'Laboratory', value: 'open' },
              { text: 'Map', value: '400 m' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Old links',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '/contact', value: 'kept', mark: 'done' },
              { text: '/about', value: 'kept', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer: '/services/development-services/website-development/website-design/wordpress',
  way: {
    heading: 'Four steps to a new website',
    steps: [
      {
        title: 'List what you have',
        body: 'We list pages, visitors, links, mail records and the owner of the domain.',
      },
      {
        title: 'Agree the outline',
        body: 'It says for each page who reads it, and what they should do next.',
      },
      {
        title: 'Design, build, test',
        body: 'We test with your words, on a cheap Android, an iPhone, a laptop and a screen reader.',
      },
      {
        title: 'Switch over',
        body: 'Old addresses redirect, and mail records stay unchanged.',
      },
    ],
  },
  choice: {
    heading: 'What we build',
    intro: 'If you have a designer, we build from their files.',
    options: [
      {
        path: '/services/development-services/website-development/website-design',
        when: 'You know roughly which pages you need, and whether the site takes orders.',
        outcome: 'A WordPress site, or a shop that takes payment.',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Five kinds of website compared',
      intro:
        'The first two are handed over at the end. The others are part of [Web Development](/services/web-development).',
      rowHeading: 'Website',
      columns: ['For', 'Ready in', 'Price'],
      rows: [
        rowOf('WordPress', 'Pages that your staff edit', wordpress),
        rowOf('Fixed-Price Shop', 'Sellers with their own team', fixedPriceShop),
        rowOf('Custom Design', 'Firms chosen on trust', customDesign),
        rowOf('CMS Development', 'Notices, roles, approvals', cms),
        rowOf('Online Shop with Care', 'Sellers without a team yet', shopWithCare),
      ],
    },
  ],
  questions: [
    {
      question: 'Will our e-mail stop when the site moves?',
      answer:
        'No. We change only the DNS records of the website. Mailboxes on the old web server are moved first.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'Run it yourself with our notes, or take [Website Maintenance](/services/web-development/maintenance-support).',
    },
  ],
  ask: {
    heading: 'Send the address of your present site',
    body: 'We list its pages, forms and mailboxes, and give a price range.',
  },
  related: ['/blog/a-website-that-loads-on-mobile-data'],
} satisfies Copy<'group'>;
