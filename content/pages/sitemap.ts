import type { Copy } from '@/content/schema/pages';

export default {
  heading: 'Site map',
  summary: 'The pages of the site in one list, in the order of the menu.',
  description:
    'The pages of this website on one screen, grouped as in the menu: services, solutions, products, industries, company, projects, blog and resources.',
  lead: 'The pages of the menus, each indented under the one it belongs to. To look inside the pages, use the search in the header.',
  updated: '2026-11-27',
  sections: [
    {
      type: 'statement',
      heading: 'How the list is made',
      body: `It comes from the same page tree as the menus, so it has all of their pages. Short addresses from older links lead to the pages listed here. To speak to a person, go to [contact](/contact).`,
    },
  ],
} satisfies Copy<'sitemap'>;
