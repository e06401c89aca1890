import { z } from 'zod';
import { amount, price } from '@/content/values/price';
import { time } from '@/content/values/time';
import { drawing } from '../drawings';
import { distinct, line, markdown, text } from '../fields';
import { busyParties } from '../figures';
import { screen } from '../screens';
import { base, pagePath, question, related } from './every-page';
import {
  bill,
  busyRule,
  isBusyInEachStep,
  offerSteps,
  section,
  specification,
  steps,
  workedExample,
} from './sections';

/* The copy of pages that offer something, and of groups of them. */

/**
 * The parts of an industry's page, which a page can put into the order of its readers' questions.
 */
export const industryParts = ['fits', 'process', 'scope', 'sections'] as const;

/**
 * The answers to the first questions of clients. Every page that offers something shows them at the
 * top.
 */
const glance = z.object({
  /** The kind of organisation that the offer is for, and its size or situation. */
  audience: line(15, 110),
  /** How long the work takes from the start to the result. */
  time,
  price,
  /** The event that starts the work, such as a visit or a signed scope. */
  start: line(12, 110),
  /** What the client must provide or do. */
  needs: line(12, 120),
});

const situation = z.object({ heading: line(3, 90), body: markdown });

/**
 * How the work is done: in steps, which pages show on a timeline, if their order decides something,
 * such as work of several months or work that the client does meanwhile. Otherwise in a paragraph.
 */
const work = z.union([offerSteps.refine(isBusyInEachStep, busyRule), situation]);

/** The plans of an offer that is ordered from a list. */
const plans = z.object({
  heading: line(3, 90),
  intro: markdown.optional(),
  options: z
    .array(
      z.object({
        name: line(2, 40),
        suits: line(3, 90),
        /** What the plan costs by the measure of the page. */
        amount: z.union([z.literal('on request'), amount]),
        includes: z.array(text).min(1),
      }),
    )
    .min(2)
    .max(4),
});

/** How a client recognises the trouble. */
const signs = z.object({ heading: line(3, 90), items: z.array(markdown).min(2) });

/** What happens in the first hour, and who does it. */
const firstHour = z.object({
  heading: line(3, 90),
  intro: markdown.optional(),
  steps: z
    .array(
      z.object({
        /** When the step happens, such as `At once` or `By 10 minutes`. */
        when: line(2, 24),
        who: z.enum(busyParties),
        title: line(3, 70),
        body: markdown,
      }),
    )
    .min(2),
});

/** A finding as it stands in a report. It is a sample, and pages mark it as one. */
const finding = z.object({
  heading: line(3, 90),
  intro: markdown.optional(),
  title: line(3, 90),
  severity: z.enum(['Critical', 'High', 'Medium', 'Low']),
  /** The parts of the finding, such as `Where`, `What we did` and `Repair`. */
  parts: z.array(z.object({ term: line(2, 40), detail: markdown })).min(3),
});

/** What every page about an offer has. The fields are in the order of a client's questions. */
export const offer = base.extend({
  glance,
  /** The page's subject, drawn beside its heading. */
  drawing: drawing.optional(),
  /** The client's situation before the work. Leave it out if the lead describes it. */
  situation: situation.optional(),
  process: work.optional(),
  scope: z
    .object({
      /** What the client receives that no other part of the page names. */
      receive: z.array(markdown).min(1).optional(),
      /** What is not included. */
      excluded: z.array(markdown),
    })
    .refine(
      ({ receive, excluded }) => receive || excluded.length > 0,
      'Name something in `receive` or `excluded`, or leave out `scope`',
    )
    .optional(),
  sections: z.array(section),
  questions: z.array(question),
  related,
  /** The call to action at the end, in the words of the page’s reader. */
  ask: z.object({ heading: line(3, 60), body: markdown.optional() }).optional(),
  /**
   * The page with a similar name, which names this page as similar, and the question to which its
   * readers say yes.
   */
  similar: z
    .object({ path: pagePath, asks: line(8, 60).endsWith('?', 'End it with a question mark') })
    .optional(),
});

/** Something that is ordered from a list, such as hosting. The page starts with its plans. */
const toBuy = offer.extend({ shape: z.literal('buy'), plans });

/**
 * Something that is broken now, such as a lost disk. The page starts with the signs and the first
 * hour.
 */
const toRepair = offer.extend({ shape: z.literal('repair'), signs, firstHour });

/** Something that is built once. The page starts with a finished example and its timeline. */
const toBuild = offer.extend({
  shape: z.literal('project'),
  example: workedExample,
  process: work,
});

