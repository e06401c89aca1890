import wordpress from '@/content/pages/services/development-services/website-development/website-design/wordpress';
import type { Copy } from '@/content/schema/pages';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  shape: 'order',
  heading: 'Website development in Mombasa',
  summary: 'A complete public site, from outline to launch day, for an agreed price.',
  description:
    'Website development in Mombasa and Kenya as one project: outline, design, build, tests on cheap phones and a launch that keeps your e-mail and old links working.',
  lead: 'A new website for an agreed price, by an agreed day, while your e-mail and the links to your old pages keep working.',
  updated: '2026-11-27',
  emblem: 'browser',
  drawing: {
    caption: 'the page that the visitor sees, and the old address that still works.',
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
    heading: 'The six steps of a site',
    intro: `A WordPress site takes ${timeInWords(wordpress.glance.time)}.`,
    steps: [
      {
        title: 'List what you have',
        body: 'Pages, visitors, links, mail records and the owner of the domain.',
      },
      {
        title: 'Agree the outline',
        body: 'For each page: who reads it, and what they should do next.',
      },
      {
        title: 'Design',
        body: 'Home and one inner page first, with your words.',
      },
      { title: 'Build', body: 'Pages, forms and search.' },
      {
        title: 'Test',
        body: 'On a cheap Android, an iPhone, a laptop and a screen reader.',
      },
      {
        title: 'Switch over',
        body: 'Old addresses redirect. Mail records stay unchanged.',
      },
    ],
  },
  choice: {
    heading: 'What we build',
    intro:
      'If you have a designer, we build from their files. If you need a team after the launch, see [web development](/services/web-development).',
    options: [
      {
        path: '/services/development-services/website-development/website-design',
        when: 'You know roughly which pages you need, and whether the site takes orders.',
        outcome: 'A WordPress site, or a shop that takes payment.',
      },
    ],
  },
  sections: [],
  questions: [
    {
      question: 'Will our e-mail stop when the site moves?',
      answer:
        'No. We change only the DNS records of the website. Mailboxes on the old web server are moved first.',
    },
    {
      question: 'What happens after launch?',
      answer:
        'Run it yourself with our notes, or take [maintenance](/services/web-development/maintenance-support).',
    },
  ],
  ask: {
    heading: 'Send the address of your present site',
    body: 'We list its pages, forms and mailboxes, and name a price range.',
  },
  related: ['/blog/a-website-that-loads-on-mobile-data'],
} satisfies Copy<'group'>;
