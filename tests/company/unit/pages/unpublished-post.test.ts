import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

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
