import * as constants from './constants';

/**
 * The pause that the `Retry-After` header asks for in milliseconds, at most an hour. The header has
 * seconds, or a date (RFC 9110); the pause is 0 if it has neither.
 */
export function retryAfterMs(header: string | null): number {
  const asked = header ?? '';
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Math.min(Math.max(pause || 0, 0), constants.outboxPauseMaxMs);
}

/**
 * A time of waiting in milliseconds since 1970, as it was stored; 0 if it is so far ahead that the
 * clock must have been wrong. Twice the longest pause, so that a clock which steps back a little
 * ends no pause.
 */
export const plausibleTime = (time: number, now: number): number =>
  time > now + 2 * constants.outboxPauseMaxMs ? 0 : time;
