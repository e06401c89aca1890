/**
 * A line of paths to prefetch, of which at most `limit` run at once; the path that was added last comes first.
 * @param isAllowed asked before each start
 * @param start prefetches one path and settles when it has come; after a rejection the path may be prefetched again
 * @returns adds a path, which is started as soon as there is room; does nothing for a path that was started before
 */
export function createPrefetchQueue({
  limit,
  isAllowed,
  start,
}: {
  limit: number;
  isAllowed: () => boolean;
  start: (path: string) => Promise<void>;
}): (path: string) => void {
  let waiting: readonly string[] = [];
  const begun = new Set<string>();
  let running = 0;

  const run = () => {
    while (running < limit && isAllowed()) {
      const [path, ...others] = waiting;
      if (path === undefined) return;
      waiting = others;
      begun.add(path);
      running += 1;
      start(path)
        .catch(() => begun.delete(path))
        .finally(() => {
          running -= 1;
          run();
        });
    }
  };
  return (path) => {
    if (begun.has(path)) return;
    waiting = [path, ...waiting.filter((other) => other !== path)];
    run();
  };
}
