import type { Kind, PagePath, PagePathOf } from '@/content/tree';
import type { RouteValidation } from '@/lib/errors';
import { builtPages, builtPaths, listedOfKind } from './guards';
import { kindsWith } from './kinds';
import { blogIndex, publishedPosts } from './posts';
import { isPagePath, pageAt } from './tree';

export const listingPageSize = 24;

/**
 * A page of the tree, which has the number 1, or a later page of a listing, with a number from 2.
 */
export interface NumberedPage {
  readonly path: PagePath;
  readonly number: number;
}

/** The number of pages of a listing, at least one. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / listingPageSize));
}

export function entriesOn<T>(number: number, entries: readonly T[]): readonly T[] {
  return entries.slice((number - 1) * listingPageSize, number * listingPageSize);
}

/**
 * The singular and plural nouns for the entries of a listing. If the listing has several pages,
 * adds "on this page".
 * @param pages the number of pages of the listing
 */
export function entryNoun(
  pages: number,
  singular: string,
  plural: string,
): readonly [singular: string, plural: string] {
  return pages === 1 ? [singular, plural] : [`${singular} on this page`, `${plural} on this page`];
}

/** The path of one page of a listing. The first page has the path of the listing. */
export function listingPath({ path, number }: NumberedPage): string {
  return number === 1 ? path : `${path}/page/${number}`;
}

/**
 * The page numbers in the pagination of a listing: first, previous, current, next and last, without
 * duplicates.
 */
export function paginationNumbers(number: number, count: number): readonly number[] {
  return [...new Set([1, number - 1, number, number + 1, count])]
    .filter((candidate) => candidate >= 1 && candidate <= count)
    .toSorted((a, b) => a - b);
}

const listingKinds = kindsWith('isListing', true);

/** The entries that the template of each kind of listing shows, wherever they are in the tree. */
const entriesOfKind = {
  'blog-index': publishedPosts,
  'project-index': listedOfKind('project'),
} satisfies Record<(typeof listingKinds)[number], readonly PagePath[]>;

const pageCounts: ReadonlyMap<Kind, number> = new Map(
  listingKinds.map((kind) => [kind, pageCount(entriesOfKind[kind].length)]),
);

/** The entries of a listing, on all its pages. None if the path is not that of a listing. */
export function listedOn(path: PagePath): readonly PagePath[] {
  const kind = listingKinds.find((listing) => listing === pageAt(path).kind);
  return kind === undefined ? [] : entriesOfKind[kind];
}

/** The number of pages of a listing; 0 if the path is not that of a listing. */
const pageCountOf = (path: PagePath) => pageCounts.get(pageAt(path).kind) ?? 0;

const listings = [...builtPaths].filter((path) => pageCountOf(path) > 0);

/** The pages of all listings, except the first page of each. */
const laterListingPages: readonly NumberedPage[] = listings.flatMap((path) =>
  Array.from({ length: pageCountOf(path) - 1 }, (_, index) => ({ path, number: index + 2 })),
);

/**
 * The path of the page of the blog that lists a post: a filter of that page has the tags of the
 * post.
 */
export function blogPathOf(post: PagePathOf<'post'>): string {
  if (blogIndex === undefined) return '/';
  const index = publishedPosts.indexOf(post);
  return listingPath({
    path: blogIndex,
    number: Math.floor(Math.max(index, 0) / listingPageSize) + 1,
  });
}

/** The address of every page of this build, also of the later pages of listings. */
export const addresses: ReadonlySet<string> = new Set([
  ...builtPages.map(({ path }) => path),
  ...laterListingPages.map(listingPath),
]);

/** The page at an address, such as `/blog/page/2`. Undefined if there is none. */
export function numberedPageAt(address: string): NumberedPage | undefined {
  if (isPagePath(address)) return { path: address, number: 1 };
  const [, path = '', digits = ''] = /^(\/.+)\/page\/([1-9]\d{0,4})$/.exec(address) ?? [];
  const number = Number(digits);
  if (number < 2 || !isPagePath(path)) return undefined;
  return number <= pageCountOf(path) ? { path, number } : undefined;
}

/**
 * For each listing, the error for addresses below its `/page` that have no page, such as
 * `/blog/page/99`.
 */
export const listingValidations: readonly RouteValidation[] = listings.map((path) => ({
  below: `${path}/page`,
}));
