import type { Copy } from '@/content/schema';

export default {
  heading: 'Custom website design',
  summary: 'A website drawn around your content, your customers and slow connections.',
  description:
    'Custom website design in Mombasa: research with your customers, structure, visual design, prototype and build. No theme, a style guide and a tested, fast site.',
  lead: 'Have a website designed around what your visitors come to find out. It suits organisations that people choose on trust, and comes with a style guide that your printer can use as well.',
  updated: '2026-11-22',
  glance: {
    audience: 'Hotels, schools, clinics, NGOs and firms that people choose on trust',
    time: '7–11 weeks for a site of eight to twenty page types',
    price: {
      measure: 'fixed price',
      note: 'Two directions and two rounds for each stage included; photography is extra',
      from: 'not yet',
    },
    start: 'A week of collecting the questions your front desk hears',
    needs: 'One person with authority, five customers for an hour each, your logo and photographs',
  },
  situation: {
    heading: 'Drawn from the questions at your front desk',
    body: `Ten to fifteen questions usually account for most of what customers ask. We collect them at your reception, in the inbox and on the phone, and they become the skeleton of the site. The words are written next, then the pages drawn, and a prototype is tried on the phones of five people outside your company before anything is built.

The result looks like you because it is made from your material. A ready-made theme was sold to thousands of buyers. It cannot know that your guests ask about the reef at low tide, or that parents want the transport routes before the mission statement, which is how four beach hotels between Shanzu and Diani come to share a wide photograph of a pool and three round icons.

Custom design pays when people choose you on judgement and trust: hospitality, schools, clinics, professional firms, property, NGOs reporting to donors. For a site of a familiar kind, [website design](/services/development-services/website-development/website-design) follows a shorter path with fixed stages, and for an address, hours and a map a simple [WordPress site](/services/development-services/website-development/website-design/wordpress) is enough.`,
  },
  process: {
    heading: 'From questions to pages',
    steps: [
      {
        title: 'Listen to the front desk',
        body: 'For a day we collect what customers really ask: at reception, in the inbox, on the phone. Ten to fifteen questions usually account for most of it. They become the skeleton of the site.',
        duration: '1 week',
      },
      {
        title: 'Order the pages',
        body: 'Cards on a table, five of your customers, one hour each. They group the topics; we watch where they hesitate. You get a page list with a purpose beside every line.',
        duration: '1 week',
      },
      {
        title: 'Write before drawing',
        body: 'The main pages are drafted in a plain document. If a page does not persuade as text, colour will not rescue it.',
        duration: '1–2 weeks',
      },
      {
        title: 'Show two directions',
        body: 'Two distinct visual ideas, each applied to the same three pages with the real text. You choose one or send both back with reasons.',
        duration: '1–2 weeks',
      },
      {
        title: 'Prototype on phones',
        body: 'A clickable version goes to five people outside your company. We give them tasks and stay silent, and afterwards move whatever they could not find.',
        duration: '1 week',
      },
      {
        title: 'Build and check',
        body: 'Templates are coded, filled, tested with keyboard and screen reader, and weighed. Redirects from old addresses are prepared so that existing search results keep working.',
        duration: '2–4 weeks',
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A report of two pages on what your visitors want, with their own words',
      'Design files for all templates, in a format another designer can open',
      'The finished site, responsive, in one or two languages',
      'A style guide: colours with contrast values, type, spacing, photograph rules, tone of voice',
      'Redirects from each old address that has visitors',
    ],
    needed: [
      'One person with authority over the result; committees may comment through them',
      'Introductions to five customers who will give us an hour',
      'Your logo as a vector file, and photographs you own, or a day for a photographer',
    ],
    excluded: [
      'A new logo or brand name, which we can brief a brand designer to make',
      'Photography, film and stock licences',
      'Printing of brochures and signs, though the style guide serves your printer',
    ],
  },
  duration:
    'Seven to eleven weeks for a site of eight to twenty page types. The wait for approved text is what stretches it, which is why the writing starts so early.',
  sections: [
    {
      type: 'specification',
      heading: 'Limits we design within',
      intro:
        'Agreed at the start, measured at the end. A design that breaks one of them goes back.',
      rows: [
        {
          term: 'Page weight',
          detail:
            'A budget in kilobytes for the first view of each template, agreed with you. An ordinary text page stays under 500 KB.',
        },
        {
          term: 'Main content visible',
          detail:
            'Within 2.5 seconds for three visitors in four, the mark that Google calls good for largest contentful paint.',
        },
        {
          term: 'Contrast',
          detail: 'At least 4.5 to 1 for body text, so that it can be read on a veranda at noon.',
        },
        {
          term: 'Type',
          detail:
            'Two families at most, served from your own domain, with a system fallback that keeps the layout still.',
        },
        {
          term: 'Small screens',
          detail: 'Every template is drawn first for a screen 360 pixels wide.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'Rethinking the home page of a small resort',
      body: `Imagine a forty-room resort in Watamu. A week at reception shows that a third of all calls ask about airport transfer and another fifth about whether children eat free, neither of which the old home page mentions.

In the new structure both sit one tap from the top, with the price list as text instead of a scanned PDF. The pool photograph stays, at a tenth of its former size. What the resort would watch afterwards is simple: calls about transfers, and booking forms sent.`,
      figures: [
        { label: 'Calls noted in the week', value: '142' },
        { label: 'About airport transfer', value: '47' },
        { label: 'About children’s meals', value: '29' },
        { label: 'Home page, before', value: '6.8 MB' },
        { label: 'Home page, after', value: '420 KB' },
      ],
    },
    {
      type: 'statement',
      heading: 'What "custom" does not mean',
      body: `It does not mean that we invent a content system. Beneath the design sits a well-known platform chosen with you, so that editors and future developers find familiar ground. The editing side is the subject of [CMS development](/services/web-development/cms-development).

Nor does it mean endless rounds. Two directions and two rounds of changes per stage are part of the work. A third opinion that arrives after the prototype is a new task with its own price, and knowing that keeps everyone reading the drafts.`,
    },
    {
      type: 'chart',
      heading: 'The home page in bytes',
      data: {
        form: 'bars',
        unit: 'KB',
        bars: [
          { label: 'Before', value: 6800 },
          { label: 'After', value: 420, mark: true },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Can you design it and let our own developer build it?',
      answer:
        'Yes. The design stage can end with files, a component list and behaviour notes. We then review the build at two points so that details like focus states and error messages survive.',
    },
    {
      question: 'Will a redesign hurt our position in Google?',
      answer:
        'It can, if addresses change without redirects or useful pages disappear. We list every address that receives visits, map each to its successor and watch the search console for six weeks after the switch.',
    },
    {
      question: 'How many drafts do we get?',
      answer:
        'Two directions at the visual stage, then two rounds of correction for each of structure, text and templates.',
    },
    {
      question: 'May we use photographs from the internet?',
      answer:
        'Only with a licence that covers the use. We keep a register of where each image came from, which protects you when a rights holder writes. Pictures of identifiable guests or pupils need consent as well.',
    },
  ],
  related: [
    '/services/web-development/cms-development',
    '/services/web-development/hosting-domains',
    '/services/development-services/website-development/website-design',
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
