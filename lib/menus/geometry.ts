/** A point in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in the viewport, in CSS pixels, such as a `DOMRect`. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distance of a point from a box; 0 inside the box. */
function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - box.bottom),
  );
}

/**
 * How much nearer to a box a movement must bring the pointer to count as a movement towards the box, as a share of the distance
 * moved. A movement at 20 degrees to the box's edge has exactly this share.
 */
const minimumApproach = Math.sin((20 * Math.PI) / 180);

/**
 * Whether the pointer moves towards a box, for example diagonally from a trigger to its panel. False if the pointer rests or
 * moves along the edge of the box.
 */
export function isMovingTowards(from: Point, to: Point, box: Box): boolean {
  const moved = Math.hypot(to.x - from.x, to.y - from.y);
  return moved > 0 && distance(from, box) - distance(to, box) >= moved * minimumApproach;
}

/**
 * The left position of a panel, in pixels. The panel starts where its trigger starts, or further left if it would cross the right
 * edge. A panel that is wider than the space between the edges starts at the left edge.
 * @param trigger the left position of the trigger
 * @param width the width of the panel
 */
export function panelLeft(trigger: number, width: number, edges: { left: number; right: number }) {
  return Math.max(edges.left, Math.min(trigger, edges.right - width));
}
