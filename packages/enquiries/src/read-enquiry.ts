import type { Context } from 'hono';
import * as z from 'zod/mini';
import { formatOf, Refusal } from './answers';
import { candidateFrom, checkEnquiry, enquiryLimits } from './enquiry';
import { sha256 } from './hashes';
import { currentSlot } from './request-limits';
import type { IncomingEnquiry } from './store';

const keyPattern = /^[A-Za-z0-9_-]{16,80}$/;

const fillTime = z.object({
  secondsTaken: z.number().check(z.gte(enquiryLimits.fillSecondsMin)),
});

function parse(body: ArrayBuffer, isForm: boolean): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return isForm ? candidateFrom(new URLSearchParams(text)) : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body can’t be read. Send UTF-8, as JSON or as a form.');
  }
}

/**
 * Reads and checks the enquiry in the body of a request.
 * @param client the network address that the request comes from
 * @throws Refusal if the enquiry is invalid, looks like spam or has no key
 */
export async function readEnquiry(context: Context, client: string): Promise<IncomingEnquiry> {
  const isForm = formatOf(context) === 'form';
  const candidate = parse(await context.req.arrayBuffer(), isForm);
  const verdict = checkEnquiry(candidate);
  if (verdict.type === 'invalid') {
    throw new Refusal(400, 'Some fields need to be corrected.', { errors: verdict.errors });
  }
  if (!isForm && !fillTime.safeParse(candidate).success) {
    const message = 'That was sent faster than a person fills in a form. Wait and send again.';
    throw new Refusal(400, message);
  }
  const { enquiry } = verdict;
  // Sorted, so that a retry has the same digest after an update that orders the fields otherwise.
  const fields = Object.entries(enquiry).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = await sha256(JSON.stringify(fields));
  // A form sent without JavaScript has no key. Requests with the same content from the same network
  // address count as one enquiry, within one window of the request limits. Later, they may be of
  // somebody who asks again, or of somebody else behind the same address.
  const key = isForm
    ? `form-${await sha256(`${currentSlot()} ${client} ${digest}`)}`
    : (context.req.header('Idempotency-Key') ?? '');
  if (!keyPattern.test(key)) {
    throw new Refusal(400, 'The header Idempotency-Key is missing or malformed.');
  }
  return { key, digest, enquiry };
}
