import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';
import * as constants from './constants';

const merge = extendTailwindMerge({ cacheSize: constants.classMergeCacheSize });

/** Joins class names; of two that set the same property, the later wins. For server components: it is heavy in a bundle. */
export function classNames(...values: readonly ClassValue[]): string {
  return merge(clsx(values));
}
