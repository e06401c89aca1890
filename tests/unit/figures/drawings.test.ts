import { describe, expect, test } from 'vitest';
import type { Flow, Systems } from '@/content/figures';
import type { PagePath } from '@/content/tree';
import { drawFlow, labelSize, laneWidth, narrowest } from '@/lib/figures/flow';
import { type Box, drawSystems, mapWidth, nameWidth } from '@/lib/figures/systems';
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

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

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
    expect(messages.map(({ x1, x2 }) => [x1, x2])).toEqual([
      [16.7, 83.3],
      [83.3, 50],
      [16.7, 16.7],
    ]);
    expect(messages.map(({ state }) => state)).toEqual(['sent', 'fails', 'sent']);
  });

  test('refuses a message to nobody', () => {
    const messages = [{ from: 'Till', to: 'Bank', text: 'Lost' }];
    expect(() => drawFlow({ ...flow, messages })).toThrow('"Bank"');
  });

  test.each(flows)('%s fits a screen of 320 pixels', (_, figure) => {
    const { lanes, messages } = drawFlow(figure);
    for (const { name } of lanes) {
      const widest = Math.max(...name.split(' ').map((word) => textWidth(word, labelSize)));
      expect(widest, name).toBeLessThanOrEqual(laneWidth(lanes.length));
    }
    for (const { left, width, text } of messages) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(100.2);
      const room = (width / 100) * narrowest;
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
      systems: ['A', 'B', 'C'],
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

  test.each(maps)('%s has no overlaps and fits a screen of 320 pixels', (_, figure: Systems) => {
    const { width, height, boxes, links } = drawSystems(figure);
    expect(width).toBeLessThanOrEqual(mapWidth);
    for (const [index, box] of boxes.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height);
      for (const line of box.lines) {
        expect(textWidth(line, labelSize), line).toBeLessThanOrEqual(nameWidth);
      }
      for (const other of boxes.slice(index + 1)) {
        expect(overlap(box, other), `${box.name} and ${other.name}`).toBe(false);
      }
    }
    for (const [index, { label, number }] of links.entries()) {
      const covered = boxes.filter(
        (box) =>
          Math.abs(box.x - label.x) < box.width / 2 && Math.abs(box.y - label.y) < box.height / 2,
      );
      expect(
        covered.map(({ name }) => name),
        `the number ${number}`,
      ).toEqual([]);
      for (const other of links.slice(index + 1)) {
        const apart = Math.hypot(label.x - other.label.x, label.y - other.label.y);
        expect(apart, `${number} and ${other.number}`).toBeGreaterThan(18);
      }
    }
  });
});

test('words wrap at the end of the line, and a long word keeps its line', () => {
  expect(wrapText('one two three', 10, 1_000)).toEqual(['one two three']);
  expect(wrapText('one two incomprehensibilities', 10, 45)).toEqual([
    'one two',
    'incomprehensibilities',
  ]);
});

// The schema requires the screens of every product.
test('there are figures on every article', () => {
  const drawn = new Set(
    figures
      .filter(({ figure }) => ['flow', 'systems', 'chart'].includes(figure.type))
      .map(({ path }) => path),
  );
  const bare = pages.filter(({ path, kind }) => kind === 'post' && !drawn.has(path));
  expect(bare.map(({ path }) => path)).toEqual([]);
});
