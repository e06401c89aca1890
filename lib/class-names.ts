import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import * as constants from './constants';

/** Merges the class names of Tailwind, of `tailwind.config.ts` and of `styles/globals.css`. */
const merge = extendTailwindMerge({
  cacheSize: constants.classMergeCacheSize,
  extend: {
    // The names that Tailwind does not have. A test compares them with the configuration.
    theme: { text: ['fine', 'note', 'dense', 'second', 'display'], spacing: ['target'] },
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
 * Joins class names. If two class names set the same property, only the last one stays. Use this
 * function only in server components, because its library is large.
 */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
