import type { PagePath } from './tree';

/** Words that visitors type for a page but its copy does not contain. */
export const searchWords = {
  '/care/pets/vaccination': 'jab puppy booster',
} as const satisfies Partial<Record<PagePath, string>>;
