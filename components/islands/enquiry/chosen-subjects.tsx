'use client'; // Its buttons untick subjects.

import { subjectTitle } from '@/lib/enquiry/enquiry-message';

/** The ticked subjects, as buttons that untick them. */
export function ChosenSubjects({
  paths,
  onRemove,
}: {
  paths: readonly string[];
  onRemove: (path: string) => void;
}) {
  if (paths.length === 0) return null;
  return (
    <ul aria-label="Chosen subjects" className="mt-3 flex flex-wrap gap-2">
      {paths.map((path) => (
        <li key={path}>
          <button
            type="button"
            onClick={() => onRemove(path)}
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
