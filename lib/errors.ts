export const defaultMessages = { notFound: 'Page Not Found', server: 'Internal Server Error' };

/** The document title of an error page: `404 - Page not found: /path`. */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`;
}

/** The message for a path that no page has; the default message where the path is not known yet. */
export function notFoundMessage(path: string | undefined): string {
  return path === undefined ? defaultMessages.notFound : `Page not found: ${path}`;
}

export interface Failure {
  readonly status: number;
  readonly message: string;
}

/**
 * A rule that addresses below a path must keep, such as the numbers of a listing's pages. Whatever has no page there has
 * failed it.
 */
export interface RouteValidation {
  /** The path above the part that is validated, such as `/blog/page`. */
  readonly below: string;
  /** What is said of an address that fails; otherwise that its page was not found, with status 404. */
  readonly failure?: Failure;
}

/**
 * What the not-found page says of a path: that the route is unknown, or, where one of the validations covers it, that the
 * validation failed.
 * @param path the path as a person reads it; undefined while it is not known
 */
export function failureOf(
  path: string | undefined,
  validations: readonly RouteValidation[],
): Failure {
  const failed = validations.find(({ below }) => path?.startsWith(`${below}/`));
  if (!failed) return { status: 404, message: notFoundMessage(path) };
  return failed.failure ?? { status: 404, message: `${defaultMessages.notFound}: ${path}` };
}

/** A path as a person reads it: percent-escapes decoded, or as it stands where they are malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
