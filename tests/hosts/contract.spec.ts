import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aliasTable } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import { absoluteUrl } from '@/lib/publish/metadata';
import { hashedFiles } from './hashed-files';
import type { Host, HostTag } from './hosts';
import { ask, askByMethod, askInBytes, type RawAnswer } from './raw-request';
import { expect, test } from './test';

/**
 * How every host must serve the site, tested with raw HTTP. The same suite runs on all hosts. Tests that a host cannot
 * pass have a tag, which `hosts.ts` explains.
 */
const text = (answer: RawAnswer) => answer.body.toString();

/** A path for messages. */
const short = (path: string) =>
  path.length > 60 ? `${path.slice(0, 24)}… of ${path.length} characters` : path;

/** The entries of a long list that are requested. */
const sampleFor = <T>(host: Host, items: readonly T[]) =>
  items.filter((_, index) => index % (host.sampleEvery ?? 1) === 0);

/** The path and query of a redirect; fails if it leads to another site. */
function locationOf(answer: RawAnswer, origin: string): string {
  const { location = '' } = answer.headers;
  const url = new URL(location, `${origin}/`);
  expect(url.origin, `${short(location)} stays on this site`).toBe(origin);
  return `${url.pathname}${url.search.replaceAll('%24', '$')}`;
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
    // The page's own script, and nothing of the framework's.
    const scripts = [...text(answer).matchAll(/<script[^>]* src="([^"]*)"/g)];
    expect(
      scripts.map(([, address]) => address),
      path,
    ).toEqual([expect.stringMatching(/^\/_next\/static\/islands\/client-[\w-]{8}\.js$/)]);
  });
});

test('every alias leads to its page in one hop and keeps the query', async ({ origin, host }) => {
  const query = '?from=card&x=1%262&$1=a+b';
  await forEach(sampleFor(host, [...aliasTable]), async ([alias, target]) => {
    const answer = await ask(origin, `${alias}${query}`);
    if (host.aliases === 'rule') {
      expect([301, 308], alias).toContain(answer.status);
      expect(locationOf(answer, origin), alias).toBe(`${target}${query}`);
    } else {
      expect(answer.status, alias).toBe(200);
      expect(text(answer), alias).toContain(
        `location.replace("${target}"+location.search+location.hash)`,
      );
      expect(text(answer), alias).toContain('<meta name="robots" content="noindex">');
    }
  });
});

test('the bare domain leads to the site in one hop and keeps path and query', {
  tag: '@bare-domain' satisfies HostTag,
}, async ({ origin }) => {
  const answer = await ask(origin, '/about?a=1', { host: `host.example:${new URL(origin).port}` });
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe('http://www.host.example/about?a=1');
});

test('a monitor gets the status and the build of the server', {
  tag: '@monitor' satisfies HostTag,
}, async ({ origin }) => {
  const answer = await ask(origin, '/health');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(text(answer)).toMatch(/^build [\w-]+\n$/);
});

test('an alias without a query gets none', {
  tag: '@alias-rules' satisfies HostTag,
}, async ({ origin }) => {
  const answer = await ask(origin, '/projects1');
  expect(answer.headers.location?.replace(origin, '')).toBe('/projects');
});

test('a trailing slash leads to the page in at most one hop, or shows it', async ({ origin }) => {
  for (const path of ['/about', '/services/it-cloud', '/blog']) {
    const answer = await ask(origin, `${path}/?a=1`);
    if (answer.status === 200) {
      expect(text(answer)).toContain(`<link rel="canonical" href="${absoluteUrl(path)}"`);
    } else {
      expect([301, 307, 308], path).toContain(answer.status);
      expect(locationOf(answer, origin)).toBe(`${path}?a=1`);
    }
  }
});

test('an alias with a trailing slash takes one hop too', async ({ origin, host }) => {
  const answer = await ask(origin, '/projects1/?a=1');
  if (host.aliases === 'rule') expect(locationOf(answer, origin)).toBe('/projects?a=1');
  else expect(answer.status).toBe(200);
});

