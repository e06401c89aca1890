import { describe, expect, test } from 'vitest';
import { fileToPrefetch, isFile, pageToPrefetch } from '@/lib/runtime/ahead/prefetch-policy';
import { createPrefetchQueue } from '@/lib/runtime/ahead/prefetch-queue';

/** A queue whose prefetches end when the test says so. */
function controlledQueue(limit: number) {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: () => void }>();
  const state = { isAllowed: true };
  const queue = createPrefetchQueue({
    limit,
    isAllowed: () => state.isAllowed,
    start: (path) => {
      started.push(path);
      return new Promise((resolve, reject) => ends.set(path, { resolve, reject }));
    },
  });
  const end = async (path: string, how: 'resolve' | 'reject' = 'resolve') => {
    ends.get(path)?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, started, end, state };
}

describe('the queue', () => {
  test('never runs more prefetches than its limit, and starts the next when one ends', async () => {
    const { queue, started, end } = controlledQueue(2);
    for (const path of ['/a', '/b', '/c', '/d']) queue(path);
    expect(started).toEqual(['/a', '/b']);
    await end('/b');
    expect(started).toHaveLength(3);
  });

  test('starts the most recently added path first, because the visitor is about to follow it', async () => {
    const { queue, started, end } = controlledQueue(1);
    for (const path of ['/a', '/b', '/c', '/b']) queue(path);
    for (const path of ['/a', '/b', '/c']) await end(path);
    expect(started).toEqual(['/a', '/b', '/c']);
  });

  test('starts no path twice', async () => {
    const { queue, started, end } = controlledQueue(1);
    queue('/a');
    queue('/a');
    await end('/a');
    queue('/a');
    expect(started).toEqual(['/a']);
  });

  test('may restart a path whose prefetch failed', async () => {
    const { queue, started, end } = controlledQueue(1);
    queue('/a');
    await end('/a', 'reject');
    queue('/a');
    expect(started).toEqual(['/a', '/a']);
  });

  test('starts nothing while it is not allowed to', () => {
    const { queue, started, state } = controlledQueue(5);
    state.isAllowed = false;
    queue('/b');
    expect(started).toEqual([]);
  });
});

const here = new URL('https://site.test/services');
const link = ({ href = 'https://site.test/about', attribute = '', target = '' }) => {
  const { origin, pathname, search } = new URL(href);
  const selectors = [`[${attribute}]`, `[target=${target}]`];
  const matches = (list: string) =>
    list.split(',').some((selector) => selectors.includes(selector));
  return { origin, pathname, search, matches };
};

describe('prefetching a link', () => {
  const pages = new Set(['/', '/about', '/services']);

  test('takes the path of a page, also while the pages are not known', () => {
    expect(pageToPrefetch(link({}), here, pages)).toBe('/about');
    expect(pageToPrefetch(link({ target: '_self' }), here, undefined)).toBe('/about');
  });

  test('takes the query too, because the browser keeps each address by itself', () => {
    const href = 'https://site.test/about?for=quote#enquiry';
    expect(pageToPrefetch(link({ href }), here, pages)).toBe('/about?for=quote');
  });

  test.each([
    ['the current page', link({ href: 'https://site.test/services' })],
    ['an alias', link({ href: 'https://site.test/home' })],
    ['a download', link({ attribute: 'download' })],
    ['a file', link({ href: 'https://site.test/downloads/checklist.pdf' })],
    ['another window', link({ target: '_blank' })],
    ['another site', link({ href: 'https://site.test.evil.test/about' })],
    ['another port', link({ href: 'https://site.test:8443/about' })],
    ['a script address', link({ href: 'javascript:alert(1)' })],
  ])('never takes %s', (_, facts) => {
    expect(pageToPrefetch(facts, here, pages)).toBeUndefined();
  });
});

test('the file that a link opens is prefetched, and not one that it saves or opens in another window', () => {
  const href = 'https://site.test/feed.xml';
  expect(fileToPrefetch(link({ href }), here)).toBe('/feed.xml');
  for (const other of [
    link({ href, attribute: 'download' }),
    link({ href, target: '_blank' }),
    link({ href: 'https://other.test/feed.xml' }),
    link({}),
  ])
    expect(fileToPrefetch(other, here)).toBeUndefined();
});

test.each([
  ['/feed.xml', true],
  ['/downloads/a.b.pdf', true],
  ['/services/it-cloud', false],
  ['/v1.2/page', false],
])('%s is a file: %s', (path, expected) => {
  expect(isFile(path)).toBe(expected);
});
