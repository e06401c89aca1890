import type { Enquiry } from '@/lib/enquiry/enquiry';

/** An enquiry that passed every check. */
export interface IncomingEnquiry {
  /** The reference that the visitor sees, such as `3F9A-07C2`. */
  readonly reference: string;
  /** Requests with the same key are the same enquiry. */
  readonly key: string;
  /** SHA-256 of the enquiry in hexadecimal. It distinguishes a repeated request from another enquiry with the same key. */
  readonly digest: string;
  readonly enquiry: Enquiry;
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
