import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Custom website design in Mombasa',
  summary: 'A website designed around your content, your customers and slow connections.',
  description:
    'Custom website design in Mombasa and Kenya: research with your customers, text, two design directions, a prototype on phones, then a fast, accessible site.',
  lead: 'People choose a hotel, a clinic or a law firm on trust. For a week we note what callers ask at your front desk, and your new site answers that first.',
  updated: '2026-11-29',
  emblem: 'pencil',
  drawing: {
    caption: 'The style of a hotel in Diani, and the page that was made with it',
    parts: [
      {
        type: 'scene',
        title: 'A page and its style',
        height: 236,
        shapes: [
          { look: 'body', outline: 'M16 16h186v206h-186z' },
          { look: 'solid', outline: 'M16 16h186v16h-186z' },
          { look: 'hot', outline: 'M23 24a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z' },
          { look: 'body', outline: 'M28 44h162v82h-162z' },
          { look: 'hot', outline: 'M139 70a13 13 0 1 1 26 0a13 13 0 1 1 -26 0z' },
          { look: 'tint', outline: 'M28 126v-22q20-12 40 0t40 0 41 0 41 0v22z' },
          {
            look: 'mark',
            outline:
              'M84 104V66M84 66q-22-8-26 10M84 66q22-8 26 10M84 66q-4-16-20-14M84 66q4-16 20-14',
          },
          { look: 'mark', outline: 'M28 166h110M28 178h110' },
          { look: 'hot', outline: 'M28 192h64v18h-64z' },
          { look: 'line', outline: 'M202 84h16M202 200h16' },
          { look: 'body', outline: 'M218 16h88v206h-88z' },
          { look: 'mark', outline: 'M228 66h68M228 150h68' },
          { look: 'solid', outline: 'M228 80h18v26h-18z' },
          { look: 'tint', outline: 'M253 80h18v26h-18z' },
          { look: 'hot', outline: 'M278 80h18v26h-18z' },
          { look: 'mark', outline: 'M228 162h68v18h-68z' },
          { look: 'hot', outline: 'M228 190h68v18h-68z' },
        ],
        words: [
          { text: 'Hotel, Diani', at: [84, 150], on: 'object', size: 'large' },
          { text: 'Aa', at: [262, 48], on: 'object', size: 'large' },
          { text: '3 colours', at: [262, 132], on: 'object' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, clinics, law firms and others that people choose on trust',
    time: {
      from: 7,
      to: 11,
      unit: 'weeks',
      note: 'whatever the number of pages',
    },
    price: prices['/services/web-development/custom-design'],
    start: 'A week of collecting the questions your front desk hears',
    needs: 'One person who decides, five customers for an hour each, logo and photographs',
  },
  example: {
    heading: 'What callers ask a resort in Watamu',
    body: 'In one week, a third of the calls are about the airport transfer and a fifth about meals for children. The old home page answers neither. On the new one, both answers are one tap from the top, and the price list is text instead of a scan.',
    figures: [
      { label: 'Calls in the week', value: '142' },
      { label: 'About transfers', value: '47' },
      { label: 'About children’s meals', value: '29' },
    ],
  },
  process: {
    heading: 'Words first, then the design',
    steps: [
      {
        title: 'Listen',
        body: 'Reception, inbox and phone show what people ask. Five of your customers then sort the topics into pages.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Write',
        body: 'You correct the main pages as plain text, before they have a design.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Show two designs',
        body: 'Both show the same three pages with your real text. Choose one, or send both back with reasons. Two rounds of changes are in the price.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Try it with five strangers',
        body: 'They get tasks and a phone. Whatever they cannot find is moved.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'We build on a well-known system that your next developer can use.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'us', 'us'],
  },
  situation: {
    heading: 'When you need less than this',
    body: 'For an address, opening hours and a map, [WordPress](/services/development-services/website-development/website-design/wordpress) is ready sooner. For a familiar kind of site, see [Website Design](/services/development-services/website-development/website-design).',
  },
  scope: {
    receive: [
      'Design files that another designer can open',
      'A style guide for your printer and your sign painter: colours, type, photographs, tone',
    ],
    excluded: ['A new logo or name', 'Photography, film and stock licences'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Limits that both designs keep',
      rows: [
        { term: 'Weight', detail: 'A page stays under 350 KB before anyone scrolls.' },
        {
          term: 'Speed',
          detail:
            'The main content is there within 2.5 seconds for three visitors in four, which Google rates as good.',
        },
        { term: 'Contrast', detail: 'It is at least 4.5 to 1 for body text.' },
        { term: 'Screen', detail: 'Both are drawn first at a width of 360 pixels.' },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'What do visitors ask at your front desk?',
    body: 'From the three most common questions, we show where your site should answer them.',
  },
  sources: [
    {
      fact: 'Largest Contentful Paint is rated good at 2.5 seconds or less, measured at the 75th percentile of page loads.',
      reference: 'Google, web.dev, Web Vitals',
      url: 'https://web.dev/articles/vitals#core-web-vitals',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
    {
      fact: 'Normal-size text needs a contrast ratio of at least 4.5:1 at level AA.',
      reference: 'W3C, WCAG 2.2, success criterion 1.4.3',
      url: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
