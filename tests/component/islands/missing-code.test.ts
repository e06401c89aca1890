import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const reload = vi.fn();
let fetched: string[];

beforeEach(() => {
  fetched = [];
  sessionStorage.clear();
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('location', { pathname: '/about', href: 'https://site.test/about', reload });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    fetched.push(`${method} ${url}`);
    return { ok: true };
  });
});
afterEach(() => {
  reload.mockReset();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const missing = new TypeError('Failed to fetch dynamically imported module');

describe('missing code reloads the page:', () => {
  test('code that is loaded by import()', async () => {
    const { loadCode } = await import('@/lib/islands/load-code');
    await expect(loadCode('The filter', () => Promise.reject(missing))).rejects.toBe(missing);
    expect(console.warn).toHaveBeenCalledWith('The filter could not be loaded.', missing);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetched).toEqual(['HEAD https://site.test/about']);
  });

  test.each([
    ['a filter', '<div data-filter></div>', 'follow-filter'],
    ['the opening hours', '<p data-opening></p>', 'opening-hours'],
    ['the not-found message', '<div id="nearest-pages"></div>', 'not-found'],
  ])('%s', async (_, html, file) => {
    vi.doMock(`@/lib/runtime/controls/${file}`, () => {
      throw missing;
    });
    document.body.innerHTML = html;
    const { completePage } = await import('@/lib/runtime/controls/complete-page');
    completePage();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.doUnmock(`@/lib/runtime/controls/${file}`);
  });

  test('a calculator', async () => {
    vi.doMock('@/lib/runtime/controls/calculators', () => {
      throw missing;
    });
    const { followCalculator } = await import('@/lib/runtime/controls/follow-calculator');
    const root = document.createElement('form');
    followCalculator(root);
    root.dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.doUnmock('@/lib/runtime/controls/calculators');
  });
});
