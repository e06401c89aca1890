'use client'; // Its buttons untick subjects.

import { useRef } from 'react';
import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import { focusWhenShown } from './focus-in-view';

/** The ticked subjects, as buttons that untick them. */
export function ChosenSubjects({
  paths,
  onRemove,
}: {
  paths: readonly string[];
  onRemove: (path: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  if (paths.length === 0) return null;

  const remove = (path: string) => {
    const index = Math.min(paths.indexOf(path), paths.length - 2);
    const all = list.current?.closest<HTMLElement>('fieldset');
    onRemove(path);
    // The button disappears: continue at the next one, or at the list of all subjects.
    focusWhenShown(() => list.current?.querySelectorAll('button')[index] ?? all);
  };

  return (
    <ul ref={list} aria-label="Chosen subjects" className="mt-3 flex flex-wrap gap-2">
      {paths.map((path) => (
        <li key={path}>
          <button
            type="button"
            onClick={() => remove(path)}
            className="hairline inline-flex min-h-11 items-center gap-3 border-accent px-3 text-left hover:bg-surface"
          >
            <span>
              <span className="sr-only">Remove </span>
              {subjectTitle(path)}
            </span>
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
