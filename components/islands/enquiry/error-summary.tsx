'use client'; // Moves the focus to a field with an error.

import type { Ref } from 'react';
import { linkLook } from '@/components/ui/looks';
import { type FieldErrors, fieldNames } from '@/lib/enquiry/enquiry';

/** The errors of the form and of its fields, with a link to each field. Empty if there are no errors. */
export function ErrorSummary({
  ref,
  errors,
  formError,
  onFollow,
}: {
  ref: Ref<HTMLDivElement>;
  errors: FieldErrors;
  /** An error of the whole form, such as a refusal. */
  formError: string | undefined;
  /** Called when the visitor follows a link, with the id of the field's control. */
  onFollow: (id: string) => void;
}) {
  const invalidFields = fieldNames.filter((field) => errors[field] !== undefined);
  const isEmpty = invalidFields.length === 0 && formError === undefined;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className={isEmpty ? 'outline-none' : 'hairline mb-8 border-signal p-5'}
    >
      {formError && <p className="measure font-semibold">{formError}</p>}
      {invalidFields.length > 0 && (
        <>
          <p className="font-semibold">
            There is a problem: fix{' '}
            {invalidFields.length === 1 ? '1 field' : `${invalidFields.length} fields`}
          </p>
          <ul className="mt-2 list-disc pl-5">
            {invalidFields.map((field) => (
              <li key={field}>
                {field === 'website' ? (
                  `${errors.website} We have emptied it: press Send again.`
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
