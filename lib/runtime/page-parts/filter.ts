/** The selected value of each facet, by the facet's name. Facets without a selection are absent. */
type Choice = Readonly<Record<string, string>>;

/**
 * A query with the selected values at its end. Parameters that are not facets stay as they are
 * written.
 * @param query the query of an address, with or without its question mark
 * @param names the names of all facets
 * @returns the new query with its question mark; an empty string if it has no parameters
 */
export function queryWith(query: string, names: readonly string[], choice: Choice): string {
  const others = query
    .replace('?', '')
    .split('&')
    .filter((parameter) => !names.some((name) => new URLSearchParams(parameter).has(name)));
  const next = [...others, `${new URLSearchParams(choice)}`].filter(Boolean).join('&');
  return next && `?${next}`;
}

/**
 * The number of entries that have every selected value. An entry maps a facet's name to its values,
 * separated by spaces.
 */
export function countMatches(
  entries: readonly Readonly<Record<string, string | undefined>>[],
  choice: Choice,
): number {
  return entries.filter((entry) =>
    Object.entries(choice).every(([name, value]) => entry[name]?.split(' ').includes(value)),
  ).length;
}

/** The radio buttons of a filter, without those that select all entries. */
const radiosIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not([value=""])'),
];

/**
 * Writes a filter's selection into the address, so that a shared link and the Back button restore
 * it. Shows the number of matching entries. HTML and CSS do the filtering.
 * @param root contains the radio buttons, the entries, and an element for the number. That element
 * has the noun for one entry as `data-one`, and the noun for several as `data-many`
 */
export function connectFilter(root: HTMLElement): void {
  const radios = radiosIn(root);
  const names = [...new Set(radios.map(({ name }) => name))];
  const chosen = (): Choice =>
    Object.fromEntries(radios.filter((r) => r.checked).map((r) => [r.name, r.value]));

  const status = root.querySelector<HTMLElement>('[data-one]');
  const showCount = () => {
    const entries = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
    const count = countMatches(
      entries.map(({ dataset }) => dataset),
      chosen(),
    );
    const { one, many } = status?.dataset ?? {};
    if (status) status.textContent = `${count} ${count === 1 ? one : many}`;
  };
  let retry: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    showCount();
    clearTimeout(retry);
    const query = queryWith(location.search, names, chosen());
    try {
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    } catch {
      // Safari refuses the hundredth new address in half a minute, which a held arrow key reaches.
      retry = setTimeout(update, 1_000);
    }
  };

  // An inline script has applied the query to the radio buttons. If the visitor has changed them
  // since, update the address.
  const inAddress = new URLSearchParams(location.search);
  const choice = chosen();
  if (names.some((name) => inAddress.get(name) !== (choice[name] ?? null))) update();
  else if (Object.keys(choice).length > 0) showCount();
  root.addEventListener('change', update);
}
