import type { Copy } from '@/content/schema';

export default {
  heading: 'Site map',
  summary: 'Every public page in one list, in the order of the menu.',
  description:
    'All public pages of this website on one screen, grouped as in the menu: services, solutions, products, industries, company, projects, blog and resources.',
  lead: 'Every public page of this site, indented under the page it belongs to. To look inside the pages, use the search in the header.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'statement',
      heading: 'How the list is made',
      body: `It comes from the same page tree as the menus, so it is complete. Short addresses from older links lead to the pages listed here. To speak to a person, go to [contact](/contact).`,
    },
  ],
} satisfies Copy<'sitemap'>;
