import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onChangeElsewhere } from '@/lib/browser/stored-value';
import { enquiryOutbox } from '@/lib/enquiry/browser-outbox';
import {
  type Draft,
  draftStore,
  isAmong,
  isBlank,
  newDraft,
  withArrival,
  withTyped,
} from '@/lib/enquiry/enquiry-draft';
import { fill, serialise } from './enquiry-fields';

const drafts = draftStore();

/**
 * The draft of a form, stored in the browser. It starts with the stored draft and the text typed
 * before hydration, which replaces that of the same fields. Then the choices in the page's query
 * are added, such as `?for=quote`.
 * @param onChangedElsewhere called when another tab has changed the draft; return true to show the
 * change in the form
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onChangedElsewhere: () => boolean,
) {
  const draft = useRef<Draft | undefined>(undefined);
  const [isSaved, setSaved] = useState(true);

  const show = (next: Draft) => {
    if (!form.current) return;
    draft.current = next;
    fill(form.current, next.fields);
  };

  /** Stores a draft in the browser, or removes it if it is blank. */
  const save = (next: Draft) => {
    draft.current = next;
    const isEmpty = isBlank(next) && next.arrival === '';
    setSaved(drafts.write(isEmpty ? undefined : next) === 'stored');
  };

  const loadDraft = useEffectEvent(() => {
    if (!form.current) return;
    // If the visitor left the page while the enquiry was being sent, it waits or has arrived. The
    // browser or the stored draft may bring its text back. Sending that again would make a second
    // enquiry.
    const sentKeys = [...enquiryOutbox.entries(), ...enquiryOutbox.receipts()].map(
      ({ key }) => key,
    );
    const typed = serialise(form.current);
    const stored = drafts.read();
    const isSent = (fields: string) => !!stored && isAmong(sentKeys, { ...stored, fields });
    const unsent = stored && !isSent(stored.fields) ? stored : undefined;
    const earlier = unsent ?? draft.current ?? newDraft();
    // Text typed before hydration is newer than that of the same fields in the stored draft.
    const isTyped = draft.current === undefined && !isBlank({ fields: typed }) && !isSent(typed);
    const next = withArrival(isTyped ? withTyped(earlier, typed) : earlier, window.location.search);
    show(next);
    if (next !== stored) save({ ...next, fields: serialise(form.current) });
  });
  useLayoutEffect(() => loadDraft(), []);

  const showOtherTabsDraft = useEffectEvent(() => {
    if (onChangedElsewhere()) show(drafts.read() ?? newDraft());
  });
  useEffect(() => onChangeElsewhere(drafts.key, () => showOtherTabsDraft()), []);

  return {
    isSaved,
    setSaved,
    /** The draft with the current fields of the form; undefined before the first render. */
    current: (): Draft | undefined =>
      form.current && draft.current
        ? { ...draft.current, fields: serialise(form.current) }
        : undefined,
    /** The stored draft as text, to compare. */
    stored: () => JSON.stringify(drafts.read() ?? ''),
    save,
    replace: (next: Draft) => {
      save(next);
      show(next);
    },
    /**
     * Removes the draft and clears the form. The choices in the page's query are not added again.
     * @param sent what `stored` returned when the draft was sent. If another tab has changed the
     * draft since, it is kept and shown
     */
    reset: (sent?: string) => {
      const other = drafts.read();
      if (sent !== undefined && other && JSON.stringify(other) !== sent) {
        show(other);
        return;
      }
      drafts.write(undefined);
      show({ ...newDraft(), arrival: draft.current?.arrival ?? '' });
    },
  };
}
