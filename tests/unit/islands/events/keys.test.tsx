import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { nativeMenuId } from '@/lib/menus/menu-elements';
import { element, loads, menuPage, servePage, servePopover, useServedPages } from '../serve-page';

useServedPages();

describe('on an entry of the menu, before its code has loaded,', () => {
  test.each([
    ['{ArrowRight}', '[href="/about"]'],
    ['{ArrowLeft}', '[href="/about"]'],
    ['{End}', '[href="/about"]'],
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
    expect(popover.source).toBe(element('[data-menu]'));
    expect(loads).toEqual(['main-menu']);
  });

  test.each([
    ['is repeated when the code has loaded', '[data-menu]', 1],
    ['is not repeated if the focus has moved to another control', '#elsewhere', 0],
    ['is not repeated if the visitor is in the native menu', '[href="/products"]', 0],
  ])('a key that opens a menu %s', async (_, focused, times) => {
    const { arrive } = servePage(menuPage, { 'main-menu': null });
    servePopover(element(`#${nativeMenuId}`));
    const trigger = element('[data-menu]');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const press = vi.fn();
    trigger.addEventListener('keydown', press);
    element(focused).focus();
    // The island keeps its HTML.
    arrive();
    await waitFor(() => expect(element('[data-island]')).toHaveAttribute('data-running'));
    expect(press).toHaveBeenCalledTimes(times);
  });
});

describe('the shortcut of a link', () => {
  const page = (
    <>
      <a href="/search" aria-keyshortcuts="Control+K">
        Search
      </a>
      <input />
    </>
  );

  test('leaves a slash to the text field and to the browser', async () => {
    servePage(page);
    const follow = vi.fn();
    element('a').addEventListener('click', follow);
    await userEvent.type(element('input'), 'a/b');
    expect(element('input')).toHaveValue('a/b');
    expect(follow).not.toHaveBeenCalled();
  });

  test.each([
    ['{Control>}k{/Control}', false],
    ['{Meta>}k{/Meta}', true],
  ])('is Command+K on a Mac, whose fields need Control+K: %s', async (keys, isShortcut) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    servePage(page);
    const follow = vi.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', follow);
    element('input').focus();
    await userEvent.keyboard(keys);
    expect(follow).toHaveBeenCalledTimes(isShortcut ? 1 : 0);
  });

  test.each([
    ['{Control>}k{/Control}', true],
    ['k', false],
    ['{Control>}{Shift>}K{/Shift}{/Control}', false],
    ['/', false],
    ['{Shift>}/{/Shift}', false],
    ['{Alt>}{Control>}k{/Control}{/Alt}', false],
  ])('is %s: %s', async (keys, isShortcut) => {
    servePage(page);
    const follow = vi.fn((event: Event) => event.preventDefault());
    element('a').addEventListener('click', follow);
    await userEvent.keyboard(keys);
    expect(follow).toHaveBeenCalledTimes(isShortcut ? 1 : 0);
  });
});
