import { expect, test, vi } from 'vitest';
import { type Drawing, drawing as schema } from '@/content/schema/drawings';
import type { PostFigure } from '@/content/schema/figures';
import { postDrawing } from '@/lib/figures/post-drawing';
import * as copies from '@/lib/pages/copy';
import { pageOf } from '../../../support/page-of';

const path = pageOf('post');

/** Has all posts show a line chart as their only figure, and a drawing of their own, if given. */
function mockPosts(points: [number, number][], drawing?: Drawing) {
  const figure: PostFigure['figure'] = {
    type: 'chart',
    heading: 'Sales in a week',
    data: { type: 'line', xLabel: 'Day', yLabel: 'Sales', points },
  };
  const copy = { ...copies.copyOf(path), drawing, figures: [{ under: 'Costs', figure }] };
  vi.spyOn(copies, 'copyOf').mockReturnValue(copy);
}

/** The drawing of a post whose only figure is a line chart. */
function drawingOf(...points: [number, number][]) {
  mockPosts(points);
  return postDrawing(path);
}

const times = (count: number) => Array.from({ length: count }, (_, n): [number, number] => [n, n]);

test.each([3, 12, 13, 24])(
  'a line of %i points is drawn as columns that the schema accepts',
  (count) => {
    const drawing = drawingOf(...times(count));
    expect(schema.safeParse(drawing).error).toBeUndefined();
    const [part] = drawing?.parts ?? [];
    expect(part?.type === 'columns' && part.items[0]?.label).toBe('0');
  },
);

test.each<[string, ...[number, number][]]>([
  ['a value below zero', [1, 2], [2, -1], [3, 1]],
  ['fewer than three points', [1, 2], [2, 1]],
  ['numbers too long for a label', [1_000_000_000, 1], [2_000_000_000, 2], [3_000_000_000, 3]],
])('a line with %s has no drawing', (_, ...points) => {
  expect(drawingOf(...points)).toBeUndefined();
});

test('a post’s own drawing comes before its figures', () => {
  const stops = ['Ship', 'Yard', 'Gate'].map((label) => ({ label }));
  const own: Drawing = {
    caption: 'The way of a container',
    parts: [{ type: 'route', title: 'One container', stops }],
  };
  mockPosts(
    [
      [1, 2],
      [2, 4],
      [3, 6],
    ],
    own,
  );
  expect(postDrawing(path)).toBe(own);
});
