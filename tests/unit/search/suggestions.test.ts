import { describe, expect, test } from 'vitest';
import { listedPages } from '@/lib/pages/guards';
import { pathIndex } from '@/lib/search/path-index';
import { type PathIndex, pageInLowerCase, suggestPages } from '@/lib/search/suggestions';
import { pageOf } from '../../support/page-of';

const consulting = '/services/support-and-management/managed-it/technology-consulting';
const index = {
  pages: [
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services/it-cloud', 'IT Cloud', 'cloud server'],
    [consulting, 'Technology Consulting'],
    ['/solutions', 'Solutions'],
    ['/products', 'Products'],
    ['/products/akademico', 'Akademico', 'school fees'],
    ['/blog', 'Blog', 'articles news'],
    ['/blog/etims-integration-checklist', 'eTIMS Integration Checklist'],
    ['/projects', 'Projects', 'case studies'],
    ['/resources/faqs', 'FAQs', 'faq answers'],
    ['/about', 'About'],
    ['/careers', 'Careers', 'jobs vacancies'],
    ['/contact', 'Contact', 'phone'],
  ],
  aliases: { '/services/it-cloud/consultancy': 3, '/projects1': 9 },
} satisfies PathIndex;
const first = (path: string) => suggestPages(index, path)[0]?.path;

describe('for a path that no page has', () => {
  test.each([
    ['a slip in the last segment', '/products/akademiko', '/products/akademico'],
    ['the right page in the wrong place', '/it-cloud', '/services/it-cloud'],
    ['words of the page', '/blog/etims', '/blog/etims-integration-checklist'],
    ['words that visitors use', '/jobs', '/careers'],
    ['an old file name', '/faq.html', '/resources/faqs'],
    ['capital letters', '/Services/IT-Cloud', '/services/it-cloud'],
    ['a page with a longer name', '/contact-us', '/contact'],
    ['a slip in an alias', '/services/it-cloud/consultency', consulting],
  ])('%s finds the page: %s leads to %s', (_, path, expected) => {
    expect(first(path)).toBe(expected);
  });

  test('the section is suggested if nothing in it matches', () => {
    expect(suggestPages(index, '/products/unknown-slug/deep').map(({ path }) => path)).toEqual([
      '/products',
    ]);
  });

  test('an alias that is only a little like the path finds nothing', () => {
    const pages = [['/far/away', 'Another page']] as const;
    const suggested = (path: string) =>
      suggestPages({ pages, aliases: { '/services/consultancy': 0 } }, path).length;
    expect(suggested('/services/consultency')).toBe(1);
    expect(suggested('/services/contracts')).toBe(0);
  });

  test('nothing is suggested if nothing is near', () => {
    expect(suggestPages(index, '/zzzz')).toEqual([]);
    expect(suggestPages(index, '/')).toEqual([]);
  });

  test('all suggestions are listed pages, and there are at most five', () => {
    const listed: readonly string[] = listedPages.map(({ path }) => path);
    for (const page of [pageOf('service'), '/contact', '/sitemap']) {
      const found = suggestPages(pathIndex(), `/lost${page.slice(page.lastIndexOf('/'))}`);
      expect(found.length, page).toBeGreaterThan(0);
      expect(found.length, page).toBeLessThanOrEqual(5);
      expect(found.filter(({ path }) => !listed.includes(path))).toEqual([]);
    }
  });

  test.each(['/%', '/<img src=x onerror=alert(1)>', '/../../etc/passwd'])(
    'nothing is suggested for a hostile path: %s',
    (path) => {
      expect(suggestPages(index, path)).toEqual([]);
    },
  );

  test('of a long path, only the first 200 characters are compared, because more would take long', () => {
    const long = `/${'a'.repeat(199)}`;
    const pages = [[long, 'A page with a long path']] as const;
    const suggested = (path: string) => suggestPages({ pages, aliases: {} }, path).length;
    expect(suggested(long + 'b'.repeat(50_000))).toBe(1);
    expect(suggested(`${long.slice(0, 50)}${'b'.repeat(50_000)}`)).toBe(0);
  });
});

describe('a path in capitals', () => {
  test.each([
    ['/ABOUT', '/about'],
    ['/Services/IT-Cloud', '/services/it-cloud'],
    ['/Projects1', '/projects'],
    ['/About/', '/about'],
  ])('%s suggests %s', (requested, page) => {
    expect(pageInLowerCase(index, requested)).toBe(page);
  });

  test.each(['/about', '/Nowhere', '/', '//Host.example', '/ToString'])(
    '%s suggests nothing',
    (requested) => {
      expect(pageInLowerCase(index, requested)).toBeUndefined();
    },
  );
});
