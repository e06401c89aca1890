import { site } from '@/content/site';
import type { OutboxEntry, Receipt } from './outbox';

const onceOnly = 'It is sent again automatically, with the same number, so it counts only once.';

const reasons: Readonly<Record<string, string>> = {
  offline: 'You are offline. It is sent as soon as you have a connection.',
  'no connection': `The connection was lost. Your enquiry may have reached us. ${onceOnly}`,
  'no answer': `There was no answer in time. Your enquiry may have reached us. ${onceOnly}`,
  busy: `We could not accept it just now. ${onceOnly}`,
  'not our desk': `The answer did not come from us. Your network may want you to sign in first. ${onceOnly}`,
};

/** The heading above the enquiries that wait on the device. */
export const enquiriesWaiting = (count: number) =>
  count === 1
    ? 'Your enquiry is waiting on this device'
    : `Your ${count} enquiries are waiting on this device`;

/** The sentence about an enquiry that waits on the device. */
export function entryInWords(entry: OutboxEntry, isSending: boolean): string {
  const { trouble } = entry;
  if (trouble?.type === 'refused') {
    const why = Object.values(trouble.errors).join(' ');
    return `We could not accept it${why ? `: ${why}` : ` (status ${trouble.status}).`} It is still on this device. Edit it, or send it another way.`;
  }
  if (isSending) return 'Sending now. It stays on this device until we confirm it.';
  if (trouble)
    return `Not delivered yet. It is waiting on this device. ${reasons[trouble.because]}`;
  if (entry.attempts > 0) {
    return `Not confirmed yet. It is waiting on this device. The page closed while it was being sent, so it may have reached us. ${onceOnly}`;
  }
  return 'Not sent yet. It is waiting on this device.';
}

/** The sentence about a delivered enquiry. */
export function receiptInWords(receipt: Receipt): string {
  const when = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(receipt.delivered);
  return `Delivered on ${when} ${site.timeInWords}. Your reference is ${receipt.reference}. The text is no longer on this device.`;
}
