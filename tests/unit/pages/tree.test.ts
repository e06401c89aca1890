import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PageNode } from '@/content/tree';
import { isReserved } from '@/lib/file-paths';
import { listPages } from '@/lib/pages/page-list';
import { ancestorsOf, findPage, isPagePath, pageAt, pages, pathsOfKind } from '@/lib/pages/tree';
import { addressToday } from '../../support/address-today';
import { requiredPages } from '../../support/required-paths';

describe('the page tree', () => {
  test('has every page that must exist, or an alias for it', () => {
    const paths: readonly string[] = pages.map((page) => page.path);
    expect(requiredPages.filter((path) => !paths.includes(addressToday(path)))).toEqual([]);
  });

  test('knows a page by its exact path only', () => {
    expect(isPagePath('/contact')).toBe(true);
    expect(isPagePath('/contact-us')).toBe(false);
    expect(isPagePath('/Contact')).toBe(false);
    expect(isPagePath('/contact/')).toBe(false);
    expect(findPage('/constructor')).toBeUndefined();
  });

  test('lists the ancestors of the deepest page, from the home page', () => {
    const { path, segments } = pages.reduce((one, other) =>
      other.segments.length > one.segments.length ? other : one,
    );
    const above = segments.slice(1).map((_, end) => `/${segments.slice(0, end + 1).join('/')}`);
    expect(ancestorsOf(path)).toEqual(['/', ...above]);
  });

  test('finds all pages of a kind, and no others', () => {
    expect(pathsOfKind('contact')).toEqual(['/contact']);
    expect(new Set(pathsOfKind('service').map((path) => pageAt(path).kind))).toEqual(
      new Set(['service']),
    );
  });

  test.each(['Telecom', 'a/b', '', '-a', 'a--b', 'é', '2026'])(
    'refuses the segment "%s" and names it',
    (segment) => {
      const tree: PageNode = { kind: 'home', children: { [segment]: { kind: 'industry' } } };
      expect(() => listPages(tree)).toThrow(`content/tree.ts: the segment "${segment}"`);
    },
  );
});

describe('an address that is no page’s and no alias', () => {
  test('is that of each route and of each file in public/', () => {
    const routes = readdirSync('app').filter((name) => !/^[.[]|\.tsx$/.test(name));
    const addresses = [...routes, ...readdirSync('public')].map((name) =>
      name.includes('.') ? `/${name}` : `/${name}/file`,
    );
    expect(addresses).toContain('/pictures/file');
    expect(addresses.filter((address) => !isReserved(address))).toEqual([]);
  });

  test.each([
    // Cloudflare answers below it.
    '/cdn-cgi/trace',
    '/enquiry',
    '/health',
    '/builds/latest.json',
    '/sw.js',
    '/reload.js',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
  ])('is %s, which a host or the build serves', (address) => {
    expect(isReserved(address)).toBe(true);
  });
});
