import { expect, test, vi } from 'vitest';
import { loadMenus } from '@/lib/menus/load-menus';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { openNativeMenu } from '@/lib/menus/open-native-menu';

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
