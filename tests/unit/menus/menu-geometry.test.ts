import { describe, expect, test } from 'vitest';
import { isMovingTowards, panelLeft } from '@/lib/menus/geometry';

describe('a movement of the pointer', () => {
  const panel = { left: 100, right: 500, top: 50, bottom: 300 };

  test.each([
    ['straight down', { x: 200, y: 20 }, { x: 200, y: 30 }],
    ['straight up from below', { x: 200, y: 330 }, { x: 200, y: 320 }],
    ['to the right from its left', { x: 80, y: 100 }, { x: 90, y: 100 }],
    ['to the left from its right', { x: 520, y: 100 }, { x: 510, y: 100 }],
    ['at 21 degrees to its top edge', { x: 200, y: 10 }, { x: 293.36, y: 45.84 }],
  ])('%s leads towards the panel', (_, from, to) => {
    expect(isMovingTowards(from, to, panel)).toBe(true);
  });

  test.each([
    ['at 19 degrees to its top edge', { x: 200, y: 10 }, { x: 294.55, y: 42.56 }],
    ['away', { x: 200, y: 20 }, { x: 200, y: 10 }],
    ['to the right, past its right edge', { x: 500, y: 20 }, { x: 600, y: 20 }],
    ['over no distance', { x: 200, y: 20 }, { x: 200, y: 20 }],
    ['inside it', { x: 200, y: 100 }, { x: 210, y: 120 }],
  ])('%s does not lead towards the panel', (_, from, to) => {
    expect(isMovingTowards(from, to, panel)).toBe(false);
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
