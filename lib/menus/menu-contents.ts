import type { NavigationEntry, NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { motifOf } from '@/lib/art/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf, listedPaths } from '@/lib/pages/guards';
import { linkNameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';
import {
  entriesOf,
  headerItems,
  isWithin,
  type MenuContents,
  type MenuEntry,
  type MenuItem,
  type MenuLink,
  type Menus,
  opensPanel,
} from './menus';

/**
 * The pages below a menu entry, at any depth, that are not entries of the menu. All entries of a
 * menu, together with the pages below them, are all pages of the section.
 */
export function childPagesOf(href: PagePath, item: NavigationItem): readonly PagePath[] {
  const entries = new Set(entriesOf(item).map((entry) => entry.href));
  const below = (path: PagePath): readonly PagePath[] =>
    listedChildrenOf(path)
      .filter((child) => !entries.has(child))
      .flatMap((child) => [child, ...below(child)]);
  return below(href);
}

const linkTo = (href: PagePath): MenuLink => ({ title: linkNameOf(href), href });

/**
 * The entries of a list in a menu whose pages are listed, with their contents. An entry without a
 * title gets the title of its page.
 */
export function describeEntries(
  entries: readonly NavigationEntry[],
  item: MenuItem,
): readonly MenuEntry[] {
  const listed = entries.filter(({ href }) => listedPaths.has(href));
  return listed.map(({ href, title = linkNameOf(href) }) => {
    const children = childPagesOf(href, item).map(linkTo);
    const isParent = entries.some((entry) => entry.href !== href && isWithin(entry.href, href));
    return {
      title,
      href,
      ...(isOfKind(href, 'product') && { screen: copyOf(href).screens[0] }),
      summary: copyOf(href).summary,
      children,
      isWide: isParent || children.length > 4,
    };
  });
}

/**
 * The contents of all menus, from `content/navigation.ts` and the titles and summaries of the
 * pages.
 */
export function menuContents(): Menus {
  return headerItems.map((item): MenuContents => {
    const { title, href } = item;
    const own = { title, href, summary: copyOf(href).summary };
    if (!opensPanel(item)) return { ...own, layout: 'link' };
    if (item.layout === 'list')
      return { ...own, layout: 'list', entries: describeEntries(item.entries, item) };
    return {
      ...own,
      layout: 'mega',
      startCategory: item.startCategory,
      categories: item.categories.map(({ id, title, entries }) => ({
        id,
        title,
        motif: entries[0] && motifOf(entries[0].href),
        entries: describeEntries(entries, item),
      })),
    };
  });
}
