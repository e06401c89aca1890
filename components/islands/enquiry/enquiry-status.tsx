'use client'; // Shows enquiries that are stored in the browser.

import { type RefObject, useSyncExternalStore } from 'react';
import { smallButtonLook } from '@/components/ui/looks';
import {
  enquiryOutbox,
  isSending,
  onOutboxChange,
  outboxVersion,
  sendWaiting,
} from '@/lib/enquiry/browser-outbox';
import { enquiryHeading } from '@/lib/enquiry/enquiry-message';
import type { OutboxEntry } from '@/lib/enquiry/outbox';
import { entryMessage, receiptMessage, waitingHeading } from '@/lib/enquiry/outbox-messages';
import { OwnApps } from './own-apps';

const buttonLook = `${smallButtonLook} disabled:text-ink-muted`;

function Action(props: { disabled: boolean; onClick: () => void; children: string }) {
  return <button type="button" className={buttonLook} {...props} />;
}

/** The enquiries that wait in this browser, with actions for each, and the receipts of delivered enquiries. */
export function EnquiryStatus({
  headingRef,
  onEdit,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Copies a waiting enquiry into the form, unless the form contains another one. After a copy, the enquiry leaves the outbox. */
  onEdit: (entry: OutboxEntry) => 'copied' | 'form in use';
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
    }
  };

  return (
    <section aria-labelledby="enquiry-status" className="hairline border-accent p-5 print:hidden">
      <h3 id="enquiry-status" ref={headingRef} tabIndex={-1} className="text-xl">
        {entries.length > 0 ? waitingHeading(entries.length) : 'Your enquiry has arrived'}
      </h3>
      <ul>
        {entries.map((entry) => {
          const isBusy = isSending() && entry.trouble?.type !== 'refused';
          return (
            <li key={entry.key} className="mt-4">
              <p className="font-semibold">{enquiryHeading(entry.enquiry)}</p>
              <p role="status" className="measure">
                {entryMessage(entry, isBusy)}
              </p>
              <div className="mt-3 flex flex-wrap gap-3">
                {entry.trouble?.type !== 'refused' && (
                  <Action disabled={isBusy} onClick={() => void sendWaiting('all')}>
                    Send now
                  </Action>
                )}
                <Action disabled={isBusy} onClick={() => edit(entry)}>
                  Withdraw and edit
                </Action>
                <Action disabled={isBusy} onClick={() => discard(entry)}>
                  Withdraw and delete
                </Action>
              </div>
              {entry.attempts > 0 && !isBusy && entry.trouble?.type !== 'refused' && (
                <p className="mt-2 text-sm text-ink-muted">
                  Withdrawing stops further attempts. It cannot recall an enquiry that has reached
                  us.
                </p>
              )}
              <p className="mt-4 font-semibold">Or send it yourself, then delete it here:</p>
              <OwnApps enquiry={entry.enquiry} />
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
              onClick={() => enquiryOutbox.dismiss(receipt.key)}
            >
              Hide this note
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
