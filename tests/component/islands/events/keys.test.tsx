import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { element, loads, menuPage, servePage, servePopover, useServedPages } from '../serve-page';

useServedPages();

describe('on an entry of the menu, before its code has loaded,', () => {
  test.each([
    ['{ArrowRight}', '[href="/about"]'],
    ['{ArrowLeft}', '[href="/about"]'],
    ['{End}{Home}', '[href="/services"]'],
  ])('%s moves the focus', async (keys, entry) => {
    servePage(menuPage);
    element('[data-menu]').focus();
    await userEvent.keyboard(keys);
    expect(element(entry)).toHaveFocus();
  });

  test('an arrow key with Alt, which is a shortcut of the browser, does not move the focus', async () => {
    servePage(menuPage);
    element('[data-menu]').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(element('[data-menu]')).toHaveFocus();
  });

  test.each(['{ArrowDown}', ' '])('"%s" opens the native menu', async (key) => {
    servePage(menuPage);
    const popover = servePopover(element(`#${nativeMenuId}`));
    element('[data-menu]').focus();
    await userEvent.keyboard(key);
    expect(popover.isOpen).toBe(true);
    expect(loads).toEqual(['main-menu']);
  });
});

describe('the shortcuts of a link', () => {
  const page = (
    <>
      <a href="/search" aria-keyshortcuts="Control+K /">
        Search
      </a>
      <input />
    </>
  );

  test('are ordinary characters in a text field', async () => {
    servePage(page);
    const follow = vi.fn();
    element('a').addEventListener('click', follow);
    await userEvent.type(element('input'), 'a/b');
    expect(element('input')).toHaveValue('a/b');
    expect(follow).not.toHaveBeenCalled();
  });

  test.each([
    ['{Control>}k{/Control}', true],
    ['{Meta>}k{/Meta}', true],
    ['k', false],
    ['{Control>}{Shift>}K{/Shift}{/Control}', false],
    ['{Shift>}/{/Shift}', true],
    ['{Control>}/{/Control}', false],
  ])('include %s: %s', async (keys, isShortcut) => {
    servePage(page);
    const follow = vi.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', follow);
    await userEvent.keyboard(keys);
    expect(follow).toHaveBeenCalledTimes(isShortcut ? 1 : 0);
  });
});
