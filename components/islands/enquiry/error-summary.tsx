'use client'; // Moves the focus to a field with an error.

import type { Ref } from 'react';
import { linkLook } from '@/components/ui/looks';
import { type FieldErrors, fieldNames } from '@/lib/enquiry/enquiry';

/** The errors of the form and of its fields, with a link to each field. Empty if there are no errors. */
export function ErrorSummary({
  ref,
  errors,
  problem,
  onFollow,
}: {
  ref: Ref<HTMLDivElement>;
  errors: FieldErrors;
  problem: string | undefined;
  /** Called when the visitor follows a link, with the id of the field's control. */
  onFollow: (id: string) => void;
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
                      onFollow(`enquiry-${field}`);
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
