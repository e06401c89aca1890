import * as constants from '@/lib/constants';

/** A point in the viewport, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/*
 * Popover libraries keep one popover open while the pointer is on its way to it. Here, the pointer
 * crosses other triggers and categories on its way, and these must not react.
 */

/** A place of the pointer, and when it was there, in milliseconds. */
export interface PathPoint extends Point {
  readonly at: number;
}

/** The place of the pointer in an event. */
export const placeOf = ({
  clientX,
  clientY,
  timeStamp,
}: Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>): PathPoint => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});

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
 * How much nearer to a box a movement must bring the pointer to count as a movement towards the
 * box, as a share of the distance moved. A movement at 20 degrees to the box's edge has exactly
 * this share.
 */
const minimumApproach = Math.sin((20 * Math.PI) / 180);

/**
 * Over how many milliseconds the speed of the pointer is measured. A hand changes its direction
 * more slowly.
 */
const speedWindowMs = 60;

/**
 * A path with one more place, without the places that are too old to tell the pointer's speed. The
 * last one stays however old it is, because a busy browser reports places rarely.
 * @param path the places of the pointer, oldest first
 */
export function withPlace(path: readonly PathPoint[], place: PathPoint): readonly PathPoint[] {
  const last = path.at(-1);
  return [...path.filter((it) => it === last || place.at - it.at <= speedWindowMs), place];
}

/**
 * Whether the pointer is on its way to a box, for example diagonally from a trigger to its panel:
 * at its present speed, it would arrive within `menuArrivalMs`. False if the pointer rests, slows
 * down before the box, or moves along the edge of the box.
 * @param path the places of the pointer, oldest first, as `withPlace` returns them
 */
export function isApproaching(path: readonly PathPoint[], box: Box): boolean {
  const [from] = path;
  const to = path.at(-1);
  if (!from || !to) return false;
  const left = distance(to, box);
  const approached = distance(from, box) - left;
  const moved = Math.hypot(to.x - from.x, to.y - from.y);
  if (moved === 0 || left === 0 || approached < moved * minimumApproach) return false;
  return left * (to.at - from.at) <= approached * constants.menuArrivalMs;
}

/**
 * The left position of a panel, in pixels. The panel starts where its trigger starts, or further
 * left if it would cross the right edge. A panel that is wider than the space between the edges
 * starts at the left edge.
 * @param trigger the left position of the trigger
 * @param width the width of the panel
 */
export function panelLeft(trigger: number, width: number, edges: { left: number; right: number }) {
  return Math.max(edges.left, Math.min(trigger, edges.right - width));
}
