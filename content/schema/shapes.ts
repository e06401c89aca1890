import { z } from 'zod';

/*
 * Data for shapes that an object, a place or a picture is drawn from.
 */

/**
 * How a shape is painted: as the object itself, as a part of it, as the part that matters, in the
 * colour of text, as a line on the object, or as a line on the ground.
 */
const shapeLook = z.enum(['body', 'tint', 'hot', 'solid', 'mark', 'line']);

export type ShapeLook = z.infer<typeof shapeLook>;

export const outline = z
  .string()
  .regex(/^M[\d\s.,a-z-]+$/i, 'Write an SVG path that starts with M');

/** A shape covers the shapes before it. */
export const shapes = z
  .array(z.object({ look: shapeLook, outline }))
  .min(2)
  .max(24);

export type Shapes = z.infer<typeof shapes>;
