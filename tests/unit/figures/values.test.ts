import { expect, test } from 'vitest';
import { chartRows } from '@/lib/figures/chart';
import { drawFlow, routeInWords } from '@/lib/figures/flow';

/*
 * Values that were calculated by hand. The tests of drawings compare what a page shows with the
 * functions that these tests check.
 */

test('the table of a chart has its numbers with their units', () => {
  const bars = [
    { label: 'Before', value: 1_250.5 },
    { label: 'After', value: 0 },
  ];
  expect(chartRows({ type: 'bars', unit: 'minutes', bars })).toEqual([
    ['', 'Amount'],
    ['Before', '1,250.5 minutes'],
    ['After', '0 minutes'],
  ]);
  const points: [number, number][] = [
    [1, -2],
    [2, 3],
  ];
  expect(chartRows({ type: 'line', xLabel: 'Day', yLabel: 'Sales', points })).toEqual([
    ['Day', 'Sales'],
    ['1', '−2'],
    ['2', '3'],
  ]);
});

test('the text of a message at the edge of a figure stays inside it', () => {
  const actors = ['Till', 'Queue', 'Server', 'Bank'];
  const { messages } = drawFlow({
    actors,
    messages: actors.map((name) => ({ from: name, to: name, text: 'Keeps the sale' })),
  });
  const edges = messages.flatMap(({ left, width }) => [left, left + width]);
  expect(Math.min(...edges)).toBeCloseTo(0);
  expect(Math.max(...edges)).toBeCloseTo(100);
});

test('a message has its number, its way and its state in words', () => {
  const { messages } = drawFlow({
    actors: ['Till', 'Queue'],
    messages: [
      { from: 'Till', to: 'Queue', text: 'The sale' },
      { from: 'Queue', to: 'Till', text: 'No answer', state: 'fails' },
      { from: 'Till', to: 'Till', text: 'Keeps it', state: 'waits' },
    ],
  });
  expect(messages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(messages.map(routeInWords)).toEqual([
    'Till to Queue',
    'Queue to Till (fails)',
    'Till (waits)',
  ]);
});
