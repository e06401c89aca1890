import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Every page on one list',
  summary: 'All public pages in the order of the menu.',
  description: 'All public pages, each with its subject. The practice was invented for the tests.',
  lead: 'Every public page of this site, below the page that it belongs to.',
  updated: '2026-11-21',
  sections: [],
} satisfies Copy<'sitemap'>;
