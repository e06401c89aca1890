'use client'; // Saves a draft, shows errors and sends the enquiry.

import { candidateFrom, checkEnquiry, type Enquiry, type FieldErrors, fieldNames } from 'enquiries';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { phoneExamples } from '@/content/company/enquiry';
import * as constants from '@/lib/constants';
import { waysToWrite } from '@/lib/contact-addresses';
import { endpointOfPage, isSentWhenClosed, keepSending } from '@/lib/enquiry/browser-outbox';
import { draftOf, isBlank } from '@/lib/enquiry/enquiry-draft';
import { messageOf } from '@/lib/enquiry/enquiry-message';
import { type OutboxEntry, refusalErrors } from '@/lib/enquiry/outbox';
import { entryMessage } from '@/lib/enquiry/outbox-messages';
import type { SubjectGroup } from '@/lib/enquiry/subjects';
import { useHydrated } from '../use-hydrated';
import { EnquiryFields, serialise } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { ErrorSummary, problemIn } from './error-summary';
import { focusInView, showAndFocus } from './focus-in-view';
import { OwnApps } from './own-apps';
import { sendEnquiry } from './send-enquiry';
import { useDraft } from './use-draft';

type Phase =
  | { readonly type: 'writing' }
  | { readonly type: 'sending' }
  /** The enquiry is ready to send from one of the visitor's own apps. */
  | { readonly type: 'composed'; readonly enquiry: Enquiry };

const primaryLook =
  'min-h-12 rounded-sm bg-accent px-6 font-semibold text-accent-ink hover:bg-ink hover:text-canvas disabled:bg-surface disabled:text-ink-muted aria-disabled:bg-surface aria-disabled:text-ink-muted';
const quietLook =
  'needs-scripts hairline min-h-12 rounded-sm border-ink-muted px-6 font-semibold hover:border-ink hover:bg-surface disabled:text-ink-muted';

const validate = (form: HTMLFormElement) =>
  checkEnquiry(candidateFrom(new URLSearchParams(serialise(form))), phoneExamples);

/**
 * The form for enquiries and quotes.
 *
 * Until the island runs, the browser validates the form. A submit waits for the island; if it can't
 * be loaded, the browser posts the form to the endpoint. Without an endpoint, the button is
 * disabled until the island runs, because a native post would lose the text.
 *
 * The island saves a draft, validates the fields, and sends the enquiry through the outbox or
 * composes a message for the visitor's own apps. The fields are uncontrolled, so that hydration
 * does not clear text that was typed before it.
 */
