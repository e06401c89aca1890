import { z } from 'zod';
import { line, markdown, text } from './fields';

/*
 * The shape of the figures: sections that are drawn from their data when the site is built. What a schema can't see, such as a
 * message to an actor that isn't there, `lib/checks/copy/figures.ts` checks.
 */

/** Who can be busy in a step of a process. */
export const busyParties = ['us', 'you', 'both', 'others'] as const;

const heading = line(3, 90);

/** Messages between two to four actors, in the order in which they are sent. */
export const flow = z.object({
  type: z.literal('flow'),
  heading,
  intro: markdown.optional(),
  /** From left to right. */
  actors: z.array(line(2, 28)).min(2).max(4),
  messages: z
    .array(
      z.object({
        from: text,
        /** The same actor where it keeps or decides something itself. */
        to: text,
        text: line(4, 90),
        /** `waits` is drawn dashed, `fails` in the colour of a warning. */
        state: z.enum(['waits', 'fails']).optional(),
      }),
    )
    .min(3)
    .max(10),
});

/** What talks to what. */
export const systems = z.object({
  type: z.literal('systems'),
  heading,
  intro: markdown.optional(),
  /** The one that the page is about. */
  main: text,
  /** All of them, the main one included. */
  systems: z.array(line(2, 28)).min(3).max(10),
  links: z
    .array(
      z.object({
        from: text,
        to: text,
        /** What goes over the link. */
        carries: line(4, 120),
        /** Data goes both ways. */
        both: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(10),
});

const label = line(1, 48);

/** A chart's own numbers, or the sum that gives them. */
const chartData = z.discriminatedUnion('form', [
  /** Amounts side by side. */
  z.object({
    form: z.literal('bars'),
    /** What the values are counted in, such as `KSh` or `minutes`. */
    unit: line(1, 16),
    bars: z
      .array(
        z.object({
          label,
          value: z.number().nonnegative(),
          /** The one to look at. */
          mark: z.boolean().optional(),
        }),
      )
      .min(2)
      .max(8),
  }),
  /** Points joined by a line, from left to right. */
  z.object({
    form: z.literal('line'),
    across: line(1, 30),
    up: line(1, 30),
    points: z
      .array(z.tuple([z.number(), z.number()]))
      .min(2)
      .max(24),
    /** A level to compare with. */
    level: z.object({ value: z.number(), label }).optional(),
  }),
  /** A salary from gross to net by the rates of `content/payroll-rates.ts`. */
  z.object({ form: z.literal('payroll'), gross: z.number().positive() }),
]);

/** Numbers as a picture. */
export const chart = z.object({
  type: z.literal('chart'),
  heading,
  intro: markdown.optional(),
  data: chartData,
});

/** A form that answers on the page, with its formula. */
export const calculator = z.object({
  type: z.literal('calculator'),
  heading,
  intro: markdown.optional(),
  calculator: z.enum(['restore-time', 'payroll', 'product-choice']),
});

/** A figure of an article, under one of its second-level headings. */
export const postFigure = z.object({
  /** The heading as the article has it, without the signs. */
  under: text,
  figure: z.discriminatedUnion('type', [flow, systems, chart, calculator]),
});

export type BusyParty = (typeof busyParties)[number];
export type Flow = z.infer<typeof flow>;
export type Systems = z.infer<typeof systems>;
export type Chart = z.infer<typeof chart>;
export type ChartData = Chart['data'];
export type Calculator = z.infer<typeof calculator>;
export type PostFigure = z.infer<typeof postFigure>;
