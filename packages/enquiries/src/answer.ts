/**
 * Why an enquiry must be sent again. `not the receiver`: the answer came from a proxy, the login page
 * of a network, or a host without a receiver. `misconfigured`: the receiver itself does not accept
 * requests of this page.
 */
export type LaterReason = 'busy' | 'not the receiver' | 'misconfigured';

/** What an answer to a posted enquiry means for the browser that posted it. */
export type Answer =
  | { readonly type: 'received'; readonly reference: string }
  /** The receiver itself refused the enquiry, and would refuse it again. */
  | { readonly type: 'refused'; readonly errors: unknown }
  | { readonly type: 'try later'; readonly because: LaterReason };

const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

/** Whether a receiver, or a proxy in front of it, asks for the enquiry once more. */
const isTemporary = (status: number) => status >= 500 || temporaryStatuses.includes(status);

/**
 * Reads the answer to a posted enquiry.
 * @param body what the answer contains as JSON; anything if it is not JSON
 */
export function readAnswer(status: number, body: unknown): Answer {
  if (isTemporary(status)) return { type: 'try later', because: 'busy' };
  const said: Readonly<Record<string, unknown>> = Object(body);
  const { reference, errors } = said;
  if (status < 400) {
    // The login page of a public Wi-Fi network has status 200 too.
    const isReceipt =
      said.status === 'received' &&
      typeof reference === 'string' &&
      /^[A-Z0-9-]{4,40}$/.test(reference);
    return isReceipt
      ? { type: 'received', reference }
      : { type: 'try later', because: 'not the receiver' };
  }
  if (said.by === 'enquiries' && said.status === 'refused') return { type: 'refused', errors };
  const isReceiver = said.by === 'enquiries' && said.status === 'try later';
  return { type: 'try later', because: isReceiver ? 'misconfigured' : 'not the receiver' };
}
