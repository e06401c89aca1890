import { describe, expect, test } from 'vitest';
import type { PageNode } from '@/content/tree';
import { listPages } from '@/lib/pages/page-list';
import { ancestorsOf, findPage, isPagePath, pages, pathsOfKind } from '@/lib/pages/tree';
import { specifiedPages } from '../specified-paths';

describe('the page tree', () => {
  test('has every page that the specification names', () => {
    const paths: readonly string[] = pages.map((page) => page.path);
    expect(specifiedPages.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('lists each parent before its children', () => {
    const seen = new Set<string>();
    for (const { path, parent } of pages) {
      if (parent !== undefined) expect(seen, path).toContain(parent);
      seen.add(path);
    }
  });

  test('knows a page by its exact path only', () => {
    expect(isPagePath('/about')).toBe(true);
    expect(isPagePath('/about-us')).toBe(false);
    expect(isPagePath('/About')).toBe(false);
    expect(isPagePath('/about/')).toBe(false);
    expect(findPage('/constructor')).toBeUndefined();
  });

  test('leads from a deep page to the home page', () => {
    expect(
      ancestorsOf('/services/business-and-qa/cybersecurity/disaster-recovery/data-recovery'),
    ).toEqual([
      '/',
      '/services',
      '/services/business-and-qa',
      '/services/business-and-qa/cybersecurity',
      '/services/business-and-qa/cybersecurity/disaster-recovery',
    ]);
  });

  test('finds the seven products', () => {
    expect(pathsOfKind('product')).toHaveLength(7);
  });

  test.each(['Telecom', 'tele com', 'a/b', '', '-a', 'a--b', 'é'])(
    'refuses the segment "%s" and names it',
    (segment) => {
      const tree: PageNode = { kind: 'home', children: { [segment]: { kind: 'industry' } } };
      expect(() => listPages(tree)).toThrow(`content/tree.ts: the segment "${segment}"`);
    },
  );
});
