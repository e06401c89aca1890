'use client'; // Part of the form, which runs in the browser.

import { Choice } from '@/components/ui/form-field';
import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import type { SubjectSection } from '@/lib/enquiry/subjects';

const indents = ['', 'pl-6', 'pl-12', 'pl-18'] as const;

/** The number of levels between a page and its section; 0 for a child of the section. */
const depthBelow = (section: string, path: string) =>
  path.split('/').length - section.split('/').length - 1;

/**
 * A checkbox for every page that an enquiry can be about, in a collapsible list for each section.
 */
export function EnquirySubjects({ sections }: { sections: readonly SubjectSection[] }) {
  return (
    <div className="mt-3">
      {sections.map(({ section, paths }) => (
        <details key={section} className="hairline-t">
          <summary className="opens min-h-11 gap-4 hover:text-accent">
            <span className="mr-auto">{subjectTitle(section)}</span>
            <span className="text-sm text-ink-muted tabular-nums">{paths.length}</span>
          </summary>
          <ul className="pb-4">
            {paths.map((path) => (
              <li key={path} className={indents[depthBelow(section, path)] ?? indents[3]}>
                <Choice type="checkbox" name="about" value={path}>
                  {subjectTitle(path)}
                </Choice>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
