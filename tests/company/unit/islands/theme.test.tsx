import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleThemeChanges } from '@/components/islands/theme/early-choice';
import { ThemeChoice } from '@/components/islands/theme/theme-choice';
import { ThemeControl } from '@/components/islands/theme/theme-control';
import { ThemeList } from '@/components/layout/theme-list';
import { themes } from '@/content/brand/themes';
import * as constants from '@/lib/constants';
import { scripts } from '@/lib/head/bundled';

const root = document.documentElement;
/** The radio button of a theme, in the list of the header or in the sheet. */
const radio = (theme: string, place: 'header' | 'sheet' = 'header') => {
  const label = themes.find(({ name }) => name === theme)?.label ?? '';
  const list = screen.getAllByRole('form', { name: 'Theme' })[place === 'header' ? 0 : 1];
  if (!list) throw new Error(`There is no list of themes in the ${place}.`);
  return within(list).getByRole('radio', { name: new RegExp(`^${label}`) });
};
const chooseInOtherTab = (newValue: string, key: string = constants.themeStorageKey) =>
  act(async () => {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
const block = (...methods: readonly ('getItem' | 'setItem')[]) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};

/**
 * Opens a page. The code of the theme control has loaded, or loads when the returned function is
 * called.
 */
function open({ hasLoaded }: { hasLoaded: boolean }) {
  const load = vi.fn(async () => {});
  new Function(scripts.theme)();
  document.body.innerHTML = `<div data-island="theme"></div>${renderToStaticMarkup(<ThemeList />)}`;
  // The list is open. jsdom cannot open it.
  document.querySelector('[popover]')?.removeAttribute('popover');
  handleThemeChanges(load);
  const run = () => {
    document.querySelector('[data-island]')?.setAttribute('data-running', '');
    render(<ThemeControl />);
    render(<ThemeChoice />);
  };
  if (hasLoaded) run();
  return { run, load };
}

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = vi
    .fn()
    .mockReturnValue({ matches: true, addListener() {}, removeListener() {} });
});
afterEach(() => {
  document.body.innerHTML = '';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

test('the fields show the stored theme', async () => {
  localStorage.setItem(constants.themeStorageKey, 'midnight');
  const { run } = open({ hasLoaded: false });
  expect(radio('midnight')).toBeChecked();
  run();
  expect(root.dataset.theme).toBe('midnight');
  expect(radio('midnight', 'sheet')).toBeChecked();
  expect(radio('midnight')).toBeChecked();
});

test('a first visit is light, even if the system prefers dark colours', () => {
  open({ hasLoaded: true });
  expect(root.dataset.theme).toBe('light');
  expect(radio('light')).toBeChecked();
});

test('the theme is still the default after the control has loaded, if what is stored is no theme', async () => {
  localStorage.setItem(constants.themeStorageKey, 'sepia');
  open({ hasLoaded: true });
  await act(async () => {});
  expect(root.dataset.theme).toBe('light');
  expect(localStorage.getItem(constants.themeStorageKey)).toBe('light');
});

test('the header and the sheet each show the theme that is chosen in the other, and the theme is stored', async () => {
  open({ hasLoaded: true });
  await userEvent.click(radio('midnight', 'sheet'));
  await waitFor(() => expect(radio('midnight')).toBeChecked());
  await userEvent.click(radio('dark'));
  expect(localStorage.getItem(constants.themeStorageKey)).toBe('dark');
  await waitFor(() => expect(radio('dark', 'sheet')).toBeChecked());
  expect(root.dataset.theme).toBe('dark');
});

test.each([
  ['blocked', ['getItem', 'setItem']],
  ['full', ['setItem']],
] as const)(
  'a theme that is chosen before the control’s code has loaded stays after it has loaded, even if storage is %s',
  async (_, methods) => {
    localStorage.setItem(constants.themeStorageKey, 'midnight');
    block(...methods);
    const { run, load } = open({ hasLoaded: false });
    await userEvent.click(radio('contrast'));
    expect(load).toHaveBeenCalledOnce();
    run();
    await waitFor(() => expect(radio('contrast')).toBeChecked());
    expect(root.dataset.theme).toBe('contrast');
    await userEvent.click(radio('dark'));
    expect(root.dataset.theme).toBe('dark');
  },
);

test.each([true, false])(
  'a page follows the choice in another tab, and ignores other storage keys and themes that do not exist (its own control has loaded: %s)',
  async (hasLoaded) => {
    open({ hasLoaded });
    await chooseInOtherTab('midnight');
    await waitFor(() => expect(radio('midnight')).toBeChecked());
    expect(root.dataset.theme).toBe('midnight');
    await chooseInOtherTab('dark', 'another-key');
    expect(root.dataset.theme).toBe('midnight');
    await chooseInOtherTab('sepia');
    await waitFor(() => expect(radio('light')).toBeChecked());
    expect(root.dataset.theme).toBe('light');
  },
);
