import type { PagePath } from '@/content/tree';
import type { RouteValidation } from '@/lib/errors';
import { builtChildrenOf, builtPaths } from './guards';
import { isPagePath, pageAt } from './tree';

/** The maximum number of entries on one page of a listing. */
export const listingPageSize = 24;

/** A page of the tree, or a later page of a listing. Numbers start at 1. */
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

/** The singular and plural noun for entries. If the listing has several pages, adds "on this page". */
export function entryNoun(count: number, one: string, many: string): readonly [string, string] {
  return count === 1 ? [one, many] : [`${one} on this page`, `${many} on this page`];
}

/** The path of one page of a listing. The first page has the path of the listing. */
export function listingPath({ path, number }: NumberedPage): string {
  return number === 1 ? path : `${path}/page/${number}`;
}

/** The page numbers that a page of a listing links to: first, last, previous, current and next, in order. */
export function pagesToOffer(number: number, count: number): readonly number[] {
  return [...new Set([1, number - 1, number, number + 1, count])]
    .filter((candidate) => candidate >= 1 && candidate <= count)
    .toSorted((a, b) => a - b);
}

const isListing = (path: PagePath) =>
  pageAt(path).kind === 'blog-index' || pageAt(path).kind === 'project-index';

const listings = [...builtPaths].filter(isListing);

/** Every page of a listing after its first. */
export const laterListingPages: readonly NumberedPage[] = listings.flatMap((path) =>
  Array.from({ length: pageCount(builtChildrenOf(path).length) - 1 }, (_, index) => ({
    path,
    number: index + 2,
  })),
);

/** The page at a path; undefined if there is none. */
export function pageAddressed(address: string): NumberedPage | undefined {
  if (isPagePath(address)) return { path: address, number: 1 };
  const [, path = '', digits = ''] = /^(\/.+)\/page\/([1-9]\d{0,4})$/.exec(address) ?? [];
  const number = Number(digits);
  if (number < 2 || !isPagePath(path) || !isListing(path)) return undefined;
  return number <= pageCount(builtChildrenOf(path).length) ? { path, number } : undefined;
}

/** The validations of listings: below `/page`, every address without a page fails. */
export const listingValidations: readonly RouteValidation[] = listings.map((path) => ({
  below: `${path}/page`,
}));
