import { explicitAliases } from '@/content/aliases';

const moved: ReadonlyMap<string, string> = new Map(Object.entries(explicitAliases));

/**
 * The present address of a specified page: the same, or the target of its alias if an editor has moved or removed it.
 */
export const addressToday = (path: string): string => moved.get(path) ?? path;
