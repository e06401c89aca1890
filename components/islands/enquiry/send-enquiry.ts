import { type Enquiry, enquiryLimits } from 'enquiries';
import { enquiryOutbox, sendWaiting } from '@/lib/enquiry/browser-outbox';
import { type Draft, keyFor } from '@/lib/enquiry/enquiry-draft';
import type { OutboxEntry } from '@/lib/enquiry/outbox';

/** `isStored`: whether the browser could store the enquiry before it was sent. */
type SendResult =
  /** The enquiry has been delivered, or is waiting in the outbox. */
  | { readonly type: 'accepted'; readonly isStored: boolean }
  /** The receiver refused the enquiry, so it was removed from the outbox. */
  | { readonly type: 'refused'; readonly isStored: boolean; readonly entry: OutboxEntry };

/**
 * Sends an enquiry through the outbox. First waits until the minimum time for filling in the form
 * has passed.
 */
export async function sendEnquiry(enquiry: Enquiry, draft: Draft): Promise<SendResult> {
  const elapsed = Math.max(0, Math.floor((Date.now() - draft.begun) / 1000));
  const secondsToWait = Math.max(0, enquiryLimits.fillSecondsMin - elapsed);
  await new Promise((resolve) => window.setTimeout(resolve, secondsToWait * 1000));

  const key = keyFor(draft, JSON.stringify(enquiry));
  const isStored =
    enquiryOutbox.add({
      key,
      draftId: draft.id,
      fields: draft.fields,
      enquiry,
      secondsTaken: elapsed + secondsToWait,
      written: Date.now(),
    }) === 'stored';
  await sendWaiting('allowed', key);

  const entry = enquiryOutbox.entries().find((other) => other.key === key);
  if (entry?.trouble?.type !== 'refused') return { type: 'accepted', isStored };
  enquiryOutbox.withdraw(key);
  return { type: 'refused', isStored, entry };
}
