/**
 * The page that a request of the framework's prefetch belongs to, as a path. Undefined for other requests. A prefetch asks
 * for the page's place in the tree first and for its content second, in files beside the page on the static target and at
 * the page's own address on the Node target; `_rsc` marks both.
 */
export function prefetchedPage(requestUrl: string): string | undefined {
  const url = URL.parse(requestUrl);
  if (!url?.searchParams.has('_rsc')) return undefined;
  return url.pathname.replace(/\/__next\.[^/]*$/, '') || '/';
}

/** How many answers complete the prefetch of one page. */
export const answersPerPrefetch = 2;
