'use client'; // Keeps what is typed, says in words what is missing, and delivers.

import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onChangeElsewhere } from '@/lib/browser/stored-value';
import {
  candidateFrom,
  checkEnquiry,
  type Enquiry,
  enquiryLimits,
  type FieldErrors,
  fieldNames,
} from '@/lib/enquiry/enquiry';
import {
  type Draft,
  draftStore,
  fieldsOf,
  isBlank,
  keyFor,
  newDraft,
  withArrival,
} from '@/lib/enquiry/enquiry-draft';
import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import {
  endpointOfPage,
  enquiryOutbox,
  keepSending,
  sendWaiting,
} from '@/lib/enquiry/enquiry-outbox';
import { type OutboxEntry, refusalErrors } from '@/lib/enquiry/outbox';
import { entryInWords } from '@/lib/enquiry/outbox-words';
import type { SubjectSection } from '@/lib/enquiry/subjects';
import { useHydrated } from '../use-hydrated';
import { Brief } from './brief';
import { EnquiryFields, fill, serialise } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { OwnApps } from './own-apps';

type Phase =
  | { readonly type: 'writing' }
  | { readonly type: 'sending' }
  /** Ready for an app of the visitor's own. */
  | { readonly type: 'composed'; readonly enquiry: Enquiry };

const drafts = draftStore();

const primaryLook =
  'min-h-12 rounded-sm bg-accent px-6 font-semibold text-accent-ink hover:bg-ink hover:text-canvas disabled:bg-surface disabled:text-ink-muted';
const quietLook =
  'needs-scripts hairline min-h-12 rounded-sm border-ink-muted px-6 font-semibold hover:border-ink hover:bg-surface disabled:text-ink-muted';

/**
 * Gives an element the focus and brings it into view with its scroll margin, which WebKit passes over when it scrolls for a
 * focus: what belongs to the element would stand behind the header.
 */
function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * The enquiry and quote form. As delivered, the browser checks it and posts it to the endpoint; without an endpoint it
 * can't be sent before scripts run, since a native post would lose the words. Once it runs, it keeps a draft, checks, sends
 * through the outbox, or composes a message for an app of the visitor's own. The fields stay the browser's: what is typed
 * before and after is the same text in the same element.
 */
