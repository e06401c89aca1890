import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aliasTable } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import { absoluteUrl } from '@/lib/publish/metadata';
import { hashedFiles } from './hashed-files';
import type { Host, HostTag } from './hosts';
import { ask, askInBytes, type RawAnswer } from './raw-request';
import { expect, test } from './test';

/*
 * How every host must serve the site, tested with raw HTTP. The same suite runs on all hosts. Tests
 * that a host cannot pass have a tag, which `hosts.ts` explains.
 */

const text = (answer: RawAnswer) => answer.body.toString();

/** A path as messages show it. If it is long, messages show only its start and its length. */
const short = (path: string) =>
  path.length > 60 ? `${path.slice(0, 24)}… of ${path.length} characters` : path;

/** The entries of a long list that the tests request from a host. */
const sampleFor = <T>(host: Host, items: readonly T[]) =>
  items.filter((_, index) => index % (host.sampleEvery ?? 1) === 0);

/** The path and query of a redirect; fails if it leads to another site. */
function locationOf(answer: RawAnswer, origin: string): string {
  const { location = '' } = answer.headers;
  const url = new URL(location, `${origin}/`);
  expect(url.origin, `${short(location)} stays on this site`).toBe(origin);
  // Text after the path stays as it was sent: an address of a browser would be rewritten.
  return location.replace(/^[a-z]+:\/\/[^/]+/, '').replaceAll('%24', '$');
}

/** Runs a check for each item, a few at a time. */
async function forEach<T>(items: Iterable<T>, check: (item: T) => Promise<void>) {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await check(item);
    }),
  );
}

test('every page answers at its own path, as HTML in UTF-8', async ({ origin, host }) => {
  await forEach(sampleFor(host, builtPages), async ({ path }) => {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(text(answer), path).toContain(
      `<link rel="canonical" href="${absoluteUrl(path).replace(/\/$/, '')}`,
    );
    // The page loads only the site's own script, and no script of Next.
    const scripts = [...text(answer).matchAll(/<script[^>]* (?:src|data-client)="([^"]*)"/g)];
    expect(
      scripts.map(([, address]) => address),
      path,
    ).toEqual([expect.stringMatching(/^\/_next\/static\/islands\/client-[\w-]{8}\.js$/)]);
  });
});

test('every alias leads to its page in one hop and keeps the query, even with a trailing slash', async ({
  origin,
  host,
}) => {
  const query = '?from=card&x=1%262&$1=a+b%20c&d&e=&f;g=%3B&to=//host.example';
  const [[alias, target] = ['', ''], ...others] = aliasTable;
  const aliases = [[alias, target], [`${alias}/`, target], ...sampleFor(host, others)] as const;
  await forEach(aliases, async ([path, page]) => {
    const answer = await ask(origin, `${path}${query}`);
    if (host.aliases === 'rule') {
      expect([301, 308], path).toContain(answer.status);
      expect(locationOf(answer, origin), path).toBe(`${page}${query}`);
    } else {
      expect(answer.status, path).toBe(200);
      expect(text(answer), path).toContain(`<a href="${page}">`);
      expect(text(answer), path).toContain('<meta name="robots" content="noindex">');
    }
  });
  if (host.aliases === 'rule') {
    const { headers } = await ask(origin, alias);
    expect(headers.location?.replace(origin, ''), 'without a query').toBe(target);
  }
});

test('the bare domain leads to the site in one hop and keeps path and query', {
  tag: '@bare-domain' satisfies HostTag,
}, async ({ origin }) => {
  const answer = await ask(origin, '/about?a=1', {
    host: `long-name-of-a-host.example:${new URL(origin).port}`,
  });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe('http://www.long-name-of-a-host.example/about?a=1');
});

test('behind a proxy that handles HTTPS, the bare domain leads to HTTPS', {
  tag: '@behind-proxy' satisfies HostTag,
}, async ({ origin }) => {
  const { port } = new URL(origin);
  const headers = { host: `long-name-of-a-host.example:${port}`, 'x-forwarded-proto': 'https' };
  const { location } = (await ask(origin, '/about', headers)).headers;
  expect(location).toBe('https://www.long-name-of-a-host.example/about');
});

