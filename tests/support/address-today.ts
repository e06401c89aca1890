import { explicitAliases } from '@/content/aliases';

const moved: ReadonlyMap<string, string> = new Map(Object.entries(explicitAliases));

/**
 * The current address of a path in `required-paths.ts`. If an editor moved or removed the page,
 * the old path is an alias of it.
 */
export const addressToday = (path: string): string => moved.get(path) ?? path;
