/** The name of the cache with the pages that the worker of a build keeps. */
export function pagesCacheName(buildId: string): string {
  return `pages-${buildId}`;
}
