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
