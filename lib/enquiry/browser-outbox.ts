import { onChangeElsewhere } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { endpointMetaName } from './enquiry-endpoint';
import { createOutbox, outboxKey, receiptsKey } from './outbox';
import { postEnquiry } from './post-enquiry';

/** The address that this page posts enquiries to; undefined if none is configured. */
export function endpointOfPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${endpointMetaName}"]`);
  return meta?.content || undefined;
}

const pauses = constants.outboxPausesMs;
const listeners = new Set<() => void>();
let version = 0;
let runningFlushes = 0;

function announce() {
  version += 1;
  for (const listener of listeners) listener();
}

let queue = Promise.resolve();

/** Runs one task at a time across all tabs, or only within this tab if the browser has no Web Locks, as on a page over http. */
function exclusively(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(outboxKey, task);
  queue = queue.then(task, task);
  return queue;
}

/** The outbox of this device. It posts to the endpoint of the page. */
export const enquiryOutbox = createOutbox({
  exclusively,
  post: async (key, submission) => {
    const endpoint = endpointOfPage();
    return endpoint === undefined
      ? { type: 'unreachable', because: 'not our desk', waitMs: 0 }
      : postEnquiry(endpoint, key, submission);
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  retryPauseMs: (attempts) => pauses[Math.min(attempts, pauses.length) - 1] ?? 0,
  onChange: announce,
});

/** Sends waiting enquiries if there is an endpoint. Resolves after one attempt for each. */
export async function sendWaiting(which: 'due' | 'all'): Promise<void> {
  if (endpointOfPage() === undefined) return;
  runningFlushes += 1;
  announce();
  try {
    await enquiryOutbox.flush(which);
  } finally {
    runningFlushes -= 1;
    announce();
  }
}

/** Whether this tab is sending enquiries. */
export const isSending = () => runningFlushes > 0;

/** Calls the listener when the outbox changes, in this tab or another. Returns a function that stops listening. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = [outboxKey, receiptsKey].map((key) => onChangeElsewhere(key, announce));
  return () => {
    listeners.delete(listener);
    for (const stop of stopListening) stop();
  };
}

/** A number that increases with every change of the outbox. */
export const outboxVersion = () => version;

/**
 * Sends waiting enquiries now, when the browser comes online, when the tab becomes visible, and after each pause.
 * @returns a function that stops further attempts
 */
export function keepSending(): () => void {
  let timer: number | undefined;
  const planNext = () => {
    window.clearTimeout(timer);
    // `send` plans the next attempt when the current attempt ends.
    if (isSending()) return;
    const due = enquiryOutbox.nextDue();
    if (due === undefined) return;
    timer = window.setTimeout(() => void send('due'), Math.max(due - Date.now(), 1_000));
  };
  const send = async (which: 'due' | 'all') => {
    await sendWaiting(which);
    planNext();
  };
  const onOnline = () => void send('all');
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isSending()) void send('due');
  };
  const stopListening = onOutboxChange(planNext);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void send('all');
  return () => {
    stopListening();
    window.clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
