import { afterEach, expect, test, vi } from 'vitest';
import * as copies from '@/lib/pages/copy';
import { listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { lastChangeOf } from '@/lib/publish/changes';
import { pageOf } from '../../../support/page-of';

const [first, second] = listedChildrenOf('/blog');

test.each([
  ['a post', first, '2020-01-02'],
  ['a listing, which changes with its entries', '/blog', '2020-01-03'],
  ['a page that is no listing, whatever its children', pageOf('hub'), '2020-01-01'],
] as const)('the last change is the date in the copy of %s', (_, path, day) => {
  if (first === undefined || second === undefined) throw new Error('The blog needs two posts.');
  const days: Readonly<Record<string, string>> = { [first]: '2020-01-02', [second]: '2020-01-03' };
  const { copyOf } = copies;
  vi.spyOn(copies, 'copyOf').mockImplementation((of) => ({
    ...copyOf(of),
    updated: days[of] ?? '2020-01-01',
  }));
  expect(path && lastChangeOf(path)).toBe(day);
});

afterEach(() => vi.restoreAllMocks());

test('a listing also changes with an entry that is elsewhere in the tree', () => {
  const post = listedPages.find(({ path }) => path === first);
  if (post === undefined) throw new Error('The blog needs a post.');
  const { copyOf } = copies;
  vi.spyOn(copies, 'copyOf').mockImplementation((of) => ({
    ...copyOf(of),
    updated: of === first ? '2020-01-02' : '2020-01-01',
  }));
  const { parent } = post;
  try {
    Object.assign(post, { parent: '/' });
    expect(lastChangeOf('/blog')).toBe('2020-01-02');
  } finally {
    Object.assign(post, { parent });
  }
});
