'use client'; // Part of the form, which runs in the browser.

import { Choice } from '@/components/ui/form-field';
import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import type { SubjectGroup } from '@/lib/enquiry/subjects';

const indents = ['', 'pl-6', 'pl-12', 'pl-18'] as const;

const depthOf = (path: string) => path.split('/').length;

/**
 * A checkbox for every page that an enquiry can be about, in a collapsible list for each group, so
 * that a visitor first sees a few groups. A group of one page is its checkbox.
 */
export function EnquirySubjects({ groups }: { groups: readonly SubjectGroup[] }) {
  const choice = (path: string) => (
    <Choice type="checkbox" name="about" value={path}>
      {subjectTitle(path)}
    </Choice>
  );
  return (
    <div className="grid sm:mt-3 gap-x-8 sm:grid-cols-2">
      {groups.map(({ group, paths }) =>
        paths.length === 1 ? (
          <div key={group} className="hairline-t">
            {choice(group)}
          </div>
        ) : (
          <details key={group} className="hairline-t sm:open:col-span-2">
            <summary className="opens min-h-11 leading-tight hover:text-accent">
              {subjectTitle(group)}
            </summary>
            <ul className="pb-4">
              {paths.map((path) => (
                <li
                  key={path}
                  className={indents[depthOf(path) - depthOf(paths[0] ?? path)] ?? indents[3]}
                >
                  {choice(path)}
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  );
}
