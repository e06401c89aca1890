import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { _api, addAPIProvider, loadIcon } from '@iconify/react';
import { icons as lucide } from '@iconify-json/lucide';
import { afterEach, describe, expect, test } from 'vitest';
import { iconSubset } from '@/lib/icons/icon-collection';
import {
  iconFetch,
  iconHosts,
  iconSource,
  iconTimeoutMs,
  isIconAddress,
} from '@/lib/icons/icon-source';

test.each([
  ['lucide:cloud', true],
  ['simple-icons:next-dot-js', true],
  ['cloud', false],
  ['lucide:', false],
  ['Lucide:cloud', false],
  ['lucide:cloud,server', false],
  ['lucide:../../x', false],
  [`lucide:${'a'.repeat(500)}`, false],
])('%s is the address of an icon: %s', (address, expected) => {
  expect(isIconAddress(address)).toBe(expected);
});

test('icons come from the site, then from the other hosts in order, within the specified limits', () => {
  const hosts = iconHosts(' https://a.test/ , nonsense,https://b.test/set');
  expect(iconSource('https://site.test', hosts)).toMatchObject({
    resources: ['https://site.test/icons', 'https://a.test', 'https://b.test/set'],
    path: '/',
    maxURL: 500,
    rotate: 750,
    timeout: 5000,
    random: false,
  });
  expect(iconHosts(undefined)).toEqual([]);
  expect(iconTimeoutMs('https://site.test/icons/lucide.json', 'https://site.test')).toBe(1500);
  expect(iconTimeoutMs('https://site.test.evil.test/icons', 'https://site.test')).toBe(5000);
});

describe('part of a collection', () => {
  test('has the named icons only, aliases included', () => {
    const part = iconSubset(lucide, ['cloud', 'circle-help']);
    expect(Object.keys(part.icons)).toEqual(['cloud', 'circle-help']);
    expect(part.icons['circle-help']?.body).toContain('<');
    expect(part.prefix).toBe('lucide');
  });

  test.each(['no-such-icon', 'toString'])('cannot have %s, which does not exist', (name) => {
    expect(() => iconSubset(lucide, [name])).toThrow(`Icon "${name}"`);
  });
});

describe('an icon that is named at run time', () => {
  const servers: Server[] = [];

  afterEach(() => {
    _api.setFetch(fetch);
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** A host that has some icons at a path; or one that does not answer. Records the requested addresses. */
  async function serve(path: string, names: readonly string[] | 'no answer') {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (names === 'no answer') return;
      response.statusCode = request.url?.startsWith(path) ? 200 : 404;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(iconSubset(lucide, names)));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // A server on a port has an address of this shape.
    return { origin: `http://127.0.0.1:${port}`, asked };
  }

  const site = (names: readonly string[] | 'no answer' = ['cloud']) =>
    serve('/icons/lucide.json', names);
  const iconify = (names: readonly string[] = ['cloud', 'anchor']) => serve('/lucide.json', names);

  let sources = 0;

  /** Loads one icon from a site and other hosts, as pages do. */
  function load(
    name: string,
    origin: string,
    hosts: readonly string[],
    // On a busy machine a host may take longer than the page's limit.
    patience: { readonly rotate?: number } = { rotate: 4_000 },
  ) {
    const provider = `test-${sources++}`; // Each with its own memory.
    addAPIProvider(provider, { ...iconSource(origin, hosts), ...patience });
    _api.setFetch(iconFetch(origin, hosts));
    return loadIcon(`@${provider}:lucide:${name}`);
  }

  test('comes from the site, without a request to another host', async () => {
    const [own, other] = [await site(), await iconify()];
    expect((await load('cloud', own.origin, [other.origin])).body).toContain('<');
    expect(own.asked).toEqual(['/icons/lucide.json?icons=cloud']);
    expect(other.asked).toEqual([]);
  });

  test('comes from the next host that has it, at that host’s path', async () => {
    const [own, without, other] = [await site(), await iconify([]), await iconify()];
    const hosts = [without.origin, other.origin];
    expect((await load('anchor', own.origin, hosts)).body).toContain('<');
    expect(without.asked).toEqual(['/lucide.json?icons=anchor']);
    expect(other.asked).toEqual(['/lucide.json?icons=anchor']);
  });

  test('comes from the next host if the site has no such collection', async () => {
    const [own, other] = [await serve('/nothing', []), await iconify()];
    expect((await load('anchor', own.origin, [other.origin])).body).toContain('<');
  });

  test('comes from the next host if the site does not answer', async () => {
    const [own, other] = [await site('no answer'), await iconify()];
    const started = performance.now();
    expect((await load('cloud', own.origin, [other.origin], {})).body).toContain('<');
    expect(performance.now() - started).toBeGreaterThanOrEqual(700);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('that no host has is not shown', async () => {
    const [own, other] = [await site(), await iconify()];
    await expect(load('no-such-icon', own.origin, [other.origin])).rejects.toBeDefined();
    await expect(load('no-such-icon', own.origin, [])).rejects.toBeDefined();
  });
});
