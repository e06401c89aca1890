import { filePaths } from '@/lib/file-paths';

/**
 * The kinds of request that the offline worker distinguishes. The worker caches pages, the data of
 * search and menus, and hashed files.
 */
export type RequestKind = 'page' | 'data' | 'file' | 'other';

/** The properties of a request that determine its kind. */
interface RequestFacts {
  readonly url: URL;
  readonly isSameOrigin: boolean;
  readonly isNavigation: boolean;
}

/** The kind of a GET request. The worker does not handle `other`. */
export function requestKind({ url, isSameOrigin, isNavigation }: RequestFacts): RequestKind {
  if (!isSameOrigin) return 'other';
  if (isNavigation) return 'page';
  if (url.pathname.startsWith('/_next/static/')) return 'file';
  const isData = url.pathname === filePaths.searchIndex || url.pathname === filePaths.menus;
  return isData ? 'data' : 'other';
}

/**
 * The cache key of a page or of data: the address without the query, because the query does not
 * affect the response.
 */
export function cacheKey(url: URL): string {
  return url.origin + url.pathname;
}

/** The kinds that have no hash in their name. */
type Unhashed = Exclude<RequestKind, 'file' | 'other'>;

/**
 * The content type of each kind. A response with another type is a page of the host or of another
 * network.
 */
const typesOf: Readonly<Record<Unhashed, RegExp>> = {
  page: /^text\/html\b/,
  data: /^application\/json\b/,
};

/**
 * Whether a response may be cached: it has status 200, was not redirected, and has the content type
 * of its kind.
 */
export function isCacheable(
  kind: Unhashed,
  answer: { readonly status: number; readonly redirected: boolean; readonly type: string },
): boolean {
  return answer.status === 200 && !answer.redirected && typesOf[kind].test(answer.type);
}

/**
 * Whether a status says that the host cannot answer now, so that a cached copy is better: too many
 * requests, or its own error.
 */
export function isBusy(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Whether the HTML of a page says that the page belongs to a build. */
export function isFromBuild(html: string, id: string): boolean {
  return html.slice(0, 2000).includes(` data-build="${id}"`);
}

/** The title in the HTML of a page, with its character references; undefined if there is none. */
export function titleInHtml(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1];
}
