/** The chosen value of each facet by its name; a facet that is not narrowed is absent. */
export type Choice = Readonly<Record<string, string>>;

/**
 * The query of an address with the choice in it and other parameters as they were; empty, or with its question mark.
 * @param names the names of all facets
 */
export function searchWith(search: string, names: readonly string[], choice: Choice): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of Object.entries(choice)) parameters.set(name, value);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** How many entries have every chosen value. An entry maps a facet's name to its values, parted by spaces. */
export function countMatches(
  entries: readonly Readonly<Record<string, string | undefined>>[],
  choice: Choice,
): number {
  return entries.filter((entry) =>
    Object.entries(choice).every(([name, value]) => entry[name]?.split(' ').includes(value)),
  ).length;
}
