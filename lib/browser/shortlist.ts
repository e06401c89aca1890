import type { Kind, PagePath } from '@/content/tree';
import { sectionPages } from '@/lib/section-pages';
import { shortlistKey } from './shortlist-changes';
import { type StorageSource, storedValue } from './stored-value';

const kinds: readonly Kind[] = ['service', 'solution', 'product'];
const pagesAtMost = 20;

/** The pages of a list that exist and can be in a brief, each once, in their order. What is not a list of paths is none. */
export function knownPages(value: unknown): readonly PagePath[] {
  if (!Array.isArray(value)) return [];
  const paths = value.flatMap((path) => {
    const page = typeof path === 'string' ? sectionPages.get(path) : undefined;
    return page && kinds.includes(page.kind) ? [page.path] : [];
  });
  return [...new Set(paths)].slice(0, pagesAtMost);
}

/** The pages that an address shares: `?brief=/services/a,/products/b`. */
export function sharedPages(search: string): readonly PagePath[] {
  return knownPages(new URLSearchParams(search).get('brief')?.split(','));
}

/** An address of the contact page that shares a brief. */
export function shareAddress(origin: string, paths: readonly PagePath[]): string {
  return `${origin}/contact?brief=${paths.join(',')}#brief`;
}

/** The brief of this device: the pages that a visitor has put aside. */
export function briefStore(storage?: StorageSource) {
  return storedValue<readonly PagePath[]>(shortlistKey, knownPages, storage);
}
