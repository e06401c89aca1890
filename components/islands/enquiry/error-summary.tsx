'use client'; // Moves the focus to a field with an error.

import { type FieldErrors, fieldNames } from 'enquiries';
import type { Ref } from 'react';
import { linkLook } from '@/components/ui/looks';

const invalidFieldsOf = (errors: FieldErrors) =>
  fieldNames.filter((field) => errors[field] !== undefined);

/** How many fields are to be corrected, in words; an empty text if none is. */
export function problemIn(errors: FieldErrors): string {
  const { length } = invalidFieldsOf(errors);
  return length === 0
    ? ''
    : `There is a problem: fix ${length === 1 ? '1 field' : `${length} fields`}`;
}

/**
 * The errors of the form and of its fields, with a link to each field. Renders nothing if there are
 * no errors.
 */
export function ErrorSummary({
  ref,
  errors,
  formError,
  onFollow,
}: {
  ref: Ref<HTMLElement>;
  errors: FieldErrors;
  /** An error of the whole form, such as a refusal. */
  formError: string | undefined;
  /** Called when the visitor follows a link, with the id of the field's control. */
  onFollow: (id: string) => void;
}) {
  const invalidFields = invalidFieldsOf(errors);
  if (invalidFields.length === 0 && formError === undefined) return null;
  return (
    // The status below the buttons announces problems. If this summary did, it would be read again
    // at each correction.
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Problems"
      className="hairline mb-8 border-signal p-5"
    >
      {formError && <p className="measure font-semibold">{formError}</p>}
      {invalidFields.length > 0 && (
        <>
          <p className="font-semibold">{problemIn(errors)}</p>
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
    </section>
  );
}
