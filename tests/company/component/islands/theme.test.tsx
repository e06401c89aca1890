import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleThemeChanges } from '@/components/islands/theme/early-choice';
import { ThemeChoice } from '@/components/islands/theme/theme-choice';
import { ThemeControl } from '@/components/islands/theme/theme-control';
import { themes } from '@/content/brand/themes';
import * as constants from '@/lib/constants';
import { scripts } from '@/lib/head/bundled';

const root = document.documentElement;
const menu = () => screen.getByRole('combobox', { name: 'Theme' });
const radio = (theme: string) =>
  screen.getByRole('radio', { name: themes.find(({ name }) => name === theme)?.label ?? '' });
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
  if (!hasLoaded) {
    document.body.innerHTML = `<div data-island="theme"><select name="theme" aria-label="Theme">${themes.map(({ name, label }) => `<option value="${name}">${label}</option>`).join('')}</select></div>`;
  }
  handleThemeChanges(load);
  const run = () => {
    document.body.innerHTML = '';
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
  expect(menu()).toHaveValue('midnight');
  run();
  expect(root.dataset.theme).toBe('midnight');
  expect(radio('midnight')).toBeChecked();
});

test('a first visit is light, even if the system prefers dark colours', () => {
  open({ hasLoaded: true });
  expect(root.dataset.theme).toBe('light');
  expect(menu()).toHaveValue('light');
});

test('the header and the sheet each show the theme that is chosen in the other, and the theme is stored', async () => {
  open({ hasLoaded: true });
  await userEvent.click(radio('midnight'));
  await waitFor(() => expect(menu()).toHaveValue('midnight'));
  await userEvent.selectOptions(menu(), 'dark');
  expect(localStorage.getItem(constants.themeStorageKey)).toBe('dark');
  await waitFor(() => expect(radio('dark')).toBeChecked());
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
    await userEvent.selectOptions(menu(), 'contrast');
    expect(load).toHaveBeenCalledOnce();
    run();
    await waitFor(() => expect(menu()).toHaveValue('contrast'));
    expect(root.dataset.theme).toBe('contrast');
    await userEvent.selectOptions(menu(), 'dark');
    expect(root.dataset.theme).toBe('dark');
  },
);

test.each([true, false])(
  'a page follows the choice in another tab, and ignores other storage keys and themes that do not exist (its own control has loaded: %s)',
  async (hasLoaded) => {
    open({ hasLoaded });
    await chooseInOtherTab('midnight');
    await waitFor(() => expect(menu()).toHaveValue('midnight'));
    expect(root.dataset.theme).toBe('midnight');
    await chooseInOtherTab('dark', 'another-key');
    expect(root.dataset.theme).toBe('midnight');
    await chooseInOtherTab('sepia');
    await waitFor(() => expect(menu()).toHaveValue('light'));
    expect(root.dataset.theme).toBe('light');
  },
);
