import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The session storage of a tab, which survives reloads; or blocked storage. */
function storage(isBlocked = false) {
  const values = new Map<string, string>();
  const check = () => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  return {
    values,
    getItem: (key: string) => {
      check();
      return values.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      check();
      values.set(key, value);
    },
  };
}

class Navigation {
  constructor(readonly type: string) {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  // The clock is restored on the real `performance`, so the stub must be removed first.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Opens a page and lets the code of an island fail. Says whether the page was reloaded. */
async function fail({
  file = 'main-menu',
  session = storage(),
  path = '/about',
  now = 1_790_000_000_000,
  isOnline = true,
  status = 200,
  navigation = 'navigate',
  leaves = false,
  usedForMs = 0,
  usedAgainForMs = 0,
  onFetch = () => {},
  again = false,
  withinMs = 60_000,
}: {
  file?: string;
  session?: ReturnType<typeof storage>;
  path?: string;
  now?: number;
  isOnline?: boolean;
  status?: number | 'no answer';
  navigation?: string;
  leaves?: boolean;
  /** How long the visitor keeps using a control. */
  usedForMs?: number;
  /** How long the visitor uses a control again while the server is asked. */
  usedAgainForMs?: number;
  onFetch?: (...words: readonly unknown[]) => void;
  again?: boolean;
  /** How long the test waits for the reload. */
  withinMs?: number;
}): Promise<boolean> {
  const reload = vi.fn();
  let isInUse = false;
  const use = (forMs: number) => {
    if (forMs === 0) return;
    isInUse = true;
    setTimeout(() => {
      isInUse = false;
    }, forMs);
  };
  let hasUsedAgain = false;
  vi.clearAllTimers();
  vi.resetModules();
  vi.stubGlobal('location', { pathname: path, href: `https://site.test${path}`, reload });
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'navigation' && navigation !== 'none' ? [new Navigation(navigation)] : [],
  });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', async (...words: readonly unknown[]) => {
    onFetch(...words);
    if (leaves) isInUse = true;
    else if (!hasUsedAgain) use(usedAgainForMs);
    hasUsedAgain = true;
    if (status === 'no answer') throw new TypeError('Failed to fetch');
    return { ok: status === 200 };
  });
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const { reloadFor } = await import('@/lib/browser/reload-limit');
  use(usedForMs);
  for (const _ of again ? [1, 2] : [1]) {
    void reloadFor(file, () => isInUse);
    await vi.advanceTimersByTimeAsync(withinMs);
  }
  return reload.mock.calls.length > 0;
}

describe('code that fails to load', () => {
  test('reloads the page', async () => {
    expect(await fail({})).toBe(true);
  });

  test('reloads each path at most once in ten seconds', async () => {
    const session = storage();
    expect(await fail({ session, file: 'a', now: 50_000 })).toBe(true);
    expect(await fail({ session, file: 'b', now: 59_999 })).toBe(false);
    expect(await fail({ session, file: 'b', now: 50_000, path: '/contact' })).toBe(true);
    expect(await fail({ session, file: 'b', now: 60_000 })).toBe(true);
  });

  test('never reloads a path twice for the same file', async () => {
    const session = storage();
    expect(await fail({ session, now: 50_000 })).toBe(true);
    expect(await fail({ session, now: 950_000 })).toBe(false);
  });

  test('does not loop if the clock jumps back, or storage is blocked or invalid', async () => {
    const session = storage();
    expect(await fail({ session, now: 50_000 })).toBe(true);
    expect(await fail({ session, now: 49_000 })).toBe(false);

    const blocked = storage(true);
    expect(await fail({ session: blocked })).toBe(true);
    expect(await fail({ session: blocked, navigation: 'reload' })).toBe(false);

    for (const rubbish of ['{', '7', '"x"', '{"/about":"x"}', '{"/about":7}', 'null']) {
      const odd = storage();
      odd.values.set('chunk-reloads', rubbish);
      expect(await fail({ session: odd, now: 50_000 }), rubbish).toBe(true);
      const again = { session: odd, now: 51_000, navigation: 'reload' };
      expect(await fail(again), rubbish).toBe(false);
    }
  });

  test('does not reload while the visitor is leaving the page', async () => {
    expect(await fail({ leaves: true })).toBe(false);
  });

  test('does not reload while the visitor uses the page, but afterwards', async () => {
    expect(await fail({ usedForMs: 20_000, withinMs: 19_999 })).toBe(false);
    expect(await fail({ usedForMs: 20_000, withinMs: 21_001 })).toBe(true);
  });

  test('checks that the visitor does not use the page after the server has answered, and then asks the server again', async () => {
    const onFetch = vi.fn();
    expect(await fail({ usedAgainForMs: 5_000, withinMs: 4_000, onFetch })).toBe(false);
    expect(onFetch).toHaveBeenCalledTimes(1);
    onFetch.mockClear();
    expect(await fail({ usedAgainForMs: 5_000, withinMs: 7_000, onFetch })).toBe(true);
    expect(onFetch).toHaveBeenCalledTimes(2);
  });

  test('asks nothing while the visitor uses the page', async () => {
    const onFetch = vi.fn();
    await fail({ usedForMs: 20_000, withinMs: 9_000, again: true, onFetch });
    expect(onFetch).not.toHaveBeenCalled();
  });

  test('sends a HEAD request for this page without caches, and logs what did not load', async () => {
    const asked: unknown[] = [];
    await fail({ status: 503, onFetch: (...words) => asked.push(words) });
    expect(asked).toEqual([['https://site.test/about', { method: 'HEAD', cache: 'no-store' }]]);
    expect(console.warn).toHaveBeenCalledWith('A part of this page did not load: main-menu');
  });

  test('offline: asks nothing', async () => {
    const onFetch = vi.fn();
    await fail({ isOnline: false, onFetch });
    expect(onFetch).not.toHaveBeenCalled();
  });

  test.each(['no answer', 503] as const)(
    'is checked again at the next failure after the server said: %s',
    async (status) => {
      const onFetch = vi.fn();
      await fail({ status, onFetch, again: true });
      expect(onFetch).toHaveBeenCalledTimes(2);
    },
  );

  test('does not reload if storage is blocked and the kind of navigation is unknown', async () => {
    expect(await fail({ session: storage(true), navigation: 'none' })).toBe(false);
  });

  test('does not reload if the server does not answer', async () => {
    expect(await fail({ isOnline: false })).toBe(false);
    expect(await fail({ status: 'no answer' })).toBe(false);
    expect(await fail({ status: 503 })).toBe(false);
  });
});
