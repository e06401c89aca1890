'use client'; // Keeps the choice of a filter in the address and says how many entries it leaves.

import { useEffect, useRef, useState } from 'react';
import { type Choice, choiceFrom, countMatches, searchWith } from '@/lib/browser/filter-choice';

/** The radio buttons of the facets around an element, without those that stand for all. */
const radiosIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not([value=""])'),
];

/**
 * Says how many entries a filter leaves, and ties the filter to the address, so that a choice can be sent to someone and
 * survives going back. The filter itself is HTML and CSS around this element, found by `data-filter`.
 */
export function FilterAddress({ one, many }: { one: string; many: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    const root = status.current?.closest('[data-filter]');
    if (!root) return;
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
      setWords(`${left} ${left === 1 ? one : many}`);
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
  }, [one, many]);

  return (
    <p ref={status} role="status" className="min-h-6 text-sm text-ink-muted">
      {words}
    </p>
  );
}
