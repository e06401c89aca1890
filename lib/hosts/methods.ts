/** The methods that the site allows. */
export const allowedMethods = ['GET', 'HEAD'] as const;

/** The value of the `Allow` header of responses with status 405. */
export const allowHeader = allowedMethods.join(', ');

/** Whether a method is allowed. Methods are in capital letters, as in the request. */
export function isAllowedMethod(method: string | undefined): boolean {
  return allowedMethods.some((allowed) => allowed === method);
}
