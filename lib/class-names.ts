import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import * as constants from './constants';

/** Merges Tailwind's class names, and the sizes and utilities that `tailwind.config.ts` and `styles/globals.css` add. */
const merge = extendTailwindMerge({
  cacheSize: constants.classMergeCacheSize,
  extend: {
    // Only sizes that Tailwind does not have. A test compares them with the configuration.
    theme: { text: ['display'] },
    classGroups: {
      'border-w': ['hairline'],
      'border-w-t': ['hairline-t'],
      'border-w-b': ['hairline-b'],
      'border-w-l': ['hairline-l'],
      'max-w': ['measure'],
    },
  },
});

/**
 * Joins class names. If two set the same property, the later one wins. Use only in server components, because the library is
 * large.
 */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
