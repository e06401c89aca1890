import { type Choice, countMatches, searchWith } from './filter-choice';

/** The radio buttons of a filter, without those that select all entries. */
const radiosIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not([value=""])'),
];

/**
 * Writes a filter's selection into the address, so that a shared link and the Back button restore it. Shows the number of
 * matching entries. HTML and CSS do the filtering.
 * @param root contains the radio buttons, the entries, and an element with `data-one` and `data-many` for the number
 */
export function followFilter(root: HTMLElement): void {
  const radios = radiosIn(root);
  const names = [...new Set(radios.map(({ name }) => name))];
  const chosen = (): Choice =>
    Object.fromEntries(radios.filter((r) => r.checked).map((r) => [r.name, r.value]));

  const status = root.querySelector<HTMLElement>('[data-one]');
  const count = () => {
    const entries = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
    const left = countMatches(
      entries.map(({ dataset }) => dataset),
      chosen(),
    );
    const { one, many } = status?.dataset ?? {};
    if (status) status.textContent = `${left} ${left === 1 ? one : many}`;
  };
  const follow = () => {
    const search = searchWith(location.search, names, chosen());
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    count();
  };

  // An inline script has applied the query. If the visitor has changed the selection since, update the address.
  if (searchWith(location.search, names, chosen()) !== location.search) follow();
  else if (Object.keys(chosen()).length > 0) count();
  root.addEventListener('change', follow);
}
