import { explicitAliases } from '@/content/aliases';

const moved: ReadonlyMap<string, string> = new Map(Object.entries(explicitAliases));

/** Where a specified page is today: there, or where an alias leads since an editor moved or removed it. */
export const addressToday = (path: string): string => moved.get(path) ?? path;
