/** The name of the cache with the pages of a build. */
export function pagesCacheName(buildId: string): string {
  return `pages-${buildId}`;
}
