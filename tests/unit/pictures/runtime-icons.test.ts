import { createServer, type Server } from 'node:http';
import { _api, addAPIProvider, loadIcon } from '@iconify/react';
import { icons as lucide } from '@iconify-json/lucide';
import { afterEach, describe, expect, test } from 'vitest';
import { iconSubset } from '@/lib/icons/icon-collection';
import {
  iconFetch,
  iconHosts,
  iconPatienceMs,
  iconSource,
  isIconAddress,
} from '@/lib/icons/icon-source';

describe('the address of an icon', () => {
  test.each(['lucide:cloud', 'simple-icons:next-dot-js', 'a:1'])('%s is one', (address) => {
    expect(isIconAddress(address)).toBe(true);
  });
  test.each([
    'cloud',
    'lucide:',
    ':cloud',
    'Lucide:cloud',
    'lucide:cloud,server',
    'lucide:../../x',
    'lucide:cloud?x',
    '',
    `lucide:${'a'.repeat(500)}`,
  ])('%s is none', (address) => {
    expect(isIconAddress(address)).toBe(false);
  });
});

describe('where icons come from', () => {
  test('the site first, then the other hosts in order, with the specified limits', () => {
    expect(
      iconSource('https://site.test', iconHosts(' https://a.test/ , nonsense,https://b.test/set')),
    ).toMatchObject({
      resources: ['https://site.test/icons', 'https://a.test', 'https://b.test/set'],
      path: '/',
      maxURL: 500,
      rotate: 750,
      timeout: 5000,
      random: false,
    });
    expect(iconHosts(undefined)).toEqual([]);
  });

  test('the site has less time than another host', () => {
    expect(iconPatienceMs('https://site.test/icons/lucide.json?icons=a', 'https://site.test')).toBe(
      1500,
    );
    expect(iconPatienceMs('https://site.test.evil.test/icons', 'https://site.test')).toBe(5000);
  });
});

const servers: Server[] = [];
afterEach(async () => {
  _api.setFetch(fetch);
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

type Answer = { readonly status: number; readonly body?: unknown } | 'none';

/** A server with an answer for each address, otherwise 404. Records the requested addresses. */
async function serve(answers: (url: URL) => Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers(new URL(request.url ?? '/', 'http://host.test'));
    if (answer === 'none') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body ?? answer.status));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { origin: `http://127.0.0.1:${address.port}`, asked };
}

/** This site: all its icons in one file, whichever are requested. */
const site = ({ pathname }: URL): Answer =>
  pathname === '/icons/lucide.json'
    ? { status: 200, body: iconSubset(lucide, ['cloud']) }
    : { status: 404 };

/** Iconify's API: `/{prefix}.json?icons=`, at the root of its host, and `not_found` for unknown names. */
const iconify = ({ pathname, searchParams }: URL): Answer => {
  const names = searchParams.get('icons')?.split(',') ?? [];
  if (pathname !== '/lucide.json') return { status: 404 };
  const known = names.filter((name) => name in lucide.icons);
  const missing = names.filter((name) => !known.includes(name));
  return {
    status: 200,
    body: { ...iconSubset(lucide, known), ...(missing.length > 0 && { not_found: missing }) },
  };
};

let sources = 0;
/** Loads one icon from a site and other hosts, as pages do. */
function load(
  name: string,
  prefix: string,
  origin: string,
  hosts: readonly string[],
  // On a busy machine a host may take longer than the page's limit.
  patience: { readonly rotate?: number } = { rotate: 4_000 },
) {
  const provider = `test-${sources++}`; // Each with its own memory.
  addAPIProvider(provider, { ...iconSource(origin, hosts), ...patience });
  _api.setFetch(iconFetch(origin, hosts));
  return loadIcon(`@${provider}:${prefix}:${name}`);
}

describe('an icon that is named at run time', () => {
  test('comes from the site, without a request to another host', async () => {
    const [own, other] = [await serve(site), await serve(iconify)];
    expect((await load('cloud', 'lucide', own.origin, [other.origin])).body).toContain('<');
    expect(own.asked).toEqual(['/icons/lucide.json?icons=cloud']);
    expect(other.asked).toEqual([]);
  });

  test('that the site’s collection lacks comes from the next host, at that host’s path', async () => {
    const [own, other] = [await serve(site), await serve(iconify)];
    expect((await load('anchor', 'lucide', own.origin, [other.origin])).body).toContain('<');
    expect(other.asked).toEqual(['/lucide.json?icons=anchor']);
  });

  test('of a collection that the site lacks comes from the next host that has it', async () => {
    const own = await serve(() => ({ status: 404 }));
    const [without, withIt] = [await serve(() => ({ status: 404 })), await serve(iconify)];
    const hosts = [without.origin, withIt.origin];
    expect((await load('anchor', 'lucide', own.origin, hosts)).body).toContain('<');
    expect(own.asked).toEqual(['/icons/lucide.json?icons=anchor']);
    expect(without.asked).toEqual(['/lucide.json?icons=anchor']);
  });

  test('comes from the next host if the site does not answer', async () => {
    const [own, other] = [await serve(() => 'none'), await serve(iconify)];
    const started = performance.now();
    expect((await load('cloud', 'lucide', own.origin, [other.origin], {})).body).toContain('<');
    expect(performance.now() - started).toBeGreaterThanOrEqual(700);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('that no host has is not shown', async () => {
    const [own, other] = [await serve(site), await serve(iconify)];
    await expect(load('no-such-icon', 'lucide', own.origin, [other.origin])).rejects.toBeDefined();
    await expect(load('no-such-icon', 'lucide', own.origin, [])).rejects.toBeDefined();
  });
});

describe('part of a collection', () => {
  test('has the named icons only, aliases included', () => {
    const part = iconSubset(lucide, ['cloud', 'circle-help']);
    expect(Object.keys(part.icons)).toEqual(['cloud', 'circle-help']);
    expect(part.icons['circle-help']?.body).toContain('<');
    expect(part.prefix).toBe('lucide');
  });
  test('cannot have an icon that does not exist', () => {
    expect(() => iconSubset(lucide, ['no-such-icon'])).toThrow('Icon "no-such-icon"');
    expect(() => iconSubset(lucide, ['toString'])).toThrow('Icon "toString"');
  });
});
