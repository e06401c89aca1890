import { isRecord } from './is-record';

/** The browsers of `browserslist` in package.json, as Rolldown names them. Edge has the version numbers of Chrome. */
export const scriptTargets = ['chrome111', 'firefox128', 'safari16.4'];

/** Whether the offline worker may run. Browsers that read `off` remove it. */
export type WorkerSwitch = 'on' | 'off';

/** `/builds/latest.json`: the deployed build. */
export interface LatestBuild {
  readonly id: string;
  readonly serviceWorker: WorkerSwitch;
}

/** `/builds/meta/{id}.json`: the pages and files of a build. */
export interface BuildManifest {
  readonly id: string;
  readonly prerendered: readonly string[];
  /** The addresses of every file that the header's islands need. Once they are cached, menus, sheet and search work offline. */
  readonly islandFiles: readonly string[];
  /**
   * Paths that redirect, with their targets. A path whose last segment is repeated is not listed: it redirects to the path without
   * the repetition.
   */
  readonly routeRules: Readonly<Record<string, { readonly redirect: string }>>;
}

/** The address that names the deployed build. The time, in milliseconds, prevents a cached answer. */
export function latestBuildPath(now: number): string {
  return `/builds/latest.json?${now}`;
}

/** The address of a build's manifest. */
export function buildManifestPath(id: string): string {
  return `/builds/meta/${encodeURIComponent(id)}.json`;
}

/**
 * Reads the deployed build from a host's response.
 * @throws if the response is something else, such as a host's error page
 */
export function readLatestBuild(value: unknown): LatestBuild {
  if (!isRecord(value) || typeof value.id !== 'string' || value.id === '') {
    throw new Error('/builds/latest.json does not name a build. The host may have sent a page.');
  }
  return { id: value.id, serviceWorker: value.serviceWorker === 'off' ? 'off' : 'on' };
}

/**
 * Reads the manifest of a build from a host's response.
 * @throws if the response is not a manifest
 */
export function readManifest(value: unknown): Pick<BuildManifest, 'prerendered' | 'islandFiles'> {
  const isPaths = (paths: unknown): paths is readonly string[] =>
    Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  if (!isRecord(value) || !isPaths(value.prerendered) || !isPaths(value.islandFiles)) {
    throw new Error('/builds/meta does not describe a build. The host may have sent a page.');
  }
  return { prerendered: value.prerendered, islandFiles: value.islandFiles };
}