test('a monitor gets the status and the build of the server', {
  tag: '@monitor' satisfies HostTag,
}, async ({ origin }) => {
  const answer = await ask(origin, '/health');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(text(answer)).toMatch(/^build [\w-]+\n$/);
});

test('the endpoint of the form answers, and asks to try again if it has no database', {
  tag: '@edge-function' satisfies HostTag,
}, async ({ origin }) => {
  const response = await fetch(`${origin}/enquiry`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ status: 'try later' });
});

test('own settings pass enquiries on to their receiver, and the question that browsers ask first', {
  tag: '@own-settings' satisfies HostTag,
}, async ({ origin }) => {
  for (const method of ['OPTIONS', 'POST']) {
    const response = await fetch(`${origin}/enquiry`, { method });
    expect(response.status, method).toBe(204);
    expect(response.headers.get('x-received'), method).toBe(method);
    expect(response.headers.has('allow'), method).toBe(false);
    // The receiver has headers of its own.
    expect(response.headers.get('cache-control'), method).toBe('no-store');
  }
});

test('a trailing slash leads to the page in one hop', async ({ origin }) => {
  for (const path of ['/about', '/services/it-cloud', '/blog']) {
    const answer = await ask(origin, `${path}/?a=1`);
    expect([301, 307, 308], path).toContain(answer.status);
    expect(locationOf(answer, origin)).toBe(`${path}?a=1`);
  }
});

test('a path with capital letters leads to its page in one hop, or is not found', async ({
  origin,
  host,
}) => {
  for (const [path, page] of [
    ['/Services/IT-Cloud', '/services/it-cloud'],
    ['/Projects1', '/projects'],
  ] as const) {
    const answer = await ask(origin, `${path}?a=1`);
    if (host.capitals === 'redirect') {
      expect([301, 308], path).toContain(answer.status);
      expect(locationOf(answer, origin), path).toBe(`${page}?a=1`);
    } else {
      expect(answer.status, path).toBe(404);
    }
  }
});

test('an unknown path answers 404 with a helpful page, which is not cached', async ({ origin }) => {
  for (const path of ['/nowhere', '/about-us', '/a/b/c/d?x=1', '/about.htm', '/404']) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers['content-type'], path).toMatch(/^text\/html/);
    expect(answer.headers['cache-control'], path).toMatch(/no-store|max-age=0/);
    expect(text(answer), path).toContain('Page Not Found');
    expect(text(answer), path).toContain('href="/sitemap"');
  }
});

test('internal and missing files answer 404, which is not cached', async ({ origin }) => {
  const development = ['/content-problems', '/content-source'];
  for (const path of ['/package.json', '/.git/config', '/.env', ...development]) {
    expect((await ask(origin, path)).status, path).toBe(404);
  }
  const missing = await ask(origin, '/_next/static/chunks/missing.js');
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toMatch(/no-store|max-age=0/);
});

test('the rule files are not served', {
  tag: '@not-emulated' satisfies HostTag,
}, async ({ origin }) => {
  for (const path of ['/_redirects', '/_headers']) {
    expect((await ask(origin, path)).status, path).toBe(404);
  }
});

test('a page that has not changed is not sent again', async ({ origin }) => {
  const first = await ask(origin, '/about');
  const validator = first.headers.etag
    ? { 'If-None-Match': first.headers.etag }
    : { 'If-Modified-Since': first.headers['last-modified'] ?? '' };
  const second = await ask(origin, '/about', validator);
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
});

test('a part of a file is not compressed', async ({ origin }) => {
  const answer = await ask(origin, '/about', { Range: 'bytes=0-9', 'Accept-Encoding': 'gzip' });
  // A host may send the whole page instead.
  if (answer.status !== 206) return;
  expect(answer.headers['content-encoding'] ?? 'identity').toBe('identity');
  expect(text(answer)).toBe('<!DOCTYPE ');
});

