import { z } from 'zod';
import { line, outline, shapes } from './fields';
import { mark, screen } from './screens';

/*
 * Data for the drawing in the first screen of a page. A drawing shows the subject of its page: one
 * to three parts, which `components/figures/drawing/` draws beside each other. All names and
 * figures in it are samples.
 */

/**
 * Something with text on it: a window of a program, a laptop, a phone, a sheet of paper, or a
 * receipt of 80 mm.
 */
const surface = screen.extend({
  type: z.enum(['window', 'laptop', 'phone', 'paper', 'receipt']),
});

/** A place in a plan: from the left and from the top. A plan is 320 wide. */
const place = z.tuple([z.number().min(0).max(320), z.number().min(0).max(320)]);

/** The plan of a building or a site, seen from above. */
const plan = z.object({
  type: z.literal('plan'),
  height: z.number().int().min(120).max(320),
  rooms: z
    .array(
      z.object({
        label: line(1, 22).optional(),
        at: place,
        size: place,
      }),
    )
    .min(1)
    .max(12),
  /** Devices, such as access points. `reach` is the radius of what they cover. */
  points: z
    .array(
      z.object({
        label: line(1, 18).optional(),
        at: place,
        reach: z.number().positive().max(160).optional(),
        mark: mark.optional(),
      }),
    )
    .max(16),
  /** Cables and paths. A line that is `open` is dashed. */
  lines: z
    .array(z.object({ points: z.array(place).min(2).max(6), mark: mark.optional() }))
    .max(8)
    .optional(),
});

/**
 * Areas as hexagons of the same size, by column and row, such as the cells of a network or the
 * counties of a country.
 */
const map = z.object({
  type: z.literal('map'),
  areas: z
    .array(
      z.object({
        label: line(1, 9),
        at: z.tuple([z.number().int().min(0).max(5), z.number().int().min(0).max(5)]),
        mark: mark.optional(),
      }),
    )
    .min(4)
    .max(24),
});

/** A search result, as an engine shows it. */
const result = z.object({
  type: z.literal('result'),
  query: line(3, 48),
  address: line(3, 48),
  title: line(3, 60),
  words: line(20, 160),
});

/** Boxes inside each other, from the outermost to the innermost. */
const boxes = z.object({
  type: z.literal('boxes'),
  items: z
    .array(z.object({ label: line(2, 40), value: line(1, 12).optional(), mark: mark.optional() }))
    .min(2)
    .max(4),
});

/** Devices in a rack, from the top. */
const rack = z.object({
  type: z.literal('rack'),
  title: line(2, 32),
  units: z
    .array(z.object({ label: line(2, 30), note: line(1, 22).optional(), mark: mark.optional() }))
    .min(3)
    .max(9),
});

/** The most columns of a drawing. */
export const columnsMax = 12;

const columnItems = z
  .array(
    z.object({
      label: line(1, 8),
      value: z.number().nonnegative(),
      text: line(1, 8).optional(),
      mark: mark.optional(),
    }),
  )
  .max(columnsMax);

/** Points of a line that columns can show. */
export const linePoints = columnItems.min(3);

/** Amounts as columns on one scale. */
const columns = z.object({
  type: z.literal('columns'),
  title: line(3, 48),
  items: columnItems.min(2),
  /** An amount for comparison, as a dashed line across the columns. The title names it. */
  level: z.number().positive().optional(),
});

/** Stops from top to bottom, such as the way of a container or of a message. */
const route = z.object({
  type: z.literal('route'),
  title: line(3, 48),
  stops: z
    .array(z.object({ label: line(2, 40), note: line(1, 40).optional(), mark: mark.optional() }))
    .min(3)
    .max(7),
});

/**
 * Arcs of a ring, in parts of `whole`: the minutes of an hour on a clock, or the hundredths of a
 * disk.
 */
