import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Notes on the website',
  summary: 'How this site is built, what it stores and how it behaves offline.',
  description:
    'Colophon: how this website is made from a typed page tree, with pictures from carved doors, kept free of tracking and made to work offline and without scripts.',
  lead: 'How this website is built and what it stores, for readers who want to judge our work by it.',
  updated: '2026-11-27',
  sections: [
    {
      type: 'statement',
      heading: 'Pages made in advance',
      body: `The site is built with Next.js and React, and styled with Tailwind. Every page is rendered once, when we publish, and stored as a plain HTML file. When you open an address, a web server hands you that file. There is no database, no program on the server and nothing to sign in to.

All pages are in one tree, written in TypeScript. Addresses, menus, the trail of links at the top of a page, the [site map](/sitemap) and the lists of related pages are worked out from it. A page without copy, a link to a page that does not exist, or a heading that is too long stops the build. Texts are in separate files, each checked against a schema for its kind of page.`,
    },
    {
      type: 'statement',
      heading: 'Islands of script',
      body: `Where something must react to you, a small component is added at that spot: the menus, the search, the theme switch and the enquiry form. The rest stays plain HTML.

With scripts switched off you can read every page, follow every link and reach us by phone, e-mail or post. Live search, saved drafts and the remembered theme need scripts.`,
    },
    {
      type: 'specification',
      heading: 'Four themes from one set of roles',
      intro:
        'Colours have roles, such as canvas, ink, line or signal. A theme gives each role a value.',
      rows: [
        {
          term: 'Aurora Light',
          detail: 'A light theme, and the default.',
        },
        { term: 'Nebula Dark', detail: 'A dark theme in violet, with a cyan accent.' },
        {
          term: 'Midnight Aurora',
          detail: 'A dark theme in blue, with green links and amber warnings.',
        },
        {
          term: 'Focus Contrast',
          detail:
            'Black on white, thicker lines, underlined links, a heavy focus ring. It helps in strong sun on a phone screen as much as with low vision. See [accessibility](/accessibility).',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Art from a carved door',
      intro:
        'There are no stock photographs. Pages show drawings of their subject. The borders, and the cards of shared links, are composed from the figures that carvers in Lamu and Mombasa cut into door frames. A function reads the address of the page and always makes the same picture for it, in the colours of the theme you have chosen.',
      rows: [
        { term: 'Rosette', detail: 'A round flower set in a square, the anchor of a panel.' },
        { term: 'Chain', detail: 'Linked rings that run along a frame and hold its edge.' },
        { term: 'Wave', detail: 'The line of the tide. It also divides the parts of a page.' },
        { term: 'Fish-scale', detail: 'Overlapping arcs which fill a field from below.' },
        {
          term: 'Lattice',
          detail: 'Crossed bars, the open work above a door that lets air through.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What it stores, and where',
      body: `On our side, the site stores nothing about your reading, except the server log that the [privacy notice](/privacy) describes. The site sets no cookie, counts no visit and asks no other company for a font, a map, a video or a script. Typefaces and icons come from the same server as the page.

In your own browser it keeps the theme you picked. If you use the features, it also keeps an unsent enquiry, your last searches and the low-data choice. [Cookies and storage](/cookies) lists each one and tells you how to erase it.`,
    },
    {
      type: 'process',
      heading: 'What happens when the fibre is cut',
      intro: 'Connections fail here, so the site is made to be read without one.',
      steps: [
        {
          title: 'You read a page while connected',
          body: 'A service worker, a small script in your browser, keeps a copy on your device.',
        },
        {
          title: 'The connection fails',
          body: 'Pages you have opened come from that copy. A page you have never opened needs the network.',
        },
        {
          title: 'You send an enquiry anyway',
          body: 'It waits in an outbox in your browser and is forgotten only once delivery is confirmed. Each enquiry has its own reference, so a second attempt is recognised and not counted twice.',
        },
        {
          title: 'You come back online',
          body: 'The browser sends the enquiry. If we have published a new version meanwhile, your next click loads it.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Made for small bundles',
      body: `Links fetch the next page early only when your connection is good, and a few at a time. On a slow network, or with data saving switched on, they wait for your tap. The cover pictures need far less data than photographs. For your own site, read [a website that loads on mobile data](/blog/a-website-that-loads-on-mobile-data) or see [web development](/services/web-development).`,
    },
  ],
  related: ['/services/web-development', '/accessibility', '/privacy'],
} satisfies Copy<'colophon'>;
