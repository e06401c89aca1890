/** The methods that the site allows. */
export const readingMethods = ['GET', 'HEAD'] as const;

/** The value of the `Allow` header of responses with status 405. */
export const allowHeader = readingMethods.join(', ');

/** Whether a method is allowed. Methods are in capital letters, as in the request. */
export function isReading(method: string | undefined): boolean {
  return readingMethods.some((reading) => reading === method);
}
