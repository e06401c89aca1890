import { attemptDelivery, recordAndLog, type Send } from '../attempt-delivery';
import { createLog, errorFacts } from '../log';
import type { Store } from '../store';

/** The maximum number of enquiries that are posted to the webhook after one request. It keeps requests short. */
const enquiriesPerRequestMax = 20;

/** The time limit of a request to the webhook, in milliseconds. It must be shorter than `claimMs`. */
const timeoutMs = 10_000;

const log = createLog();

/** Posts the reference and time of an enquiry to a webhook. Chat services such as Slack show `text`. */
function postTo(webhook: string): Send {
  return async (_, { reference, receivedAt }) => {
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
      await response.body?.cancel();
      if (response.ok) return { type: 'delivered' };
      return { type: 'try later', reason: `the webhook answered with status ${response.status}` };
    } catch {
      return { type: 'try later', reason: 'the webhook gave no answer' };
    }
  };
}

/** Notifies the webhook of the enquiries that are due. Never rejects. */
export async function notify(store: Store, webhook: string): Promise<void> {
  try {
    const rows = await store.claimDue(crypto.randomUUID(), enquiriesPerRequestMax);
    const send = postTo(webhook);
    await Promise.all(
      rows.map(async (row) => recordAndLog(store, row, await attemptDelivery(row, send), log)),
    );
  } catch (error) {
    log.error({ error: errorFacts(error) }, 'notifications failed');
  }
}
