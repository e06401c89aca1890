/** The response to an address that the server refuses before it looks for a file. */
export interface Refusal {
  readonly status: 400 | 414;
  readonly message: string;
}

/** In bytes. No path of the site is this long. */
const pathLengthMax = 1_024;

/** The longest name of a file or folder in common file systems, in bytes. */
const nameLengthMax = 255;

/** Characters that no address of the site contains and that file systems or redirects may misread. */
const misleading = /[\p{Cc}\\]|\/\/|\/\.\.?(?:\/|$)/u;

/**
 * Refuses the target of a request if its path is too long, if its percent-escapes are malformed, or if the decoded path
 * contains control characters, backslashes, empty segments or dot segments.
 * @returns undefined if the target can be looked up
 */
export function refusalOf(target: string): Refusal | undefined {
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
