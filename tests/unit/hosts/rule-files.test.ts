import { expect, test } from 'vitest';
import { headersFile, redirectCountMax, redirectsFile } from '@/lib/hosts/rule-files';

test('_redirects has permanent redirects for each alias, with and without a trailing slash', () => {
  expect(redirectsFile([['/a/a', '/a']], 'cloudflare')).toBe(
    '/404 /not-found 200\n/a/a /a 308\n/a/a/ /a 308\n',
  );
});

test('on Netlify, redirects take precedence over stub pages, and /404 has status 404', () => {
  expect(redirectsFile([['/home', '/']], 'netlify')).toBe(
    '/404 /404.html 404!\n/home / 308!\n/home/ / 308!\n',
  );
});

test('_redirects may have as many rules as hosts read, and not one more', () => {
  const most = (redirectCountMax - 2) / 2;
  const many = Array.from({ length: most + 1 }, (_, index) => [`/alias-${index}`, '/'] as const);
  expect(() => redirectsFile(many.slice(1), 'cloudflare')).not.toThrow();
  expect(() => redirectsFile(many, 'cloudflare')).toThrow(
    '_redirects: the alias "/alias-999" does not fit, because hosts read at most 2000 rules.',
  );
});

test('_redirects leaves out repeated paths that do not fit; they have stub pages', () => {
  const repeated = Array.from({ length: 1_500 }, (_, index) => {
    return [`/page-${index}/page-${index}`, `/page-${index}`] as const;
  });
  const lines = redirectsFile(repeated, 'cloudflare').trim().split('\n');
  expect(lines).toHaveLength(redirectCountMax - 1);
  expect(lines.at(-1)).toBe('/page-998/page-998/ /page-998 308');
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
