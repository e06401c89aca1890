import { z } from 'zod';
import { line } from './fields';

/*
 * The drawn pieces of a product's interface. Content has what they show; `components/art/vignettes/` draws each. Amounts are in
 * whole units of the site's currency unless a field says otherwise.
 */

const amount = z.number().int();
const label = line(1, 40);

/** What every drawing has. */
const base = z.object({
  /** The words that stand for the drawing where it can't be seen; they name the product. */
  alternative: line(20, 140),
  /** The top of the screen: where one is in the product. */
  title: label,
});

/** The week of one class, with the lesson that somebody covers. */
const timetable = base.extend({
  drawing: z.literal('timetable'),
  state: label,
  days: z.array(line(2, 4)).length(5),
  /** One row a lesson with a subject for each day; a row without subjects is a break. */
  lessons: z.array(z.object({ at: line(4, 5), subjects: z.array(line(2, 8)).optional() })),
  /** The subject that is drawn filled. */
  marked: label,
  /** The lesson whose teacher is away, and what is said of it. */
  cover: z.object({ at: line(4, 5), day: line(2, 4), when: label, note: line(10, 90) }),
});

/** A job with its papers in order, and estimate against actual cost while it still runs. */
const jobCosting = base.extend({
  drawing: z.literal('job-costing'),
  quoted: amount,
  papers: z.array(label).length(4),
  /** How many of the papers are done. */
  done: z.number().int().nonnegative(),
  costs: z.array(z.object({ label, estimate: amount, actual: amount })),
});

/** A dispatcher's day: who is where, and the clock that runs out first. */
const dispatchBoard = base.extend({
  drawing: z.literal('dispatch-board'),
  state: label,
  /** Hours of the day: the first, the last and how far apart their marks are. */
  opens: z.number().int(),
  closes: z.number().int(),
  /** Hours after the first. */
  now: z.number(),
  rows: z.array(
    z.object({
      label,
      jobs: z.array(z.object({ from: z.number(), to: z.number(), text: label, late: z.boolean() })),
    }),
  ),
  /** The promise in hours, how much of it is used, and what is said of it. */
  clock: z.object({
    promised: z.number(),
    used: z.number(),
    title: label,
    place: line(4, 60),
    note: line(4, 60),
  }),
});

/** A ledger account with its running balance, and the one line that nothing explains yet. */
const ledger = base.extend({
  drawing: z.literal('ledger'),
  state: label,
  opening: amount,
  /** Money in is positive; `open` says why an entry is not matched. */
  entries: z.array(
    z.object({ day: line(2, 2), text: label, amount, open: line(4, 60).optional() }),
  ),
});

/** The rent roll of one block: every door with what it owes, and the list to call. */
const rentRoll = base.extend({
  drawing: z.literal('rent-roll'),
  /** Floors from the top. */
  floors: z.array(
    z.object({
      label: line(1, 2),
      doors: z.array(z.enum(['paid', 'part', 'due', 'free'])).length(5),
    }),
  ),
  open: z.array(z.object({ unit: line(2, 4), rent: amount, paid: amount })),
});

/** A till with a receipt coming out of it while the line is down. */
const receipt = base.extend({
  drawing: z.literal('receipt'),
  /** What is wrong, and what the till does about it. */
  warning: label,
  state: label,
  seller: label,
  occasion: label,
  lines: z.array(z.object({ item: label, count: z.number().int(), price: amount })),
  /** The tax that prices include, as a share of the price before tax, and its name. */
  tax: z.object({ label, share: z.number() }),
  /** What the customer handed over. */
  handed: amount,
});

/** A matter with its timer running, its next dates and its fee note. */
const matter = base.extend({
  drawing: z.literal('matter'),
  state: label,
  task: label,
  timer: line(7, 8),
  steps: z.array(z.object({ label, when: label, isDone: z.boolean() })),
  feeNote: z.array(z.object({ label, amount: z.number() })),
});

/** A drawn piece of a product's interface. */
export const vignette = z.discriminatedUnion('drawing', [
  timetable,
  jobCosting,
  dispatchBoard,
  ledger,
  rentRoll,
  receipt,
  matter,
]);

export type Vignette = z.infer<typeof vignette>;
export type VignetteOf<D extends Vignette['drawing']> = Extract<Vignette, { drawing: D }>;
