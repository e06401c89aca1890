import { describe, expect, test } from 'vitest';
import { deliverySchedule, pauseAfter } from './delivery-schedule';

describe('the pause after a failed attempt', () => {
  test('grows from five seconds to an hour', () => {
    const pauses = Array.from({ length: 13 }, (_, attempt) => pauseAfter(attempt + 1, 0) / 1000);
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
  });

  test('is shortened by up to a tenth, and is at most an hour after any number of attempts', () => {
    for (const attempts of [1, 11, 500, 5_000]) {
      const whole = pauseAfter(attempts, 0);
      expect(pauseAfter(attempts, 1)).toBe(whole * 0.9);
      expect(whole).toBeLessThanOrEqual(deliverySchedule.pauseSecondsMax * 1000);
    }
  });

  test('usually differs for enquiries that failed together', () => {
    const pauses = Array.from({ length: 20 }, () => pauseAfter(11));
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });
});
