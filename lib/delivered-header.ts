import { getStarted } from '@/content/navigation';
import type { HeaderLink, PlainMenuEntry } from './header-links';
import {
  childLinksOf,
  entriesOf,
  headerItems,
  opensPanel,
  sectionsOf,
  titleInMenu,
} from './header-menus';

// Apart from the menus, which browsers load: what follows is for the build alone.

/** The header's entries without what their panels hold, for the islands of every page. */
export const headerLinks: readonly HeaderLink[] = headerItems.map((item) => ({
  title: item.title,
  href: item.href,
  ...('variant' in item && { variant: item.variant }),
  ...(opensPanel(item) && { sections: sectionsOf(item) }),
}));

/** The header's entries with every page their menus lead to, and the button at their end. */
export const plainMenu: readonly PlainMenuEntry[] = [
  ...headerItems.map((item) => ({
    title: item.title,
    href: item.href,
    pages: entriesOf(item)
      .flatMap(({ href }) => [href, ...childLinksOf(href, item)])
      .map((href) => ({ title: titleInMenu(href, item), href })),
  })),
  { ...getStarted, pages: [] },
];
