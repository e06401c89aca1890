/** The response to an address that the server refuses before it looks for a file. */
export interface AddressFault {
  readonly status: 400 | 414;
  readonly message: string;
}

/** The maximum length of a path in bytes. All paths of the site are shorter. */
const pathLengthMax = 1_024;

/** The maximum length of the name of a file or folder in common file systems, in bytes. */
const nameLengthMax = 255;

/**
 * Characters and segments that file systems or redirects may misread. No address of the site
 * contains them.
 */
const misleading = /[\p{Cc}\\]|\/\/|\/\.\.?(?:\/|$)/u;

/**
 * The path and query of a request's target. A client may send the whole address, and the server
 * must accept it (RFC 9112, 3.2.2). Other targets are unchanged.
 */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  return rest === undefined ? target : rest.replace(/^(?!\/)/, '/');
}

/**
 * Finds fault with the target of a request if it does not start with a slash, if its path is too
 * long, if its percent-escapes are malformed, or if the decoded path contains control characters,
 * backslashes, empty segments or dot segments.
 * @returns undefined if the target can be looked up
 */
export function faultInAddress(target: string): AddressFault | undefined {
  const malformed = { status: 400, message: 'This address is malformed.' } as const;
  if (!target.startsWith('/')) return malformed;
  const encoded = target.replace(/[?#].*/s, '');
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return malformed;
  }
  if (misleading.test(path)) return malformed;
  const isLong =
    encoded.length > pathLengthMax ||
    path.split('/').some((name) => Buffer.byteLength(name) > nameLengthMax);
  return isLong
    ? { status: 414, message: 'This address is longer than any on this site.' }
    : undefined;
}
