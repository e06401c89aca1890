import type { PagePath } from '@/content/tree';
import type { RouteValidation } from '@/lib/errors';
import { builtPages, builtPaths, listedChildrenOf } from './guards';
import { kinds } from './kinds';
import { isPagePath, pageAt } from './tree';

/** The maximum number of entries on one page of a listing. */
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

/** The entries on one page of a listing. */
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

const isListing = (path: PagePath) => kinds[pageAt(path).kind].isListing;

const listings = [...builtPaths].filter(isListing);

/** The pages of all listings, except the first page of each. */
const laterListingPages: readonly NumberedPage[] = listings.flatMap((path) =>
  Array.from({ length: pageCount(listedChildrenOf(path).length) - 1 }, (_, index) => ({
    path,
    number: index + 2,
  })),
);

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
  if (number < 2 || !isPagePath(path) || !isListing(path)) return undefined;
  return number <= pageCount(listedChildrenOf(path).length) ? { path, number } : undefined;
}

/**
 * For each listing, the error for addresses below its `/page` that have no page, such as
 * `/blog/page/99`.
 */
export const listingValidations: readonly RouteValidation[] = listings.map((path) => ({
  below: `${path}/page`,
}));
