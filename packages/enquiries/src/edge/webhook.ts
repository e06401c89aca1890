import { recordAndLog } from '../attempt-delivery';
import { createLog, errorFacts } from '../log';
import type { Outcome, Store, StoredEnquiry } from '../store';

/**
 * The maximum number of enquiries that are posted to the webhook after one request. It keeps
 * requests short.
 */
const enquiriesPerRequestMax = 20;

/**
 * The time limit of a request to the webhook, in milliseconds. It must be shorter than `claimMs`.
 */
const timeoutMs = 10_000;

const log = createLog();

/**
 * Posts the reference and time of an enquiry to a webhook. Chat services such as Slack show `text`.
 */
async function post(webhook: string, { reference, receivedAt }: StoredEnquiry): Promise<Outcome> {
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        text: `A new enquiry arrived: ${reference}. Read it with: npm run enquiries -- show ${reference}`,
        reference,
        received: new Date(receivedAt).toISOString(),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.text();
    if (!response.ok)
      return { type: 'try later', reason: `the webhook answered with status ${response.status}` };
    // Some services answer every request with 200, and say in the body that they did nothing.
    if (/"ok"\s*:\s*false/.test(answer.slice(0, 1_000)))
      return { type: 'try later', reason: 'the webhook answered ok: false' };
    return { type: 'delivered' };
  } catch {
    return { type: 'try later', reason: 'the webhook gave no answer' };
  }
}

/** Notifies the webhook of the enquiries that are due. Never rejects. */
export async function notify(store: Store, webhook: string): Promise<void> {
  try {
    const rows = await store.claimDue(crypto.randomUUID(), enquiriesPerRequestMax);
    await Promise.all(
      rows.map(async (row) => recordAndLog(store, row, await post(webhook, row), log)),
    );
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'notifications failed');
  }
}
