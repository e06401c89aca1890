import { loadMenus } from './load-menus';
import { entriesIn } from './menu-entries';

const listItem = (link: { readonly href: string; readonly title: string }) => {
  const anchor = document.createElement('a');
  anchor.href = link.href;
  anchor.textContent = link.title;
  const item = document.createElement('li');
  item.append(anchor);
  return item;
};

/**
 * Adds the links of a section's menu below the link to the section, once. If they cannot be loaded, the link to the section
 * still works.
 */
export async function addLinks(entry: HTMLElement, href: string): Promise<void> {
  const contents = (await loadMenus()).find((menu) => menu.href === href);
  if (!contents || entry.querySelector('ul')) return;
  const list = document.createElement('ul');
  list.append(...entriesIn(contents).map(listItem));
  entry.append(list);
}
