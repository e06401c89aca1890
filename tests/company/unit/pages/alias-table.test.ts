import { describe, expect, test } from 'vitest';
import type { PageNode } from '@/content/tree';
import { buildAliasTable } from '@/lib/pages/alias-table';
import { listPages } from '@/lib/pages/page-list';

type Children = Readonly<Record<string, PageNode>>;

const service: PageNode = { kind: 'service' };
const group = (children: Children): PageNode => ({ kind: 'group', children });

/** The pages of a site with one section. */
const siteWith = (children: Children, section = 'services') =>
  listPages({ kind: 'home', children: { [section]: { kind: 'hub', children } } });

describe('an explicit alias', () => {
  const pages = siteWith({}, 'about');
  const build = (alias: string) => buildAliasTable(pages, { [alias]: '/about' });

  test.each([
    '/index.php',
    '/2019/old_page',
    '/promo.html',
    '/about.html.old',
    '/a--b',
    `/${'a'.repeat(199)}`,
  ])('may be %s', (alias) => {
    expect(build(alias).get(alias)).toBe('/about');
  });

  test.each([
    ['/Promo Page/', 'Write "/promo-page"'],
    ['/old/promo, page', 'Write "/old/promo-page"'],
    ['/..promo', 'Write "/promo"'],
    ['/promo..', 'Write "/promo"'],
    ['/pro%20mo', 'Write "/pro-mo"'],
    ['/café', 'Write "/cafe"'],
    ['/日本', 'Write it in letters from a to z'],
    ['/../about', 'Write "/about"'],
    ['/a\nb', 'Write "/a-b"'],
    [`/${'a'.repeat(200)}`, 'has 201 characters. Write at most 200'],
    ['/about.html', 'is the address of a file or a service'],
    ['/about.md', 'is the address of a file or a service'],
    ['/index.md', 'is the address of a file or a service'],
    ['/feed.xml/old', 'is the address of a file or a service'],
    ['/about.html/team', 'is the address of a file or a service'],
    ['/404.html', 'is the address of a file or a service'],
    ['/icon-192.png', 'is the address of a file or a service'],
    ['/downloads/prices.pdf', 'is the address of a file or a service'],
    ['/feed.xml', 'is the address of a file or a service'],
    ['/robots.txt', 'is the address of a file or a service'],
    ['/favicon.ico', 'is the address of a file or a service'],
    ['/health', 'is the address of a file or a service'],
    ['/enquiry', 'is the address of a file or a service'],
    ['/about', 'is also the path of a page. Remove the alias, or the page from content/tree.ts.'],
  ])('may not be %j: %s', (alias, words) => {
    expect(() => build(alias)).toThrow(`content/aliases.ts: the alias "${alias}" `);
    expect(() => build(alias)).toThrow(words);
  });

  test('must lead to a page', () => {
    expect(() => buildAliasTable(pages, { '/old': '/nowhere' })).toThrow(
      'content/aliases.ts: the alias "/old" leads to "/nowhere", which is not a page. Point it to a path in content/tree.ts.',
    );
  });
});

test.each([
  ['home', 'its home page. Rename the page'],
  ['index', 'its home page. Rename the page'],
  ['health', 'a file or a service. Rename the page'],
  ['robots', 'a file or a service. Rename the page'],
  ['llms', 'a file or a service. Rename the page'],
  ['cdn-cgi', 'a file or a service. Rename the page'],
  ['pictures', 'a file or a service. Rename the page'],
])('a page cannot have the address /%s', (segment, words) => {
  expect(() => siteWith({}, segment)).toThrow(
    `content/tree.ts: the page "/${segment}" has an address that the site needs for ${words}`,
  );
});

describe('a short path', () => {
  const twice = siteWith({ web: group({ shop: service }), apps: group({ shop: service }) });

  test('with two candidates is refused, with a message that names both', () => {
    expect(() => buildAliasTable(twice, {})).toThrow(
      'content/tree.ts: the short path "/services/shop" has two candidates, "/services/web/shop" and "/services/apps/shop". Rename one page\'s last segment, or decide with an entry for "/services/shop" in content/aliases.ts.',
    );
  });

  test('with two candidates is decided by an explicit alias', () => {
    const table = buildAliasTable(twice, { '/services/shop': '/services/apps/shop' });
    expect(table.get('/services/shop')).toBe('/services/apps/shop');
  });

  test.each([
    ['services', true],
    ['solutions', true],
    ['products', true],
    ['industries', true],
    ['company', false],
  ])('exists below %s: %s', (section, exists) => {
    const deep = siteWith({ web: group({ shop: service }) }, section);
    expect(buildAliasTable(deep, {}).has(`/${section}/shop`)).toBe(exists);
  });

  test('gives way to a page and to a repeated path', () => {
    const page = siteWith({ web: group({ shop: service }), shop: service });
    expect(buildAliasTable(page, {}).get('/services/shop')).toBeUndefined();
    const repeated = siteWith({
      web: group({ services: service }),
      apps: group({ services: service }),
    });
    expect(buildAliasTable(repeated, {}).get('/services/services')).toBe('/services');
  });
});

test('a repeated path gives way to a page and to an explicit alias', () => {
  const pages = siteWith({ web: group({}) });
  const table = buildAliasTable(pages, { '/services/services': '/services/web' });
  expect(table.get('/services/services')).toBe('/services/web');
  const page = siteWith({ services: service });
  expect(buildAliasTable(page, {}).has('/services/services')).toBe(false);
});

test('explicit aliases come first, then short paths of every depth, then repeated paths', () => {
  const pages = siteWith({ web: group({ shop: group({ till: service }) }) });
  expect([...buildAliasTable(pages, { '/old': '/services' })]).toEqual([
    ['/old', '/services'],
    ['/services/shop', '/services/web/shop'],
    ['/services/shop/till', '/services/web/shop/till'],
    ['/services/till', '/services/web/shop/till'],
    ['/services/services', '/services'],
    ['/services/web/web', '/services/web'],
    ['/services/web/shop/shop', '/services/web/shop'],
    ['/services/web/shop/till/till', '/services/web/shop/till'],
  ]);
});
