import { filePaths } from '@/lib/file-paths';

export type RequestKind = 'page' | 'payload' | 'file' | 'other';

/** The facts of a request by which the offline worker tells its kind. */
export interface RequestFacts {
  readonly url: URL;
  readonly isSameOrigin: boolean;
  readonly isNavigation: boolean;
  /** The framework's mark for payload requests, where the payload has the page's own address (Node target). */
  readonly isRsc: boolean;
}

/** The kind of a GET request: a page, the framework's payload for a page, a hashed file of the build, or none of the worker's business. */
export function requestKind({ url, isSameOrigin, isNavigation, isRsc }: RequestFacts): RequestKind {
  if (!isSameOrigin) return 'other';
  if (isNavigation) return 'page';
  if (url.pathname.startsWith('/_next/static/')) return 'file';
  // These are of one build, as payloads are, and make search and menus work offline.
  if (url.pathname === filePaths.searchIndex || url.pathname === filePaths.menus) return 'payload';
  // On the static target a payload is a text file beside the page; robots.txt and its like are asked for by no script.
  return isRsc || url.pathname.endsWith('.txt') ? 'payload' : 'other';
}

/**
 * The address under which a page or payload is kept: without query, since pages are the same with any; with the part of
 * the page that a payload request asks for, where that is said in a header alone.
 */
export function cacheKey(url: URL, segment: string | null): string {
  return `${url.origin}${url.pathname}${segment === null ? '' : `?segment=${encodeURIComponent(segment)}`}`;
}

const typesOf: Readonly<Record<Exclude<RequestKind, 'other'>, RegExp>> = {
  page: /^text\/html\b/,
  payload: /^(text\/(plain|x-component)|application\/json)\b/,
  file: /^(?!text\/html\b)/,
};

/** Whether an answer may be kept: complete, unredirected, and of the type that its kind has. An error page never is. */
export function mayKeep(
  kind: Exclude<RequestKind, 'other'>,
  answer: { readonly status: number; readonly redirected: boolean; readonly type: string },
): boolean {
  return answer.status === 200 && !answer.redirected && typesOf[kind].test(answer.type);
}

/** Whether the text of a page says that it is from a build. */
export function isFromBuild(html: string, id: string): boolean {
  return html.slice(0, 2000).includes(` data-build="${id}"`);
}

/** The title of a page as it stands in its HTML, references and all; undefined where it has none. */
export function titleInHtml(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1];
}
