import { afterEach, expect, test, vi } from 'vitest';
import { today } from '@/content/values/days';
import { copyOf } from '@/lib/pages/copy';
import { builtPages, guards, isBuilt, listedPages, unknownGuardMessage } from '@/lib/pages/guards';
import { pageAt, pages } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a post is built on and after its day of publication; other pages are always built', () => {
  const path = pageOf('post');
  const post = pageAt(path);
  expect(post.guards).toEqual(['published']);
  expect(isBuilt(post, copyOf(path).published)).toBe(true);
  expect(isBuilt(post, '2000-01-01')).toBe(false);
  expect(guards.published?.(pageAt('/contact'), '2000-01-01')).toBe('build');
});

test('an unknown guard is an error that names it, its page and the existing guards', () => {
  const page = { ...pageAt('/contact'), guards: ['members-only'] };
  const message =
    'Unknown route middleware: \'members-only\' (content/tree.ts, page "/contact"). Name one of: published.';
  expect(() => isBuilt(page)).toThrow(message);
  expect(unknownGuardMessage('members-only', '/contact')).toBe(message);
});

test('today is the current day in Nairobi; a build keeps the day on which it started', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T20:59:59Z') });
  expect(today()).toBe('2026-03-01');
  vi.stubEnv('BUILD_DAY', '2026-03-01');
  vi.setSystemTime(new Date('2026-03-01T21:00:00Z'));
  expect(today()).toBe('2026-03-01');
  vi.unstubAllEnvs();
  expect(today()).toBe('2026-03-02');
});

test('every page without a guard is built; an unlisted page is built but not listed', () => {
  const built = builtPages.map(({ path }) => path);
  const unguarded = pages.filter(({ guards: names }) => names.length === 0);
  expect(built).toEqual(expect.arrayContaining(unguarded.map(({ path }) => path)));
  const listed = listedPages.map(({ path }) => path);
  expect(listed).toContain('/contact');
  expect(listed).not.toContain('/test');
});

test.each([
  ['production', false],
  ['development', true],
])(
  'in %s, posts that are not published yet are among the pages: %s',
  async (environment, areShown) => {
    vi.useFakeTimers({ now: new Date('2000-01-01T12:00:00Z') });
    vi.stubEnv('NODE_ENV', environment);
    vi.resetModules();
    const { builtPages: built } = await import('@/lib/pages/guards');
    expect(built.map(({ path }) => path)).toContain('/about');
    expect(built.some(({ kind }) => kind === 'post')).toBe(areShown);
  },
);
