import { expect, test } from 'vitest';
import { builtPages, listedChildrenOf } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';
import { publishedPosts } from '@/lib/pages/posts';

test('pages of the first level, and pages without siblings, have no previous or next page', () => {
  const onlyChildren = builtPages.flatMap(({ children }) =>
    children.length === 1 ? children : [],
  );
  for (const path of ['/', '/contact', ...onlyChildren] as const)
    expect(neighboursOf(path), path).toBeUndefined();
});

const sections = builtPages
  .map(({ path }) => path)
  .filter((path) => path !== '/' && listedChildrenOf(path).length > 1);

test.each(sections)(
  'previous and next lead through %s in the order of the tree, and through posts from old to new',
  (section) => {
    const pages = listedChildrenOf(section);
    const next = new Map(pages.map((path) => [path, neighboursOf(path)?.next]));
    const previous = new Map(pages.map((path) => [path, neighboursOf(path)?.previous]));
    const [first, ...others] = pages.filter((path) => previous.get(path) === undefined);
    expect(others).toEqual([]);
    const walk = [first];
    for (let page = first && next.get(first); page; page = next.get(page)) {
      expect(previous.get(page), page).toBe(walk.at(-1));
      walk.push(page);
    }
    const posts = publishedPosts.toReversed().filter((path) => pages.includes(path));
    expect(walk).toEqual(posts.length > 0 ? posts : pages);
  },
);
