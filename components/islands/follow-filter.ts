import { type Choice, choiceFrom, countMatches, searchWith } from '@/lib/browser/filter-choice';

/** The radio buttons of the facets around an element, without those that stand for all. */
const radiosIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not([value=""])'),
];

/**
 * Ties a filter to the address, so that a choice can be sent to someone and survives going back.
 * @param root the filter, with its radio buttons and entries
 * @param onCount told how many entries the choice leaves, at first and after every change
 * @returns what ends it
 */
export function followFilter(root: Element, onCount: (left: number) => void): () => void {
  const radios = radiosIn(root);
  const names = [...new Set(radios.map(({ name }) => name))];
  const values = Object.fromEntries(
    names.map((name) => [name, radios.filter((r) => r.name === name).map((r) => r.value)]),
  );
  const chosen = (): Choice =>
    Object.fromEntries(radios.filter((r) => r.checked).map((r) => [r.name, r.value]));

  const count = () => {
    const entries = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
    const left = countMatches(
      entries.map(({ dataset }) => dataset),
      chosen(),
    );
    onCount(left);
  };
  const follow = () => {
    const search = searchWith(location.search, names, chosen());
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    count();
  };

  // What the visitor has chosen before this ran stands.
  if (Object.keys(chosen()).length > 0) follow();
  else {
    const asked = choiceFrom(location.search, values);
    for (const radio of radios) if (asked[radio.name] === radio.value) radio.checked = true;
    count();
  }
  root.addEventListener('change', follow);
  return () => root.removeEventListener('change', follow);
}