export function EnquiryForm({
  endpoint,
  subjects,
}: {
  /** The address that enquiries are posted to; null if none is configured. */
  endpoint: string | null;
  subjects: readonly SubjectGroup[];
}) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const statusHeading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const composedHeading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const checkTimer = useRef<number | undefined>(undefined);
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<Phase>({ type: 'writing' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string>();
  /** What the last action did, until the visitor types again. */
  const [note, setNote] = useState('');
  const draft = useDraft(form, () => {
    if (isBusy.current) return false;
    setErrors({});
    setPhase({ type: 'writing' });
    return true;
  });
  useEffect(keepSending, []);
  const canPost = isHydrated ? endpointOfPage() !== undefined : endpoint !== null;

  const resetForm = (sent?: string) => {
    window.clearTimeout(checkTimer.current);
    draft.reset(sent);
    setErrors({});
    setFormError(undefined);
    setPhase({ type: 'writing' });
  };

  const showErrors = (fieldErrors: FieldErrors, newFormError?: string) => {
    const first = fieldNames.find(
      (field) => fieldErrors[field] !== undefined && field !== 'website',
    );
    const control = first && form.current?.querySelector<HTMLElement>(`#enquiry-${first}`);
    showAndFocus(
      () => {
        setErrors(fieldErrors);
        setFormError(newFormError);
        setPhase({ type: 'writing' });
      },
      () => control ?? summary.current,
    );
  };

  /** Returns the enquiry in the form. If it is invalid, shows the errors and returns undefined. */
  const checkAndShowErrors = (): Enquiry | undefined => {
    if (!form.current) return undefined;
    const verdict = validate(form.current);
    if (verdict.type === 'valid') {
      setErrors({});
      setFormError(undefined);
      return verdict.enquiry;
    }
    showErrors(verdict.errors);
    if (verdict.errors.website) {
      // Autofill may have filled the hidden field, which visitors cannot clear.
      const hidden = form.current.elements.namedItem('website');
      if (hidden instanceof HTMLInputElement) hidden.value = '';
      const current = draft.current();
      if (current) draft.save(current);
    }
    return undefined;
  };

  /**
   * Removes the errors that are corrected. New errors are shown only when the visitor presses a
   * button that sends.
   */
  const updateErrors = () => {
    window.clearTimeout(checkTimer.current);
    if (!form.current) return;
    const verdict = validate(form.current);
    const remaining = verdict.type === 'invalid' ? verdict.errors : {};
    setErrors((shown) =>
      Object.fromEntries(
        fieldNames.flatMap((field) =>
          shown[field] !== undefined && remaining[field] !== undefined
            ? [[field, remaining[field]]]
            : [],
        ),
      ),
    );
  };

  const onInput = () => {
    const current = draft.current();
    if (!current) return;
    draft.save(current);
    setNote('');
    if (phase.type === 'composed') setPhase({ type: 'writing' });
    window.clearTimeout(checkTimer.current);
    if (problemIn(errors) !== '')
      checkTimer.current = window.setTimeout(updateErrors, constants.fieldPauseMs);
  };

  const showComposed = (enquiry: Enquiry) => {
    showAndFocus(
      () => setPhase({ type: 'composed', enquiry }),
      () => composedHeading.current,
    );
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const enquiry = checkAndShowErrors();
    const current = draft.current();
    if (!enquiry || !current) return;
    if (!canPost) {
      showComposed(enquiry);
      return;
    }
    isBusy.current = true;
    setPhase({ type: 'sending' });
    // The fields are disabled while the enquiry is being sent, and a disabled field loses the
    // focus.
    if (form.current?.contains(document.activeElement))
      sendButton.current?.focus({ preventScroll: true });
    try {
      const stored = draft.stored();
      const sent = await sendEnquiry(enquiry, current);
      draft.setSaved(sent.isStored);
      if (sent.type === 'refused') {
        const message = entryMessage(sent.entry, {
          isSending: false,
          isSentWhenClosed: isSentWhenClosed(),
        });
        showErrors(refusalErrors(sent.entry), message);
        return;
      }
      showAndFocus(
        () => resetForm(stored),
        () => statusHeading.current,
      );
    } catch (error) {
      console.error(error);
      showErrors({}, 'This page could not send your enquiry. Send it again, or by another way.');
    } finally {
      isBusy.current = false;
    }
  };

  const compose = () => {
    const enquiry = checkAndShowErrors();
    if (enquiry) showComposed(enquiry);
  };

  const empty = () => {
    showAndFocus(
      () => {
        resetForm();
        setNote('The form is empty.');
      },
      () => status.current,
    );
  };

  const clear = () => {
    if (window.confirm('Clear the form? This deletes what you have typed.')) empty();
  };

  const copyIntoForm = (entry: OutboxEntry) => {
    const current = draft.current();
    if (!current || !isBlank(current)) return 'form in use';
    draft.replace({ ...current, ...draftOf(entry) });
    focusInView(form.current?.querySelector<HTMLElement>('#enquiry-message'));
    return 'copied';
  };

  const onRemoved = (words: string) => {
    showAndFocus(
      () => setNote(words),
      () => statusHeading.current ?? status.current,
    );
  };

  const isSending = phase.type === 'sending';
  const statusText = isSending ? 'Sending…' : (formError ?? (problemIn(errors) || note));
  return (
    <div className="grid grid-cols-1 gap-8">
      {isHydrated && (
        <EnquiryStatus headingRef={statusHeading} onEdit={copyIntoForm} onRemoved={onRemoved} />
      )}
      <form
        ref={form}
        aria-label="Enquiry"
        method="post"
        action={endpoint ?? undefined}
        noValidate={isHydrated}
        onInput={onInput}
        onSubmit={onSubmit}
        className="enquiry print:hidden"
      >
        <ErrorSummary
          ref={summary}
          errors={errors}
          formError={formError}
          onFollow={(id) => focusInView(document.getElementById(id))}
        />
        <EnquiryFields errors={errors} disabled={isSending} subjects={subjects} />

        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            ref={sendButton}
            type="submit"
            className={primaryLook}
            disabled={!isHydrated && !canPost}
            // HTML forbids it beside `disabled`.
            aria-disabled={isSending || undefined}
          >
            {canPost ? (isSending ? 'Sending…' : 'Send') : `Send by ${waysToWrite}`}
          </button>
          {canPost && (
            <button type="button" onClick={compose} disabled={isSending} className={quietLook}>
              Send it by {waysToWrite}
            </button>
          )}
          <button
            type="button"
            onClick={clear}
            disabled={isSending}
            className="needs-scripts -ml-4 min-h-12 px-4 underline underline-offset-4 hover:text-accent disabled:text-ink-muted"
          >
            Clear
          </button>
        </div>
        <p className="needs-scripts measure mt-3 text-sm text-ink-muted">
          {draft.isSaved
            ? 'What you type is saved on this device until it is delivered, even if you close the page or lose the connection.'
            : 'This browser does not let the site save anything. Keep this page open until your enquiry is delivered.'}
        </p>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={statusText === '' ? '' : 'measure mt-3 font-semibold'}
        >
          {statusText}
        </p>
        {phase.type === 'composed' && (
          <section aria-labelledby="enquiry-composed" className="hairline mt-8 border-accent p-5">
            <h3 id="enquiry-composed" ref={composedHeading} tabIndex={-1} className="text-xl">
              Choose how to send your message
            </h3>
            <p className="measure mt-2">
              Open an app with your message, addressed to us, and send it there. Or copy the text.
              We cannot see whether you sent it, so the text stays here until you clear it.
            </p>
            <OwnApps message={messageOf(phase.enquiry)} />
            <button type="button" onClick={empty} className={`${quietLook} mt-4`}>
              I sent it. Clear the form
            </button>
          </section>
        )}
      </form>
    </div>
  );
}
