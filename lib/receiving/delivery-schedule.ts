/** The pauses between attempts to deliver an enquiry, on every kind of receiver. */
export const deliverySchedule = { firstPauseSeconds: 5, longestPauseSeconds: 3_600 } as const;

/**
 * The pause in milliseconds after failed attempts. It doubles each time, up to an hour. It is shortened by a random part, up to
 * a tenth, so that enquiries that failed together are not retried together.
 * @param random a number from 0 to 1
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const { firstPauseSeconds, longestPauseSeconds } = deliverySchedule;
  const seconds = Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
  return Math.round(seconds * 1000 * (1 - random / 10));
}
