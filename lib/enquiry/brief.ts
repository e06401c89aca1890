import type { PagePath } from '@/content/tree';
import { type StorageSource, storedValue } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';

const briefPagesMax = 20;

/**
 * The known pages in a list of paths, without duplicates, in the order of the list.
 * @param value a list of paths. For any other value, the result is empty
 * @param known the pages that an enquiry can be about
 */
export function knownPages(value: unknown, known: readonly PagePath[]): readonly PagePath[] {
  if (!Array.isArray(value)) return [];
  const paths = value.flatMap((path) => known.find((page) => page === path) ?? []);
  return [...new Set(paths)].slice(0, briefPagesMax);
}

/** The pages in a shared address: `?brief=/services/a,/products/b`. */
export function sharedPages(search: string, known: readonly PagePath[]): readonly PagePath[] {
  return knownPages(new URLSearchParams(search).get('brief')?.split(','), known);
}

/** An address of the contact page that shares a brief. */
export function shareAddress(origin: string, paths: readonly PagePath[]): string {
  return `${origin}/contact?brief=${paths.join(',')}#brief`;
}

/** The brief on this device: the pages that the visitor has saved. */
export function briefStore(known: readonly PagePath[], storage?: StorageSource) {
  return storedValue<readonly PagePath[]>(
    constants.briefStorageKey,
    (value) => knownPages(value, known),
    storage,
  );
}
