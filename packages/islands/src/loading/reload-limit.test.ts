import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chunkReloadStorageKey, reloadIntervalMs } from '../limits';
import { mayReload, reloadFor } from './reload-limit';

/** Storage in memory, in place of `sessionStorage`. */
function memoryStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

class Navigation {
  constructor(readonly type: string) {}
}

/** Opens a page in a tab, whose storage survives reloads. */
function openPage(navigation: string, storage: object = memoryStorage()): void {
  const entries = navigation === 'unknown' ? [] : [new Navigation(navigation)];
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? entries : []),
  });
}

// Vitest itself needs `performance` after the last test.
afterEach(() => vi.unstubAllGlobals());

describe('a page may be reloaded', () => {
  test('at most once in ten seconds', () => {
    openPage('navigate');
    expect(mayReload('/about', 'a', 50_000)).toBe(true);
    expect(mayReload('/about', 'b', 59_999)).toBe(false);
    expect(mayReload('/contact', 'b', 50_000)).toBe(true);
    expect(mayReload('/about', 'b', 60_000)).toBe(true);
  });

  test('at most once for the same code', () => {
    openPage('navigate');
    expect(mayReload('/about', 'a', 50_000)).toBe(true);
    expect(mayReload('/about', 'b', 60_000)).toBe(true);
    expect(mayReload('/about', 'a', 950_000)).toBe(false);
  });

  test('at most once in ten seconds, even if the clock is set back', () => {
    openPage('navigate');
    expect(mayReload('/about', 'a', 50_000)).toBe(true);
    expect(mayReload('/about', 'b', 49_000)).toBe(false);
  });

  test.each([
    ['navigate', true],
    ['reload', false],
    ['unknown', false],
  ])('after the navigation "%s" if storage is blocked: %s', (navigation, expected) => {
    openPage(navigation, {
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(mayReload('/about', 'a', 50_000)).toBe(expected);
  });

  test.each(['{', '7', '"x"', '{"/about":"x"}', '{"/about":7}', 'null'])(
    'only once if the invalid value %s is stored',
    (stored) => {
      const storage = memoryStorage({ [chunkReloadStorageKey]: stored });
      openPage('navigate', storage);
      expect(mayReload('/about', 'a', 50_000)).toBe(true);
      openPage('reload', storage);
      expect(mayReload('/about', 'a', 51_000)).toBe(false);
    },
  );
});

describe('the handler of code that failed to load', () => {
  const reload = vi.fn();
  const fetchMock = vi.fn<(...words: readonly unknown[]) => Promise<{ ok: boolean }>>();
  let isInUse = false;
  const fail = () => reloadFor('main-menu', () => isInUse);
  /** Makes the page one of a build, which the name of its client script tells. */
  const showBuild = (hash: string) =>
    vi.stubGlobal('document', {
      querySelector: () => ({ dataset: { client: `/client-${hash}.js` } }),
    });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    openPage('navigate');
    vi.stubGlobal('location', { pathname: '/about', href: 'https://site.test/about', reload });
    vi.stubGlobal('navigator', { onLine: true });
    showBuild('first');
    vi.stubGlobal('fetch', fetchMock);
    reload.mockReset();
    fetchMock.mockReset().mockResolvedValue({ ok: true });
  });
  afterEach(() => vi.useRealTimers());

  test('sends a HEAD request for the page, and then reloads it once', async () => {
    await fail();
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('https://site.test/about', {
      method: 'HEAD',
      cache: 'no-store',
    });
    expect(reload).toHaveBeenCalledOnce();
    await fail();
    expect(reload).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith('main-menu is missing.');
  });

  test('reloads the page again if the same code is missing after a second deployment', async () => {
    await fail();
    vi.setSystemTime(Date.now() + 20_000);
    await fail();
    expect(reload).toHaveBeenCalledOnce();
    showBuild('second');
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('sends no request offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await fail();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload the page if the server fails or does not answer, and sends another request at the next failure', async () => {
    fetchMock
      .mockResolvedValueOnce({ ok: false })
      .mockRejectedValueOnce(new TypeError('no answer'));
    await fail();
    await fail();
    expect(reload).not.toHaveBeenCalled();
    await fail();
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('sends only one request, and only when the visitor no longer uses the page', async () => {
    isInUse = true;
    const failures = Promise.all([fail(), fail()]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetchMock).not.toHaveBeenCalled();
    isInUse = false;
    await vi.advanceTimersByTimeAsync(reloadIntervalMs);
    await failures;
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('sends another request if the visitor used the page during the first one', async () => {
    fetchMock.mockImplementationOnce(async () => {
      isInUse = true;
      return { ok: true };
    });
    const failure = fail();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    isInUse = false;
    await vi.advanceTimersByTimeAsync(reloadIntervalMs);
    await failure;
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledOnce();
  });
});