test('a range outside a page or a file causes no server error', async ({ origin }) => {
  const [style = ''] = await hashedFiles(origin, '.css');
  for (const path of ['/about', '/icon-512.png', style]) {
    const { status } = await ask(origin, path, { Range: 'bytes=99999999-' });
    expect([200, 416], path).toContain(status);
  }
});

test('files have their types', async ({ origin }) => {
  const [script = ''] = await hashedFiles(origin, '.js');
  const [style = ''] = await hashedFiles(origin, '.css');
  const [font = ''] = await hashedFiles(origin, '.woff2', style);
  const types: Readonly<Record<string, RegExp>> = {
    [script]: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
    [style]: /^text\/css(; ?charset=utf-8)?$/i,
    [font]: /^font\/woff2$/,
    '/manifest.webmanifest': /^application\/manifest\+json(; ?charset=utf-8)?$/i,
    '/sitemap.xml': /^(application|text)\/xml(; ?charset=utf-8)?$/i,
    '/robots.txt': /^text\/plain(; ?charset=utf-8)?$/i,
    '/icon.svg': /^image\/svg\+xml(; ?charset=utf-8)?$/i,
    '/og/home.png': /^image\/png$/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type'], path).toMatch(type);
  }
});

test('text is compressed for clients that accept compression, and only for them', {
  tag: '@compression' satisfies HostTag,
}, async ({ origin }) => {
  const [style = ''] = await hashedFiles(origin, '.css');
  for (const path of ['/about', style]) {
    const whole = await ask(origin, path, { 'Accept-Encoding': 'identity' });
    expect(whole.headers['content-encoding'], path).toBeUndefined();
    const packed = await ask(origin, path, { 'Accept-Encoding': 'gzip, br' });
    expect(['br', 'gzip'], path).toContain(packed.headers['content-encoding']);
    expect(packed.headers.vary ?? '', path).toMatch(/accept-encoding/i);
    const unpack = packed.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(packed.body).equals(whole.body), path).toBe(true);
    expect(packed.body.length, path).toBeLessThan(whole.body.length / 2);
  }
  const image = await ask(origin, '/icon-512.png', { 'Accept-Encoding': 'gzip, br' });
  expect(image.headers['content-encoding']).toBeUndefined();
  expect(image.body.equals(await readFile('out/icon-512.png'))).toBe(true);
});

/**
 * Addresses that software misreads. None may cause a server error, lead to another site or lead to
 * a loop. `tests/unit/hosts/address-check.test.ts` lists the addresses that the site's own servers
 * refuse.
 */
