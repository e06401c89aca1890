import { describe, expect, test } from 'vitest';
import { headersFile, mostRedirects, redirectsFile } from '@/lib/hosts/rule-files';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [`/alias-${index}`, '/'] as const);

describe('the redirects file', () => {
  test('has one permanent redirect a line, with and without a trailing slash', () => {
    expect(redirectsFile([['/a/a', '/a']], 'cloudflare')).toBe(
      '/404 /not-found 200\n/a/a /a 308\n/a/a/ /a 308\n',
    );
  });

  test('makes Netlify prefer the redirect to the stub page, and answer /404 with 404', () => {
    expect(redirectsFile([['/home', '/']], 'netlify')).toBe(
      '/404 /404.html 404!\n/home / 308!\n/home/ / 308!\n',
    );
  });

  test('may have as many rules as hosts read, and not one more', () => {
    const most = (mostRedirects - 2) / 2;
    expect(() => redirectsFile(many(most), 'cloudflare')).not.toThrow();
    expect(() => redirectsFile(many(most + 1), 'cloudflare')).toThrow(
      '_redirects: the alias "/alias-999" does not fit, because hosts read at most 2000 rules.',
    );
  });

  test('leaves out repeated paths that do not fit; they have stub pages', () => {
    const repeated = Array.from({ length: 1_500 }, (_, index) => {
      return [`/page-${index}/page-${index}`, `/page-${index}`] as const;
    });
    const lines = redirectsFile(repeated, 'cloudflare').trim().split('\n');
    expect(lines).toHaveLength(mostRedirects - 1);
    expect(lines.at(-1)).toBe('/page-998/page-998/ /page-998 308');
  });
});

describe('the headers file', () => {
  test('lists the headers under their pattern', () => {
    expect(headersFile([{ pattern: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } }])).toBe(
      '/*.txt\n  X-Robots-Tag: noindex\n',
    );
  });
});
