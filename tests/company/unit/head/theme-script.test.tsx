import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultTheme, themes } from '@/content/brand/themes';
import { scripts } from '@/lib/head/bundled';

const root = document.documentElement;
const labelOf = (theme: string) => themes.find(({ name }) => name === theme)?.label;
const runScript = () => new Function(scripts.theme)();

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

describe('the theme', () => {
  test('is the default on a first visit, before the first paint', () => {
    runScript();
    expect(root.dataset.theme).toBe(defaultTheme);
    expect(root.dataset.themeLabel).toBe(labelOf(defaultTheme));
    expect(root.className).toBe('light');
  });

  test.each(themes)(
    'is $name, with its class, when that theme is stored',
    ({ name, label, className }) => {
      localStorage.setItem('nuxt-color-mode', name);
      runScript();
      expect(root.dataset.theme).toBe(name);
      expect(root.dataset.themeLabel).toBe(label);
      expect(root.className).toBe(className);
    },
  );

  test.each(['system', 'Light', 'toString', ''])('is the default when "%s" is stored', (value) => {
    localStorage.setItem('nuxt-color-mode', value);
    runScript();
    expect(root.dataset.theme).toBe(defaultTheme);
  });

  test('updates its label and its class when it changes later', async () => {
    runScript();
    const dark = themes.find(({ className }) => className === 'dark')?.name ?? '';
    root.dataset.theme = dark;
    await Promise.resolve();
    expect(root.dataset.themeLabel).toBe(labelOf(dark));
    expect(root.classList.contains('dark')).toBe(true);
    expect(root.classList.contains('light')).toBe(false);
  });

  test.each([
    ['stores another theme', 'nuxt-color-mode', 'midnight', 'midnight'],
    ['stores no theme', 'nuxt-color-mode', 'sepia', defaultTheme],
    ['removes the theme', 'nuxt-color-mode', null, defaultTheme],
    ['clears the storage', null, null, defaultTheme],
    ['stores something else', 'other', 'midnight', 'contrast'],
  ])('follows another tab that %s', (_, key, newValue, theme) => {
    localStorage.setItem('nuxt-color-mode', 'contrast');
    runScript();
    if (key === null) localStorage.clear();
    else if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(root.dataset.theme).toBe(theme);
  });

  test('returns to the default when something sets a theme that does not exist', async () => {
    runScript();
    root.dataset.theme = 'sepia';
    await Promise.resolve();
    expect(root.dataset.theme).toBe(defaultTheme);
  });
});
