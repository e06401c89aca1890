'use client'; // Moves the focus to a field with a mistake.

import type { Ref } from 'react';
import { linkLook } from '@/components/ui/looks';
import { type FieldErrors, fieldNames } from '@/lib/enquiry/enquiry';

/** The errors of the form and its fields, with a link to each field. Empty if there are none. */
export function ErrorSummary({
  ref,
  errors,
  problem,
  onGo,
}: {
  ref: Ref<HTMLDivElement>;
  errors: FieldErrors;
  problem: string | undefined;
  /** Called with the id of a field's control. */
  onGo: (id: string) => void;
}) {
  const wrong = fieldNames.filter((field) => errors[field] !== undefined);
  const isEmpty = wrong.length === 0 && problem === undefined;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className={isEmpty ? 'outline-none' : 'hairline mb-8 border-signal p-5'}
    >
      {problem && <p className="measure font-semibold">{problem}</p>}
      {wrong.length > 0 && (
        <>
          <p className="font-semibold">
            There is a problem: fix {wrong.length === 1 ? '1 field' : `${wrong.length} fields`}
          </p>
          <ul className="mt-2 list-disc pl-5">
            {wrong.map((field) => (
              <li key={field}>
                {field === 'website' ? (
                  `${errors.website} We have emptied it: press send again.`
                ) : (
                  <a
                    href={`#enquiry-${field}`}
                    className={`${linkLook} underline`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(`enquiry-${field}`);
                    }}
                  >
                    {errors[field]}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
