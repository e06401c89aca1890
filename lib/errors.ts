/** The default messages of the error page. */
export const defaultMessages = { notFound: 'Page Not Found', server: 'Internal Server Error' };

/** The document title of an error page: `404 - Page not found: /path`. */
export function errorTitle(status: number, message: string): string {
  return `${status} - ${message}`;
}

/** The message for a path that no page has; the default message where the path is not known yet. */
export function notFoundMessage(path: string | undefined): string {
  return path === undefined ? defaultMessages.notFound : `Page not found: ${path}`;
}

/** A path as a person reads it: percent-escapes decoded, or as it stands where they are malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
