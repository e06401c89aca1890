import { describe, expect, test } from 'vitest';
import * as constants from '@/lib/constants';
import { isApproaching, panelLeft, withPlace } from '@/lib/menus/geometry';
import { handPath } from '../../support/hand-path';

describe('a pointer', () => {
  const panel = { left: 100, right: 500, top: 72, bottom: 300 };
  const move = (from: { x: number; y: number }, to: { x: number; y: number }, ms: number) =>
    isApproaching(
      [
        { ...from, at: 0 },
        { ...to, at: ms },
      ],
      panel,
    );
  const { menuArrivalMs } = constants;

  test.each([
    ['straight down', { x: 200, y: 20 }, { x: 200, y: 30 }],
    ['straight up from below', { x: 200, y: 330 }, { x: 200, y: 320 }],
    ['to the right from its left', { x: 80, y: 100 }, { x: 90, y: 100 }],
    ['to the left from its right', { x: 520, y: 100 }, { x: 510, y: 100 }],
    ['at 21 degrees to its top edge', { x: 200, y: 10 }, { x: 293.36, y: 45.84 }],
  ])('that moves %s approaches the panel', (_, from, to) => {
    expect(move(from, to, 10)).toBe(true);
  });

  test.each([
    ['moves at 19 degrees to its top edge', { x: 200, y: 10 }, { x: 294.55, y: 42.56 }],
    ['moves away', { x: 200, y: 20 }, { x: 200, y: 10 }],
    ['moves to the right, past its right edge', { x: 500, y: 20 }, { x: 600, y: 20 }],
    ['rests', { x: 200, y: 20 }, { x: 200, y: 20 }],
    ['is inside it', { x: 200, y: 100 }, { x: 210, y: 120 }],
  ])('that %s does not approach the panel', (_, from, to) => {
    expect(move(from, to, 10)).toBe(false);
  });

  test('approaches the panel only if it would arrive within the aim delay', () => {
    // It has moved 2 of the 52 pixels, so it would need 25 times as long for the rest.
    const inTime = menuArrivalMs / 25;
    expect(move({ x: 200, y: 20 }, { x: 200, y: 22 }, inTime)).toBe(true);
    expect(move({ x: 200, y: 20 }, { x: 200, y: 22 }, inTime + 1)).toBe(false);
  });

  test('whose places come rarely, because the browser is busy, still approaches the panel', () => {
    const path = [20, 40, 60].map((y, index) => ({ x: 200, y, at: 200 * index }));
    const seen = path.reduce<readonly (typeof path)[number][]>(withPlace, []);
    expect(isApproaching(seen, panel)).toBe(true);
  });

  test('that rests is on its way no longer once its movement is 60 ms old, and not before', () => {
    const path = Array.from({ length: 17 }, (_, index) => ({
      ...{ x: 200, y: Math.min(10 + 5 * index, 60) },
      at: 10 * index,
    }));
    const seenAt = (at: number) =>
      path
        .filter((place) => place.at <= at)
        .reduce<typeof path>((seen, it) => [...withPlace(seen, it)], []);
    expect(isApproaching(seenAt(150), panel)).toBe(true);
    expect(isApproaching(seenAt(160), panel)).toBe(false);
  });

  test('that has come from far, but slows down, does not approach the panel any more', () => {
    const path = handPath({ x: 200, y: 20 }, { x: 290, y: 50 }, { ms: 300, bend: 6 });
    const last = path.at(-1);
    if (!last) throw new Error('no path');
    const seen = path.reduce<readonly (typeof last)[]>(withPlace, []);
    expect(seen.length).toBeLessThan(path.length);
    expect(isApproaching(seen, panel)).toBe(false);
  });
});

describe('a panel', () => {
  const edges = { left: 20, right: 1_000 };

  test.each([
    ['starts at its trigger', 300, 400, 300],
    ['is moved to the left if it would cross the right edge of the space', 800, 400, 600],
    ['ends at the right edge of the space if it just fits', 600, 400, 600],
    ['never starts before the left edge of the space', 10, 400, 20],
    ['starts at the left edge of the space if it is wider than the space', 300, 2_000, 20],
  ])('%s', (_, trigger, width, left) => {
    expect(panelLeft(trigger, width, edges)).toBe(left);
  });
});
