import { type Choice, countMatches, searchWith } from './filter-choice';

/** The radio buttons of a filter's facets, without those that stand for all. */
const radiosIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not([value=""])'),
];

/**
 * Ties a filter to the address, so that a choice can be shared and survives going back, and says how many entries it
 * leaves. The filtering itself is HTML and CSS.
 * @param root the filter, with its radio buttons, its entries and an element with `data-count` for the number
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

  // The page's own script has made the choice that the address asks for; what a visitor chose before this ran stands.
  if (searchWith(location.search, names, chosen()) !== location.search) follow();
  else if (Object.keys(chosen()).length > 0) count();
  root.addEventListener('change', follow);
}
