/** Why an address is refused before anything looks it up. */
export interface Refusal {
  readonly status: 400 | 414;
  readonly message: string;
}

/** Longer than any path of the site, in bytes. */
const pathLengthMax = 1_024;

/** The longest name of a file or folder that file systems take, in bytes. */
const nameLengthMax = 255;

/** Characters that no address of the site has and that file systems or redirects may misread. */
const misleading = /[\p{Cc}\\]|\/\/|\/\.\.?(?:\/|$)/u;

/**
 * Why the target of a request is refused, or undefined where it may be looked up: its path is too long, its escapes are
 * malformed, or its path, decoded, holds control characters, backslashes, empty segments or dot segments.
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
