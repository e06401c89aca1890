import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onChangeElsewhere } from '@/lib/browser/stored-value';
import {
  type Draft,
  draftStore,
  fieldsOf,
  isBlank,
  newDraft,
  withArrival,
} from '@/lib/enquiry/enquiry-draft';
import { enquiryOutbox } from '@/lib/enquiry/enquiry-outbox';
import { fill, serialise } from './enquiry-fields';

const drafts = draftStore();

/**
 * The draft of a form, stored on the device. On the first render it is the text typed before hydration, or else the stored
 * draft, with the choices in the page's query.
 * @param onChangedElsewhere called when another tab has changed the draft; the form shows it if this returns true
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  onChangedElsewhere: () => boolean,
) {
  const draft = useRef<Draft | undefined>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isKept, setKept] = useState(true);

  /** Shows a draft in the form. */
  const show = (next: Draft) => {
    if (!form.current) return;
    draft.current = next;
    fill(form.current, next.fields);
    setChosen(fieldsOf(next).getAll('about'));
  };

  /** Keeps a draft on the device; a blank one is removed. */
  const keep = (next: Draft) => {
    draft.current = next;
    const isEmpty = isBlank(next) && next.arrival === '';
    setKept(drafts.write(isEmpty ? undefined : next) === 'stored');
    setChosen(fieldsOf(next).getAll('about'));
  };

  const arrive = useEffectEvent(() => {
    if (!form.current) return;
    const typed = serialise(form.current);
    const stored = drafts.read();
    // The page was closed while this draft was being sent. Its enquiry is in the outbox.
    const isQueued = enquiryOutbox.entries().some((entry) => entry.draftId === stored?.id);
    if (isQueued) drafts.write(undefined);
    const earlier = (isQueued ? undefined : stored) ?? draft.current ?? newDraft();
    // Text typed before hydration is newer than the stored draft.
    const isTyped = draft.current === undefined && !isBlank({ fields: typed });
    const next = withArrival(
      isTyped ? { ...earlier, fields: typed } : earlier,
      window.location.search,
    );
    show(next);
    if (next !== stored) keep({ ...next, fields: serialise(form.current) });
  });
  useLayoutEffect(() => arrive(), []);

  const follow = useEffectEvent(() => {
    if (onChangedElsewhere()) show(drafts.read() ?? newDraft());
  });
  useEffect(() => onChangeElsewhere(drafts.key, () => follow()), []);

  return {
    /** The paths of the subjects that are ticked. */
    chosen,
    /** Whether the device keeps the draft. */
    isKept,
    setKept,
    /** The draft with the fields as they are in the form; undefined before the first render. */
    current: (): Draft | undefined =>
      form.current && draft.current
        ? { ...draft.current, fields: serialise(form.current) }
        : undefined,
    keep,
    /** Fills the form with a draft and keeps it. */
    replace: (next: Draft) => {
      keep(next);
      show(next);
    },
    /** Removes the draft and empties the form. The address's choices are not taken over again. */
    reset: () => {
      drafts.write(undefined);
      show({ ...newDraft(), arrival: draft.current?.arrival ?? '' });
    },
  };
}
