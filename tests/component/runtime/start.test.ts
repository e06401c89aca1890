import { afterEach, expect, test, vi } from 'vitest';
import { startRuntime } from '@/lib/runtime/start';

const root = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete root.dataset.hydrated;
});

test('a part of the runtime that throws an error is logged, and the others start', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new Error('broken');
  vi.stubGlobal('matchMedia', () => {
    throw error;
  });
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('HTMLScriptElement', { supports: () => true });
  document.body.innerHTML = '<span id="current-year">1999</span>';
  startRuntime();
  expect(warn).toHaveBeenCalledExactlyOnceWith('A part of the page failed.', error);
  expect(document.querySelector('#current-year')?.textContent).toBe(
    String(new Date().getFullYear()),
  );
  expect(root.dataset.hydrated).toBe('true');
});
