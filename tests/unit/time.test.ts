import { describe, expect, test } from 'vitest';
import { time } from '@/content/values/time';
import { daysOf, minutesInWords, timeInWords } from '@/content/values/time-in-words';

describe('a time in words', () => {
  test.each([
    [{ from: 4, to: 10, unit: 'weeks' }, '4 to 10 weeks'],
    [{ from: 1, unit: 'weeks' }, '1 week'],
    [{ from: 0.5, unit: 'days' }, 'Half a day'],
    [{ from: 0.5, unit: 'hours' }, 'Half an hour'],
    [{ from: 0.5, to: 1, unit: 'hours' }, 'Half an hour to 1 hour'],
    [{ from: 0.25, to: 0.5, unit: 'days' }, '0.25 to 0.5 days'],
    [{ from: 0.5, to: 2, unit: 'days' }, 'Half a day to 2 days'],
    [{ from: 0.5, to: 1, unit: 'working days' }, 'Half a working day to 1 working day'],
    [{ from: 6, to: 10, unit: 'weeks', note: 'for each branch' }, '6 to 10 weeks for each branch'],
    [{ from: 2, unit: 'weeks', alongside: true }, '2 weeks (alongside the rest)'],
    ['Monthly', 'Monthly'],
  ] as const)('%j reads "%s"', (value, words) => {
    expect(timeInWords(time.parse(value))).toBe(words);
  });
});

test.each([
  [135, '2 h 15 min'],
  [120, '2 h'],
  [35, '35 min'],
  [119.7, '2 h'],
  [0, '0 min'],
])('%d minutes read "%s"', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test('a span is converted to working days: a week has five, and a month has 21', () => {
  expect(daysOf({ from: 2, to: 3, unit: 'weeks' })).toEqual({ min: 10, max: 15 });
  expect(daysOf({ from: 1, unit: 'months' })).toEqual({ min: 21, max: 21 });
});

test('a span whose numbers are in the wrong order is refused', () => {
  expect(time.safeParse({ from: 10, to: 4, unit: 'weeks' }).success).toBe(false);
});
