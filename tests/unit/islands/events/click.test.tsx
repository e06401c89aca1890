import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { filePaths } from '@/lib/file-paths';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { element, menuPage, servePage, servePopover, useServedPages } from '../serve-page';

useServedPages();

test('an entry that opens a menu is a button from the start, and says whether its menu is open', async () => {
  const show = vi.fn();
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: show, configurable: true });
  servePage(menuPage);
  const trigger = element('[data-menu]');
  expect(trigger).toHaveAttribute('role', 'button');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(element('[href="/about"]')).not.toHaveAttribute('role');
  // No value names a panel of links. The menu button opens the sheet, which is a dialog.
  expect(trigger).not.toHaveAttribute('aria-haspopup');
  expect(element('[popovertarget]')).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(trigger);
  expect(show).toHaveBeenCalledExactlyOnceWith({ source: trigger });
  const menu = element(`#${nativeMenuId}`);
  const toggle = (isOpen: boolean) => {
    vi.spyOn(menu, 'matches').mockReturnValue(isOpen);
    menu.dispatchEvent(new Event('toggle'));
  };
  toggle(true);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  toggle(false);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

test('before the menu’s code has loaded, a click on an entry opens the native menu at its section, and adds the section’s links when they arrive', async () => {
  servePage(menuPage);
  const popover = servePopover(element(`#${nativeMenuId}`));
  const shownLinks = () =>
    [...document.querySelectorAll<HTMLAnchorElement>(`#${nativeMenuId} li:not([hidden]) > a`)].map(
      ({ pathname }) => pathname,
    );
  await userEvent.click(element('[data-menu]'));
  expect(popover.isOpen).toBe(true);
  expect(shownLinks()).toEqual(['/services']);

  popover.isOpen = false;
  const entries = [
    {
      href: '/services/it-cloud',
      title: 'IT Cloud',
      summary: 'Servers.',
      children: [],
      isWide: false,
    },
  ];
  const menus = [
    { href: '/services', title: 'Services', summary: 'All.', layout: 'list', entries },
  ];
  vi.mocked(fetch).mockImplementation(async (address) =>
    address === filePaths.menus ? Response.json(menus) : new Response(null, { status: 503 }),
  );
  await userEvent.dblClick(element('[data-menu]'));
  await waitFor(() => expect(shownLinks()).toEqual(['/services', '/services/it-cloud']));
});
