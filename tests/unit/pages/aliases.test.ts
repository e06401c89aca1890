import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveAlias } from '@/lib/pages/aliases';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { addressToday } from '../../support/address-today';
import { pageOf } from '../../support/page-of';
import { specifiedAliases } from '../../support/specified-paths';

describe('resolveAlias', () => {
  test.each(Object.entries(specifiedAliases))('%s leads to %s', (alias, target) => {
    expect(resolveAlias(alias)).toBe(addressToday(target));
  });

  const service = pageOf('service');
  const last = service.slice(service.lastIndexOf('/'));

  test.each([
    [`${service}///`, service],
    ['/HOME/', '/'],
    [`${service.toUpperCase()}${last}/`, service],
  ])('%s leads to its canonical form %s', (path, target) => {
    expect(resolveAlias(path)).toBe(target);
  });

  test('every page of the build has an alias that repeats its last segment, and is not an alias itself', () => {
    for (const { path, segments } of builtPages.filter((page) => page.path !== '/')) {
      expect(resolveAlias(`${path}/${segments.at(-1)}`)).toBe(path);
      expect(resolveAlias(path)).toBeUndefined();
    }
  });

  test.each([
    '/',
    '/home/home',
    `/blog${last}`,
    '//evil.example/home',
    '/\\evil.example',
    '/__proto__',
    '',
    '/home?x',
    `/${'a'.repeat(5000)}`,
  ])('%s is not an alias', (path) => {
    expect(resolveAlias(path)).toBeUndefined();
  });
});

describe('a post before its day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test('has no alias and no place in a menu, so that nothing shows its title or leads to it', async () => {
    const post = pageOf('post');
    const alias = `${post}${post.slice(post.lastIndexOf('/'))}`;
    vi.stubEnv('BUILD_DAY', '2000-01-01');
    vi.resetModules();
    const held = await import('@/lib/pages/aliases');
    expect(held.aliasTable.get(alias)).toBeUndefined();
    expect(held.resolveAlias(`${post}/`)).toBeUndefined();
    expect(held.aliasTable.get('/home')).toBe('/');
    const { childPagesOf } = await import('@/lib/menus/menu-contents');
    const blog = { title: 'Blog', href: '/blog', layout: 'link' } as const;
    expect(childPagesOf('/blog', blog)).not.toContain(post);

    vi.stubEnv('BUILD_DAY', copyOf(post).published);
    vi.resetModules();
    const shown = await import('@/lib/pages/aliases');
    expect(shown.aliasTable.get(alias)).toBe(post);
    expect(shown.resolveAlias(`${post}/`)).toBe(post);
  });
});
