import type { PagePath } from './tree';

/** Old addresses, each with the page it leads to. */
export const explicitAliases = {
  '/welcome': '/',
  '/prices.php': '/fees',
  '/animals/teeth': '/care/pets/dentistry',
} as const satisfies Record<`/${string}`, PagePath>;

/** Sections in which the last segments of a deeper page's path lead to it. */
export const shortPathSections: readonly PagePath[] = ['/care'];
