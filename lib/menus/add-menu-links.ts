import { loadMenus } from './load-menus';
import { entriesOf, type MenuLink } from './menus';

// A part of `open-native-menu.ts`. It has its own file so that the script of every page does not
// contain it.

const listItem = ({ href, title }: MenuLink) => {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = title;
  const item = document.createElement('li');
  item.append(anchor);
  return item;
};

/**
 * Adds the links of a section's menu to the section's entry in the native menu, below the link to
 * the section. Does nothing if the links have been added before.
 * @param href the path of the section
 * @throws if the contents of the menus cannot be fetched
 */
export async function addMenuLinks(entry: HTMLElement, href: string): Promise<void> {
  const contents = (await loadMenus()).find((menu) => menu.href === href);
  if (!contents || entry.querySelector('li')) return;
  // An earlier fetch that failed has left an empty list.
  const list = entry.querySelector('ul') ?? document.createElement('ul');
  list.append(...entriesOf(contents).map(listItem));
  entry.append(list);
}
