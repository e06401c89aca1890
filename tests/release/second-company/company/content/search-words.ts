import type { PagePath } from './tree';

/** Words that visitors type for a page and that its copy does not use. */
export const searchWords = {
  '/care/pets/vaccination': 'jab puppy booster',
} as const satisfies Partial<Record<PagePath, string>>;
