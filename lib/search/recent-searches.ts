export const recentSearchesKey = 'recent-searches';

const countMax = 6;

/** The maximum length of a stored search, in characters. */
const lengthMax = 80;

/** Reads the stored recent searches, newest first. Empty if nothing is stored or the stored text is invalid. */
export function parseRecent(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value.filter((item): item is string => typeof item === 'string').slice(0, countMax);
  } catch {
    return [];
  }
}

/** Adds a search to the front of the recent ones. Removes duplicates, which may differ in case. A blank search changes nothing. */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim().replace(/\s+/g, ' ').slice(0, lengthMax);
  if (added === '') return recent;
  const others = recent.filter((item) => item.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, countMax);
}
