'use client'; // Reads and fills the elements of the form in the browser.

import { enquiryLimits, type FieldErrors, type FieldName } from 'enquiries';
import type { ComponentProps } from 'react';
import { Choice, FieldError, FormField } from '@/components/ui/form-field';
import { controlLook } from '@/components/ui/looks';
import { budgets, messageExample, sizeQuestion, timings } from '@/content/company/enquiry';
import type { SubjectGroup } from '@/lib/enquiry/subjects';
import { EnquirySubjects } from './enquiry-subjects';

/** The current values of a form as a query string, without files. */
export function serialise(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts).toString();
}

/**
 * Fills a form from a query string. A text field or select that is not in the query becomes empty;
 * a radio button returns to its default. A select gets an option for a value that it
 * does not have, except for a subject, which is a page of this site.
 */
export function fill(form: HTMLFormElement, query: string): void {
  const fields = new URLSearchParams(query);
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = fields.has(element.name)
        ? fields.get(element.name) === element.value
        : element.defaultChecked;
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const value = fields.get(element.name) ?? '';
      element.value = value;
      // A choice that an earlier release offered is still the visitor's choice, and the receiver
      // accepts it.
      if (element instanceof HTMLSelectElement && element.value !== value) {
        if (element.name === 'about') element.value = '';
        else element.add(new Option(value, value, false, true));
      }
    }
  }
}

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly errors: FieldErrors;
}

function LineField({
  name,
  label,
  errors,
  describedBy,
  ...input
}: Field & { describedBy?: string } & ComponentProps<'input'>) {
  return (
    <FormField id={`enquiry-${name}`} label={label} describedBy={describedBy} error={errors[name]}>
      {(props) => <input {...props} name={name} {...input} className={controlLook} />}
    </FormField>
  );
}

/** An optional select. The styles show it only if “A quote” is selected. */
function QuoteSelect({
  name,
  label,
  errors,
  choices,
}: Field & { choices: Readonly<Record<string, string>> }) {
  return (
    <div className="quote-only">
      <FormField id={`enquiry-${name}`} label={label} error={errors[name]}>
        {(props) => (
          <select {...props} name={name} className={controlLook}>
            <option value="">No preference</option>
            {Object.entries(choices).map(([key, words]) => (
              <option key={key} value={words}>
                {words}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </div>
  );
}

/** The id of the sentence that asks for an e-mail address or a phone number. */
const waysId = 'enquiry-ways';

export function EnquiryFields({
  errors,
  disabled,
  subjects,
}: {
  errors: FieldErrors;
  disabled: boolean;
  subjects: readonly SubjectGroup[];
}) {
  return (
    <fieldset
      disabled={disabled}
      className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 lg:gap-y-6"
    >
      <fieldset className="sm:col-span-2">
        <legend className="font-semibold">What would you like?</legend>
        <div className="mt-2 flex flex-wrap gap-x-4 sm:gap-x-8">
          <Choice id="enquiry-kind" type="radio" name="kind" value="enquiry" defaultChecked>
            An answer to a question
          </Choice>
          <Choice type="radio" name="kind" value="quote">
            A quote
          </Choice>
        </div>
        <FieldError id="enquiry-kind-error">{errors.kind}</FieldError>
      </fieldset>

      <LineField
        name="name"
        label="Your name"
        errors={errors}
        type="text"
        autoComplete="name"
        required
        maxLength={enquiryLimits.nameCharacters}
      />
      <LineField
        name="organisation"
        label="Organisation (optional)"
        errors={errors}
        type="text"
        autoComplete="organization"
        maxLength={enquiryLimits.organisationCharacters}
      />
      <p id={waysId} className="-mb-2 text-ink-muted lg:-mb-4 sm:col-span-2">
        How can we reach you? Give an e-mail address or a phone number.
      </p>
      <LineField
        name="email"
        label="E-mail"
        describedBy={waysId}
        errors={errors}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={enquiryLimits.emailCharacters}
      />
      <LineField
        name="phone"
        label="Phone"
        describedBy={waysId}
        errors={errors}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={enquiryLimits.phoneCharacters}
      />

      <FormField
        id="enquiry-about"
        label="What is it about? (optional)"
        error={errors.about}
        className="sm:col-span-2"
      >
        {(props) => (
          <select {...props} name="about" className={controlLook}>
            <option value="">Not sure, or something else</option>
            <EnquirySubjects groups={subjects} />
          </select>
        )}
      </FormField>

      <FormField
        id="enquiry-message"
        label="Message"
        hint={`For example: “${messageExample}” Send files by e-mail.`}
        error={errors.message}
        className="sm:col-span-2"
      >
        {(props) => (
          <textarea
            {...props}
            name="message"
            rows={7}
            required
            className={`${controlLook} field-sizing-content min-h-24 py-2 lg:min-h-44`}
          />
        )}
      </FormField>

      <div className="quote-only sm:col-span-2">
        <LineField
          name="size"
          label={`${sizeQuestion} (optional)`}
          errors={errors}
          type="text"
          maxLength={enquiryLimits.choiceCharacters}
        />
      </div>
      <QuoteSelect name="timing" label="When? (optional)" errors={errors} choices={timings} />
      <QuoteSelect
        name="budget"
        label="Budget range (optional)"
        errors={errors}
        choices={budgets}
      />

      {/* A trap for spam robots, which fill in every field. */}
      <div hidden>
        <label>
          Website (leave this empty)
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </fieldset>
  );
}
