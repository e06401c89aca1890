import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import {
  builtPages,
  guards,
  isBuilt,
  listedPages,
  today,
  unknownGuardMessage,
} from '@/lib/pages/guards';
import { pageAt, pages, pathsOfKind } from '@/lib/pages/tree';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the guard of posts', () => {
  const [path] = pathsOfKind('post');
  if (!path) throw new Error('There is no post.');
  const { published } = copyOf(path);
  const post = pageAt(path);

  test('lets a post be built from its day on, and not before', () => {
    expect(post.guards).toEqual(['published']);
    expect(isBuilt(post, published)).toBe(true);
    expect(isBuilt(post, '9999-12-31')).toBe(true);
    expect(isBuilt(post, '2000-01-01')).toBe(false);
  });

  test('lets a page without a day of publication be built', () => {
    expect(guards.published?.(pageAt('/contact'), '2000-01-01')).toBe('build');
  });
});

test('an unknown guard is an error that names it, its page and the existing guards', () => {
  const page = { ...pageAt('/contact'), guards: ['members-only'] };
  const message =
    'Unknown route middleware: \'members-only\' (content/tree.ts, page "/contact"). Name one of: published.';
  expect(() => isBuilt(page)).toThrow(message);
  expect(unknownGuardMessage('members-only', '/contact')).toBe(message);
});

test('today is the day in Nairobi', () => {
  expect(today(new Date('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
  expect(today(new Date('2026-03-01T21:00:00Z'))).toBe('2026-03-02');
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('built pages are those that their guards allow; listed pages are those that are not unlisted', () => {
  expect(builtPages).toEqual(pages.filter((page) => isBuilt(page)));
  const unlisted = builtPages.filter((page) => page.unlisted).map(({ path }) => path);
  expect(unlisted).toContain('/test');
  expect(listedPages.map(({ path }) => path)).not.toContain('/test');
  expect(listedPages.length + unlisted.length).toBe(builtPages.length);
});

test.each([
  ['production', false],
  ['development', true],
])('posts whose day has not come are among the pages in %s: %s', async (environment, areShown) => {
  vi.useFakeTimers({ now: new Date('2000-01-01T12:00:00Z') });
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const { builtPages: built } = await import('@/lib/pages/guards');
  expect(built.map(({ path }) => path)).toContain('/about');
  expect(built.some(({ kind }) => kind === 'post')).toBe(areShown);
});
