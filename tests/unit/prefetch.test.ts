import { describe, expect, test } from 'vitest';
import { prefetchedPage } from '@/lib/browser/payload-requests';
import { mayPrefetch } from '@/lib/browser/prefetch-policy';
import { createPrefetchQueue } from '@/lib/browser/prefetch-queue';

describe('whether to prefetch', () => {
  test.each([
    [undefined, false, true],
    [{}, false, true],
    [{ effectiveType: '4g', saveData: false }, false, true],
    [{ effectiveType: '3g' }, false, true],
    [{ effectiveType: '2g' }, false, false],
    [{ effectiveType: 'slow-2g' }, false, false],
    [{ effectiveType: '4g', saveData: true }, false, false],
    [{ effectiveType: '4g' }, true, false],
  ])('connection %j, low-data mode %s: %s', (connection, isLowData, expected) => {
    expect(mayPrefetch(connection, isLowData)).toBe(expected);
  });
});

/** A queue whose prefetches end when told to. */
function trial(limit: number) {
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
  test('never runs more than its limit, and starts the next as one ends', async () => {
    const { queue, started, end } = trial(5);
    queue.show(new Set(Array.from({ length: 80 }, (_, index) => `/${index}`)));
    queue.run();
    expect(started).toEqual(['/0', '/1', '/2', '/3', '/4']);
    await end('/3');
    expect(started).toHaveLength(6);
    await end('/0');
    await end('/1');
    expect(started).toHaveLength(8);
  });

  test('puts what the visitor is about to follow first, in view or not', async () => {
    const { queue, started, end } = trial(1);
    queue.show(new Set(['/a', '/b', '/c']));
    queue.run();
    queue.intend('/c');
    queue.intend('/d');
    queue.show(new Set(['/b']));
    await end('/a');
    await end('/d');
    expect(started).toEqual(['/a', '/d', '/c']);
  });

  test('starts no path twice, and leaves out what left the view', async () => {
    const { queue, started, end } = trial(1);
    queue.show(new Set(['/a', '/b', '/c']));
    queue.run();
    queue.show(new Set(['/a', '/c']));
    queue.skip('/c');
    await end('/a');
    queue.intend('/a');
    queue.show(new Set(['/a', '/c']));
    queue.run();
    expect(started).toEqual(['/a']);
  });

  test('may start a path again whose prefetch failed', async () => {
    const { queue, started, end } = trial(1);
    queue.intend('/a');
    await end('/a', 'reject');
    queue.intend('/a');
    expect(started).toEqual(['/a', '/a']);
  });

  test('starts nothing while it is not allowed to, intent or not', () => {
    const { queue, started, state } = trial(5);
    state.isAllowed = false;
    queue.show(new Set(['/a']));
    queue.run();
    queue.intend('/b');
    expect(started).toEqual([]);
  });
});

describe('which page a request of a prefetch belongs to', () => {
  test.each([
    ['https://site.test/services/it-cloud/__next._tree.txt?_rsc=x', '/services/it-cloud'],
    ['https://site.test/services/__next.$oc$path.__PAGE__.txt?_rsc=x', '/services'],
    ['https://site.test/__next._tree.txt?_rsc=x', '/'],
    ['https://site.test/services?_rsc=x', '/services'],
    ['https://site.test/?_rsc=x', '/'],
    ['https://site.test/services', undefined],
    ['nonsense', undefined],
  ])('%s: %s', (url, page) => {
    expect(prefetchedPage(url)).toBe(page);
  });
});
