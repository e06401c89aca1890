import { isPageInUse } from 'prerendered-islands';
import { expect, test, vi } from 'vitest';
import { loadMenus } from '@/lib/menus/load-menus';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { openNativeMenu, showMenuRoles } from '@/lib/menus/open-native-menu';

vi.mock('@/lib/menus/load-menus', () => ({ loadMenus: vi.fn() }));

test('a menu whose links could not be fetched has one list, which the links replace', async () => {
  document.body.innerHTML = `<a data-menu="/sitemap">Services</a>
    <div id="${nativeMenuId}"><ul><li><a href="/sitemap">Services</a></li></ul></div>`;
  const menu = document.getElementById(nativeMenuId);
  const trigger = document.querySelector('a');
  if (!menu || !trigger) throw new Error('The menu is missing.');
  // jsdom has no popovers.
  menu.showPopover = () => {};
  vi.spyOn(menu, 'matches').mockReturnValue(false);
  const lists = () => menu.querySelectorAll('li > ul').length;
  vi.mocked(loadMenus).mockRejectedValue(new Error('offline'));
  for (const opened of [1, 2, 3]) {
    expect(openNativeMenu(trigger)).toBe(true);
    await vi.waitFor(() => expect(loadMenus).toHaveBeenCalledTimes(opened));
    await vi.waitFor(() => expect(lists()).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve));
    expect(lists()).toBe(1);
  }
  const services = { href: '/sitemap', title: 'Services', summary: '' } as const;
  const page = {
    href: '/sitemap',
    title: 'A',
    summary: '',
    children: [],
    isWide: false,
  } as const;
  vi.mocked(loadMenus).mockResolvedValue([{ ...services, layout: 'list', entries: [page] }]);
  openNativeMenu(trigger);
  await vi.waitFor(() => expect(menu.querySelector('li li')).toHaveTextContent('A'));
  expect(lists()).toBe(1);
});

test('only the entry whose links show says that its menu is open, and none says so once it has closed', () => {
  document.body.innerHTML = `<a data-menu="/services" aria-expanded="false"></a><a data-menu="/products" aria-expanded="false"></a>
    <div id="${nativeMenuId}"><ul><li><a href="/services"></a></li><li><a href="/products"></a></li></ul></div>`;
  const menu = document.getElementById(nativeMenuId);
  const [services, products] = document.querySelectorAll('a');
  if (!menu || !services || !products) throw new Error('The menu is missing.');
  let isOpen = false;
  vi.spyOn(menu, 'matches').mockImplementation(() => isOpen);
  menu.showPopover = () => {
    isOpen = true;
  };
  /** Browsers fire one event later, however often the menu has opened and closed until then. */
  const toggle = () => menu.dispatchEvent(new Event('toggle'));
  const expanded = () =>
    [services, products].map((trigger) => trigger.getAttribute('aria-expanded'));

  openNativeMenu(services);
  toggle();
  expect(expanded()).toEqual(['true', 'false']);
  // With the keyboard, the menu stays open.
  openNativeMenu(products);
  expect(expanded()).toEqual(['false', 'true']);
  // The parser has reached the end of the page.
  showMenuRoles();
  expect(expanded()).toEqual(['false', 'true']);
  // With the mouse, the browser closes it before the click.
  isOpen = false;
  openNativeMenu(services);
  toggle();
  expect(expanded()).toEqual(['true', 'false']);
  isOpen = false;
  toggle();
  expect(expanded()).toEqual(['false', 'false']);
  // A page that seems to be in use is never reloaded.
  expect(isPageInUse()).toBe(false);
});
