import { z } from 'zod';
import { site } from '@/content/site';
import type { Kind, PagePath, PagePathOf } from '@/content/tree';
import { inAYear, today } from '@/content/values/days';
import { amount, billLine, price } from '@/content/values/price';
import { time } from '@/content/values/time';
import { postTags } from '@/content/words/post-tags';
import { drawing, emblem } from './drawings';
import { day, distinct, line, markdown, pastDay, text } from './fields';
import { busyParties, calculator, chart, flow, postFigure, systems } from './figures';
import { industryParts, productParts } from './offer-parts';
import { segmentForm } from './page-paths';
import { screen } from './screens';

/*
 * The schemas of the copy of each kind of page. Types are inferred from the schemas, so the
 * compiler and the build accept the same copy.
 *
 * Fields of the type `markdown` are GitHub-flavoured Markdown. Their headings start at `###` (in
 * posts and legal pages at `##`). Links between pages are written `[text](/path)`. The build checks
 * them.
 */

const pagePath = z.custom<PagePath>((value) => typeof value === 'string' && value.startsWith('/'));

/** The source of a statement on law, tax, payments or a standard. */
const source = z.object({
  fact: text,
  /** Publisher and document, such as `Data Protection Act, 2019, section 43`. */
  reference: text,
  url: z
    .url({ protocol: /^https$/, error: 'Write the whole address, starting with https://' })
    .optional(),
  /** The day on which an editor last compared the statement with the source. */
  checked: z.union([pastDay, z.literal('not yet')]),
  /**
   * The day on which an editor must read the source again, such as the day before new rates apply.
   */
  recheckBy: day.optional(),
});

const question = z.object({
  question: line(8, 140).endsWith('?', 'End the question with a question mark'),
  answer: markdown,
});

const statement = z.object({ type: z.literal('statement'), heading: line(3, 90), body: markdown });

