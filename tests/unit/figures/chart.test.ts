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

test('a line chart has high values above low values, and its ticks and its level are on the same scale', () => {
  const drawing = drawChart({
    type: 'line',
    xLabel: 'Users',
    yLabel: 'Seconds',
    points: [
      [0, 0],
      [50, 10],
      [100, 40],
    ],
    level: { value: 30, label: 'Too slow' },
  });
  if (drawing.type !== 'line') throw new Error(drawing.type);
  // From the top of the chart, as the view box of an SVG.
  expect(drawing.path).toBe('M0,100L50,75L100,0');
  expect(drawing.level).toEqual({ at: 25, label: 'Too slow' });
  expect(drawing.yTicks).toEqual(
    [0, 10, 20, 30, 40].map((value) => ({ at: 100 - value * 2.5, label: `${value}` })),
  );
  expect(drawing.xTicks).toEqual([0, 50, 100].map((value) => ({ at: value, label: `${value}` })));
});

test('a chart over years writes them without a separator, and small values keep their digits', () => {
  const points: [number, number][] = [
    [2024, -0.004],
    [2026, 1200.5],
  ];
  const drawing = drawChart({ type: 'line', xLabel: 'Year', yLabel: 'Seconds', points });
  if (drawing.type !== 'line') throw new Error(drawing.type);
  expect(drawing.xTicks.map(({ label }) => label)).toEqual(['2024', '2025', '2026']);
  expect(drawing.points).toEqual([
    { x: '2024', y: '−0.004' },
    { x: '2026', y: '1,200.5' },
  ]);
});

test('a line chart has at most four marks below it, which a phone has room for', () => {
  const points: [number, number][] = [
    [0, 1],
    [4, 2],
  ];
  const drawing = drawChart({ type: 'line', xLabel: 'Week', yLabel: 'Calls', points });
  if (drawing.type !== 'line') throw new Error(drawing.type);
  expect(drawing.xTicks.map(({ label }) => label)).toEqual(['0', '2', '4']);
});

test('a line of nothing but zeros lies on the axis', () => {
  const points: [number, number][] = [
    [1, 0],
    [2, 0],
  ];
  const drawing = drawChart({ type: 'line', xLabel: 'Week', yLabel: 'Calls', points });
  if (drawing.type !== 'line') throw new Error(drawing.type);
  expect(drawing.path).toBe('M0,100L100,100');
  expect(drawing.yTicks[0]).toEqual({ at: 100, label: '0' });
});
