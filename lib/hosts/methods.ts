/** The methods that every address of the site takes; it is only read. */
export const readingMethods = ['GET', 'HEAD'] as const;

/** The value of the `Allow` header that goes with status 405. */
export const allowHeader = readingMethods.join(', ');

/** Whether a request by this method reads and changes nothing. Methods are in capitals, as they are sent. */
export function isReading(method: string | undefined): boolean {
  return readingMethods.some((reading) => reading === method);
}
