import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Custom website design in Mombasa',
  summary: 'A website designed around your content, your customers and slow connections.',
  description:
    'Custom website design in Mombasa and Kenya: research with your customers, text, two design directions, a prototype on phones, then a fast, accessible site.',
  lead: 'A website designed around what your customers ask, tested on their phones before we build it. You also get a style guide that your printing firm can use.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a style, and the page that was made with it.',
    parts: [
      {
        type: 'paper',
        title: 'Style guide',
        state: 'page 4',
        blocks: [
          {
            type: 'grid',
            rows: [
              {
                label: 'Ink',
                squares: [
                  { text: 'Aa', mark: 'done' },
                  { text: 'Aa', mark: 'open' },
                ],
              },
              { label: 'Sand', squares: [{ text: 'Aa' }, { text: 'Aa' }] },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Headings', value: 'one face' },
              { text: 'Smallest text', value: '16 px' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Home',
        state: 'tested',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'What it costs', value: 'found', mark: 'done' },
              { text: 'Where it is', value: 'found', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, schools, clinics, NGOs and firms that people choose on trust',
    time: { from: 7, to: 11, unit: 'weeks', note: 'for 8 to 20 page types' },
    price: prices['/services/web-development/custom-design'],
    start: 'A week of collecting the questions your front desk hears',
    needs: 'One person who decides, five customers for an hour each, logo and photographs',
  },
  situation: {
    heading: 'Do you need custom design?',
    body: 'For a familiar kind of site, [website design](/services/development-services/website-development/website-design) takes less time. For an address, hours and a map, a simple [WordPress site](/services/development-services/website-development/website-design/wordpress) is enough.',
  },
  process: {
    heading: 'From questions to pages',
    steps: [
      {
        title: 'Collect the questions',
        body: 'At reception, in the inbox and on the phone.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Arrange the pages',
        body: 'Five customers sort topics. You get a page list with the purpose of each page.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Write first',
        body: 'We write the main pages as a plain document, so that you judge the words before the design.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Show two designs',
        body: 'Both show the same three pages with the real text. You choose one, or return both with reasons.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Test on phones',
        body: 'Five people outside your company try tasks on a prototype. We move what they cannot find.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build and check',
        body: 'Coded, filled, and tested by keyboard and screen reader. Old addresses redirect, so your search results keep working.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A two-page report on what your visitors want, in their words',
      'Design files that another designer can open',
      'The finished site, in one or two languages',
      'A style guide: colours, type, spacing, photographs, tone',
      'Redirects from old addresses that have visitors',
    ],
    needed: [
      'One person who decides. Committees comment through them',
      'Introductions to five customers',
      'Your logo as a vector file, and photographs you own or a day for a photographer',
    ],
    excluded: ['A new logo or brand name', 'Photography, film and stock licences'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Limits every design must meet',
      rows: [
        {
          term: 'Page weight',
          detail: 'Agreed for each template. A text page stays under 500 KB.',
        },
        {
          term: 'Speed',
          detail:
            'Main content appears within 2.5 seconds for three visitors in four, which Google rates as good.',
        },
        { term: 'Contrast', detail: 'At least 4.5 to 1 for body text.' },
        { term: 'Type', detail: 'Two font families at most, served from your domain.' },
        { term: 'Small screens', detail: 'Designed first for a screen 360 pixels wide.' },
      ],
    },
    {
      type: 'example',
      heading: 'A small resort in Watamu',
      body: 'In a week, a third of calls ask about airport transfer and a fifth about children’s meals. The old home page mentions neither. In the new one, both are one tap from the top, and the price list is text, not a scanned PDF.',
      figures: [
        { label: 'Calls in the week', value: '142' },
        { label: 'About transfers', value: '47' },
        { label: 'About children’s meals', value: '29' },
        { label: 'Home page before and after', value: '6.8 MB, then 420 KB' },
      ],
    },
    {
      type: 'statement',
      heading: 'Custom design, standard software',
      body: 'The site runs on a well-known system chosen with you, so future editors and developers can work with it. Two designs and two rounds of changes at each stage are included. Later changes have their own price.',
    },
  ],
  questions: [
    {
      question: 'Can our own developer build it?',
      answer:
        'Yes. We stop after the design files and behaviour notes, then review the build twice.',
    },
    {
      question: 'Will a redesign hurt our position in Google?',
      answer:
        'It can, if addresses change without redirects. We map each visited address to its new one and check Search Console for six weeks.',
    },
    {
      question: 'May we use photographs from the internet?',
      answer:
        'Only with a licence for that use. Pictures in which guests or pupils can be recognised need consent as well.',
    },
  ],
  related: [
    '/services/web-development/cms-development',
    '/services/web-development/hosting-domains',
    '/industries/engineering-and-architecture',
  ],
  sources: [
    {
      fact: 'Largest Contentful Paint is rated good at 2.5 seconds or less, measured at the 75th percentile of page loads.',
      reference: 'Google, web.dev, Web Vitals',
      url: 'https://web.dev/articles/vitals#core-web-vitals',
      checked: '2026-11-22',
    },
    {
      fact: 'Normal-size text needs a contrast ratio of at least 4.5:1 at level AA.',
      reference: 'W3C, WCAG 2.2, success criterion 1.4.3',
      url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
