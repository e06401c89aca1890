import { onChangeElsewhere } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { leaveToWorker } from './background-sync';
import { endpointMetaName } from './enquiry-endpoint';
import { createOutbox, type SendTime } from './outbox';
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
let isLeftToWorker = false;

function callListeners() {
  version += 1;
  for (const listener of listeners) listener();
}

let leaving = Promise.resolve();

/** Leaves the waiting enquiries to the offline worker, one change of the outbox after the other. */
function leaveWaiting() {
  leaving = leaving.then(async () => {
    const endpoint = endpointOfPage();
    if (endpoint === undefined) return;
    const isLeft = await leaveToWorker(endpoint, enquiryOutbox.entries());
    if (isLeft === isLeftToWorker) return;
    isLeftToWorker = isLeft;
    callListeners();
  });
  // The next change is left to the worker even if this one was not.
  leaving = leaving.catch(console.error);
}

function announce() {
  callListeners();
  leaveWaiting();
}

let queue = Promise.resolve();

/**
 * Runs one task at a time across all tabs, or only within this tab if the browser has no Web Locks,
 * as on a page over http, or refuses them, as Chromium does if site data is blocked.
 */
async function exclusively(task: () => Promise<void>): Promise<void> {
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    return task();
  };
  try {
    if ('locks' in navigator) return await navigator.locks.request(constants.outboxStorageKey, run);
  } catch (error) {
    if (hasStarted) throw error;
  }
  queue = queue.then(task, task);
  return queue;
}

/** The outbox of this device. It posts to the endpoint of the page. */
export const enquiryOutbox = createOutbox({
  exclusively,
  post: async (key, posted) => {
    const endpoint = endpointOfPage();
    return endpoint === undefined
      ? { type: 'unreachable', because: 'not the receiver', waitMs: 0 }
      : postEnquiry(endpoint, key, posted);
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  retryPauseMs: (attempts) => pauses[Math.min(attempts, pauses.length) - 1] ?? 0,
  onChange: announce,
});

async function flush(which: SendTime): Promise<void> {
  runningFlushes += 1;
  callListeners();
  try {
    await enquiryOutbox.flush(which);
  } finally {
    runningFlushes -= 1;
    announce();
  }
}

/**
 * Sends waiting enquiries if there is an endpoint. Resolves after one attempt for each, or with a
 * key, after the attempt for the enquiry with that key, while the others are still being sent.
 */
export async function sendWaiting(which: SendTime, key?: string): Promise<void> {
  if (endpointOfPage() === undefined) return;
  const ends = key === undefined ? [] : [enquiryOutbox.attempted(key)];
  await Promise.race([...ends, flush(which)]);
}

export const isSending = () => runningFlushes > 0;

/** Whether waiting enquiries are sent even if no page of the site is open. */
export const isSentWhenClosed = () => isLeftToWorker;

/**
 * Calls the listener when the outbox changes, in this tab or another. Returns a function that stops
 * listening.
 */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = [constants.outboxStorageKey, constants.receiptsStorageKey].map((key) =>
    onChangeElsewhere(key, callListeners),
  );
  return () => {
    listeners.delete(listener);
    for (const stop of stopListening) stop();
  };
}

/** A number that increases with every change of the outbox. */
export const outboxVersion = () => version;

/**
 * Sends waiting enquiries now, unless the receiver asked to wait, when the browser comes online,
 * when the tab becomes visible, and after each pause.
 * @returns a function that stops further attempts
 */
export function keepSending(): () => void {
  let timer: number | undefined;
  const planNext = () => {
    window.clearTimeout(timer);
    // `send` plans the next attempt when the current attempt ends.
    if (isSending() || endpointOfPage() === undefined) return;
    const due = enquiryOutbox.nextDue();
    if (due === undefined) return;
    timer = window.setTimeout(() => void send('due'), Math.max(due - Date.now(), 1_000));
  };
  const send = async (which: SendTime) => {
    await sendWaiting(which).catch(console.error);
    planNext();
  };
  const onOnline = () => void send('allowed');
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !isSending()) void send('due');
  };
  const stopListening = onOutboxChange(planNext);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void send('allowed');
  return () => {
    stopListening();
    window.clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
