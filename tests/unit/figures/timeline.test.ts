import { describe, expect, test } from 'vitest';
import { labelMargins, timelineOf } from '@/lib/figures/timeline';
import { copyOf } from '@/lib/pages/copy';
import { pathsOfKind } from '@/lib/pages/tree';

const offers = (['service', 'solution', 'product', 'industry'] as const).flatMap((kind) => [
  ...pathsOfKind(kind),
]);

describe('a timeline', () => {
  test('draws steps to scale, each after the previous one', () => {
    const timeline = timelineOf([
      { time: { from: 2, unit: 'weeks' } },
      { time: { from: 1, to: 3, unit: 'weeks' } },
    ]);
    expect(timeline?.unit).toBe('weeks');
    expect(timeline?.bars).toEqual([
      { from: 0, min: 40, extra: 0 },
      { from: 40, min: 20, extra: 40 },
    ]);
    expect(timeline?.marks).toContainEqual({ at: 40, label: '2' });
  });

  test('starts a step at the latest end of the one before, so that it ends with the stated time', () => {
    const timeline = timelineOf([
      { time: { from: 1, to: 3, unit: 'weeks' } },
      { time: { from: 2, unit: 'weeks' } },
    ]);
    expect(timeline?.bars).toEqual([
      { from: 0, min: 20, extra: 40 },
      { from: 60, min: 40, extra: 0 },
    ]);
    expect(timeline?.marks.at(-1)).toEqual({ at: 100, label: '5' });
  });

  test('of more than 100 working days has a scale in months of 21 working days', () => {
    const timeline = timelineOf([
      { time: { from: 84, unit: 'days' } },
      { time: { from: 42, unit: 'days' } },
    ]);
    expect(timeline?.unit).toBe('months');
    expect(timeline?.marks).toContainEqual({ at: 66.7, label: '4' });
    expect(timeline?.marks.at(-1)).toEqual({ at: 100, label: '6' });
  });

  test('starts a step that is marked “alongside” at the same time as the next step', () => {
    const timeline = timelineOf([
      { time: { from: 1, unit: 'weeks' } },
      { time: { from: 2, unit: 'weeks', alongside: true } },
      { time: { from: 3, unit: 'weeks' } },
    ]);
    expect(timeline?.bars.map((bar) => bar?.from)).toEqual([0, 25, 25]);
  });

  test('gives the shortest step a visible bar, even at the end', () => {
    const timeline = timelineOf([
      { time: { from: 100, unit: 'weeks' } },
      { time: { from: 1, unit: 'days' } },
    ]);
    expect(timeline?.bars[1]).toEqual({ from: 98, min: 2, extra: 0 });
  });

  test('has no bar for a step whose time is words or missing', () => {
    const timeline = timelineOf([
      { time: { from: 1, unit: 'weeks' } },
      {},
      { time: { from: 1, unit: 'weeks' } },
      { time: 'Monthly' },
      { time: '30 days after the move' },
    ]);
    const drawn = timeline?.bars.map((bar) => bar !== undefined);
    expect(drawn).toEqual([true, false, true, false, false]);
  });

  test('has a bar for a promise that is a span', () => {
    const timeline = timelineOf([
      { time: { from: 2, unit: 'days' } },
      { time: '3 to 8 working days' },
    ]);
    expect(timeline?.bars[1]).toEqual({ from: 20, min: 30, extra: 50 });
  });

  test('is not drawn if fewer than two steps have a span', () => {
    expect(timelineOf([{ time: { from: 1, unit: 'weeks' } }, {}, {}])).toBeUndefined();
    expect(timelineOf([])).toBeUndefined();
  });
});

test('the words of a bar start at its left edge, or end at its right edge if there is no room', () => {
  expect(labelMargins({ from: 30, min: 10, extra: 10 }, '2 to 3 weeks')).toEqual({
    marginLeft: '30%',
  });
  expect(labelMargins({ from: 80, min: 5, extra: 10 }, '2 to 3 weeks')).toEqual({
    marginLeft: 'auto',
    marginRight: '5%',
  });
  const long = '2 to 3 weeks for each of the offices (alongside the rest)';
  expect(labelMargins({ from: 30, min: 5, extra: 5 }, long)).toEqual({});
});

/** The steps of an offer. None if its work is in a paragraph. */
function stepsOf(path: (typeof offers)[number]) {
  const { process } = copyOf(path);
  return process && 'steps' in process ? process.steps : [];
}

test.each(offers)('the bars of %s stay on the track and can be seen', (path) => {
  const timeline = timelineOf(stepsOf(path));
  for (const bar of timeline?.bars ?? []) {
    if (!bar) continue;
    expect(bar.from).toBeGreaterThanOrEqual(0);
    expect(bar.min).toBeGreaterThanOrEqual(1.5);
    expect(bar.from + bar.min + bar.extra).toBeLessThanOrEqual(100.2);
  }
  // A label has at most two digits, which need 18 of the 284 pixels on a phone.
  for (const [index, { at }] of timeline?.marks.entries() ?? []) {
    expect(at - (timeline?.marks[index - 1]?.at ?? 0)).toBeGreaterThan(6.5);
  }
});
