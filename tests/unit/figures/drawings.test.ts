import { describe, expect, test } from 'vitest';
import type { Flow, Systems } from '@/content/figures';
import type { PagePath } from '@/content/tree';
import { contentWidthMin, drawFlow } from '@/lib/figures/flow';
import { drawSystems } from '@/lib/figures/systems';
import { textWidth, wrapText } from '@/lib/figures/text-width';
import { copyOf } from '@/lib/pages/copy';
import { pages } from '@/lib/pages/tree';

/** Every figure of the site, with its page. */
const figures = pages.flatMap(({ path }: { path: PagePath }) => {
  const copy = copyOf(path);
  return [
    ...('sections' in copy ? copy.sections : []),
    ...('figures' in copy ? (copy.figures ?? []).map(({ figure }) => figure) : []),
  ].map((figure) => ({ path, name: `${path}: ${figure.heading}`, figure }));
});
const flows = figures.flatMap(({ name, figure }) =>
  figure.type === 'flow' ? [[name, figure] as const] : [],
);
const maps = figures.flatMap(({ name, figure }) =>
  figure.type === 'systems' ? [[name, figure] as const] : [],
);

describe('a flow', () => {
  const flow = {
    actors: ['Till', 'Queue', 'KRA'],
    messages: [
      { from: 'Till', to: 'KRA', text: 'Over two lanes' },
      { from: 'KRA', to: 'Queue', text: 'Back', state: 'fails' },
      { from: 'Till', to: 'Till', text: 'Kept' },
    ],
  } satisfies Pick<Flow, 'actors' | 'messages'>;

  test('places actors in lanes and arrows between them', () => {
    const { lanes, messages } = drawFlow(flow);
    expect(lanes.map(({ x }) => x)).toEqual([16.7, 50, 83.3]);
    expect(messages).toMatchObject([
      { number: 1, x1: 16.7, x2: 83.3, left: 16.7, width: 66.6, state: 'sent' },
      { number: 2, x1: 83.3, x2: 50, left: 37.7, width: 58, state: 'fails' },
      { number: 3, x1: 16.7, x2: 16.7, left: 0, width: 58, state: 'sent' },
    ]);
  });

  test.each(flows)('%s has messages that fit a screen of 320 pixels', (_, figure) => {
    for (const { left, width, text } of drawFlow(figure).messages) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100.2);
      const room = (width / 100) * contentWidthMin;
      for (const line of wrapText(text, 14, room)) {
        expect(textWidth(line, 14), line).toBeLessThanOrEqual(room);
      }
    }
  });
});

describe('a map of systems', () => {
  test('draws a line for each link, with arrows at both ends if data flows both ways', () => {
    const { links, boxes } = drawSystems({
      main: 'B',
      systems: [
        { name: 'A', row: 1, column: 2 },
        { name: 'B', row: 2, column: 2 },
        { name: 'C', row: 3, column: 2 },
      ],
      links: [
        { from: 'A', to: 'B', carries: 'Orders' },
        { from: 'B', to: 'C', carries: 'Stock', both: true },
      ],
    });
    expect(links.map(({ number, both }) => [number, both])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(boxes.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(['B']);
  });

  test.each(maps)(
    '%s has all boxes inside the drawing, and no box or other number covers a number',
    (_, figure: Systems) => {
      const { width, height, boxes, links } = drawSystems(figure);
      for (const box of boxes) {
        expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
        expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      }
      for (const [index, { label }] of links.entries()) {
        const covers = boxes.filter(
          ({ x, y, width, height }) =>
            Math.abs(x - label.x) < width / 2 && Math.abs(y - label.y) < height / 2,
        );
        expect(covers).toEqual([]);
        const near = links
          .slice(index + 1)
          .filter((other) => Math.hypot(label.x - other.label.x, label.y - other.label.y) <= 18);
        expect(near).toEqual([]);
      }
    },
  );
});

test('text wraps between words, and a word that is too wide has its own line', () => {
  expect(wrapText('one two three', 10, 1_000)).toEqual(['one two three']);
  expect(wrapText('one two incomprehensibilities', 10, 45)).toEqual([
    'one two',
    'incomprehensibilities',
  ]);
});

test('every article has a figure', () => {
  const posts = pages.filter(({ kind }) => kind === 'post').map(({ path }) => path);
  const drawn = figures.filter(({ figure }) => ['flow', 'systems', 'chart'].includes(figure.type));
  expect(posts.filter((post) => !drawn.some(({ path }) => path === post))).toEqual([]);
});