const steps = z.object({
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
const offerSteps = steps.extend({ busy: z.array(z.enum(busyParties)) });

const isBusyInEachStep = ({ steps: all, busy }: Pick<z.infer<typeof steps>, 'steps' | 'busy'>) =>
  busy === undefined || busy.length === all.length;

const busyRule = { path: ['busy'], message: 'Name one party for each step' };

const process = steps.extend({ type: z.literal('process') }).refine(isBusyInEachStep, busyRule);

const specification = z.object({
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
const workedExample = z.object({
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
const bill = z.object({
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
const section = z.discriminatedUnion('type', [
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

const base = z.object({
  /** The `h1`. It names the subject in plain words, without a full stop. */
  heading: line(3, 80),
  /**
   * The page's name in menus, breadcrumbs and the browser's tab. Without it, the page's address in
   * title case.
   */
  title: line(2, 50).optional(),
  /** One line for menus and cards. */
  summary: line(20, 100),
  /** The meta description. */
  description: line(70, 165).regex(/[.!?]$/, 'End it with a full stop'),
  /** One or two sentences under the heading. */
  lead: line(40, 320).regex(/[.!?]$/, 'End it with a full stop'),
  /** The day on which the copy last changed. It is the `lastmod` of the sitemap. */
  updated: pastDay.refine(
    (value) => value >= site.firstPublished,
    `It is before the site existed. Write ${site.firstPublished} or later`,
  ),
  /** The object that stands for the page in lists of pages with pictures. */
  emblem: emblem.optional(),
  sources: z.array(source).optional(),
});

const related = distinct(z.array(pagePath).max(4), (path) => path);

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
const offer = base.extend({
  glance,
  /** The page's subject, drawn beside its heading. */
  drawing: drawing.optional(),
  /** The client's situation before the work. Leave it out if the lead describes it. */
  situation: situation.optional(),
  process: work.optional(),
  scope: z
    .object({
      /** What the client receives. */
      receive: z.array(markdown).min(1),
      /** What is not included. */
      excluded: z.array(markdown),
    })
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
const shapedOffer = z
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
const group = z.discriminatedUnion('shape', [bySymptom, byComparison, byOrder, byPlan]);

/** An order of all `parts`, each once. */
const orderOf = <const Part extends string>(parts: readonly Part[]) =>
  distinct(z.array(z.enum(parts)).length(parts.length), (part) => part);

/**
 * A product. Each page begins with what its buyer looks for, and says the rest in its own order,
 * under headings of its own. What is the same for all products stands on the page above them.
 */
const product = offer.extend({
  order: orderOf(productParts),
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

const industry = offer.extend({
  order: orderOf(industryParts).optional(),
  /** The heading of the offers that suit the sector. */
  fitsHeading: line(3, 60).optional(),
  /** Products, solutions and services that suit the sector, with reasons. */
  fits: z.array(z.object({ path: pagePath, why: line(20, 200) })).min(3),
});

const composed = base.extend({
  /** The page's subject, drawn beside its heading. */
  drawing: drawing.optional(),
  sections: z.array(section).min(1),
  related,
  /** Whether the page is for people who look for work. It then ends without the way to a quote. */
  forApplicants: z.literal(true).optional(),
});

const hub = base.extend({
  /** The page's subject, drawn beside its heading. */
  drawing: drawing.optional(),
  /** How to choose one of the section's pages. */
  guide: z.object({ heading: line(3, 90), body: markdown }).optional(),
  /** The heading of the list of child pages, if they have a row each. */
  listHeading: line(3, 40).optional(),
  /**
   * All offers of the section, grouped by whom they serve, each with the problem that it solves.
   * Without groups, the page lists its children.
   */
  groups: z
    .array(
      z.object({
        heading: line(3, 40),
        offers: z.array(z.object({ path: pagePath, problem: line(10, 90) })).min(1),
      }),
    )
    .optional(),
  sections: z.array(section),
  questions: z.array(question),
  /** The call to action at the end of the page. */
  ask: z.object({ heading: line(3, 60), body: markdown.optional() }).optional(),
});

/** What a client has said, and has agreed to publish. */
const testimonial = z.object({
  quote: line(40, 400),
  /** The role of the quoted person. Never the name of a person or a client. */
  role: line(3, 60),
  sector: line(3, 60),
  services: z.array(pagePath).min(1),
});

/** An open role. The page shows it from the day `posted` to the day `closes`. */
const role = z
  .object({
    title: line(3, 60),
    team: line(3, 60),
    /** Where the work is, in words for readers, such as `At the office`. */
    location: line(3, 60),
    /** The town of the work, for search engines, if it is not that of the company's address. */
    town: line(2, 40).optional(),
    employment: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
    work: markdown,
    asks: z.array(text).min(2),
    posted: day,
    closes: day,
  })
  .refine(({ posted, closes }) => posted <= closes, {
    message: 'Write a day on or after "posted"',
    path: ['closes'],
  })
  .refine(({ closes }) => closes <= inAYear(), {
    message: 'It is more than a year ahead. Write an earlier day',
    path: ['closes'],
  });

/** The heading and text that a page shows instead of an empty list. */
const emptyList = z.object({ heading: line(3, 90), body: markdown });

const careers = composed
  .extend({ roles: z.array(role), noRoles: emptyList })
  .superRefine(({ roles, updated }, context) => {
    for (const [index, { closes }] of roles.entries()) {
      if (closes >= updated) continue;
      context.addIssue({
        code: 'custom',
        path: ['roles', index, 'closes'],
        message: `It is before the page was last updated (${updated}). Remove the role, or write a later day`,
      });
    }
  });

const post = base
  .extend({
    /**
     * The day on which this site first publishes the post. Builds before that day leave the post
     * out.
     */
    published: day,
    /**
     * The day on which the copy last changed. In a post that is not published yet, it is the day
     * `published`.
     */
    updated: day,
    /**
     * What a reader of the earlier version must know, which the post shows with the day `updated`.
     * Leave it out if the change is only in the wording.
     */
    revision: line(10, 120).optional(),
    /** The order of posts with the same date. The post with the highest number comes first. */
    order: z.number().int().positive().optional(),
    tags: distinct(z.array(z.enum(postTags)).min(1).max(3), (tag) => tag),
    /** The article. Its sections start with `##`. */
    body: markdown,
    /** The subject of the article. Without it, the first of its figures stands beside the heading. */
    drawing: drawing.optional(),
    /** Figures of the article. Each is shown under one of its headings. */
    figures: z.array(postFigure).optional(),
    related,
  })
  .refine(({ published }) => published >= site.firstPublished, {
    path: ['published'],
    message: `It is before the site existed. Write the day the post first appears here, ${site.firstPublished} or later`,
  })
  .refine(({ published }) => published <= inAYear(), {
    path: ['published'],
    message: 'It is more than a year ahead. Write an earlier day',
  })
  .refine(({ published, updated }) => updated >= published, {
    path: ['updated'],
    message: 'It is before "published". Write that day, or the day of a later change',
  })
  .refine(({ published, updated }) => updated === published || updated <= today(), {
    path: ['updated'],
    message: 'It is in the future. Write the day of the last change',
  })
  .refine(
    ({ sources = [], updated }) =>
      sources.every(({ checked }) => checked === 'not yet' || checked <= updated),
    {
      path: ['updated'],
      message: 'A source was checked later. Write the day of the last check',
    },
  );

const project = base.extend({
  /** A `sample` is an invented example. The page and its card say so. */
  status: z.enum(['sample', 'real']),
  /** The subject of the project. Its first part is also on the project's card. */
  drawing,
  industry: z.custom<PagePathOf<'industry'>>((value) => typeof value === 'string'),
  /** The paths of the delivered services and products. */
  services: z.array(pagePath).min(1),
  /**
   * The project, in the form that its subject asks for, such as a timetable, a bill or the record
   * of a test.
   */
  sections: z.array(section).min(2),
  related,
  /** The call to action at the end, in the words of the page’s reader. */
  ask: z.object({ heading: line(3, 60), body: markdown.optional() }).optional(),
});

const faqs = base.extend({
  groups: z
    .array(
      z.object({
        heading: line(3, 60),
        questions: z.array(question.extend({ source: source.optional() })).min(1),
      }),
    )
    .min(1),
});

const term = z.object({
  term: line(2, 60),
  definition: line(30, 500),
  /** Related terms of this glossary, exactly as they are spelt there. */
  see: z.array(text).optional(),
  /** Pages about the term. */
  pages: z.array(pagePath).optional(),
  source: source.optional(),
});

const glossary = base.extend({
  terms: z
    .array(term)
    .min(1)
    .superRefine((terms, context) => {
      const names = new Set(terms.map((entry) => entry.term));
      for (const [index, { see = [] }] of terms.entries()) {
        for (const [place, name] of see.entries()) {
          if (names.has(name) && name !== terms[index]?.term) continue;
          context.addIssue({
            code: 'custom',
            path: [index, 'see', place],
            message: `"${name}" is not another term of the glossary. Write a term as it is spelt there`,
          });
        }
      }
    }),
});

/** A download. docs/content-shapes.md says how its files are made. */
const download = z.object({
  title: line(3, 70),
  slug: z.string().regex(segmentForm, 'Write a-z, 0-9 and single hyphens, such as till-checklist'),
  description: line(40, 240),
  /** The formats of its files: `slug.pdf`, `slug.csv` and `slug.docx` in `public/downloads/`. */
  formats: distinct(z.array(z.enum(['pdf', 'csv', 'docx'])).min(1), (format) => format),
  /** The text of the files, which is also on the page. */
  content: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('checklist'),
      groups: z.array(z.object({ heading: line(3, 70), items: z.array(text).min(3) })).min(2),
    }),
    z.object({
      type: z.literal('template'),
      parts: z
        .array(
          z.object({
            heading: line(3, 70),
            /** Sentences or clauses. Several are numbered below the number of the heading. */
            guidance: z.array(text).min(1),
            prompts: z.array(text).min(1),
          }),
        )
        .min(4),
    }),
  ]),
});

const downloads = base.extend({
  /** Which text counts if a file and the page differ. The page and each file say it. */
  validity: line(40, 240),
  files: z.array(download).min(1),
});

const legal = base.extend({
  /**
   * With `awaiting counsel`, the page has a label that says so. Write `reviewed` when a lawyer has
   * reviewed the text.
   */
  review: z.enum(['awaiting counsel', 'reviewed']),
  body: markdown,
  related,
});

const frame = z.object({ title: line(3, 32), body: line(10, 90) });

/**
 * A figure of a sale while the connection is down. `components/figures/offline-sale.tsx` draws its
 * four frames.
 */
const offlineSale = z.object({
  type: z.literal('offline-sale'),
  heading: line(3, 60),
  intro: line(20, 160).optional(),
  /** The authority that gets a record of the sale. The name must fit into the drawing. */
  office: line(2, 5),
  frames: z.tuple([frame, frame, frame, frame]),
});

/**
 * A list of a section's pages: with small pictures (`marks`), with the screens of the first
 * products (`screens`), or as names (`names`).
 */
const listing = z.object({
  look: z.enum(['marks', 'screens', 'names']),
  section: z.custom<PagePathOf<'hub'>>((value) => typeof value === 'string'),
  heading: line(3, 90),
  body: markdown,
});

const home = base.extend({
  /**
   * One event behind the drawn open door near the heading. Narrow screens leave out the paper.
   * Without an event, the door is shut.
   */
  door: z.object({ window: screen, phone: screen, paper: screen }).optional(),
  /** The story of one product, between the first listing and the others. */
  figure: z.discriminatedUnion('type', [offlineSale, flow, systems]),
  /** The visitors' problems in their own words, each with the page that answers it. */
  problems: z
    .object({
      heading: line(3, 60),
      entries: z.array(z.object({ problem: line(3, 60), path: pagePath })).min(1),
    })
    .optional(),
  /** Sections of the site with their child pages, in the order in which they are shown. */
  listings: z.array(listing),
  evidence: z.object({ heading: line(3, 90), body: markdown }),
  /** One sentence for each feature in `content/site.ts`, in the same order. */
  features: z
    .array(line(20, 200))
    .refine((sentences) => sentences.length === site.features.length, {
      message: 'Write one for each entry of "features" in content/site.ts',
    }),
  next: z.object({ heading: line(3, 90), body: markdown }),
});

const plain = base.extend({ sections: z.array(section) });

export const copySchemas = {
  home,
  hub,
  group,
  service: shapedOffer,
  solution: shapedOffer,
  product,
  industry,
  company: composed,
  careers,
  testimonials: composed.extend({ testimonials: z.array(testimonial), noTestimonials: emptyList }),
  contact: plain,
  'project-index': plain,
  project,
  'blog-index': plain,
  post,
  faqs,
  glossary,
  downloads,
  legal,
  sitemap: plain,
  search: plain,
  colophon: composed,
  'qa-sheet': plain.extend({
    /** A text with every element of Markdown. The page shows it in every theme. */
    runningText: markdown,
  }),
} as const satisfies Record<Kind, z.ZodType>;

/** The copy of a page of kind `K`, such as `Copy<'service'>`. */
export type Copy<K extends Kind> = z.infer<(typeof copySchemas)[K & keyof typeof copySchemas]>;

export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section['type']> = Extract<Section, { type: T }>;
/** What services, solutions, products and industries have in common. */
export type Offer = z.infer<typeof offer>;
export type Question = z.infer<typeof question>;
export type Source = z.infer<typeof source>;
export type Download = z.infer<typeof download>;
