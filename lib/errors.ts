export const defaultMessages = { notFound: 'Page Not Found', server: 'Internal Server Error' };

/** The document title of an error page: `404 - Page not found: /path`. */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`;
}

export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** The error for addresses below a path that have no page, such as `/blog/page/99`. */
export interface RouteValidation {
  /** The path, such as `/blog/page`. */
  readonly below: string;
  /** The status and message of the error. Default: 404, `Page Not Found` and the path. */
  readonly failure?: Failure;
}

/**
 * The status and message that the not-found page shows for a path. They come from the rule for the
 * path if there is one; otherwise the status is 404.
 * @param path the decoded path
 */
export function failureOf(path: string, validations: readonly RouteValidation[]): Failure {
  const failed = validations.find(({ below }) => path.startsWith(`${below}/`));
  if (!failed) return { status: 404, message: `Page not found: ${path}` };
  return failed.failure ?? { status: 404, message: `${defaultMessages.notFound}: ${path}` };
}

/** A path with its percent-escapes decoded, or unchanged if they are malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
