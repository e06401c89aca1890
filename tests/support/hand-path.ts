interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The places of a pointer that a hand moves from one point to another, as a mouse with 125 reports
 * a second sends them: whole pixels, with times in milliseconds. The hand speeds up and slows down
 * with the least jerk (Flash and Hogan, 1985), and turns about the wrist, so its path is bent.
 * @param ms how long the movement takes
 * @param bend how far the middle of the path lies to the right of the straight line, in pixels;
 * negative for the left
 * @param from when the movement starts
 */
export function handPath(
  start: Place,
  end: Place,
  { ms, bend = 0, from = 0 }: { ms: number; bend?: number; from?: number },
): readonly (Place & { readonly at: number })[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const side = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  const reports = Math.ceil(ms / 8);
  return Array.from({ length: reports + 1 }, (_, index) => {
    const time = index / reports;
    const share = time ** 3 * (10 - 15 * time + 6 * time ** 2);
    const aside = bend * 4 * share * (1 - share);
    return {
      x: Math.round(start.x + (end.x - start.x) * share + side.x * aside),
      y: Math.round(start.y + (end.y - start.y) * share + side.y * aside),
      at: from + index * (ms / reports),
    };
  });
}
