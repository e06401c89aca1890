import { _api, addAPIProvider, loadIcon } from '@iconify/react';
import { icons as lucide } from '@iconify-json/lucide';
import { describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/icons/lucide.json/route';
import { iconFetch, iconHosts, runTimeIcons } from '@/lib/browser/named-icons';

test('the other hosts are the addresses in the setting', () => {
  expect(iconHosts(' https://a.test/ , nonsense,https://b.test/set')).toEqual([
    'https://a.test',
    'https://b.test/set',
  ]);
  expect(iconHosts(undefined)).toEqual([]);
});

test('Iconify’s own limits are those that QA’s suites of icons measure', () => {
  addAPIProvider('limits', { resources: ['https://site.test/icons'] });
  expect(_api.getAPIConfig('limits')).toMatchObject({
    path: '/',
    maxURL: 500,
    rotate: 750,
    timeout: 5000,
    random: false,
  });
});

test.each([
  ['https://site.test/icons', [[1500]]],
  ['https://site.test.evil.test/icons', []],
])('a request to %s has the time limits %j', async (address, limits) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => Response.json(null));
  await iconFetch('https://site.test', [])(`${address}/lucide.json?icons=cloud`);
  expect(timeout.mock.calls).toEqual(limits);
});

test('the site serves the icons that its pages name, and no others', async () => {
  const { prefix, icons } = await GET().json();
  expect(prefix).toBe('lucide');
  expect(Object.keys(icons)).toEqual(runTimeIcons);
  for (const name of runTimeIcons) expect(icons[name].body, name).toContain('<');
});

describe('an icon that is named in the browser', () => {
  const site = 'https://site.test/icons/lucide.json';
  const [firstHost, secondHost] = ['https://one.test', 'https://two.test'];
  const first = `${firstHost}/lucide.json`;
  const second = `${secondHost}/lucide.json`;

  /**
   * Serves collections by their addresses. A collection has some icons, or its requests get no
   * answer. Returns the requested addresses.
   */
  function serve(collections: Readonly<Record<string, readonly string[] | 'no answer'>>) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const names = collections[address.replace(/\?.*/, '')];
      if (names === 'no answer') return new Promise(() => {});
      if (!names) return new Response(null, { status: 404 });
      const icons = Object.fromEntries(names.map((name) => [name, lucide.icons[name]]));
      return Response.json({ prefix: 'lucide', icons });
    });
    return asked;
  }

  let sources = 0;

  /** Loads one icon from the site and other hosts, as pages do. */
  function load(name: string, hosts: readonly string[] = [firstHost, secondHost]) {
    const provider = `test-${sources++}`; // Each provider has its own cache.
    addAPIProvider(provider, { resources: ['https://site.test/icons', ...hosts] });
    _api.setFetch(iconFetch('https://site.test', hosts));
    return loadIcon(`@${provider}:lucide:${name}`);
  }

  test('comes from the site, without a request to another host', async () => {
    const asked = serve({ [site]: ['cloud'], [first]: ['cloud'] });
    expect((await load('cloud')).body).toContain('<');
    expect(asked).toEqual([`${site}?icons=cloud`]);
  });

  test('comes from the next host that has it, at that host’s path', async () => {
    const asked = serve({ [site]: ['cloud'], [first]: [], [second]: ['anchor'] });
    expect((await load('anchor')).body).toContain('<');
    expect(asked).toEqual([site, first, second].map((address) => `${address}?icons=anchor`));
  });

  test('comes from the next host if the site has no such collection', async () => {
    serve({ [first]: ['anchor'] });
    expect((await load('anchor')).body).toContain('<');
  });

  test('comes from the next host if the site does not answer', async () => {
    serve({ [site]: 'no answer', [first]: ['cloud'] });
    const started = performance.now();
    expect((await load('cloud')).body).toContain('<');
    expect(performance.now() - started).toBeGreaterThanOrEqual(700);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('is requested with the other icons of its collection, in addresses of at most 500 characters', async () => {
    const names = Object.keys(lucide.icons).slice(0, 60);
    const asked = serve({ [site]: names });
    const provider = `test-${sources++}`;
    addAPIProvider(provider, { resources: ['https://site.test/icons'] });
    _api.setFetch(iconFetch('https://site.test', []));
    await Promise.all(names.slice(0, 3).map((name) => loadIcon(`@${provider}:lucide:${name}`)));
    expect(asked).toEqual([`${site}?icons=${names.slice(0, 3).join(',')}`]);
    await Promise.all(names.map((name) => loadIcon(`@${provider}:lucide:${name}`)));
    expect(Math.max(...asked.map((address) => address.length))).toBeLessThanOrEqual(500);
    expect(asked.length).toBeLessThan(6);
  });

  test.each([
    ['has no prefix', { icons: { cloud: { body: '<path/>' } } }],
    ['has no icons', { prefix: 'lucide' }],
    ['has an empty list of icons', { prefix: 'lucide', icons: {} }],
    ['is a list', []],
    ['is nothing', null],
    ['has null for its icons', { prefix: 'lucide', icons: null }],
  ])('is reported as missing if the answer %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => Response.json(answer));
    await expect(load('cloud', [])).rejects.toBeDefined();
    await expect(load('cloud', [firstHost])).rejects.toBeDefined();
  });

  test.each([[[firstHost]], [[]]])(
    'is not shown if neither the site nor any of the hosts %j has it',
    async (hosts) => {
      serve({ [site]: ['cloud'], [first]: ['cloud'] });
      await expect(load('no-such-icon', hosts)).rejects.toBeDefined();
    },
  );
});
