/** The selected value of each facet, by the facet's name. Facets without a selection are absent. */
export type Choice = Readonly<Record<string, string>>;

/**
 * A query with the selected values. Other parameters are unchanged.
 * @param names the names of all facets
 * @returns an empty string, or the query with its question mark
 */
export function searchWith(search: string, names: readonly string[], choice: Choice): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of Object.entries(choice)) parameters.set(name, value);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The number of entries that have every selected value. An entry maps a facet's name to its values, separated by spaces. */
export function countMatches(
  entries: readonly Readonly<Record<string, string | undefined>>[],
  choice: Choice,
): number {
  return entries.filter((entry) =>
    Object.entries(choice).every(([name, value]) => entry[name]?.split(' ').includes(value)),
  ).length;
}
