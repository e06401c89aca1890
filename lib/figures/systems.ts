import type { Systems } from '@/content/schema/figures';
import { contentWidthMin, labelSize } from './flow';
import { round } from './round';
import { wrapText } from './text-width';

const boxWidth = 86;
const boxPadding = 5;
const lineHeight = 15;

/**
 * The maximum width of a name inside its box, in SVG units. On the narrowest supported screen, one
 * unit is one pixel.
 */
export const nameWidthMax = boxWidth - 2 * boxPadding;

/** The distance from a column to the next, in SVG units. */
const columnWidth = 96;

/** The space between two rows, in SVG units. A link bends in the middle of it. */
const rowGap = 40;

/** The minimum distance between the boxes and the edges of the map. */
const margin = 3;

/**
 * The distance between places for the numbers of links, which are disks 18 units wide. Systems are
 * multiples of it apart.
 */
const labelStep = columnWidth / 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A system's box in SVG units. `x` and `y` are its centre. */
export interface Box extends Point {
  readonly name: string;
  readonly row: number;
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

/** Places the boxes. The map is centred on the width of a phone's screen. */
function placeBoxes({ main, systems }: Pick<Systems, 'main' | 'systems'>): readonly Box[] {
  const boxes = systems.map(({ name, row, column }) => {
    const lines = wrapText(name, labelSize, nameWidthMax);
    const height = lines.length * lineHeight + 2 * boxPadding + 2;
    return { name, row, column, lines, width: boxWidth, height, isMain: name === main };
  });
  const columns = systems.map(({ column }) => column);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  const heightOf = (row: number) =>
    Math.max(0, ...boxes.filter((box) => box.row === row).map(({ height }) => height));
  const topOf = (row: number): number =>
    row === 1 ? margin : topOf(row - 1) + heightOf(row - 1) + rowGap;
  return boxes.map(({ column, ...box }) => ({
    ...box,
    x: contentWidthMin / 2 + (column - middle) * columnWidth,
    y: topOf(box.row) + heightOf(box.row) / 2,
  }));
}

/**
 * The point on a box's edge where a line from the point `from` to its centre enters it. The point
 * is above or below the box.
 */
function edgeTowards(box: Box, from: Point): Point {
  const rise = from.y - box.y;
  const share = Math.min(
    box.height / 2 / Math.abs(rise),
    from.x === box.x ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(from.x - box.x),
  );
  return { x: box.x + (from.x - box.x) * share, y: box.y + rise * share };
}

interface LinkEnds {
  readonly upper: Box;
  readonly lower: Box;
}

/**
 * Where each link bends, from the left: above the lower system if the upper one has several links
 * downwards, so that they fan out, otherwise below the upper one. If another link bends there, it
 * bends as near as possible, between its systems if there is room.
 */
function bendsOf(ends: readonly LinkEnds[]): ReadonlyMap<LinkEnds, number> {
  const bends = new Map<LinkEnds, number>();
  const spanOf = ({ upper, lower }: LinkEnds) => Math.abs(upper.x - lower.x);
  // A link straight down has only one place, so it chooses first.
  for (const link of ends.toSorted((a, b) => spanOf(a) - spanOf(b))) {
    const { upper, lower } = link;
    const fansOut = ends.filter((other) => other.upper === upper).length > 1;
    const wanted = fansOut ? lower.x : upper.x;
    const taken = [...bends].flatMap(([other, x]) => (other.upper.row === upper.row ? [x] : []));
    const outside = (x: number) =>
      Math.max(0, Math.min(upper.x, lower.x) - x, x - Math.max(upper.x, lower.x));
    const steps = Math.ceil(contentWidthMin / labelStep);
    const [nearest = wanted] = Array.from(
      { length: 2 * steps + 1 },
      (_, index) => wanted + (index - steps) * labelStep,
    )
      .filter((x) => x > labelStep / 2 && x < contentWidthMin - labelStep / 2)
      .filter((x) => !taken.some((other) => Math.abs(other - x) < labelStep))
      .toSorted((a, b) => outside(a) - outside(b) || Math.abs(a - wanted) - Math.abs(b - wanted));
    bends.set(link, nearest);
  }
  return bends;
}

/**
 * Draws a map of systems at the places that its data names. A link bends halfway between its rows,
 * where its number is.
 * @throws if a link names an unknown system. The content check reports such a link earlier.
 */
export function drawSystems(map: Pick<Systems, 'main' | 'systems' | 'links'>): SystemsDrawing {
  const boxes = placeBoxes(map);
  const boxOf = (name: string) => {
    const box = boxes.find((candidate) => candidate.name === name);
    if (!box) throw new Error(`lib/figures/systems.ts: "${name}" is not a system of the map.`);
    return box;
  };
  const ends = map.links.map((link) => {
    const [from, to] = [boxOf(link.from), boxOf(link.to)];
    const [upper, lower] = from.row < to.row ? [from, to] : [to, from];
    return { link, from, to, upper, lower };
  });
  const bends = bendsOf(ends);
  return {
    width: contentWidthMin,
    height: round(Math.max(...boxes.map(({ y, height }) => y + height / 2)) + margin),
    boxes: boxes.map((box) => ({ ...box, x: round(box.x), y: round(box.y) })),
    links: ends.map((end, index) => {
      const { from, to, upper } = end;
      const { both = false, ...link } = end.link;
      const rowHeight = Math.max(
        ...boxes.filter(({ row }) => row === upper.row).map(({ height }) => height),
      );
      const bend = {
        x: bends.get(end) ?? upper.x,
        y: upper.y + rowHeight / 2 + rowGap / 2,
      };
      const points = [edgeTowards(from, bend), bend, edgeTowards(to, bend)];
      return {
        ...link,
        number: index + 1,
        both,
        path: `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`,
        label: { x: round(bend.x), y: round(bend.y) },
      };
    }),
  };
}
