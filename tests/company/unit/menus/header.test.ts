import { expect, test } from 'vitest';
import type { PagePath } from '@/content/tree';
import { indexAfterKey } from '@/lib/menus/list-keys';
import { childPagesOf, describeEntries } from '@/lib/menus/menu-contents';
import { entriesOf, headerItems, headerLinks, isInSection, opensPanel } from '@/lib/menus/menus';
import { titleOf } from '@/lib/pages/titles';
import { pages, pathsOfKind } from '@/lib/pages/tree';
import { hasMega } from '../../../support/browser/header-entries';
import { pageOf } from '../../../support/page-of';
import { requiredPages } from '../../../support/required-paths';

const itemAt = (href: string) => {
  const item = headerItems.find((candidate) => candidate.href === href);
  if (!item) throw new Error(`no entry leads to ${href}`);
  return item;
};

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowDown', -1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 3, undefined],
  ['End', -1, 0, undefined],
])('the key %s at index %i in a list of %i leads to index %s', (key, index, count, expected) => {
  expect(indexAfterKey(key, index, count)).toBe(expected);
});

test('the left and right arrow keys move along a row', () => {
  expect(indexAfterKey('ArrowRight', 1, 2, 'horizontal')).toBe(0);
  expect(indexAfterKey('ArrowLeft', 0, 2, 'horizontal')).toBe(1);
  expect(indexAfterKey('ArrowDown', 0, 2, 'horizontal')).toBeUndefined();
});

test.each(['/services', '/solutions', '/products', '/industries'])(
  'the menu of %s leads to every page of its section that must exist, and to no page twice',
  (href) => {
    const item = itemAt(href);
    const links = entriesOf(item).flatMap((entry) => [
      entry.href,
      ...childPagesOf(entry.href, item),
    ]);
    const wanted = pages
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${href}/`) && requiredPages.includes(path));
    expect(links).toEqual(expect.arrayContaining(wanted));
    expect(new Set(links).size).toBe(links.length);
  },
);

test.each([
  [['/services', '/solutions', '/products', '/industries', '/company', '/resources'], true],
  [['/', '/projects', '/blog', '/about', '/contact'], false],
] as const)('the header has entries for %j, with a panel: %s', (hrefs, hasPanel) => {
  for (const href of hrefs) expect(opensPanel(itemAt(href)), href).toBe(hasPanel);
});

test('no two entries of the header have the same title', () => {
  const titles = headerItems.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
});

test('on a page, only its own link and its section are marked', () => {
  const currentAt = (path: PagePath, href: PagePath) =>
    headerLinks(path).find((link) => link.href === href)?.current;
  expect(currentAt('/blog', '/blog')).toBe('page');
  expect(currentAt(pageOf('post'), '/blog')).toBe('true');
  expect(currentAt('/services', '/')).toBeUndefined();
  expect(currentAt('/services', '/services')).toBe('true');
  const sectionOf = (href: string) => [itemAt(href), ...entriesOf(itemAt(href))];
  expect(isInSection(pageOf('service'), sectionOf('/services'))).toBe(true);
  expect(isInSection('/services-of-another-kind', sectionOf('/services'))).toBe(false);
  for (const { href } of entriesOf(itemAt('/company')))
    expect(isInSection(href, sectionOf('/company')), href).toBe(true);
});

test('an entry of a menu has its own title if it has one, otherwise the title of its page', () => {
  const [one, other] = pathsOfKind('product');
  if (!one || !other) throw new Error('content/tree.ts has fewer than two products.');
  const entries = [{ href: one }, { href: other, title: 'Rents' }] as const;
  const menu = { layout: 'list', title: 'Products', href: '/products', entries } as const;
  expect(describeEntries(entries, menu).map(({ title }) => title)).toEqual([titleOf(one), 'Rents']);
});

test('an entry is wide if it is the parent of another entry, or has more than four links below it', () => {
  const menu = itemAt('/services');
  if (!opensPanel(menu)) throw new Error('Services has no panel.');
  const entries = describeEntries(entriesOf(menu), menu);
  const isParent = (href: PagePath) =>
    entries.some((entry) => entry.href !== href && entry.href.startsWith(`${href}/`));
  const long = entries.filter(({ children }) => children.length > 4);
  expect(long.length).toBeGreaterThan(0);
  expect(entries.filter(({ isWide }) => isWide)).toEqual(
    entries.filter((entry) => isParent(entry.href) || long.includes(entry)),
  );
});

test('a menu of the header has three categories or more, for which other tests need it', () => {
  expect(hasMega).toBe(true);
});
