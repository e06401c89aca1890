export const defaultMessages = { notFound: 'Page Not Found', server: 'Internal Server Error' };

/** The document title of an error page: `404 - Page not found: /path`. */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`;
}

/** The message for a path without a page; the default message if the path is not known yet. */
export function notFoundMessage(path: string | undefined): string {
  return path === undefined ? defaultMessages.notFound : `Page not found: ${path}`;
}

export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** A rule for the addresses below a path, such as the page numbers of a listing. An address without a page fails the rule. */
export interface RouteValidation {
  /** The path above the part that is validated, such as `/blog/page`. */
  readonly below: string;
  /** The status and message for an address that fails. Default: 404, page not found. */
  readonly failure?: Failure;
}

/**
 * The status and message that the not-found page shows for a path: those of the validation for the path, otherwise "not found".
 * @param path the decoded path; undefined while the path is not known
 */
export function failureOf(
  path: string | undefined,
  validations: readonly RouteValidation[],
): Failure {
  const failed = validations.find(({ below }) => path?.startsWith(`${below}/`));
  if (!failed) return { status: 404, message: notFoundMessage(path) };
  return failed.failure ?? { status: 404, message: `${defaultMessages.notFound}: ${path}` };
}

/** A path with its percent-escapes decoded. Returned unchanged if they are malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
