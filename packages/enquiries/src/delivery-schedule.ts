/** The pauses between attempts to deliver an enquiry, on every kind of receiver. */
export const deliverySchedule = { initialPauseSeconds: 5, pauseSecondsMax: 3_600 } as const;

/**
 * The pause in milliseconds after a number of failed attempts. It doubles with each attempt, up to
 * an hour. Up to a tenth of it is taken off at random, so that enquiries that failed at the same
 * time are not retried at the same time.
 * @param random a number from 0 to 1
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const { initialPauseSeconds, pauseSecondsMax } = deliverySchedule;
  const seconds = Math.min(initialPauseSeconds * 2 ** (attempts - 1), pauseSecondsMax);
  return Math.round(seconds * 1000 * (1 - random / 10));
}
