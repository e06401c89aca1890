/**
 * A queue of paths to prefetch. The path that was added last starts first.
 * @param limit how many paths are prefetched at once
 * @param isAllowed returns whether a path may start now; called before each start
 * @param start prefetches a path; if it rejects, the path may be added again
 * @returns a function that adds a path, unless it was started before
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
  const started = new Set<string>();
  let running = 0;

  const run = () => {
    while (running < limit && isAllowed()) {
      const [path, ...others] = waiting;
      if (path === undefined) return;
      waiting = others;
      started.add(path);
      running += 1;
      start(path)
        .catch(() => started.delete(path))
        .finally(() => {
          running -= 1;
          run();
        });
    }
  };
  return (path) => {
    if (started.has(path)) return;
    waiting = [path, ...waiting.filter((other) => other !== path)];
    run();
  };
}
