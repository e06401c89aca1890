import type { SerwistPlugin } from 'serwist';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentHash, verified } from '@/lib/worker/hashed-files';

const path = '/_next/static/chunks/a.js';
const content = 'start()';
const request = new Request(`https://site.test${path}`);
const plugin: SerwistPlugin = verified({
  [path]: await contentHash(new TextEncoder().encode(content).buffer),
});
const script = (text: string, type = 'text/javascript', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });

const event = Object.assign(new Event('fetch'), { waitUntil: () => {} });
const common = { request, event };
const fetched = (response: Response) => plugin.fetchDidSucceed?.({ ...common, response });
const stored = (response: Response, at = request) =>
  plugin.cacheWillUpdate?.({ ...common, request: at, response });
const used = (cachedResponse: Response) =>
  plugin.cachedResponseWillBeUsed?.({ ...common, cacheName: 'files', cachedResponse });

const broken: readonly (readonly [string, Response])[] = [
  ['cut short', script('sta')],
  ['HTML', script('<!doctype html>', 'text/html')],
  ['whole, with a type that browsers refuse', script(content, 'text/plain')],
  ['another content of the same length', script('crash()')],
];

afterEach(() => vi.unstubAllGlobals());

describe('a file', () => {
  test('that is what the build lists is stored and used', async () => {
    expect(await (await stored(script(content)))?.text()).toBe(content);
    expect(await (await used(script(content)))?.text()).toBe(content);
  });

  test.each(broken)('that is %s is not stored, not used, and fetched again', async (_, answer) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => script(content)),
    );
    expect(await stored(answer.clone())).toBeNull();
    expect(await used(answer.clone())).toBeNull();
    expect(await (await fetched(answer))?.text()).toBe(content);
    // The browser's own cache may have the broken response too.
    expect(fetch).toHaveBeenCalledExactlyOnceWith(request, { cache: 'reload' });
  });

  test('that the build does not list is passed on, but not stored', async () => {
    const other = new Request('https://site.test/_next/static/chunks/b.js');
    expect(await stored(script(content), other)).toBeNull();
  });

  test('that was redirected is not stored, because browsers refuse it for other addresses', async () => {
    const redirected = Object.defineProperty(script(content), 'redirected', { value: true });
    expect(await stored(redirected)).toBeNull();
  });

  test('that is missing is passed on, and not asked for twice', async () => {
    vi.stubGlobal('fetch', vi.fn());
    expect((await fetched(script('', 'text/html', 404)))?.status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });
});
