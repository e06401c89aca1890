import { site } from '@/content/site';
import type { OutboxEntry, Receipt } from './outbox';

const sentAgain = 'It is sent again automatically. If it reaches us twice, we count it once.';

/** Why an enquiry was not delivered, by the reason in its entry. */
const reasons: Readonly<Record<string, string>> = {
  offline: 'You are offline. It is sent as soon as you have a connection.',
  'no connection': `The connection was lost. Your enquiry may have reached us. ${sentAgain}`,
  'no answer': `There was no answer in time. Your enquiry may have reached us. ${sentAgain}`,
  busy: `We could not accept it just now. ${sentAgain}`,
  'not our desk': `The answer did not come from us. Your network may want you to sign in first. ${sentAgain}`,
};

/** The heading above the enquiries that wait on the device. */
export const waitingHeading = (count: number) =>
  count === 1
    ? 'Your enquiry is waiting on this device'
    : `Your ${count} enquiries are waiting on this device`;

/** What a visitor reads about an enquiry that waits on the device. */
export function entryMessage(entry: OutboxEntry, isSending: boolean): string {
  const { trouble } = entry;
  if (trouble?.type === 'refused') {
    const errors = Object.values(trouble.errors).join(' ');
    return `We could not accept it${errors ? `: ${errors}` : ` (status ${trouble.status}).`} It is still on this device. Edit it, or send it another way.`;
  }
  if (isSending) return 'Sending now. It stays on this device until we confirm it.';
  if (trouble)
    return `Not delivered yet. It is waiting on this device. ${reasons[trouble.because]}`;
  if (entry.attempts > 0) {
    return `Not confirmed yet. It is waiting on this device. The page closed while it was being sent, so it may have reached us. ${sentAgain}`;
  }
  return 'Not sent yet. It is waiting on this device.';
}

/** What a visitor reads about a delivered enquiry. */
export function receiptMessage(receipt: Receipt): string {
  const time = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(receipt.delivered);
  return `Delivered on ${time} ${site.timeInWords}. Your reference is ${receipt.reference}. The text is no longer on this device.`;
}
