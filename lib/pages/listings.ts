import type { Metadata } from 'next';
import type { PagePath } from '@/content/tree';
import type { RouteValidation } from '@/lib/errors';
import { absoluteUrl, documentTitle, pageMetadata } from '@/lib/publish/metadata';
import { builtChildrenOf, builtPages } from './guards';
import { titleOf } from './titles';
import { isPagePath, pageAt } from './tree';

/** A listing shows at most this many entries; more go to pages after it. */
export const listingPageSize = 24;

/** A page to build: one of the tree, or a later page of a listing. Numbers start at 1. */
export interface NumberedPage {
  readonly path: PagePath;
  readonly number: number;
}

/** How many pages a listing of so many entries has; at least one. */
export function pageCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / listingPageSize));
}

/** The entries on one page of a listing. */
export function entriesOn<T>(number: number, entries: readonly T[]): readonly T[] {
  return entries.slice((number - 1) * listingPageSize, number * listingPageSize);
}

/** What an entry is called, one and several; a choice made on one page of several concerns that page only, and says so. */
export function entryNoun(count: number, one: string, many: string): readonly [string, string] {
  return count === 1 ? [one, many] : [`${one} on this page`, `${many} on this page`];
}

/** The address of one page of a listing; the first has the listing's own. */
export function listingPath({ path, number }: NumberedPage): string {
  return number === 1 ? path : `${path}/page/${number}`;
}

/** The pages of a listing that a page links to: the first, the last and those beside it, in order. */
export function pagesToOffer(number: number, count: number): readonly number[] {
  return [...new Set([1, number - 1, number, number + 1, count])]
    .filter((candidate) => candidate >= 1 && candidate <= count)
    .toSorted((a, b) => a - b);
}

const isListing = (path: PagePath) =>
  pageAt(path).kind === 'blog-index' || pageAt(path).kind === 'project-index';

/** Every page of a listing after its first. */
export const laterListingPages: readonly NumberedPage[] = builtPages
  .map((page) => page.path)
  .filter(isListing)
  .flatMap((path) =>
    Array.from({ length: pageCount(builtChildrenOf(path).length) - 1 }, (_, index) => ({
      path,
      number: index + 2,
    })),
  );

/** The page that an address names, undefined where none does. */
export function pageAddressed(address: string): NumberedPage | undefined {
  if (isPagePath(address)) return { path: address, number: 1 };
  const [, path = '', digits = ''] = /^(\/.+)\/page\/([1-9]\d{0,4})$/.exec(address) ?? [];
  const number = Number(digits);
  if (number < 2 || !isPagePath(path) || !isListing(path)) return undefined;
  return number <= pageCount(builtChildrenOf(path).length) ? { path, number } : undefined;
}

/** The pages of listings are numbered from 2 on; any other number, or anything else in its place, fails. */
export const listingValidations: readonly RouteValidation[] = builtPages
  .map((page) => page.path)
  .filter(isListing)
  .map((path) => ({ below: `${path}/page` }));

/** A fresh metadata object for a page; a later page of a listing says which it is. */
export function numberedMetadata(page: NumberedPage): Metadata {
  const metadata = pageMetadata(page.path);
  if (page.number === 1) return metadata;
  return {
    ...metadata,
    title: { absolute: documentTitle(`${titleOf(page.path)}, page ${page.number}`) },
    alternates: { canonical: absoluteUrl(listingPath(page)) },
  };
}
