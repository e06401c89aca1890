import type { FooterColumn, NavigationItem } from '@/content/schema/navigation-shape';
import type { PagePath } from './tree';

export type * from '@/content/schema/navigation-shape';

export const headerNavigation = [
  { layout: 'link', title: 'Start', href: '/' },
  {
    layout: 'mega',
    title: 'Animals',
    href: '/care',
    startCategory: 'pets',
    categories: [
      { id: 'pets', title: 'Dogs and cats', entries: [{ href: '/care/pets' }] },
      { id: 'urgent', title: 'Urgent', entries: [{ href: '/care/emergencies' }] },
      { id: 'teeth', title: 'Teeth', entries: [{ href: '/care/dentistry' }] },
    ],
  },
  {
    layout: 'list',
    title: 'Practice',
    href: '/practice',
    entries: [{ href: '/privacy' }, { href: '/sitemap' }],
  },
  { layout: 'link', title: 'Fees', href: '/fees' },
  { layout: 'link', variant: 'cta', title: 'Find us', href: '/contact' },
] as const satisfies readonly NavigationItem[];

export const getStarted = {
  title: 'Book a visit',
  inPages: 'Ask for a price',
  href: '/contact?for=quote',
} as const satisfies {
  title: string;
  inPages: string;
  href: `${PagePath}?for=quote`;
};

export const footerNavigation = [
  {
    title: 'This site',
    links: [
      { href: '/care', title: 'All care' },
      { href: '/sitemap', title: 'Site map' },
      { href: '/privacy', title: 'Privacy' },
    ],
  },
] as const satisfies readonly FooterColumn[];

export const searchStarts = [{ href: '/fees', title: 'Fees' }] as const;

export const wideSections: readonly PagePath[] = [];

export const aboutPages = ['/practice'] as const satisfies readonly PagePath[];