export function EnquiryForm({
  endpoint,
  subjects,
}: {
  /** Where enquiries are posted; null where none is configured. */
  endpoint: string | null;
  subjects: readonly SubjectSection[];
}) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const statusHeading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useRef<Draft | undefined>(undefined);
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<Phase>({ type: 'writing' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [keeping, setKeeping] = useState<'kept' | 'not kept'>('kept');
  const canPost = isHydrated ? endpointOfPage() !== undefined : endpoint !== null;

  /** Takes a draft as the form's own; `undefined` starts anew. */
  const adopt = (next: Draft | undefined) => {
    if (!form.current) return;
    draft.current = next ?? newDraft();
    fill(form.current, draft.current.fields);
    setChosen(fieldsOf(draft.current).getAll('about'));
  };

  const keep = (next: Draft) => {
    draft.current = next;
    setKeeping(
      drafts.write(isBlank(next) && next.arrival === '' ? undefined : next) === 'stored'
        ? 'kept'
        : 'not kept',
    );
    setChosen(fieldsOf(next).getAll('about'));
  };

  /** Ends a draft: it has been delivered, waits in the outbox, or was cleared. */
  const begin = () => {
    drafts.write(undefined);
    setErrors({});
    setProblem(undefined);
    setPhase({ type: 'writing' });
    // The address's choices were taken over already; they belong to what is done now.
    adopt({ ...newDraft(), arrival: draft.current?.arrival ?? '' });
  };

  const arrive = () => {
    if (!form.current) return;
    const { search } = window.location;
    const early = serialise(form.current);
    const stored = drafts.read();
    // A draft whose enquiry is in the outbox was being sent when the page closed; the outbox has it now.
    const isQueued = enquiryOutbox.entries().some((entry) => entry.draftId === stored?.id);
    if (isQueued) drafts.write(undefined);
    const draftHere = (isQueued ? undefined : stored) ?? draft.current ?? newDraft();
    // Typed before the scripts ran: newer than anything stored.
    const isTyped = draft.current === undefined && !isBlank({ fields: early });
    const next = withArrival(isTyped ? { ...draftHere, fields: early } : draftHere, search);
    adopt(next);
    if (next !== stored) keep({ ...next, fields: serialise(form.current) });
  };

  const arriveOnce = useEffectEvent(arrive);
  useLayoutEffect(() => arriveOnce(), []);

  useEffect(() => {
    const endSending = keepSending();
    const endFollowing = onChangeElsewhere(drafts.key, () => {
      // Another tab wrote on, sent or cleared the draft: there is one, and every tab shows it.
      if (isBusy.current) return;
      setErrors({});
      setPhase({ type: 'writing' });
      adopt(drafts.read());
    });
    return () => {
      endSending();
      endFollowing();
    };
  }, []);

  const focusFirst = (found: FieldErrors) => {
    const first = fieldNames.find((field) => found[field] !== undefined && field !== 'website');
    const control = first && form.current?.querySelector<HTMLElement>(`#enquiry-${first}`);
    // After React has shown the words, so that they are read with the field.
    window.setTimeout(() => focusInView(control ?? summary.current));
  };

  /** The enquiry as it stands, or undefined after the mistakes have been shown. */
  const check = (): Enquiry | undefined => {
    if (!form.current) return undefined;
    const verdict = checkEnquiry(candidateFrom(new URLSearchParams(serialise(form.current))));
    if (verdict.type === 'valid') {
      setErrors({});
      setProblem(undefined);
      return verdict.enquiry;
    }
    setErrors(verdict.errors);
    setProblem(undefined);
    focusFirst(verdict.errors);
    if (verdict.errors.website) {
      // A browser's autofill may have filled it, and nobody can empty what nobody sees.
      const hidden = form.current.elements.namedItem('website');
      if (hidden instanceof HTMLInputElement) hidden.value = '';
    }
    return undefined;
  };

  const onInput = () => {
    if (!form.current || !draft.current) return;
    const fields = serialise(form.current);
    keep({ ...draft.current, fields });
    if (phase.type === 'composed') setPhase({ type: 'writing' });
    if (Object.keys(errors).length === 0) return;
    // Removes a reported mistake as soon as it is corrected; reports new ones only on sending.
    const verdict = checkEnquiry(candidateFrom(new URLSearchParams(fields)));
    const left = verdict.type === 'invalid' ? verdict.errors : {};
    setErrors(
      Object.fromEntries(
        fieldNames.flatMap((field) =>
          errors[field] !== undefined && left[field] !== undefined ? [[field, left[field]]] : [],
        ),
      ),
    );
  };

  const send = async (enquiry: Enquiry, sent: Draft) => {
    setPhase({ type: 'sending' });
    const elapsed = Math.max(0, Math.floor((Date.now() - sent.begun) / 1000));
    const missing = Math.max(0, enquiryLimits.fillSecondsMin - elapsed);
    await new Promise((resolve) => window.setTimeout(resolve, missing * 1000));

    const key = keyFor(sent, JSON.stringify(enquiry));
    const stored = enquiryOutbox.add({
      key,
      draftId: sent.id,
      fields: sent.fields,
      enquiry,
      secondsTaken: elapsed + missing,
      written: Date.now(),
    });
    setKeeping(stored === 'stored' ? 'kept' : 'not kept');
    await sendWaiting('all');

    const entry = enquiryOutbox.entries().find((waiting) => waiting.key === key);
    if (entry?.trouble?.type === 'refused') {
      enquiryOutbox.withdraw(key);
      const found = refusalErrors(entry);
      setErrors(found);
      setProblem(entryInWords(entry, false));
      setPhase({ type: 'writing' });
      focusFirst(found);
      return;
    }
    begin();
    window.setTimeout(() => focusInView(statusHeading.current));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    const enquiry = check();
    if (!enquiry || !draft.current || !form.current) return;
    if (!canPost) {
      setPhase({ type: 'composed', enquiry });
      return;
    }
    isBusy.current = true;
    try {
      await send(enquiry, { ...draft.current, fields: serialise(form.current) });
    } finally {
      isBusy.current = false;
    }
  };

  const compose = () => {
    const enquiry = check();
    if (enquiry) setPhase({ type: 'composed', enquiry });
  };

  const clear = () => {
    if (window.confirm('Clear the form? What you have typed is gone then.')) begin();
  };

  const takeBack = (entry: OutboxEntry) => {
    if (!form.current || !isBlank({ fields: serialise(form.current) })) return 'form in use';
    const arrival = draft.current?.arrival ?? '';
    keep({ id: entry.draftId, begun: entry.written, arrival, fields: entry.fields });
    fill(form.current, entry.fields);
    focusInView(form.current.querySelector<HTMLElement>('#enquiry-message'));
    return 'taken';
  };

  const tick = (paths: readonly string[], isTicked: boolean) => {
    for (const path of paths) {
      const box = form.current?.querySelector<HTMLInputElement>(
        `input[name="about"][value="${CSS.escape(path)}"]`,
      );
      if (box) box.checked = isTicked;
    }
    onInput();
  };

  const attach = (paths: readonly string[]) => {
    tick(paths, true);
    focusInView(form.current?.querySelector<HTMLElement>('#enquiry-about'));
  };

  const isSending = phase.type === 'sending';
  const listed = fieldNames.filter((field) => errors[field] !== undefined);

  return (
    <div className="grid gap-8">
      {isHydrated && <EnquiryStatus headingRef={statusHeading} onEdit={takeBack} />}
      <div id="brief" className="empty:hidden">
        {isHydrated && <Brief known={subjects.flatMap(({ paths }) => paths)} onAttach={attach} />}
      </div>
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
        <div
          ref={summary}
          tabIndex={-1}
          role="alert"
          className={
            listed.length > 0 || problem ? 'hairline mb-8 border-signal p-5' : 'outline-none'
          }
        >
          {problem && <p className="measure font-semibold">{problem}</p>}
          {listed.length > 0 && (
            <>
              <p className="font-semibold">
                {listed.length === 1
                  ? 'One thing to mend before this can be sent:'
                  : `${listed.length} things to mend before this can be sent:`}
              </p>
              <ul className="mt-2 list-disc pl-5">
                {listed.map((field) => (
                  <li key={field}>
                    {field === 'website' ? (
                      `${errors.website} We have emptied it: press send again.`
                    ) : (
                      <a
                        href={`#enquiry-${field}`}
                        className="inline-flex min-h-11 items-center underline"
                        onClick={(event) => {
                          event.preventDefault();
                          focusInView(
                            form.current?.querySelector<HTMLElement>(`#enquiry-${field}`),
                          );
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
        <EnquiryFields
          errors={errors}
          disabled={isSending}
          subjects={subjects}
          chosen={
            chosen.length > 0 && (
              <ul aria-label="Chosen" className="mt-3 flex flex-wrap gap-2">
                {chosen.map((path) => (
                  <li key={path}>
                    <button
                      type="button"
                      onClick={() => tick([path], false)}
                      className="hairline inline-flex min-h-11 items-center gap-3 border-accent px-3 text-left hover:bg-surface"
                    >
                      <span>
                        <span className="sr-only">Take off </span>
                        {subjectTitle(path)}
                      </span>
                      <span aria-hidden="true">×</span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        />

        <div className="mt-8 flex flex-wrap items-center gap-4">
          <button
            type="submit"
            className={primaryLook}
            disabled={isSending || (!isHydrated && !canPost)}
          >
            {canPost ? (isSending ? 'Sending …' : 'Send') : 'Prepare the message'}
          </button>
          {canPost && (
            <button type="button" onClick={compose} disabled={isSending} className={quietLook}>
              Send it by WhatsApp, e-mail or SMS
            </button>
          )}
          <button type="button" onClick={clear} disabled={isSending} className={quietLook}>
            Clear
          </button>
        </div>
        <p className="needs-scripts measure mt-3 text-sm text-ink-muted">
          {keeping === 'kept'
            ? 'What you type is kept on this device until it is delivered, also if the page closes or the connection goes.'
            : 'This browser does not let the site keep anything, so leave this page open until your enquiry is delivered.'}
        </p>
        {phase.type === 'composed' && (
          <section aria-labelledby="enquiry-composed" className="hairline mt-8 border-accent p-5">
            <h3 id="enquiry-composed" className="text-xl">
              Your message is written: choose how to send it
            </h3>
            <p className="measure mt-2">
              Each opens an app of yours with the text in it, addressed to us. You press send there;
              we can’t see whether you did, so the text stays here until you clear it.
            </p>
            <OwnApps enquiry={phase.enquiry} />
            <button type="button" onClick={begin} className={`${quietLook} mt-4`}>
              I have sent it: clear the form
            </button>
          </section>
        )}
      </form>
    </div>
  );
}