/** Something that is tested. The page starts with a finding as the client receives it. */
const toExamine = offer.extend({ shape: z.literal('examine'), finding });

/** Work that goes on month after month. The page starts with how we take over. */
const toRun = offer.extend({
  shape: z.literal('ongoing'),
  process: work,
});

/** Services and solutions. The shape decides which decision the page helps with first. */
export const shapedOffer = z
  .discriminatedUnion('shape', [toBuild, toBuy, toRepair, toExamine, toRun])
  .superRefine((copy, context) => {
    if (copy.shape !== 'buy') return;
    const { from } = copy.glance.price;
    const amounts = copy.plans.options.flatMap(({ amount }) =>
      amount === 'on request' ? [] : [amount.value],
    );
    const lowest = Math.min(...amounts);
    if (amounts.length === 0 || from === 'on request' || from.value === lowest) return;
    context.addIssue({
      code: 'custom',
      path: ['plans', 'options'],
      message: `The lowest amount is ${lowest}, and the price of the page is ${from.value}. Write the same amount in content/prices/prices.ts and here`,
    });
  });

/** Helps visitors choose between the page's children: one option for each child. */
const choice = z.object({
  heading: line(3, 90),
  intro: markdown.optional(),
  options: z.array(
    z.object({
      path: pagePath,
      /** What the visitor sees or needs, in the words of a visitor. */
      when: line(20, 220),
      /** The result for the client. */
      outcome: line(10, 160),
    }),
  ),
});

/** What every group has. Times and prices come from the pages below it. */
const groupBase = base.extend({
  drawing: drawing.optional(),
  /**
   * The offer below the group whose price and time lists show for the group. If its price is fixed,
   * no other offer below the group has a lower fixed price.
   */
  mainOffer: pagePath,
  choice,
  sections: z.array(section),
  questions: z.array(question),
  related,
  /** The call to action at the end. Without it, the page ends with its related pages. */
  ask: z.object({ heading: line(3, 60), body: markdown.optional() }).optional(),
});

/**
 * Visitors know what goes wrong, but not what its repair is called. The page starts with the
 * problems.
 */
const bySymptom = groupBase.extend({
  shape: z.literal('symptoms'),
  /** What to do at once, above all problems. */
  urgent: situation.optional(),
});

/** Visitors compare what exists. The page starts with a table of its pages, prices and times. */
const byComparison = groupBase.extend({ shape: z.literal('compare') });

/** Visitors want to know what comes first. The page starts with the steps. */
const byOrder = groupBase.extend({ shape: z.literal('order'), way: steps });

/** Visitors choose an amount to pay. The page starts with cards, and can end in a bill. */
const byPlan = groupBase.extend({
  shape: z.literal('plans'),
  /** Ways to buy that are not children of the group, shown before these. */
  further: z.array(
    z.object({
      name: line(2, 40),
      path: pagePath.optional(),
      when: line(20, 220),
      outcome: line(10, 160),
      price,
    }),
  ),
  bill: bill.omit({ type: true }).optional(),
});

/** A group of offers. The shape is the decision that its visitors make. */
export const group = z.discriminatedUnion('shape', [bySymptom, byComparison, byOrder, byPlan]);

/** An order of all `parts`, each once. */
const orderOf = <const Part extends string>(parts: readonly Part[]) =>
  distinct(z.array(z.enum(parts)).length(parts.length), (part) => part);

/**
 * A product. All have their parts in one order, so that a buyer who compares two finds the same thing
 * in the same place. What is the same for all products stands on the page above them.
 */
export const product = offer.extend({
  /**
   * Screens of the product, drawn from data. Pages show the first one next to the heading and in
   * lists.
   */
  screens: z.array(screen).min(3).max(4),
  /** What the screens after the first one show. */
  screensHeading: line(3, 60),
  /** What the modules do together. */
  modulesHeading: line(3, 60),
  modules: z.array(z.object({ title: line(3, 60), body: markdown })).min(3),
  /** What a usual client pays. */
  bill: bill
    .omit({ type: true })
    .extend({ heading: line(3, 90).startsWith('Price', 'Begin it with the word Price') }),
  /** How the product goes live. */
  process: work,
  /** Who should choose something else, and what goes in and out. */
  facts: specification.omit({ type: true, drawing: true }),
});

export const industry = offer.extend({
  order: orderOf(industryParts).optional(),
  /** The heading of the offers that suit the sector. */
  fitsHeading: line(3, 60).optional(),
  /** Products, solutions and services that suit the sector, with reasons. */
  fits: z.array(z.object({ path: pagePath, why: line(20, 200) })).min(3),
});
