export interface PrefetchQueue {
  /** Says which paths have a link in view now. Those that wait keep their place; those that left the view lose it. */
  show(paths: ReadonlySet<string>): void;
  /** Puts a path at the head of the line, in view or not, and starts it as soon as there is room. */
  intend(path: string): void;
  /** Counts a path as prefetched, such as the page already open. */
  skip(path: string): void;
  /** Starts what may start now. */
  run(): void;
}

/**
 * A line of paths to prefetch, of which at most `limit` run at once.
 * @param isAllowed asked before each start
 * @param start prefetches one path and settles when it has come; after a rejection the path may be prefetched again
 */
export function createPrefetchQueue({
  limit,
  isAllowed,
  start,
}: {
  limit: number;
  isAllowed: () => boolean;
  start: (path: string) => Promise<void>;
}): PrefetchQueue {
  let intended: readonly string[] = [];
  let shown: readonly string[] = [];
  const begun = new Set<string>();
  let running = 0;

  const begin = (path: string) => {
    begun.add(path);
    intended = intended.filter((other) => other !== path);
    shown = shown.filter((other) => other !== path);
  };
  const run = () => {
    while (running < limit && isAllowed()) {
      const path = intended[0] ?? shown[0];
      if (path === undefined) return;
      begin(path);
      running += 1;
      start(path)
        .catch(() => begun.delete(path))
        .finally(() => {
          running -= 1;
          run();
        });
    }
  };
  return {
    show: (paths) => {
      const kept = shown.filter((path) => paths.has(path));
      const added = [...paths].filter((path) => !begun.has(path) && !kept.includes(path));
      shown = [...kept, ...added];
    },
    intend: (path) => {
      if (begun.has(path)) return;
      intended = [path, ...intended.filter((other) => other !== path)];
      run();
    },
    skip: begin,
    run,
  };
}
