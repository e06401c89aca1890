import { expect, test } from 'vitest';
import { headersFile, redirectCount, redirectsFile } from '@/lib/hosts/rule-files';

test('_redirects has permanent redirects for each alias, with and without a trailing slash', () => {
  expect(redirectsFile([['/a/a', '/a']], 'cloudflare', ['/a'])).toBe(
    '/404 /not-found 200\n/a/a /a 308\n/a/a/ /a 308\n/a/ /a 308\n',
  );
});

test.each([
  [999, '1999 redirects'],
  [1_000, '2001 redirects, of which Cloudflare ignores the last 1: stub pages take their place'],
])('with %i aliases, the build says that there are %s', (aliases, expected) => {
  const rules = Array.from({ length: aliases }, (_, index) => [`/${index}`, '/a'] as const);
  expect(redirectCount(redirectsFile(rules, 'cloudflare'))).toBe(expected);
});

test('on Netlify, redirects take precedence over stub pages, and /404 has status 404', () => {
  expect(redirectsFile([['/home', '/']], 'netlify')).toBe(
    '/404 /404.html 404!\n/home / 308!\n/home/ / 308!\n',
  );
});

test('_headers sets no header in two rules, because hosts combine the values of matching rules', () => {
  const file = headersFile();
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(file).toMatch(
    /\n\/_next\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  const names = [...file.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
