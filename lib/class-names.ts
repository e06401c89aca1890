import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import * as constants from './constants';

/** Knows the site's own scale and utilities, which `tailwind.config.ts` and `styles/globals.css` add to Tailwind's. */
const merge = extendTailwindMerge({
  cacheSize: constants.classMergeCacheSize,
  extend: {
    // Tailwind's own sizes are known; a test holds this to the sizes of the configuration.
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

/** Joins class names; of two that set the same property, the later wins. For server components: it is heavy in a bundle. */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
