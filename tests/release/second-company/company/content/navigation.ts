import type { FooterColumn, NavigationItem } from './navigation-shape';
import type { PagePath } from './tree';

export type * from './navigation-shape';

/** The header's entries, in order. */
export const headerNavigation = [
  { layout: 'link', title: 'Start', href: '/' },
  {
    layout: 'mega',
    title: 'Animals',
    href: '/care',
    startCategory: 'pets',
    categories: [
      {
        id: 'pets',
        title: 'Dogs and cats',
        items: [{ href: '/care/pets' }, { href: '/care/pets/dentistry' }],
      },
      {
        id: 'farms',
        title: 'Farms',
        items: [{ href: '/care/farm-visits' }],
      },
      {
        id: 'urgent',
        title: 'Urgent',
        items: [{ href: '/care/emergencies' }],
      },
    ],
  },
  {
    layout: 'list',
    title: 'Practice',
    href: '/practice',
    items: [{ href: '/practice/our-rooms' }, { href: '/practice/how-we-decide' }],
  },
  { layout: 'link', title: 'Fees', href: '/fees' },
  { layout: 'link', variant: 'cta', title: 'Find us', href: '/contact' },
] as const satisfies readonly NavigationItem[];

/** The button at the end of the header and at the bottom of the mobile sheet. */
export const getStarted = { title: 'Book a visit', href: '/contact?for=quote' } as const satisfies {
  title: string;
  href: `${PagePath}?for=quote`;
};

/** The footer's columns. */
export const footerNavigation = [
  {
    title: 'Animals',
    links: [
      { href: '/care', title: 'All care' },
      { href: '/care/emergencies', title: 'Emergencies' },
    ],
  },
  {
    title: 'This site',
    links: [
      { href: '/sitemap', title: 'Site map' },
      { href: '/privacy', title: 'Privacy' },
    ],
  },
] as const satisfies readonly FooterColumn[];

/** Pages for visitors who do not know the right term for what they need. */
export const searchStarts = [
  { href: '/care', title: 'Care' },
  { href: '/fees', title: 'Fees' },
] as const satisfies readonly { readonly href: PagePath; readonly title: string }[];

/** None: the site is small. */
export const wideSections: readonly PagePath[] = [];

/** Pages about the company as a whole. */
export const aboutPages = ['/practice/how-we-decide'] as const satisfies readonly PagePath[];
