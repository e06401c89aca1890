import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeChoice } from '@/components/islands/theme/theme-choice';
import { ThemeControl } from '@/components/islands/theme/theme-control';
import { themes } from '@/content/themes';
import * as constants from '@/lib/constants';

const root = document.documentElement;
const showHeader = () => render(<ThemeControl />);
const menu = () => screen.getByRole('combobox', { name: 'Theme' });
const chooseInOtherTab = (newValue: string, key: string = constants.themeStorageKey) =>
  act(async () => {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'light';
  window.matchMedia = vi.fn().mockReturnValue({ addListener() {}, removeListener() {} });
});

test('the header shows the current theme', () => {
  localStorage.setItem(constants.themeStorageKey, 'midnight');
  root.dataset.theme = 'midnight';
  showHeader();
  expect(menu()).toHaveValue('midnight');
});

test('the header and the sheet each show the theme that is chosen in the other, and the theme is stored', async () => {
  showHeader();
  render(<ThemeChoice />);
  const choose = async (theme: string) => {
    const { label = '' } = themes.find(({ name }) => name === theme) ?? {};
    await userEvent.click(screen.getByRole('radio', { name: label }));
    await waitFor(() => expect(menu()).toHaveValue(theme));
  };
  await choose('dark');
  await choose('midnight');
  fireEvent.change(menu(), { target: { value: 'dark' } });
  expect(localStorage.getItem(constants.themeStorageKey)).toBe('dark');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Nebula Dark' })).toBeChecked());
  expect(root.dataset.theme).toBe('dark');
});

test('a chosen theme applies to the page even if storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  showHeader();
  await userEvent.selectOptions(menu(), 'contrast');
  await waitFor(() => expect(root.dataset.theme).toBe('contrast'));
  expect(menu()).toHaveValue('contrast');
});

test('the header follows the choice in another tab, and ignores other storage keys', async () => {
  showHeader();
  await chooseInOtherTab('midnight');
  await waitFor(() => expect(menu()).toHaveValue('midnight'));
  await chooseInOtherTab('dark', 'another-key');
  expect(menu()).toHaveValue('midnight');
  await chooseInOtherTab('light');
  await waitFor(() => expect(menu()).toHaveValue('light'));
});
