/** Whether the offline worker may run. Browsers that read `off` remove it. */
export type WorkerSwitch = 'on' | 'off';

/** `/builds/latest.json`: the deployed build. */
export interface LatestBuild {
  readonly id: string;
  readonly serviceWorker: WorkerSwitch;
}

/**
 * `/builds/meta/{id}.json`: the pages and files of a build. QA's suites read `prerendered` and
 * `routeRules` by these names, which are those of a Nuxt site.
 */
export interface BuildManifest {
  readonly id: string;
  /** The addresses of all pages. */
  readonly prerendered: readonly string[];
  /**
   * The paths of all files that the islands of the header need. If they are cached, menus, sheet
   * and search work offline.
   */
  readonly islandFiles: readonly string[];
  /**
   * The paths that redirect, with their targets. No page reads them. Paths with a repeated last
   * segment also redirect, but are not listed.
   */
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
}

/**
 * The address of `latest.json`. The time in milliseconds is in the query, so that no cache answers.
 */
export function latestBuildPath(now: number): string {
  return `/builds/latest.json?${now}`;
}

export function buildManifestPath(id: string): string {
  return `/builds/meta/${encodeURIComponent(id)}.json`;
}

/**
 * Reads the deployed build from a host's response.
 * @throws if the response is something else, such as a host's error page
 */
export function readLatestBuild(value: unknown): LatestBuild {
  const { id, serviceWorker }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof id !== 'string' || id === '') {
    throw new Error('/builds/latest.json names no build. The host may have sent an error page.');
  }
  return { id, serviceWorker: serviceWorker === 'off' ? 'off' : 'on' };
}

/**
 * Reads the manifest of a build from a host's response.
 * @throws if the response is not a manifest
 */
export function readManifest(value: unknown): Pick<BuildManifest, 'prerendered' | 'islandFiles'> {
  const isPaths = (paths: unknown): paths is readonly string[] =>
    Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  const { prerendered, islandFiles }: Readonly<Record<string, unknown>> = Object(value);
  if (!isPaths(prerendered) || !isPaths(islandFiles)) {
    throw new Error(
      'The manifest in /builds/meta names no build. The host may have sent an error page.',
    );
  }
  return { prerendered, islandFiles };
}
