import { describe, expect, test } from 'vitest';
import { chunkGuardScript } from '@/lib/chunk-guard-script';

const origin = 'https://site.test';

class ScriptElement {
  constructor(readonly src: string) {}
}

/** Storage of a tab, which outlives the page; or storage that is blocked. */
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

/** Opens a page with the guard in it and lets a script fail. Says whether the page was reloaded, or where it led instead. */
async function fail({
  event = { target: new ScriptElement(`${origin}/_next/static/chunks/a.js`) },
  session = storage(),
  path = '/about',
  now = 1_790_000_000_000,
  isOnline = true,
  status = 200,
  navigation = 'navigate',
  going,
}: {
  event?: { target: unknown; error?: unknown; filename?: string };
  session?: ReturnType<typeof storage>;
  path?: string;
  now?: number;
  isOnline?: boolean;
  status?: number | 'no answer';
  navigation?: string;
  going?: string;
}): Promise<boolean | string> {
  let outcome: boolean | string = false;
  let onError: (event: unknown) => void = () => {};
  const surroundings = {
    location: {
      origin,
      pathname: path,
      href: origin + path,
      reload: () => (outcome = true),
      assign: (href: string) => (outcome = href),
    },
    document: { documentElement: { dataset: { going } } },
    sessionStorage: session,
    performance: { getEntriesByType: () => [{ type: navigation }] },
    navigator: { onLine: isOnline },
    fetch: async () => {
      if (status === 'no answer') throw new TypeError('Failed to fetch');
      return { ok: status === 200 };
    },
    addEventListener: (_: string, listener: typeof onError) => {
      onError = listener;
    },
    HTMLScriptElement: ScriptElement,
    Date: { now: () => now },
    console: { warn: () => {} },
  };
  new Function(...Object.keys(surroundings), chunkGuardScript)(...Object.values(surroundings));
  onError(event);
  await new Promise((resolve) => setTimeout(resolve));
  return outcome;
}

describe('a code chunk that fails', () => {
  test('reloads the page, whether it did not come or is no script', async () => {
    expect(await fail({})).toBe(true);
    const html = {
      target: {},
      error: new SyntaxError("Unexpected token '<'"),
      filename: `${origin}/_next/static/chunks/a.js`,
    };
    expect(await fail({ event: html })).toBe(true);
  });

  test('reloads a path at most once in ten seconds, and another path on its own account', async () => {
    const session = storage();
    const chunk = (name: string) => ({
      target: new ScriptElement(`${origin}/_next/static/chunks/${name}.js`),
    });
    expect(await fail({ session, event: chunk('a'), now: 50_000 })).toBe(true);
    expect(await fail({ session, event: chunk('b'), now: 59_999 })).toBe(false);
    expect(await fail({ session, event: chunk('b'), now: 50_000, path: '/contact' })).toBe(true);
    expect(await fail({ session, event: chunk('b'), now: 60_000 })).toBe(true);
  });

  test('never reloads a path twice for one file, however long that takes to fail', async () => {
    const session = storage();
    expect(await fail({ session, now: 50_000 })).toBe(true);
    expect(await fail({ session, now: 950_000 })).toBe(false);
  });

  test('does not loop where the clock jumps back, or storage is blocked or holds rubbish', async () => {
    const session = storage();
    expect(await fail({ session, now: 50_000 })).toBe(true);
    expect(await fail({ session, now: 1_000 })).toBe(false);

    const blocked = storage(true);
    expect(await fail({ session: blocked })).toBe(true);
    expect(await fail({ session: blocked, navigation: 'reload' })).toBe(false);

    for (const rubbish of ['{', '7', '"x"', '{"/about":"x"}', 'null']) {
      const odd = storage();
      odd.values.set('chunk-reloads', rubbish);
      expect(await fail({ session: odd, now: 50_000 }), rubbish).toBe(true);
      expect(await fail({ session: odd, now: 51_000 }), rubbish).toBe(false);
    }
  });

  test('where the router was on its way, the page it was asked for is loaded instead', async () => {
    const session = storage();
    expect(await fail({ session, going: '/terms?from=about#paying' })).toBe(
      '/terms?from=about#paying',
    );
    expect(await fail({ session, going: '/terms' })).toBe(false);
  });

  test('leaves a page that can be read where the server does not answer for it', async () => {
    expect(await fail({ isOnline: false })).toBe(false);
    expect(await fail({ status: 'no answer' })).toBe(false);
    expect(await fail({ status: 503 })).toBe(false);
  });

  test.each([
    ['a script of someone else', { target: new ScriptElement('https://other.test/_next/a.js') }],
    ['a script outside the bundle', { target: new ScriptElement(`${origin}/hello.js`) }],
    ['an image', { target: { src: `${origin}/_next/static/media/a.png` } }],
    [
      'an error of running code',
      { target: {}, error: new TypeError('x'), filename: `${origin}/_next/a.js` },
    ],
    ['an error without any facts', { target: null }],
  ])('is not %s', async (_, event) => {
    expect(await fail({ event })).toBe(false);
  });
});
