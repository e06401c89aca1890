import type { PagePath } from '@/content/tree';

export const writtenWords = {} as const satisfies Record<string, string>;

export const smallWords = ['and', 'of', 'the'];

export const linkNames = {} as const satisfies Partial<Record<PagePath, string>>;
