import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as constants from '@/lib/constants';
import { startRuntime } from '@/lib/runtime/start';

const root = document.documentElement;

// With real timers, the parts that start later would run after the test, without a page.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  delete root.dataset.hydrated;
});

test('an error in a part of the runtime is logged, and the other parts start', () => {
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

test('the progress line at the top of the page disappears soon after the start', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  root.dataset.loading = 'true';
  startRuntime();
  vi.advanceTimersByTime(constants.loadingFlagMs - 1);
  expect(root).toHaveAttribute('data-loading');
  vi.advanceTimersByTime(1);
  expect(root).not.toHaveAttribute('data-loading');
});

test('in low-data mode, the flags are set as always, and nothing is requested before the first press', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetchMock = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetchMock);
  root.dataset.lowData = '';
  root.dataset.loading = 'true';
  startRuntime();
  vi.advanceTimersByTime(60_000);
  expect(root.dataset.hydrated).toBe('true');
  expect(root).not.toHaveAttribute('data-loading');
  expect(fetchMock).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  expect(fetchMock).toHaveBeenCalled();
  delete root.dataset.lowData;
});

test('a browser that refuses to measure gets a warning, not an error', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = new TypeError('not a type of entry');
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {
        throw error;
      }
    },
  );
  startRuntime();
  expect(() => vi.advanceTimersByTime(2 * constants.metricsDelayMs)).not.toThrow();
  expect(warn).toHaveBeenCalledWith('The performance of the page could not be measured.', error);
});
