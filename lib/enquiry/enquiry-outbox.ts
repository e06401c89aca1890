import { onChangeElsewhere } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { deliverEnquiry } from './deliver-enquiry';
import { endpointMetaName } from './enquiry-endpoint';
import { createOutbox, outboxKey, receiptsKey } from './outbox';

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

/** Runs tasks one at a time: across tabs, or within this tab if the browser has no Web Locks (over http). */
function exclusively(task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(outboxKey, task);
  queue = queue.then(task, task);
  return queue;
}

/** This device's outbox. It posts to the endpoint of the page. */
export const enquiryOutbox = createOutbox({
  exclusively,
  deliver: async (key, submission) => {
    const endpoint = endpointOfPage();
    return endpoint === undefined
      ? { type: 'unreachable', because: 'not our desk', waitMs: 0 }
      : deliverEnquiry(endpoint, key, submission);
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  pauseAfter: (attempts) => pauses[Math.min(attempts, pauses.length) - 1] ?? 0,
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

/** Whether this tab is sending. */
export const isSending = () => runningFlushes > 0;

/** Calls the listener when the outbox changes, in this tab or another. Returns a function that stops listening. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [outboxKey, receiptsKey].map((key) => onChangeElsewhere(key, announce));
  return () => {
    listeners.delete(listener);
    for (const end of stops) end();
  };
}

/** A number that increases with every change. */
export const outboxVersion = () => version;

/**
 * Sends waiting enquiries now, when the browser comes online, when the tab becomes visible, and after each pause.
 * @returns a function that stops further attempts
 */
export function keepSending(): () => void {
  let timer: number | undefined;
  const plan = () => {
    window.clearTimeout(timer);
    // `send` plans the next attempt when the current attempt ends.
    if (isSending()) return;
    const due = enquiryOutbox.nextDue();
    if (due === undefined) return;
    timer = window.setTimeout(() => void send('due'), Math.max(due - Date.now(), 1_000));
  };
  const send = async (which: 'due' | 'all') => {
    await sendWaiting(which);
    plan();
  };
  const onOnline = () => void send('all');
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isSending()) void send('due');
  };
  const end = onOutboxChange(plan);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void send('all');
  return () => {
    end();
    window.clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
