import type { PagePath } from './tree';

export const explicitAliases = {
  '/welcome': '/',
  '/prices.php': '/fees',
} as const satisfies Record<`/${string}`, PagePath>;

export const shortPathSections: readonly PagePath[] = ['/care'];