test('capitals lead to the page in one hop, or are not found', async ({ origin, host }) => {
  for (const [path, page] of [
    ['/ABOUT', '/about'],
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

test('an unknown path answers 404 with words that help', async ({ origin }) => {
  for (const path of ['/nowhere', '/services/nowhere', '/about-us', '/a/b/c/d?x=1', '/about.htm']) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers['content-type'], path).toMatch(/^text\/html/);
    expect(text(answer), path).toContain('Page Not Found');
    expect(text(answer), path).toContain('href="/sitemap"');
  }
});

test('/404 shows the not-found page with status 404', async ({ origin }) => {
  const answer = await ask(origin, '/404');
  expect(answer.status).toBe(404);
  expect(text(answer)).toContain('Page Not Found');
});

test('internal files of the build are not served', async ({ origin }) => {
  for (const path of ['/package.json', '/.git/config', '/.env']) {
    expect((await ask(origin, path)).status, path).toBe(404);
  }
});

test('the rule files are not served', {
  tag: '@not-emulated' satisfies HostTag,
}, async ({ origin }) => {
  for (const path of ['/_redirects', '/_headers']) {
    expect((await ask(origin, path)).status, path).toBe(404);
  }
});

test('a 404 answer is not cached', async ({ origin, host }) => {
  for (const path of ['/nowhere', '/_next/static/chunks/missing.js']) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(404);
    if (host.cachesAbsence && path.startsWith('/_next/static/')) continue;
    expect(answer.headers['cache-control'], path).toMatch(/no-store|max-age=0/);
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

test('files have their types', async ({ origin }) => {
  const [script = ''] = await hashedFiles(origin, '.js');
  const [style = ''] = await hashedFiles(origin, '.css');
  const [font = ''] = await hashedFiles(origin, '.woff2');
  const types: Readonly<Record<string, RegExp>> = {
    [script]: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
    [style]: /^text\/css(; ?charset=utf-8)?$/i,
    [font]: /^font\/woff2$/,
    '/manifest.webmanifest': /^application\/manifest\+json(; ?charset=utf-8)?$/i,
    '/sitemap.xml': /^(application|text)\/xml(; ?charset=utf-8)?$/i,
    '/robots.txt': /^text\/plain(; ?charset=utf-8)?$/i,
    '/icon.svg': /^image\/svg\+xml(; ?charset=utf-8)?$/i,
    '/icon-512.png': /^image\/png$/,
    '/og/home.png': /^image\/png$/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type'], path).toMatch(type);
  }
});

test('text is compressed for clients that accept it, and not for others', {
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

/** Addresses that software misreads. None may cause a server error, lead to another site or loop. */
const hostile = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%C0%AE%C0%AE/',
  '/%00',
  '/about%00.html',
  '/about%2Fus',
  '/services%2Fit-cloud',
  '/%2F%2Fhost.example',
  '/%2F%2Fhost.example/',
  '//host.example',
  '//host.example/',
  '//host.example/%2e%2e',
  '//host.example/home',
  '///host.example//',
  '/\\host.example',
  '/%5Chost.example/',
  '/home//host.example',
  '/host.example/..//..//host.example/',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a/./b/../c',
  '/home?to=//host.example',
  '/home?%0d%0aLocation:%20//host.example',
  '/%0d%0aLocation:%20//host.example',
  '/about;a=b',
  '/about%20',
  '/about%3Fx',
  '/about/index.html',
  '/index',
  '/index.html',
  '/about.html',
  '/home.html',
  '/.',
  '/...',
  '/%F0%9F%8C%8A',
  '/@vite/client',
  '/_next/',
  '/_next/static/',
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

/** The tag of the test of an address that an emulator cannot answer from the file system. */
const tagFor = (path: string): HostTag[] =>
  /%00|[^/]{256}|^[^/]/.test(path) ? ['@not-emulated'] : [];

for (const path of hostile) {
  test(`hostile: ${short(path)}`, { tag: tagFor(path) }, async ({ origin }) => {
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
  });
}

for (const [name, target] of Object.entries({
  'a NUL byte': Buffer.from('/about\0.html'),
  'bytes that are no UTF-8': Buffer.from([0x2f, 0xff, 0xfe, 0xc3, 0x28]),
  'UTF-8 that is not escaped': Buffer.from('/café'),
  'a space': Buffer.from('/about us'),
  'no slash': Buffer.from('about'),
  'another site': Buffer.from('http://host.example/about'),
  'nothing but a star': Buffer.from('*'),
})) {
  test(`hostile: a request line with ${name}`, {
    tag: tagFor(target.toString()),
  }, async ({ origin }) => {
    const head = await askInBytes(origin, target);
    expect(head).not.toMatch(/^HTTP\/1\.\d 5/);
    expect(head).not.toMatch(/^location: *(https?:)?\/\/host\.example/im);
    // The host still answers.
    expect((await ask(origin, '/about')).status).toBe(200);
  });
}

const otherMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];

for (const method of otherMethods) {
  test(`${method} is refused, with the allowed methods`, {
    tag: '@methods' satisfies HostTag,
  }, async ({ origin }) => {
    for (const path of ['/', '/about', '/icon.svg', '/nowhere']) {
      const head = await askByMethod(origin, method, path);
      expect(head, path).toMatch(/^HTTP\/1\.1 405 /);
      expect(head, path).toMatch(/^allow: GET, HEAD$/im);
      expect(head, path).toMatch(/^x-content-type-options: nosniff$/im);
    }
    expect((await ask(origin, '/about')).status).toBe(200);
  });
}

for (const method of ['CONNECT', 'FOO']) {
  test(`${method} is refused, or the connection is closed`, {
    tag: '@methods' satisfies HostTag,
  }, async ({ origin }) => {
    expect(await askByMethod(origin, method, '/about')).toMatch(/^$|^HTTP\/1\.1 (400|405|501) /);
    expect((await ask(origin, '/about')).status).toBe(200);
  });
}

test('HEAD answers as GET does, without a body', async ({ origin }) => {
  const head = await askByMethod(origin, 'HEAD', '/about');
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).not.toMatch(/^allow:/im);
});

test('a request to change something does not fail the host', async ({ origin }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${origin}/about`, { method });
    expect(response.status, method).toBeLessThan(500);
  }
});
