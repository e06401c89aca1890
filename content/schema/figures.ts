import { z } from 'zod';
import { distinct, line, markdown, text } from './fields';

/*
 * The schemas of figures: sections that the build draws from data. `lib/checks/copy/figures.ts`
 * checks that they fit on a phone.
 */

/** Who works on a step of a process. */
export const busyParties = ['us', 'you', 'both', 'others'] as const;

const heading = line(3, 90);

interface Connection {
  readonly from: string;
  readonly to: string;
}

/**
 * Reports connections from or to a name that is not in the list, and names without a connection.
 * @param fields the fields with the names and the connections
 */
function checkConnections(
  names: readonly string[],
  connections: readonly Connection[],
  fields: { readonly names: string; readonly connections: string },
  context: z.RefinementCtx,
): void {
  for (const [index, connection] of connections.entries()) {
    for (const end of ['from', 'to'] as const) {
      if (names.includes(connection[end])) continue;
      context.addIssue({
        code: 'custom',
        path: [fields.connections, index, end],
        message: `It is not in "${fields.names}". Use one of: ${names.join(', ')}`,
      });
    }
  }
  for (const [index, name] of names.entries()) {
    if (connections.some(({ from, to }) => from === name || to === name)) continue;
    context.addIssue({
      code: 'custom',
      path: [fields.names, index],
      message: `It is not in "${fields.connections}". Add it there, or remove it here`,
    });
  }
}

/** Messages between two to four actors, in the order in which they are sent. */
export const flow = z
  .object({
    type: z.literal('flow'),
    heading,
    intro: markdown.optional(),
    /** From left to right. */
    actors: distinct(z.array(line(2, 28)).min(2).max(4), (name) => name),
    messages: z
      .array(
        z.object({
          from: text,
          /**
           * The receiver. It is the same as the sender if an actor does something alone, such as
           * storing data.
           */
          to: text,
          text: line(4, 90),
          /** A message that waits has a dashed arrow; one that fails has the warning colour. */
          state: z.enum(['waits', 'fails']).optional(),
        }),
      )
      .min(3)
      .max(10),
  })
  .superRefine(({ actors, messages }, context) => {
    const fields = { names: 'actors', connections: 'messages' };
    checkConnections(actors, messages, fields, context);
  });

/** The number of systems that fit side by side on a phone. */
const columnsMax = 3;

/** Which systems exchange data. */
export const systems = z
  .object({
    type: z.literal('systems'),
    heading,
    intro: markdown.optional(),
    /** The system that the page is about. */
    main: text,
    /** All systems, including the main one, with their places in the drawing. */
    systems: distinct(
      z
        .array(
          z.object({
            name: line(2, 28),
            /** 1 is the highest row. */
            row: z.number().int().min(1).max(10),
            /** 1 is the leftmost column. 1.5 is halfway between the first and the second. */
            column: z.number().min(1).max(columnsMax).multipleOf(0.5),
          }),
        )
        .min(3)
        .max(10),
      ({ name }) => name,
    ),
    links: z
      .array(
        z
          .object({
            from: text,
            to: text,
            /** The data that the systems exchange. */
            carries: line(4, 120),
            /** Whether data flows in both directions. */
            both: z.boolean().optional(),
          })
          .refine(({ from, to }) => from !== to, {
            path: ['to'],
            message: 'The link leads to where it starts. Name the system at the other end',
          }),
      )
      .min(2)
      .max(10),
  })
  .refine(({ main, systems: placed }) => placed.some(({ name }) => name === main), {
    path: ['main'],
    message: 'It is not in "systems". Write one of the names in that list',
  })
  .superRefine(({ systems: placed, links }, context) => {
    const names = placed.map(({ name }) => name);
    checkConnections(names, links, { names: 'systems', connections: 'links' }, context);
    const rowOf = new Map(placed.map(({ name, row }) => [name, row]));
    for (const [index, { from, to }] of links.entries()) {
      const [above, below] = [rowOf.get(from), rowOf.get(to)];
      if (from === to || above === undefined || below === undefined) continue;
      if (Math.abs(above - below) === 1) continue;
      const message = `"${from}" is in row ${above}, and "${to}" in row ${below}. Give two systems with a link neighbouring rows`;
      context.addIssue({ code: 'custom', path: ['links', index, 'to'], message });
    }
    for (const [index, { name, row, column }] of placed.entries()) {
      const near = placed
        .slice(0, index)
        .find((other) => other.row === row && Math.abs(other.column - column) < 1);
      if (!near) continue;
      const message = `"${name}" covers "${near.name}". Leave one column between systems of a row`;
      context.addIssue({ code: 'custom', path: ['systems', index, 'column'], message });
    }
  });

const label = line(1, 48);

/** The values of a chart, or the calculation that produces them. */
const chartData = z.discriminatedUnion('type', [
  /** A bar chart. */
  z.object({
    type: z.literal('bars'),
    /** The unit of the values, such as `KSh` or `minutes`. */
    unit: line(1, 16),
    bars: z
      .array(
        z.object({
          label,
          value: z.number().nonnegative(),
          /** Whether the bar is highlighted. */
          mark: z.boolean().optional(),
        }),
      )
      .min(2)
      .max(8),
  }),
  /** A line chart. Its points are sorted from left to right. */
  z.object({
    type: z.literal('line'),
    xLabel: line(1, 30),
    yLabel: line(1, 30),
    points: z
      .array(z.tuple([z.number(), z.number()]))
      .min(2)
      .max(24)
      .superRefine((points, context) => {
        const index = points.findIndex(([x], at) => x <= (points[at - 1]?.[0] ?? -Infinity));
        if (index < 0) return;
        const message =
          'It is not right of the point before it. Sort the points by their first number';
        context.addIssue({ code: 'custom', path: [index], message });
      }),
    /** A horizontal line for comparison. */
    level: z.object({ value: z.number(), label }).optional(),
  }),
  /**
   * A bar chart in which each bar changes the amount that the bars above it have reached, such as a
   * deduction, or shows it.
   */
  z.object({
    type: z.literal('waterfall'),
    unit: line(1, 16),
    bars: z
      .array(
        z.union([
          z.strictObject({ label, change: z.number() }),
          z.strictObject({ label, isTotal: z.literal(true) }),
        ]),
      )
      .min(2)
      .max(10),
  }),
]);

export const chart = z.object({
  type: z.literal('chart'),
  heading,
  intro: markdown.optional(),
  data: chartData,
});

/** A form that calculates an answer on the page, with its formula. */
export const calculator = z.object({
  type: z.literal('calculator'),
  heading,
  intro: markdown.optional(),
  /** The name of one in `content/calculators/calculators.ts`. */
  calculator: z.string(),
});

/** The needs that a product chooser offers. */
export const productNeedsSchema = distinct(
  z.array(z.object({ id: line(2, 30), label: line(3, 60), products: z.array(z.string()).min(1) })),
  ({ id }) => id,
);

/** A figure of an article, under one of its second-level headings. */
export const postFigure = z.object({
  /** The heading as in the article, without `##`. */
  under: text,
  figure: z.discriminatedUnion('type', [flow, systems, chart, calculator]),
});

export type BusyParty = (typeof busyParties)[number];
export type Flow = z.infer<typeof flow>;
export type Systems = z.infer<typeof systems>;
export type Chart = z.infer<typeof chart>;
export type ChartData = Chart['data'];
export type CalculatorSection = z.infer<typeof calculator>;
export type PostFigure = z.infer<typeof postFigure>;
