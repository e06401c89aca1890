/** A place in the viewport, in CSS pixels. */
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

function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(
    Math.max(box.left - x, 0, x - box.right),
    Math.max(box.top - y, 0, y - box.bottom),
  );
}

/** The least share of a movement that has to bring the pointer nearer: 20 degrees off the box's edge, or steeper. */
const leastApproach = Math.sin((20 * Math.PI) / 180);

/**
 * Whether a movement of the pointer leads towards a box, as a diagonal one from a trigger to its panel does. A pointer
 * that rests, or moves along the box's edge, doesn't.
 */
export function isMovingTowards(from: Point, to: Point, box: Box): boolean {
  const moved = Math.hypot(to.x - from.x, to.y - from.y);
  return moved > 0 && distance(from, box) - distance(to, box) >= moved * leastApproach;
}

/**
 * The left edge, in pixels, of a panel that starts at its trigger and is moved just far enough to stay between two edges.
 * A panel that is wider than the space starts at its left edge.
 */
export function panelLeft(trigger: number, width: number, edges: { left: number; right: number }) {
  return Math.max(edges.left, Math.min(trigger, edges.right - width));
}
