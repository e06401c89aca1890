import { expect, test, vi } from 'vitest';
import { publishedPosts } from '@/lib/pages/posts';

test('of posts in two sections, only those of its own section are the neighbours of a post', async () => {
  const posts = publishedPosts.slice(0, 3);
  const [newest, other, oldest] = posts;
  if (!newest || !other || !oldest) throw new Error('The blog has fewer than three posts.');
  vi.resetModules();
  vi.doMock('@/lib/pages/posts', () => ({ publishedPosts: posts }));
  vi.doMock('@/lib/pages/tree', async (load) => {
    const tree = await load<typeof import('@/lib/pages/tree')>();
    const pageAt = (path: typeof other) =>
      path === other ? { ...tree.pageAt(path), parent: '/news' } : tree.pageAt(path);
    return { ...tree, pageAt };
  });
  const mocked = await import('@/lib/pages/neighbours');
  expect(mocked.neighboursOf(oldest)?.next).toBe(newest);
  vi.doUnmock('@/lib/pages/posts');
  vi.doUnmock('@/lib/pages/tree');
  // Other tests share the modules.
  vi.resetModules();
});
