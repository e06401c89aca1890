import { site } from '@/content/site';
import { isWaiting, type OutboxEntry, type Receipt } from './outbox';

/** Why an enquiry was not delivered, by the reason in its entry. */
const reasons: Readonly<Record<string, string>> = {
  offline: 'You are offline.',
  'no connection': 'The connection was lost. Your enquiry may have reached us.',
  'no answer': 'There was no answer in time. Your enquiry may have reached us.',
  busy: 'We could not accept it just now.',
  'not the receiver':
    'The answer did not come from us. Your network may want you to sign in first.',
  misconfigured:
    'A fault of this website keeps it from us. It is tried again until we have it. To reach us now, send it another way.',
};

/** When an enquiry is sent again. `isSentWhenClosed`: even if no page of the site is open. */
function nextAttempt(isSentWhenClosed: boolean): string {
  return `${
    isSentWhenClosed
      ? 'It is sent as soon as there is a connection, even if you close this page.'
      : 'It is sent as soon as there is a connection and a page of this site is open in this browser.'
  } If it reaches us twice, we count it once.`;
}

/** What happens to the enquiries of an outbox that is not empty, without a full stop. */
export function outboxHeading(entries: readonly OutboxEntry[]): string {
  const waiting = entries.filter(isWaiting).length;
  if (waiting === 0)
    return `We could not accept your ${entries.length === 1 ? 'enquiry' : 'enquiries'}`;
  return waiting === 1
    ? 'Your enquiry is waiting on this device'
    : `Your ${waiting} enquiries are waiting on this device`;
}

/** What a page says, if the form is elsewhere, about the enquiries of an outbox that is not empty. */
export function outboxNote(entries: readonly OutboxEntry[]): string {
  const waiting = entries.filter(isWaiting).length;
  const next =
    waiting === 0
      ? 'Nothing is lost: you can change it and send it again.'
      : `We have not confirmed ${waiting === 1 ? 'it' : 'them'} yet.`;
  return `${outboxHeading(entries)}. ${next}`;
}

/**
 * What a visitor reads about an enquiry that waits on the device.
 * @param state `isSentWhenClosed`: whether it is sent even if no page of the site is open
 */
export function entryMessage(
  entry: OutboxEntry,
  { isSending, isSentWhenClosed }: { isSending: boolean; isSentWhenClosed: boolean },
): string {
  const { trouble } = entry;
  if (trouble?.type === 'refused' && trouble.status === 410) {
    return 'We received it earlier, and have deleted it since. It is still on this device. Delete it here too, or change it and send it as a new enquiry.';
  }
  if (trouble?.type === 'refused') {
    const errors = Object.values(trouble.errors).join(' ');
    return `We could not accept it${errors ? `: ${errors}` : ` (status ${trouble.status}).`} It is still on this device. Edit it, or send it another way.`;
  }
  if (isSending) return 'Sending now. It stays on this device until we confirm it.';
  if (trouble?.because === 'misconfigured')
    return `Not delivered yet. It is waiting on this device. ${reasons[trouble.because]}`;
  if (trouble)
    return `Not delivered yet. It is waiting on this device. ${reasons[trouble.because]} ${nextAttempt(isSentWhenClosed)}`;
  if (entry.attempts > 0) {
    return `Not confirmed yet. It is waiting on this device. The page closed while it was being sent, so it may have reached us. ${nextAttempt(isSentWhenClosed)}`;
  }
  return 'Not sent yet. It is waiting on this device.';
}

export function receiptMessage(receipt: Receipt): string {
  const time = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(receipt.delivered);
  return `Delivered on ${time} ${site.timeInWords}. Your reference is ${receipt.reference}. The text is no longer on this device.`;
}
