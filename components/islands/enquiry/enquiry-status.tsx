'use client'; // Shows enquiries that are stored in the browser.

import { type RefObject, useSyncExternalStore } from 'react';
import { smallButtonLook } from '@/components/ui/looks';
import {
  enquiryOutbox,
  isSending,
  isSentWhenClosed,
  onOutboxChange,
  outboxVersion,
  sendWaiting,
} from '@/lib/enquiry/browser-outbox';
import { messageOf } from '@/lib/enquiry/enquiry-message';
import { isWaiting, type OutboxEntry } from '@/lib/enquiry/outbox';
import { entryMessage, outboxHeading, receiptMessage } from '@/lib/enquiry/outbox-messages';
import { showAndFocus } from './focus-in-view';
import { OwnApps } from './own-apps';

const buttonLook = `${smallButtonLook} aria-disabled:text-ink-muted`;

/**
 * A button that can do nothing while the enquiry is being sent. It is not disabled then, because it
 * would lose the focus.
 */
function Action({
  isBusy,
  onClick,
  children,
}: {
  isBusy: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      className={buttonLook}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {children}
    </button>
  );
}

/**
 * The enquiries that wait in this browser, with actions for each, and the receipts of delivered
 * enquiries.
 */
export function EnquiryStatus({
  headingRef,
  onEdit,
  onRemoved,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /**
   * Copies a waiting enquiry into the form, unless the form contains another one. After a copy, the
   * enquiry leaves the outbox.
   */
  onEdit: (entry: OutboxEntry) => 'copied' | 'form in use';
  /** Called after the visitor has removed an enquiry or a receipt, with what to say about it. */
  onRemoved: (note: string) => void;
}) {
  useSyncExternalStore(onOutboxChange, outboxVersion);
  const entries = enquiryOutbox.entries();
  const receipts = enquiryOutbox.receipts();
  if (entries.length === 0 && receipts.length === 0) return null;

  const edit = (entry: OutboxEntry) => {
    if (onEdit(entry) === 'form in use') {
      window.alert(
        'The form below contains another enquiry. Send or clear it before you edit this one.',
      );
      return;
    }
    enquiryOutbox.withdraw(entry.key);
  };
  const discard = (entry: OutboxEntry) => {
    if (window.confirm('Delete this enquiry from this device? You cannot undo this.')) {
      enquiryOutbox.withdraw(entry.key);
      onRemoved('The enquiry is deleted from this device.');
    }
  };
  const sendNow = async () => {
    await sendWaiting('now');
    // A delivered enquiry leaves the list, and its buttons with it.
    showAndFocus(
      () => {},
      () => (document.activeElement === document.body ? headingRef.current : null),
    );
  };
  const hide = (key: string) => {
    enquiryOutbox.dismiss(key);
    onRemoved('The note is hidden.');
  };

  return (
    <section aria-labelledby="enquiry-status" className="hairline border-accent p-5 print:hidden">
      <h3 id="enquiry-status" ref={headingRef} tabIndex={-1} className="text-xl">
        {entries.length > 0 ? outboxHeading(entries) : 'Your enquiry has arrived'}
      </h3>
      <ul>
        {entries.map((entry) => {
          const isBusy = isSending() && isWaiting(entry);
          const message = messageOf(entry.enquiry);
          return (
            <li key={entry.key} className="mt-4">
              <p className="font-semibold">{message.heading}</p>
              <p role="status" className="measure">
                {entryMessage(entry, { isSending: isBusy, isSentWhenClosed: isSentWhenClosed() })}
              </p>
              <div className="mt-3 flex flex-wrap gap-3">
                {isWaiting(entry) && (
                  <Action isBusy={isBusy} onClick={() => void sendNow()}>
                    Send now
                  </Action>
                )}
                <Action isBusy={isBusy} onClick={() => edit(entry)}>
                  Withdraw and edit
                </Action>
                <Action isBusy={isBusy} onClick={() => discard(entry)}>
                  Withdraw and delete
                </Action>
              </div>
              {entry.attempts > 0 && !isBusy && isWaiting(entry) && (
                <p className="mt-2 text-sm text-ink-muted">
                  Withdrawing stops further attempts. It cannot recall an enquiry that has reached
                  us.
                </p>
              )}
              <p className="mt-4 font-semibold">Or send it yourself, then delete it here:</p>
              <OwnApps message={message} />
            </li>
          );
        })}
        {receipts.map((receipt) => (
          <li key={receipt.key} className="mt-4">
            <p role="status" className="measure">
              {receiptMessage(receipt)}
            </p>
            <button
              type="button"
              className={`${buttonLook} mt-3`}
              onClick={() => hide(receipt.key)}
            >
              Hide this note
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