const hostile = [
  ...['/%', '/%zz', '/%E0%A4%A', '/%ff%fe', '/%C0%AE%C0%AE/', '/%00', '/about%00.html'],
  ...['/about%2Fus', '/services%2Fit-cloud', '/%2F%2Fhost.example', '/%2F%2Fhost.example/'],
  ...['//host.example', '//host.example/', '//host.example/%2e%2e', '//host.example/home'],
  ...['///host.example//', '/\\host.example', '/%5Chost.example/', '/home//host.example'],
  ...['/host.example/..//..//host.example/', '/../../etc/passwd', '/..%2f..%2fetc/passwd'],
  ...['/%2e%2e/%2e%2e/etc/passwd', '/a/./b/../c', '/home?to=//host.example', '/.', '/...'],
  ...['/home?%0d%0aLocation:%20//host.example', '/%0d%0aLocation:%20//host.example'],
  ...['/about;a=b', '/about%20', '/about%3Fx', '/about/index.html', '/index', '/index.html'],
  ...['/about.html', '/home.html', '/%F0%9F%8C%8A', '/@vite/client', '/_next/', '/_next/static/'],
  '/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/_next/image?url=https://host.example/a.png&w=640&q=75',
  '/_next/data/x/about.json',
  `/${'a'.repeat(300)}`,
  `/${encodeURIComponent('𝄞'.repeat(70))}`,
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(1_000)}`,
  `/home?${'a'.repeat(5_000)}`,
  `/about/${'%41'.repeat(1_500)}`,
];

/**
 * Whether wrangler's emulator can answer an address. It fails on addresses that can't be names of
 * files.
 */
const isEmulated = (path: string) => !/%00|\0|[^/]{256}|^[^/]/.test(path);

/**
 * Follows the redirects from an address. They must not form a loop, and no answer may be a server
 * error.
 */
async function follow(origin: string, path: string) {
  const seen = new Set<string>();
  for (let next: string | undefined = path; next !== undefined; ) {
    expect(seen.has(next), `${short(next)} leads in a circle`).toBe(false);
    seen.add(next);
    const answer: RawAnswer = await ask(origin, next);
    expect(answer.status, short(next)).toBeGreaterThanOrEqual(200);
    expect(answer.status, short(next)).toBeLessThan(500);
    expect(text(answer), short(next)).not.toMatch(/root:x:|"dependencies"/);
    const redirected = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
    next = redirected ? locationOf(answer, origin) : undefined;
  }
  expect(seen.size, [...seen].map(short).join(' -> ')).toBeLessThanOrEqual(3);
}

/** Targets of request lines that no client sends. */
const targets = {
  'a NUL byte': Buffer.from('/about\0.html'),
  'bytes that are not UTF-8': Buffer.from([0x2f, 0xff, 0xfe, 0xc3, 0x28]),
  'UTF-8 that is not escaped': Buffer.from('/café'),
  'a space': Buffer.from('/about us'),
  'no slash': Buffer.from('about'),
  'another site': Buffer.from('http://host.example/about'),
  'nothing but a star': Buffer.from('*'),
};

/** Sends a request line. The host must not fail, redirect to another site or stop. */
async function send(origin: string, name: string, target: Buffer) {
  const head = await askInBytes(origin, target);
  expect(head, name).not.toMatch(/^HTTP\/1\.\d 5/);
  expect(head, name).not.toMatch(/^location: *(https?:)?\/\/host\.example/im);
  expect((await ask(origin, '/about')).status, name).toBe(200);
}

const harmless =
  'hostile addresses and request lines cause no error, loop or redirect to another site';
for (const { isFor, tag } of [
  { isFor: isEmulated, tag: [] },
  { isFor: (path: string) => !isEmulated(path), tag: ['@not-emulated' satisfies HostTag] },
]) {
  test([harmless, ...tag].join(' '), { tag }, async ({ origin }) => {
    await forEach(hostile.filter(isFor), (path) => follow(origin, path));
    for (const [name, target] of Object.entries(targets)) {
      if (isFor(target.toString())) await send(origin, name, target);
    }
  });
}

test('methods other than GET and HEAD are answered with 405 and the allowed methods', {
  tag: '@methods' satisfies HostTag,
}, async ({ origin }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    for (const path of ['/about', '/icon.svg', '/nowhere', '/home', '/About']) {
      const head = await askInBytes(origin, path, method);
      expect(head, `${method} ${path}`).toMatch(/^HTTP\/1\.1 405 /);
      expect(head, `${method} ${path}`).toMatch(/^allow: GET, HEAD$/im);
      expect(head, `${method} ${path}`).toMatch(/^x-content-type-options: nosniff$/im);
    }
  }
  for (const method of ['CONNECT', 'FOO']) {
    const head = await askInBytes(origin, '/about', method);
    expect(head, method).toMatch(/^$|^HTTP\/1\.1 (400|405|501) /);
  }
  expect((await ask(origin, '/about')).status).toBe(200);
});

test('HEAD is answered, and other methods cause no server error', async ({ origin }) => {
  const head = await askInBytes(origin, '/about', 'HEAD');
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).not.toMatch(/^allow:/im);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${origin}/about`, { method });
    expect(response.status, method).toBeLessThan(500);
  }
});
