import { describe, expect, test } from 'vitest';
import { isPagePath } from '@/lib/pages/tree';
import { pathIndex } from '@/lib/search/path-index';
import { pageInLowerCase, suggestPages } from '@/lib/search/suggestions';

const index = pathIndex();
const first = (path: string) => suggestPages(index, path)[0]?.path;

describe('for a path that no page has', () => {
  test.each([
    ['a slip in the last segment', '/products/akademiko', '/products/akademico'],
    ['a slip in the section', '/servces', '/services'],
    [
      'the right page in the wrong place',
      '/mobile-apps',
      '/services/software-solutions/mobile-apps',
    ],
    ['words of the page', '/blog/etims', '/blog/etims-integration-checklist'],
    ['words that visitors use', '/jobs', '/careers'],
    ['an old file name', '/faq.html', '/resources/faqs'],
    ['capital letters', '/Services/IT-Cloud', '/services/it-cloud'],
    ['a page with more behind it', '/contact-us', '/contact'],
    [
      'a slip in an alias',
      '/services/it-cloud/consultency',
      '/services/support-and-management/managed-it/technology-consulting',
    ],
  ])('%s leads to the page: %s', (_, path, expected) => {
    expect(first(path)).toBe(expected);
  });

  test('the section is offered where nothing in it fits', () => {
    expect(suggestPages(index, '/products/unknown-slug/deep').map(({ path }) => path)).toEqual([
      '/products',
    ]);
  });

  test('nothing is offered where nothing is near', () => {
    expect(suggestPages(index, '/zzzz')).toEqual([]);
    expect(suggestPages(index, '/')).toEqual([]);
  });

  test('all that is offered are listed pages, five at most', () => {
    for (const path of ['/cloud', '/services/web', '/security']) {
      const found = suggestPages(index, path);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { path: page } of found) expect(isPagePath(page)).toBe(true);
      expect(found.map(({ path: page }) => page)).not.toContain('/test');
    }
  });

  test.each(['/%', `/${'a'.repeat(50_000)}`, '/<img src=x onerror=alert(1)>', '/../../etc/passwd'])(
    'a hostile path ends soon: %.40s',
    (path) => {
      const started = performance.now();
      suggestPages(index, path);
      expect(performance.now() - started).toBeLessThan(500);
    },
  );
});

describe('a path in capitals', () => {
  test.each([
    ['/ABOUT', '/about'],
    ['/Services/IT-Cloud', '/services/it-cloud'],
    ['/Projects1', '/projects'],
    ['/About/', '/about'],
  ])('%s stands for %s', (requested, page) => {
    expect(pageInLowerCase(index, requested)).toBe(page);
  });

  test.each([
    '/about',
    '/Nowhere',
    '/',
    '',
    '/A',
    '//Host.example',
    '/__PROTO__',
    '/ToString',
    '/%C3',
  ])('%s stands for no page', (requested) => {
    expect(pageInLowerCase(index, requested)).toBeUndefined();
  });
});
