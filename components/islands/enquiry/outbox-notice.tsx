'use client'; // Sends the waiting enquiries, and shows their state.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { linkLook } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import {
  enquiryOutbox,
  isSending,
  keepSending,
  onOutboxChange,
  outboxVersion,
} from '@/lib/enquiry/browser-outbox';
import { outboxNote } from '@/lib/enquiry/outbox-messages';

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * A notice at the bottom of the page while an enquiry waits on this device, and after it has been
 * delivered.
 */
export function OutboxNotice() {
  useSyncExternalStore(onOutboxChange, outboxVersion, outboxVersion);
  const [isHidden, setHidden] = useState(false);
  // An older receipt is of another enquiry.
  const [shownSince] = useState(Date.now);
  useEffect(keepSending, []);
  if (isHidden) {
    // Takes the focus of the button, which would otherwise go to the start of the page.
    return (
      <p ref={focus} tabIndex={-1} className="sr-only">
        The note about your enquiry is hidden.
      </p>
    );
  }

  const entries = enquiryOutbox.entries();
  const delivered = enquiryOutbox.receipts().find((receipt) => receipt.delivered >= shownSince);
  const message =
    entries.length > 0
      ? isSending()
        ? 'Your enquiry is being sent.'
        : outboxNote(entries)
      : delivered && `Your enquiry has arrived. Your reference is ${delivered.reference}.`;
  if (!message) return null;

  return (
    <aside
      aria-label="Your enquiry"
      className="hairline fixed bottom-4 left-4 z-30 flex max-w-[calc(100vw-6rem)] flex-wrap items-center gap-x-4 border-accent bg-raised px-4 py-2 print:hidden"
    >
      <p role="status">{message}</p>
      {entries.length > 0 && (
        <SiteLink href="/contact#enquiry" className={`${linkLook} underline`}>
          {entries.length === 1 ? 'See it' : 'See them'}
        </SiteLink>
      )}
      <button type="button" onClick={() => setHidden(true)} className="min-h-target underline">
        Hide
      </button>
    </aside>
  );
}
