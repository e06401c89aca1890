import { describe, expect, test } from 'vitest';
import { durationOf, durationOfStep } from '@/lib/figures/duration';

const lasting = (least: number, most: number, isBeside = false) => ({
  type: 'lasts',
  least,
  most,
  isBeside,
});

describe('the words of a duration', () => {
  test.each([
    ['1 day', lasting(1, 1)],
    ['3–5 days', lasting(3, 5)],
    ['1–2 working days', lasting(1, 2)],
    ['2 weeks', lasting(10, 10)],
    ['3–6 months', lasting(63, 126)],
    ['2 days to 4 weeks', lasting(2, 20)],
    ['Half a day', lasting(0.5, 0.5)],
    ['2 half days', lasting(1, 1)],
    ['1 meeting', lasting(0.25, 0.25)],
    ['In three to seven working days', lasting(3, 7)],
    ['Up to 3 hours', lasting(0, 0.375)],
    ['Within a week or so', lasting(0, 5)],
    ['Often 3–7 working days', lasting(3, 7)],
    ['1 hour, then 2 days', lasting(2.125, 2.125)],
    ['1 week, then yours', lasting(5, 5)],
    ['1–3 days a site', lasting(1, 3)],
    ['2–4 weeks, alongside the rest', lasting(10, 20, true)],
    ['4–8 weeks, in the background', lasting(20, 40, true)],
    ['In parallel, 6 weeks', lasting(30, 30, true)],
  ])('%s', (words, expected) => {
    expect(durationOf(words)).toEqual(expected);
  });

  test('more than ten days are days of the calendar', () => {
    expect(durationOf('14 days')).toEqual(lasting(10, 10));
  });

  test.each([
    ['Days 2–5', 1, 5],
    ['Week 2', 5, 10],
    ['Weeks 3–6', 10, 30],
    ['Month 6', 105, 126],
  ])('%s is a window from the start of the work', (words, from, until) => {
    expect(durationOf(words)).toEqual({ type: 'window', from, until });
  });

  test.each([
    'Monthly',
    'From then on',
    'Monthly, if you wish',
    'Every month',
    'Half a day, twice a year',
    'By the month',
  ])('%s comes again', (words) => {
    expect(durationOf(words)).toEqual({ type: 'repeats' });
  });

  test.each([
    '',
    'soon',
    '3-5 days',
    '5–3 days',
    'about 3 days',
    '3 daylight hours',
    '3 days maybe',
    'Weeks 6–3',
    'Week 0',
    '-2 weeks',
    '1 court term',
    '9'.repeat(400),
  ])('%j is none', (words) => {
    expect(durationOf(words)).toBeUndefined();
  });
});

describe('a step', () => {
  test('takes its span where it has one, whatever its words say', () => {
    expect(
      durationOfStep({ duration: 'KRA sets the pace', span: { type: 'days', least: 5, most: 9 } }),
    ).toEqual(lasting(5, 9));
    expect(durationOfStep({ duration: 'As advertised', span: { type: 'open' } })).toEqual({
      type: 'open',
    });
  });

  test('without words is open', () => {
    expect(durationOfStep({})).toEqual({ type: 'open' });
  });
});