const ring = z.object({
  type: z.literal('ring'),
  look: z.enum(['clock', 'disk']),
  whole: z.number().int().min(12).max(100),
  title: line(2, 32),
  centre: line(1, 10),
  arcs: z
    .array(
      z.object({
        label: line(2, 32),
        note: line(1, 24).optional(),
        from: z.number().min(0).max(100),
        to: z.number().min(0).max(100),
        mark: mark.optional(),
      }),
    )
    .min(1)
    .max(5),
});

/**
 * The objects that can stand for a page in a list. `lib/figures/emblems.ts` has their shapes. To add
 * one, add its name here; the compiler then asks for its shape.
 */
export const emblem = z.enum([
  'access-point',
  'app',
  'badge',
  'bank',
  'basket',
  'book',
  'branches',
  'browser',
  'bubbles',
  'bug',
  'buoy',
  'calendar',
  'card',
  'chip',
  'clipboard',
  'clock',
  'cloud',
  'cloud-bill',
  'cloud-copy',
  'cloud-move',
  'cloud-servers',
  'coins',
  'columns',
  'compass',
  'conveyor',
  'council',
  'cylinders',
  'desktop',
  'devices',
  'envelope',
  'factory',
  'fewer',
  'flats',
  'forged',
  'form',
  'gauge',
  'globe',
  'hands',
  'headset',
  'hub',
  'index-card',
  'key',
  'layers',
  'lens',
  'letter',
  'lock',
  'mast',
  'merge',
  'migration',
  'mortarboard',
  'old-computer',
  'opinion',
  'payment',
  'payslip',
  'pencil',
  'phones',
  'plug',
  'price-tag',
  'pulse',
  'puzzle',
  'rack',
  'repair',
  'scales',
  'shield',
  'ship',
  'shop',
  'signpost',
  'sms',
  'target',
  'tax-receipt',
  'telephone',
  'terminal',
  'thermometer',
  'tiles',
  'till',
  'tower',
  'weighbridge',
  'windows',
]);

export type EmblemName = z.infer<typeof emblem>;

/**
 * A place or a thing with words on it, 320 wide. Words are
 * centred on their place. They stand on the ground, or on the shape that is the object itself: on
 * other shapes they could not be read.
 */
const scene = z.object({
  type: z.literal('scene'),
  title: line(2, 40),
  height: z.number().int().min(80).max(320),
  shapes,
  words: z
    .array(
      z.object({
        text: line(1, 36),
        at: z.tuple([z.number().min(0).max(320), z.number().min(0).max(320)]),
        on: z.enum(['object', 'ground']),
        size: z.literal('large').optional(),
      }),
    )
    .max(16),
});

/**
 * A map of a coast, 320 wide. The ground is the sea, and shapes cover it in the order of the list:
 * land, served areas, the office.
 */
const coast = z.object({
  type: z.literal('coast'),
  height: z.number().int().min(160).max(400),
  shapes: z
    .array(
      z.object({
        look: z.enum(['land', 'area', 'office', 'lens', 'line']),
        outline,
      }),
    )
    .min(2)
    .max(12),
  names: z
    .array(
      z.object({
        name: line(2, 16),
        at: z.tuple([z.number(), z.number()]),
        size: z.enum(['large', 'small']),
      }),
    )
    .min(1)
    .max(10),
});

const part = z.discriminatedUnion('type', [
  surface,
  plan,
  map,
  result,
  boxes,
  rack,
  columns,
  route,
  ring,
  scene,
  coast,
]);

export const drawing = z.object({
  /**
   * A description. Pages write "(sample)" after it, except after that of a map of a coast.
   */
  caption: line(10, 100)
    .regex(/^[^a-z]/, 'Begin it with a capital letter')
    .regex(/[^.]$/, 'Leave out the full stop at its end'),
  /**
   * Where it stands: beside the heading, or below it in the whole width, with its parts beside each
   * other.
   */
  place: z.enum(['beside', 'below']).optional(),
  /** The first part is the largest. */
  parts: z.array(part).min(1).max(3),
});

export type Drawing = z.infer<typeof drawing>;
export type DrawingPart = Drawing['parts'][number];
export type DrawingPartOf<T extends DrawingPart['type']> = Extract<DrawingPart, { type: T }>;
