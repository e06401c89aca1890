import { z } from 'zod';
import { billLine } from '@/content/values/price';
import { time } from '@/content/values/time';
import { drawing } from '../drawings';
import { distinct, line, markdown, text } from '../fields';
import { busyParties, calculator, chart, flow, systems } from '../figures';
import { screen } from '../screens';

/* The sections that an editor can add to a page, and their parts. */

const statement = z.object({ type: z.literal('statement'), heading: line(3, 90), body: markdown });

export const steps = z.object({
  heading: line(3, 90),
  intro: markdown.optional(),
  steps: z
    .array(
      z.object({
        title: line(3, 70),
        body: markdown,
        /** How long the step takes. */
        time: time.optional(),
      }),
    )
    .min(3),
  /** Which party works on each step, in the order of the steps. */
  busy: z.array(z.enum(busyParties)).optional(),
});

/** The steps of an offer. The timeline shows who works on each. */
export const offerSteps = steps.extend({ busy: z.array(z.enum(busyParties)) });

export const isBusyInEachStep = ({
  steps: all,
  busy,
}: Pick<z.infer<typeof steps>, 'steps' | 'busy'>) =>
  busy === undefined || busy.length === all.length;

export const busyRule = { path: ['busy'], message: 'Name one party for each step' };

const process = steps.extend({ type: z.literal('process') }).refine(isBusyInEachStep, busyRule);

export const specification = z.object({
  type: z.literal('specification'),
  heading: line(3, 90),
  intro: markdown.optional(),
  rows: z.array(z.object({ term: line(2, 60), detail: markdown })).min(3),
  /** What the terms are about, drawn below the heading. */
  drawing: drawing.optional(),
});

/**
 * Terms with their details, in groups that stand beside each other. For more terms than a reader
 * takes in as one list.
 */
const terms = z.object({
  type: z.literal('terms'),
  heading: line(3, 90),
  intro: markdown.optional(),
  lists: z
    .array(
      z.object({
        heading: line(3, 60),
        rows: z.array(z.object({ term: line(2, 60), detail: markdown })).min(1),
      }),
    )
    .min(2)
    .max(4),
});

/** A table. Each row has one cell for each column. */
const comparison = z
  .object({
    type: z.literal('comparison'),
    heading: line(3, 90),
    intro: markdown.optional(),
    /** The heading of the column of row labels, such as `Question`. */
    rowHeading: line(2, 30),
    columns: z.array(line(2, 40)).min(2).max(4),
    /**
     * Who should choose the option of each column, in a few words. Pages show this above the rows.
     */
    suits: z.array(line(3, 60)).optional(),
    rows: z.array(z.object({ label: line(2, 60), cells: z.array(text) })).min(2),
  })
  .superRefine(({ columns, suits, rows }, context) => {
    const lists = [
      ...(suits ? [{ list: suits, path: ['suits'] }] : []),
      ...rows.map(({ cells }, index) => ({ list: cells, path: ['rows', index, 'cells'] })),
    ];
    for (const { list, path } of lists) {
      if (list.length === columns.length) continue;
      const message = `Give one for each of the ${columns.length} columns`;
      context.addIssue({ code: 'custom', path, message });
    }
  });

/** An example with invented figures, which pages mark as a sample. */
export const workedExample = z.object({
  heading: line(3, 90),
  body: markdown,
  figures: z
    .array(z.object({ label: line(2, 50), value: line(1, 40) }))
    .min(2)
    .max(6),
});

const example = workedExample.extend({ type: z.literal('example') });

/** Documents that a client receives, drawn as samples. The title of a document is its name. */
const documents = z.object({
  type: z.literal('documents'),
  heading: line(3, 90),
  papers: distinct(z.array(screen).min(2).max(4), ({ title }) => title),
});

/** A sample bill. Pages multiply, add the tax and show the sums, so copy contains no amount. */
export const bill = z.object({
  type: z.literal('bill'),
  heading: line(3, 90),
  intro: markdown.optional(),
  lines: z.array(billLine).min(2),
});

/** A section that explains each measure of `content/prices/measures.ts` once. */
const measures = z.object({
  type: z.literal('measures'),
  heading: line(3, 90),
  intro: markdown,
});

/** A section with the facts of `content/company/facts.ts` that the company has supplied. */
const companyFacts = z.object({
  type: z.literal('company-facts'),
  heading: line(3, 90),
  body: markdown,
});

/**
 * A section with the four figures of the company in `content/site.ts`, in large type on a dark
 * band.
 */
const companyStatistics = z.object({
  type: z.literal('company-statistics'),
  heading: line(3, 90),
  intro: markdown.optional(),
});

/**
 * A section that says where travel is free, with a dial of 24 hours that shows when to report
 * faults.
 */
const reach = z.object({
  type: z.literal('reach'),
  heading: line(3, 90),
  travel: z.object({ words: line(20, 160) }),
  /** How clients report faults, which the dial shows as possible at every hour. */
  faults: z.object({ words: line(20, 200) }),
});

/** A section that an editor can add to a page. */
export const section = z.discriminatedUnion('type', [
  statement,
  process,
  specification,
  terms,
  comparison,
  example,
  documents,
  bill,
  measures,
  flow,
  systems,
  chart,
  calculator,
  companyFacts,
  companyStatistics,
  reach,
]);
