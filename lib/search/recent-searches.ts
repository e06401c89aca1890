export const recentSearchesKey = 'recent-searches';

const kept = 6;

/** Longest search kept, in characters. */
const lengthMax = 80;

/** The recent searches in a stored text, newest first. Empty where nothing, or something else, is stored. */
export function parseRecent(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value.filter((item): item is string => typeof item === 'string').slice(0, kept);
  } catch {
    return [];
  }
}

/** Recent searches with a new one in front, each kept once whatever its capitals. A blank one changes nothing. */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim().replace(/\s+/g, ' ').slice(0, lengthMax);
  if (added === '') return recent;
  const others = recent.filter((item) => item.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, kept);
}
