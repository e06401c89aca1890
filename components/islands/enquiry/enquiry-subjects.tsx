'use client'; // Part of the form, which runs in the browser.

import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import type { SubjectGroup } from '@/lib/enquiry/subjects';

/** An option for every page that an enquiry can be about, under the names of their groups. */
export function EnquirySubjects({ groups }: { groups: readonly SubjectGroup[] }) {
  return groups.map(({ group, paths }) =>
    paths.length === 1 ? (
      <option key={group} value={group}>
        {subjectTitle(group)}
      </option>
    ) : (
      <optgroup key={group} label={subjectTitle(group)}>
        {paths.map((path) => (
          <option key={path} value={path}>
            {subjectTitle(path)}
          </option>
        ))}
      </optgroup>
    ),
  );
}
