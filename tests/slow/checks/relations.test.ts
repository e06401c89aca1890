import { describe, expect, test } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import { builtPages, today } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';
import { neighboursOf, relationsOf } from '@/lib/pages/relations';
import { pathsOfKind } from '@/lib/pages/tree';
import { lastChangeOf } from '@/lib/publish/changes';
import { pageOf } from '../../support/page-of';

describe('the relations of a page', () => {
  test('come from the fields that name it', () => {
    for (const { path } of builtPages) {
      const { projects, sectors, articles, terms } = relationsOf(path);
      for (const project of projects) {
        const { services, industry } = copyOf(project);
        expect([...services, industry], path).toContain(path);
      }
      for (const { path: sector } of sectors) {
        if (!sector.startsWith('/industries/')) throw new Error(`${sector} is no sector.`);
        expect(JSON.stringify(copyOf(sector)), path).toContain(`"path":"${path}"`);
      }
      for (const article of articles) expect(copyOf(article).related, path).toContain(path);
      for (const term of terms) {
        const entry = copyOf(pageOf('glossary')).terms.find((other) => other.term === term);
        expect(entry?.pages, path).toContain(path);
      }
    }
  });

  test('leave out what the page’s own copy already leads to, and the page itself', () => {
    for (const { path } of builtPages) {
      const copy = copyOf(path);
      const own: readonly string[] = 'related' in copy ? copy.related : [];
      const { projects, sectors, articles } = relationsOf(path);
      const others = [...projects, ...sectors.map((sector) => sector.path), ...articles];
      expect(
        others.filter((other) => own.includes(other) || other === path),
        path,
      ).toEqual([]);
    }
  });

  test('carry the editor’s words on why a sector fits', () => {
    const withSectors = builtPages.flatMap(({ path }) => relationsOf(path).sectors);
    expect(withSectors.length).toBeGreaterThan(10);
    for (const { why } of withSectors) expect(why?.length).toBeGreaterThan(20);
  });
});

describe('previous and next', () => {
  test('follow the order of the section', () => {
    const products = pathsOfKind('product');
    for (const [place, path] of products.entries()) {
      expect(neighboursOf(path), path).toEqual({
        section: '/products',
        previous: products[place - 1],
        next: products[place + 1],
      });
    }
  });

  test('lead through the posts from old to new', () => {
    const [newest, second] = publishedPosts;
    if (!newest) throw new Error('There is no post to look at.');
    expect(neighboursOf(newest)).toMatchObject({ previous: second, next: undefined });
  });

  test('are not for pages that stand alone', () => {
    expect(neighboursOf('/')).toBeUndefined();
    expect(neighboursOf('/contact')).toBeUndefined();
    const onlyChildren = builtPages.flatMap(({ children }) =>
      children.length === 1 ? children : [],
    );
    for (const path of onlyChildren) expect(neighboursOf(path), path).toBeUndefined();
  });
});

describe('the day a page last changed', () => {
  test('is never the day of the build, unless an editor wrote it so', () => {
    for (const { path } of builtPages) {
      if (lastChangeOf(path) < today()) continue;
      const own: readonly string[] = builtPages.map((page) => copyOf(page.path).updated);
      expect(own, path).toContain(lastChangeOf(path));
    }
  });

  test('of an index is that of the newest page it lists', () => {
    const days = publishedPosts.map((post) => copyOf(post).updated);
    expect([...days, copyOf('/blog').updated].toSorted().at(-1)).toBe(lastChangeOf('/blog'));
  });
});
