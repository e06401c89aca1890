import type { PagePath } from '@/content/tree';
import { type StorageSource, storedValue } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';

const pagesAtMost = 20;

/**
 * The pages of a list that can be in a brief, each once, in their order. What is not a list of paths is none.
 * @param known the pages that an enquiry can be about
 */
export function knownPages(value: unknown, known: readonly PagePath[]): readonly PagePath[] {
  if (!Array.isArray(value)) return [];
  const paths = value.flatMap((path) => known.find((page) => page === path) ?? []);
  return [...new Set(paths)].slice(0, pagesAtMost);
}

/** The pages that an address shares: `?brief=/services/a,/products/b`. */
export function sharedPages(search: string, known: readonly PagePath[]): readonly PagePath[] {
  return knownPages(new URLSearchParams(search).get('brief')?.split(','), known);
}

/** An address of the contact page that shares a brief. */
export function shareAddress(origin: string, paths: readonly PagePath[]): string {
  return `${origin}/contact?brief=${paths.join(',')}#brief`;
}

/** The brief of this device: the pages that a visitor has put aside. */
export function briefStore(known: readonly PagePath[], storage?: StorageSource) {
  return storedValue<readonly PagePath[]>(
    constants.briefStorageKey,
    (value) => knownPages(value, known),
    storage,
  );
}
