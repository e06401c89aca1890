import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeMenu } from '@/components/islands/theme-menu';
import { constants } from '@/lib/constants';

const root = document.documentElement;
const menu = () => screen.getByRole('combobox', { name: 'Theme' });
const inOtherTab = (newValue: string | null, key: string = constants.themeStorageKey) =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'light';
});

test('shows the theme that is on', () => {
  root.dataset.theme = 'midnight';
  render(<ThemeMenu />);
  expect(menu()).toHaveValue('midnight');
});

test('puts a chosen theme on the page and keeps it', async () => {
  render(<ThemeMenu />);
  await userEvent.selectOptions(menu(), 'dark');
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem(constants.themeStorageKey)).toBe('dark');
  expect(menu()).toHaveValue('dark');
});

test('a chosen theme holds for the page where storage is blocked', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<ThemeMenu />);
  await userEvent.selectOptions(menu(), 'contrast');
  expect(root.dataset.theme).toBe('contrast');
  expect(menu()).toHaveValue('contrast');
  setItem.mockRestore();
});

test('follows the choice of another tab, and no other key', async () => {
  render(<ThemeMenu />);
  await inOtherTab('midnight');
  expect(menu()).toHaveValue('midnight');
  await inOtherTab('dark', 'another-key');
  expect(menu()).toHaveValue('midnight');
  await inOtherTab(null);
  expect(menu()).toHaveValue('light');
});
