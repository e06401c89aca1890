import { site } from '@/content/site';
import type { OutboxEntry, Receipt } from './outbox';

const onceOnly =
  'It is sent again by itself, under the same number, so that it counts once even if the first one arrived.';

const reasons: Readonly<Record<string, string>> = {
  offline: 'You are offline. It goes as soon as there is a connection.',
  'no connection': `The connection broke. It may have reached us. ${onceOnly}`,
  'no answer': `No answer came in time. It may have reached us. ${onceOnly}`,
  busy: `Our desk could not take it just now. ${onceOnly}`,
  'not our desk': `The answer did not come from our desk; perhaps the network asks you to log in first. ${onceOnly}`,
};

/** The sentence about an enquiry that waits on the device. */
export function entryInWords(entry: OutboxEntry, isSending: boolean): string {
  const { trouble } = entry;
  if (trouble?.type === 'refused') {
    const why = Object.values(trouble.errors).join(' ');
    return `Our desk turned it down${why ? `: ${why}` : ` (status ${trouble.status}).`} It is still on this device. Edit it, or send it another way.`;
  }
  if (isSending) return 'Sending now. It stays on this device until our desk confirms it.';
  if (trouble) return `Not delivered yet; it waits on this device. ${reasons[trouble.because]}`;
  if (entry.attempts > 0) {
    return `Not confirmed yet; it waits on this device. The page closed while it was being sent, so it may have reached us. ${onceOnly}`;
  }
  return 'Not sent yet; it waits on this device.';
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
