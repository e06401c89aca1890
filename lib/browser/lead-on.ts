import { type PathIndex, pageInLowerCase } from '@/lib/suggestions';

/**
 * Takes a visitor who asked for a page in capitals on to it, with query and fragment, in place of the not-found page.
 * @returns whether it did
 */
export function leadOn(index: PathIndex, location: Location): boolean {
  const page = pageInLowerCase(index, location.pathname);
  if (page === undefined) return false;
  location.replace(page + location.search + location.hash);
  return true;
}
