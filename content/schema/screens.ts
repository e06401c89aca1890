import { z } from 'zod';
import { line, shapes } from './fields';

/*
 * Data for drawings of screens. `components/figures/screen.tsx` draws them. All names
 * and figures are samples.
 */

export const mark = z.enum(['done', 'open', 'late']);

/**
 * A cell of a grid: filled if done, outlined if open, in the warning colour if late, otherwise
 * plain.
 */
const square = z.object({
  text: line(1, 16).optional(),
  mark: mark.optional(),
  /** The number of columns that the square covers; 1 by default. */
  span: z.number().int().min(2).max(8).optional(),
});

const block = z.discriminatedUnion('type', [
  /** Large numbers with labels. */
  z.object({
    type: z.literal('totals'),
    items: z
      .array(z.object({ label: line(2, 30), value: line(1, 18) }))
      .min(2)
      .max(4),
  }),
  /** A list whose entries may be done, open or late. */
  z.object({
    type: z.literal('rows'),
    items: z
      .array(
        z.object({
          text: line(2, 48),
          value: line(1, 20).optional(),
          mark: mark.optional(),
        }),
      )
      .min(1)
      .max(6),
  }),
  /** Amounts as bars with the same scale. */
  z.object({
    type: z.literal('bars'),
    items: z
      .array(z.object({ label: line(1, 24), value: z.number().nonnegative(), text: line(1, 20) }))
      .min(2)
      .max(7),
  }),
  /** A table of numbers, with labels in the first column. */
  z
    .object({
      type: z.literal('table'),
      columns: z.array(line(2, 16)).min(2).max(4),
      rows: z
        .array(z.object({ cells: z.array(line(1, 30)).min(2).max(4), mark: mark.optional() }))
        .min(2)
        .max(8),
    })
    .superRefine(({ columns, rows }, context) => {
      for (const [index, { cells }] of rows.entries()) {
        if (cells.length === columns.length) continue;
        const message = `Give one for each of the ${columns.length} columns`;
        context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
      }
    }),
  /** Squares in rows, such as a timetable or the flats of a building. */
  z
    .object({
      type: z.literal('grid'),
      columns: z.array(line(1, 6)).min(3).max(8).optional(),
      rows: z
        .array(z.object({ label: line(1, 8), squares: z.array(square) }))
        .min(1)
        .max(7),
    })
    .superRefine(({ columns, rows }, context) => {
      const widths = rows.map(({ squares }) =>
        squares.reduce((sum, { span = 1 }) => sum + span, 0),
      );
      const width = columns?.length ?? widths[0];
      for (const [index, own] of widths.entries()) {
        if (own === width) continue;
        const message = `It is ${own} squares wide, and the grid ${width}. Correct the squares or a span`;
        context.addIssue({ code: 'custom', path: ['rows', index, 'squares'], message });
      }
    }),
  z.object({ type: z.literal('buttons'), items: z.array(line(2, 24)).min(1).max(4) }),
  /**
   * Messages of a conversation, such as an SMS or the thread of a ticket. Those of `us` are on the
   * right.
   */
  z.object({
    type: z.literal('messages'),
    items: z
      .array(
        z.object({
          from: z.enum(['them', 'us']),
          /** Who wrote it and when, such as `Cashier, 08:41`. */
          by: line(2, 32).optional(),
          text: line(2, 110),
        }),
      )
      .min(1)
      .max(5),
  }),
  /** A picture on a page of a website, 320 wide. */
  z.object({
    type: z.literal('picture'),
    height: z.number().int().min(40).max(320),
    shapes,
  }),
  /** Fields of a form, filled in. */
  z.object({
    type: z.literal('fields'),
    items: z
      .array(z.object({ label: line(2, 28), value: line(1, 32) }))
      .min(1)
      .max(5),
  }),
]);

export const screen = z.object({
  /** The name of the screen in the product. */
  title: line(2, 32),
  /** The state that the screen shows, such as `3 sales wait`. */
  state: line(2, 40).optional(),
  blocks: z.array(block).min(1).max(4),
});

export type Screen = z.infer<typeof screen>;
export type ScreenBlock = Screen['blocks'][number];
