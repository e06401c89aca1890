import { extendTailwindMerge } from 'tailwind-merge';
import * as constants from './constants';

/**
 * Joins the class names of Tailwind, of `tailwind.config.ts` and of `styles/globals.css`, and leaves out empty values. If two
 * class names set the same property, only the last one stays. Use this function only in server components, because its library
 * is large.
 */
export const classNames = extendTailwindMerge({
  cacheSize: constants.classMergeCacheSize,
  extend: {
    // The text sizes that Tailwind does not have. A test compares them with the configuration.
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
