import { Graph, layout } from '@dagrejs/dagre';
import type { Systems } from '@/content/figures';
import { contentWidthMin, labelSize } from './flow';
import { round } from './round';
import { wrapText } from './text-width';

/** The maximum width of a map that fits on a phone, in SVG units. On the narrowest supported screen, one unit is one pixel. */
export const mapWidthMax = contentWidthMin;

const boxWidth = 86;

const boxPadding = 5;
const lineHeight = 15;

/** The maximum width of a name inside its box, in SVG units. */
export const nameWidthMax = boxWidth - 2 * boxPadding;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A system's box in SVG units. `x` and `y` are its centre. */
export interface Box extends Point {
  readonly name: string;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly isMain: boolean;
}

/** A link between two boxes. `label` is the position of its number. */
export interface DrawnLink {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly carries: string;
  readonly both: boolean;
  readonly path: string;
  readonly label: Point;
}

/** A drawn map of systems, in SVG units. */
export interface SystemsDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly links: readonly DrawnLink[];
}

/** The minimum distance between the boxes and the edges of the map. */
const margin = 3;

/** The lines of a system's name inside its box. */
export function nameLines(name: string): readonly string[] {
  return wrapText(name, labelSize, nameWidthMax);
}

/**
 * Lays out a map of systems from top to bottom. If the boxes and links need less than `mapWidthMax`, they are centred in this
 * width. The content check reports a map that is wider.
 */
export function drawSystems({
  main,
  systems,
  links,
}: Pick<Systems, 'main' | 'systems' | 'links'>): SystemsDrawing {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 10, edgesep: 8, ranksep: 40, marginx: 0, marginy: 0 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const name of systems) {
    graph.setNode(name, {
      width: boxWidth,
      height: nameLines(name).length * lineHeight + 2 * boxPadding + 2,
    });
  }
  links.forEach(({ from, to }, index) => {
    graph.setEdge(from, to, {}, String(index));
  });
  layout(graph);

  const placed = systems.map((name) => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(name);
    return { name, x, y, width, height };
  });
  const bends = links.map(({ from, to }, index): readonly Point[] => {
    const { points = [] } = graph.edge({ v: from, w: to, name: String(index) });
    return points;
  });
  const xs = [
    ...placed.flatMap(({ x, width }) => [x - width / 2, x + width / 2]),
    ...bends.flat().map(({ x }) => x),
  ];
  const bottoms = placed.map(({ y, height }) => y + height / 2);
  const left = Math.min(...xs);
  const drawnWidth = Math.max(...xs) - left + 2 * margin;
  const width = Math.max(drawnWidth, mapWidthMax);
  const shift = (width - drawnWidth) / 2 + margin - left;
  const moved = ({ x, y }: Point) => ({ x: round(x + shift), y: round(y + margin) });

  return {
    width: round(width),
    height: round(Math.max(...bottoms) + 2 * margin),
    boxes: placed.map((box) => ({
      ...box,
      ...moved(box),
      lines: nameLines(box.name),
      isMain: box.name === main,
    })),
    links: links.map(({ from, to, carries, both = false }, index) => {
      const points = (bends[index] ?? []).map(moved);
      const middle = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
      return {
        number: index + 1,
        from,
        to,
        carries,
        both,
        path: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
        label: middle,
      };
    }),
  };
}
