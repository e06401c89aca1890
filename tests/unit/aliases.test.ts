import { describe, expect, test } from 'vitest';
import { aliasTable, buildAliasTable, resolveAlias } from '@/lib/pages/aliases';
import { listPages } from '@/lib/pages/page-list';
import { repeatedPathOf } from '@/lib/pages/repeated-path';
import { isPagePath, pages } from '@/lib/pages/tree';
import { pageOf } from '../page-of';
import { addressToday, specifiedAliases } from '../specified-paths';

describe('resolveAlias', () => {
  test.each(Object.entries(specifiedAliases))('%s leads to %s', (alias, target) => {
    expect(resolveAlias(alias)).toBe(addressToday(target));
  });

  const service = pageOf('service');
  test.each([
    [service.toUpperCase().replace('/S', '/s'), service],
    [`${service}/`, service],
    [`${service}///`, service],
    ['/HOME/', '/'],
    [`${service.toUpperCase()}${service.slice(service.lastIndexOf('/'))}/`, service],
  ])('%s leads to its canonical form %s', (path, target) => {
    expect(resolveAlias(path)).toBe(target);
  });

  test('a page is never an alias', () => {
    expect(pages.filter((page) => resolveAlias(page.path) !== undefined)).toEqual([]);
  });

  test('the repeated last segment of every page leads to it', () => {
    for (const { path, segments } of pages.filter((page) => page.path !== '/')) {
      expect(resolveAlias(`${path}/${segments.at(-1)}`)).toBe(path);
    }
  });

  test('a target is always a page, so redirects never chain and never leave the site', () => {
    for (const target of aliasTable.values()) {
      expect(isPagePath(target)).toBe(true);
      expect(resolveAlias(target)).toBeUndefined();
    }
  });

  test.each([
    '/home/home',
    '/services/services/services',
    '/blog/no-such-post',
    `/blog${pageOf('service').slice(pageOf('service').lastIndexOf('/'))}`,
    '//evil.example',
    '//evil.example/home',
    '/\\evil.example',
    '/services/%2e%2e/home',
    '/services/..',
    '/__proto__',
    '/constructor',
    '',
    '/home?x',
    `/${'a'.repeat(5000)}`,
  ])('%s leads nowhere', (path) => {
    expect(resolveAlias(path)).toBeUndefined();
  });
});

describe('an explicit alias', () => {
  const allPages = listPages({ kind: 'home', children: { about: { kind: 'company' } } });
  const build = (alias: string) => buildAliasTable(allPages, { [alias]: '/about' });

  test.each(['/promo', '/old/promo-page', '/index.php', '/2019/old_page', '/promo.html', '/a--b'])(
    'may be %s',
    (alias) => {
      expect(build(alias).get(alias)).toBe('/about');
    },
  );

  test.each([
    ['/Promo Page/', 'Write "/promo-page"'],
    ['/promo page', 'Write "/promo-page"'],
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
    [`/${'a'.repeat(250)}`, 'has 251 characters. Write 200 at most'],
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

  test.each([
    ['/services/till', '/services/shops/counter/till'],
    ['/services/counter', '/services/shops/counter'],
    ['/services/counter/till', '/services/shops/counter/till'],
  ])('makes the short path %s lead to %s', (alias, target) => {
    const shops = listPages({
      kind: 'home',
      children: {
        services: {
          kind: 'hub',
          children: {
            shops: {
              kind: 'group',
              children: { counter: { kind: 'group', children: { till: { kind: 'service' } } } },
            },
          },
        },
      },
    });
    expect(buildAliasTable(shops, {}).get(alias)).toBe(target);
  });

  test('refuses a short path with two candidates and names both', () => {
    expect(() => buildAliasTable(allPages, {})).toThrow(
      'content/tree.ts: the short path "/services/shop" has two candidates, "/services/web/shop" and "/services/apps/shop". Rename one page\'s last segment, or decide with an entry for "/services/shop" in content/aliases.ts.',
    );
  });

  test('lists the repeated paths last, so that hosts short of rules lack none but those', () => {
    const isRepeated = [...aliasTable].map(([alias, target]) => alias === repeatedPathOf(target));
    expect(isRepeated.slice(isRepeated.indexOf(true))).not.toContain(false);
    expect(isRepeated).toContain(false);
  });

  test('lets an explicit alias decide between two candidates', () => {
    const table = buildAliasTable(allPages, { '/services/shop': '/services/apps/shop' });
    expect(table.get('/services/shop')).toBe('/services/apps/shop');
  });

  test('refuses an alias that shadows a page', () => {
    expect(() => buildAliasTable(allPages, { '/services/web': '/services' })).toThrow(
      'content/aliases.ts: the alias "/services/web" shadows the page of that path. Remove the alias, or the page from content/tree.ts.',
    );
  });

  test('refuses an alias that leads to no page', () => {
    expect(() => buildAliasTable(allPages, { '/old': '/nowhere' })).toThrow(
      'content/aliases.ts: the alias "/old" leads to "/nowhere", which is no page. Point it to a path of content/tree.ts.',
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

  test('a page, an explicit alias and a repeated path go before a short path', () => {
    expect(buildAliasTable(withShop('shop'), {}).get('/services/shop')).toBeUndefined();
    const table = buildAliasTable(withShop(), { '/services/shop': '/services/web' });
    expect(table.get('/services/shop')).toBe('/services/web');
  });

  test('the home page has no repeated path', () => {
    expect([...buildAliasTable(listPages({ kind: 'home', children: {} }), {})]).toEqual([]);
  });
});
