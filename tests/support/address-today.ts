import { explicitAliases } from '@/content/aliases';

const moved: ReadonlyMap<string, string> = new Map(Object.entries(explicitAliases));

/** The current address of a specified page. It is the target of an alias if an editor has moved or removed the page. */
export const addressToday = (path: string): string => moved.get(path) ?? path;
