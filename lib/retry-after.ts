import * as constants from './constants';

/**
 * The value of the `Retry-After` header in milliseconds, at most an hour; 0 if the header is absent
 * or contains a date.
 */
export function retryAfterMs(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds)
    ? Math.min(Math.max(seconds * 1000, 0), constants.outboxPauseMaxMs)
    : 0;
}

/**
 * A time of waiting in milliseconds since 1970, as it was stored; 0 if it is so far ahead that the
 * clock must have been wrong. Twice the longest pause, so that a clock which steps back a little
 * ends no pause.
 */
export const plausibleTime = (time: number, now: number): number =>
  time > now + 2 * constants.outboxPauseMaxMs ? 0 : time;
