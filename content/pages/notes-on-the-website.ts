import type { Copy } from '@/content/schema/pages';
import { firstVisit } from '@/content/values/page-weight';

export default {
  heading: 'Notes on the website',
  summary: 'What a page weighs, what it stores and how it is built.',
  description:
    'How this website is built: what a page may weigh, what it keeps in your browser, how it works without a connection or without scripts, and with which tools.',
  lead: 'What this website weighs, what it stores and how it is built, for readers who want to judge our work by it.',
  updated: '2026-11-29',
  sections: [
    {
      type: 'specification',
      heading: 'What a page may weigh',
      intro:
        'These are the limits for the first visit to a page of reading. A release that is over one of them is stopped.',
      rows: [
        {
          term: 'Everything, with fonts',
          detail: `${firstVisit.total} kB, in ${firstVisit.requests} requests`,
        },
        { term: 'Scripts', detail: `${firstVisit.scriptBody} kB` },
        { term: 'Photographs', detail: 'None. The drawings are part of the page.' },
        {
          term: 'Menu, search and form',
          detail: 'Their scripts load when you use them, or open their page.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'What it stores',
      body: `On our side, the server log and the enquiries that you send: see the [privacy notice](/privacy). The site sets no cookie, counts no visit and loads nothing from another company.

Your browser keeps the theme you picked, an unsent enquiry, your last searches, the low-data choice and the pages you have read. [Cookies and storage](/cookies) lists each one and says how to erase it.`,
    },
    {
      type: 'process',
      heading: 'When the connection fails',
      steps: [
        {
          title: 'You go on reading',
          body: 'A small script, a service worker, has kept the pages you opened. Others need the network.',
        },
        {
          title: 'You send an enquiry anyway',
          body: 'It waits in your browser, and is forgotten only once its delivery is confirmed. A reference makes sure that it is not counted twice.',
        },
        {
          title: 'You are back online',
          body: 'The browser sends it. If there is a new version of the site, your next click loads it.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'How it is built',
      body: `With Next.js, React and Tailwind. When we publish, every page is written once as a plain HTML file, and a web server hands you that file. Where something must react to you, such as the menus or the form, a small component is added. Without scripts you can still read every page, follow every link, and call or write to us.

One list of pages, in TypeScript, gives the addresses, the menus, the breadcrumbs and the [site map](/sitemap). A page without text or a link to a missing page stops the build. Colours have roles, and each of the four themes gives every role a value. The theme Focus Contrast is for strong sun and low vision: see [accessibility](/accessibility).`,
    },
  ],
  related: ['/services/web-development', '/blog/a-website-that-loads-on-mobile-data', '/privacy'],
} satisfies Copy<'colophon'>;
