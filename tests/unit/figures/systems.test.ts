import { describe, expect, test } from 'vitest';
import { systems } from '@/content/schema/figures';
import { drawSystems } from '@/lib/figures/systems';

/** Draws a map with systems in two rows, each in the column after its name, such as `A1` and `B2.5`. */
function draw(names: string, links: string) {
  const map = {
    type: 'systems' as const,
    heading: 'Data',
    main: names.split(' ')[0] ?? '',
    systems: names.split(' ').map((name) => ({
      name,
      row: name.startsWith('A') ? 1 : 2,
      column: Number(name.slice(1)),
    })),
    links: links.split(' ').map((link) => {
      const [from = '', to = ''] = link.split('>');
      return { from, to, carries: 'Invoices' };
    }),
  };
  expect(systems.safeParse(map).error).toBeUndefined();
  return drawSystems(map);
}

/** The corners of a link's path. */
const cornersOf = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('a map of systems', () => {
  test('has the number of a link where the link bends, halfway between the rows', () => {
    const { boxes, links } = draw('A2 B1 B3', 'A2>B1 A2>B3');
    const [upper, ...lower] = boxes;
    const gap = {
      top: (upper?.y ?? 0) + (upper?.height ?? 0) / 2,
      bottom: (lower[0]?.y ?? 0) - (lower[0]?.height ?? 0) / 2,
    };
    expect(links.map(({ label }) => label)).toEqual(
      lower.map(({ x }) => ({ x, y: (gap.top + gap.bottom) / 2 })),
    );
    for (const { label, path } of links) expect(cornersOf(path)[1]).toEqual([label.x, label.y]);
  });

  test('has the numbers of links that meet below the systems that they come from', () => {
    const { boxes, links } = draw('A1 A3 B2', 'A1>B2 A3>B2');
    expect(links.map(({ label }) => label.x)).toEqual(boxes.slice(0, 2).map(({ x }) => x));
  });

  test.each([
    ['two systems with the same two systems', 'A1 A2 B1 B2', 'A1>B1 A1>B2 A2>B1 A2>B2'],
    ['a system with one, beside a system with two', 'A1 A2 B1 B2', 'A1>B1 A1>B2 A2>B1'],
    [
      'each of three with each of three',
      'A1 A2 A3 B1 B2 B3',
      'A1>B1 A1>B2 A1>B3 A2>B1 A2>B2 A2>B3 A3>B1 A3>B2 A3>B3',
    ],
    [
      'systems between columns',
      'A1 A2 A3 B1.5 B2.5',
      'A1>B2.5 A3>B1.5 A1>B1.5 A2>B1.5 A2>B2.5 A3>B2.5',
    ],
    ['one system with another, there and back', 'A1 B1 B2', 'A1>B1 B1>A1 A1>B1 A1>B2'],
    ['ten times the same two systems', 'A1 B1 B2', `A1>B2 ${'A1>B1 '.repeat(9).trim()}`],
  ])('shows every number if links join %s', (_, names, joined) => {
    const { links, width } = draw(names, joined);
    for (const [index, { label, path }] of links.entries()) {
      // A number is a disk with a radius of 9 units.
      expect(label.x).toBeGreaterThan(9);
      expect(label.x).toBeLessThan(width - 9);
      expect(cornersOf(path)[1]).toEqual([label.x, label.y]);
      for (const other of links.slice(index + 1)) {
        expect(Math.abs(other.label.x - label.x), `${index + 1}: ${joined}`).toBeGreaterThan(18);
      }
    }
  });

  test('cannot have a link to an unknown system', () => {
    const map = { main: 'A', systems: [{ name: 'A', row: 1, column: 1 }] };
    expect(() => drawSystems({ ...map, links: [{ from: 'A', to: 'B', carries: 'Tax' }] })).toThrow(
      '"B" is not a system of the map',
    );
  });
});
