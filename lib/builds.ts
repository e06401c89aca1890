/** Whether the offline worker may run; `off` takes it away from every browser that reads it. */
export type WorkerSwitch = 'on' | 'off';

/** `/builds/latest.json`: the build that is in place now. */
export interface LatestBuild {
  readonly id: string;
  readonly serviceWorker: WorkerSwitch;
}

/** `/builds/meta/{id}.json`: what one build consists of. */
export interface BuildManifest {
  readonly id: string;
  readonly prerendered: readonly string[];
  /** The addresses of all that the islands of the header need: with them in a cache, menus, sheet and search work offline. */
  readonly islandFiles: readonly string[];
  /** What happens at the paths that are no page. */
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
}

/** Where the latest build is named. The time, in milliseconds, keeps any cache on the way from answering. */
export function latestBuildPath(now: number): string {
  return `/builds/latest.json?${now}`;
}

/** Where the manifest of a build is. */
export function buildManifestPath(id: string): string {
  return `/builds/meta/${encodeURIComponent(id)}.json`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The latest build from what a host answered.
 * @throws where the answer is something else, such as a host's error page
 */
export function readLatestBuild(value: unknown): LatestBuild {
  if (!isRecord(value) || typeof value.id !== 'string' || value.id === '') {
    throw new Error('/builds/latest.json: not a build. The host may answer with a page.');
  }
  return { id: value.id, serviceWorker: value.serviceWorker === 'off' ? 'off' : 'on' };
}

/**
 * The manifest of a build from what a host answered.
 * @throws where the answer is no manifest
 */
export function readManifest(value: unknown): Pick<BuildManifest, 'prerendered' | 'islandFiles'> {
  const isPaths = (paths: unknown): paths is readonly string[] =>
    Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  if (!isRecord(value) || !isPaths(value.prerendered) || !isPaths(value.islandFiles)) {
    throw new Error('/builds/meta: not a build. The host may answer with a page.');
  }
  return { prerendered: value.prerendered, islandFiles: value.islandFiles };
}
