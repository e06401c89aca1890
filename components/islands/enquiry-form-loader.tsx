'use client'; // Only the contact page should fetch the form's scripts; every page fetches this.

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

type RunningForm = ComponentType<{ early: string; children: ReactNode }>;

/**
 * Shows the form as built until the running one has come, which takes over what was typed and where the cursor was. Not a
 * lazy component: what stands in a Suspense boundary may be put at the end of the HTML, for scripts to move to its place.
 */
export function EnquiryFormLoader({
  built,
  children,
}: {
  /** The form as plain HTML. */
  built: ReactNode;
  /** The boxes of the subjects. */
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<{ Form: RunningForm; early: string; focus: string }>();
  const wasSent = useRef(false);
  useEffect(() => {
    let isGone = false;
    const around = place.current;
    // Sent while the running form is on its way: held, so that the outbox and not a bare post takes it.
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      wasSent.current = true;
    };
    around?.addEventListener('submit', hold);
    void import('./enquiry-form').then(({ EnquiryForm, serialise }) => {
      const form = place.current?.querySelector('form');
      if (isGone || !form) return;
      const focus = form.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '';
      around?.removeEventListener('submit', hold);
      setRunning({ Form: EnquiryForm, early: serialise(form), focus });
    });
    return () => {
      isGone = true;
      around?.removeEventListener('submit', hold);
    };
  }, []);
  useEffect(() => {
    if (!running) return;
    const control = document.getElementById(running.focus);
    control?.focus({ preventScroll: true });
    if (control instanceof HTMLTextAreaElement) control.setSelectionRange(-1, -1);
    if (wasSent.current) place.current?.querySelector('form')?.requestSubmit();
    wasSent.current = false;
  }, [running]);
  return (
    <div ref={place}>
      {running ? <running.Form early={running.early}>{children}</running.Form> : built}
    </div>
  );
}
