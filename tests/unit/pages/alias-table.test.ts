import { describe, expect, test } from 'vitest';
import { buildAliasTable } from '@/lib/pages/alias-table';
import { listPages } from '@/lib/pages/page-list';

describe('an explicit alias', () => {
  const allPages = listPages({ kind: 'home', children: { about: { kind: 'company' } } });
  const build = (alias: string) => buildAliasTable(allPages, { [alias]: '/about' });

  test.each([
    '/promo',
    '/old/promo-page',
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
    ['/promo page', 'Write "/promo-page"'],
    ['/old/promo, page', 'Write "/old/promo-page"'],
    ['/..promo', 'Write "/promo"'],
    ['/promo..', 'Write "/promo"'],
    ['/PROMO', 'Write "/promo"'],
    ['/promo/', 'Write "/promo"'],
    ['//promo', 'Write "/promo"'],
    ['/pro%20mo', 'Write "/pro-mo"'],
    ['/café', 'Write "/cafe"'],
    ['/a;b{c}', 'Write "/a-b-c"'],
    ['/a"b\\c', 'Write "/a-b-c"'],
    ['/a$b', 'Write "/a-b"'],
    ['/a*', 'Write "/a"'],
    ['/../about', 'Write "/about"'],
    ['/promo?from=radio', 'Write "/promo-from-radio"'],
    ['/promo#now', 'Write "/promo-now"'],
    ['/a\nb', 'Write "/a-b"'],
    [`/${'a'.repeat(200)}`, 'has 201 characters. Write at most 200'],
    ['/about.html', 'is the address of a file that the build writes'],
    ['/about.md', 'is the address of a file that the build writes'],
    ['/feed.xml', 'is the address of a file that the build writes'],
  ])('may not be %j: %s', (alias, words) => {
    expect(() => build(alias)).toThrow(`content/aliases.ts: the alias "${alias}" `);
    expect(() => build(alias)).toThrow(words);
  });
});

describe('buildAliasTable', () => {
  const allPages = listPages({
    kind: 'home',
    children: {
      services: {
        kind: 'hub',
        children: {
          web: { kind: 'group', children: { shop: { kind: 'service' } } },
          apps: { kind: 'group', children: { shop: { kind: 'service' } } },
        },
      },
    },
  });

  test('refuses a short path with two candidates and names both', () => {
    expect(() => buildAliasTable(allPages, {})).toThrow(
      'content/tree.ts: the short path "/services/shop" has two candidates, "/services/web/shop" and "/services/apps/shop". Rename one page\'s last segment, or decide with an entry for "/services/shop" in content/aliases.ts.',
    );
  });

  test('lets an explicit alias decide between two candidates', () => {
    const table = buildAliasTable(allPages, { '/services/shop': '/services/apps/shop' });
    expect(table.get('/services/shop')).toBe('/services/apps/shop');
  });

  test('refuses an alias that shadows a page', () => {
    expect(() => buildAliasTable(allPages, { '/services/web': '/services' })).toThrow(
      'content/aliases.ts: the alias "/services/web" is also the path of a page. Remove the alias, or the page from content/tree.ts.',
    );
  });

  test('refuses an alias that leads to no page', () => {
    expect(() => buildAliasTable(allPages, { '/old': '/nowhere' })).toThrow(
      'content/aliases.ts: the alias "/old" leads to "/nowhere", which is not a page. Point it to a path in content/tree.ts.',
    );
  });

  const withShop = (...segments: readonly string[]) =>
    listPages({
      kind: 'home',
      children: {
        services: {
          kind: 'hub',
          children: {
            web: {
              kind: 'group',
              children: { shop: { kind: 'group', children: { till: { kind: 'service' } } } },
            },
            ...Object.fromEntries(segments.map((name) => [name, { kind: 'service' as const }])),
          },
        },
      },
    });

  test('lists explicit aliases, then short paths of every depth, then repeated paths', () => {
    expect([...buildAliasTable(withShop(), { '/old': '/services' })]).toEqual([
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

  test.each([
    ['services', true],
    ['solutions', true],
    ['products', true],
    ['industries', true],
    ['company', false],
  ])('a page deep in %s has short paths: %s', (section, has) => {
    const deep = listPages({
      kind: 'home',
      children: {
        [section]: {
          kind: 'hub',
          children: { web: { kind: 'group', children: { shop: { kind: 'service' } } } },
        },
      },
    });
    expect(buildAliasTable(deep, {}).has(`/${section}/shop`)).toBe(has);
  });

  test('a page, an explicit alias and a repeated path have priority over a short path', () => {
    expect(buildAliasTable(withShop('shop'), {}).get('/services/shop')).toBeUndefined();
    const table = buildAliasTable(withShop(), { '/services/shop': '/services/web' });
    expect(table.get('/services/shop')).toBe('/services/web');
    const group = {
      kind: 'group' as const,
      children: { services: { kind: 'service' as const } },
    };
    const likeTheirSection = listPages({
      kind: 'home',
      children: { services: { kind: 'hub', children: { web: group, apps: group } } },
    });
    expect(buildAliasTable(likeTheirSection, {}).get('/services/services')).toBe('/services');
  });

  test('a page and an explicit alias have priority over a repeated path', () => {
    expect(buildAliasTable(withShop('services'), {}).has('/services/services')).toBe(false);
    const table = buildAliasTable(withShop(), { '/services/services': '/services/web' });
    expect(table.get('/services/services')).toBe('/services/web');
  });

  test('the home page has no repeated path', () => {
    expect([...buildAliasTable(listPages({ kind: 'home', children: {} }), {})]).toEqual([]);
  });
});
