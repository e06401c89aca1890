import { expect, test } from 'vitest';
import { drawChart } from '@/lib/figures/chart';

test('a waterfall that falls below zero keeps every bar within the chart, at one scale', () => {
  const drawing = drawChart({
    type: 'waterfall',
    unit: 'days',
    bars: [
      { label: 'Saved', change: 10 },
      { label: 'Lost', change: -15 },
      { label: 'Left', isTotal: true },
    ],
  });
  if (drawing.type !== 'bars') throw new Error(drawing.type);
  // The scale is from −5 to 10, so zero is at a third of the width.
  expect(drawing.bars.map(({ from, length }) => [from, length])).toEqual([
    [expect.closeTo(33.33, 1), expect.closeTo(66.67, 1)],
    [0, 100],
    [0, expect.closeTo(33.33, 1)],
  ]);
});
