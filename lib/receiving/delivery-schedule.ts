/** When an enquiry that could not be delivered is tried again, on every kind of receiver. */
export const deliverySchedule = { firstPauseSeconds: 5, longestPauseSeconds: 3_600 } as const;

/**
 * The pause in milliseconds after a number of failed attempts: doubled each time, at most an hour, and shorter by up to a
 * tenth so that enquiries which failed together are not all tried again at the same moment.
 * @param random a number from 0 to 1
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const { firstPauseSeconds, longestPauseSeconds } = deliverySchedule;
  const seconds = Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
  return Math.round(seconds * 1000 * (1 - random / 10));
}
