import { expect, test } from 'vitest';
import { builtPages, listedChildrenOf } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';

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
  'previous and next lead through %s, from its first page to its last and back',
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
    expect(walk.toSorted()).toEqual(pages.toSorted());
  },
);
