import { z } from 'zod';
import { distinct, line, markdown, text } from './fields';
import { busyParties, calculator, chart, flow, postFigure, systems } from './figures';
import { segmentForm } from './page-paths';
import { postTags } from './post-tags';
import { priceMeasures } from './price-measures';
import { screen } from './screens';
import { time } from './time';
import type { Kind, PagePath, PagePathOf } from './tree';

/*
 * The shape of the copy of every kind of page. Types are inferred from these schemas, so what compiles and what the build
 * accepts are the same thing. Strings named `markdown` are GitHub-flavoured Markdown; headings in them start at `###`
 * (posts and legal pages: `##`). Links between pages are written `[text](/path)` and are checked by the build.
 */

const pagePath = z.custom<PagePath>((value) => typeof value === 'string' && value.startsWith('/'));

/** A calendar day, `YYYY-MM-DD`, that exists. */
const day = z.iso.date({
  error: 'Write a day that exists as year-month-day, such as 2026-11-23',
});

/** Where a stated fact on law, tax, payments or a standard can be checked again. */
const source = z.object({
  fact: text,
  /** Publisher and document, such as `Data Protection Act, 2019, section 43`. */
  reference: text,
  url: z
    .url({ protocol: /^https$/, error: 'Write the whole address, starting with https://' })
    .optional(),
  /** The day an editor last checked it against the reference. */
  checked: z.union([day, z.literal('not yet')]),
});

const question = z.object({
  question: line(8, 140).endsWith('?', 'End the question with a question mark'),
  answer: markdown,
});

const questionWords = (entry: { readonly question: string }) => entry.question;

const statement = z.object({ type: z.literal('statement'), heading: line(3, 90), body: markdown });

const process = z.object({
  type: z.literal('process'),
  heading: line(3, 90),
  intro: markdown.optional(),
  steps: z
    .array(
      z.object({
        title: line(3, 70),
        body: markdown,
        /** How long it takes. */
        time: time.optional(),
      }),
    )
    .min(3),
  /** Who is busy in each step, in the order of the steps. */
  busy: z.array(z.enum(busyParties)).optional(),
});

const specification = z.object({
  type: z.literal('specification'),
  heading: line(3, 90),
  intro: markdown.optional(),
  rows: z.array(z.object({ term: line(2, 60), detail: markdown })).min(3),
});

/** Every row has one cell for each column. */
const comparison = z.object({
  type: z.literal('comparison'),
  heading: line(3, 90),
  intro: markdown.optional(),
  /** What the row labels are, shown in the corner cell, such as `Question`. */
  rowHeading: line(2, 30),
  columns: z.array(line(2, 40)).min(2).max(4),
  /** Whom each column suits, in a few words; shown at a glance above the rows. */
  suits: z.array(line(3, 60)).optional(),
  rows: z.array(z.object({ label: line(2, 60), cells: z.array(text) })).min(2),
});

/** A worked example with stand-in figures; shown with a note that it is an illustration. */
const example = z.object({
  type: z.literal('example'),
  heading: line(3, 90),
  body: markdown,
  figures: z
    .array(z.object({ label: line(2, 50), value: line(1, 40) }))
    .min(2)
    .max(6),
});

/** What a buyer's file asks of the company: the facts of `content/company-facts.ts` that it has given, under these words. */
const companyFacts = z.object({
  type: z.literal('company-facts'),
  heading: line(3, 90),
  body: markdown,
});

/** Where travel costs nothing, drawn as a coast, and when faults can be reported, drawn as a dial of 24 hours. */
const reach = z.object({
  type: z.literal('reach'),
  heading: line(3, 90),
  travel: z.object({
    /** The counties of the coast, from north to south; the office is in the second. */
    counties: z.tuple([line(2, 12), line(2, 12), line(2, 12)]),
    words: line(20, 160),
  }),
  faults: z.object({ words: line(20, 200) }),
});

/** One of the section types that pages are composed of. */
const section = z.discriminatedUnion('type', [
  statement,
  process,
  specification,
  comparison,
  example,
  flow,
  systems,
  chart,
  calculator,
  companyFacts,
  reach,
]);

const base = z.object({
  /** The visible h1: plain words that name the thing; no full stop. */
  heading: line(3, 80),
  /** One line for menus and cards. */
  summary: line(20, 100),
  /** The meta description. */
  description: line(70, 165),
  /** One or two sentences under the heading. */
  lead: line(40, 320),
  /** The day the copy last changed; the sitemap's `lastmod`. */
  updated: day,
  sources: z.array(source).optional(),
});

const related = distinct(z.array(pagePath).min(2).max(6), (path) => path);

/** What sets a page apart from one with a similar name. The other page must say so as well. */
const twin = z.object({ path: pagePath, difference: line(40, 300) });

const priceMeasure = z.custom<keyof typeof priceMeasures>(
  (value) => typeof value === 'string' && Object.hasOwn(priceMeasures, value),
  `Choose one of: ${Object.keys(priceMeasures).join(', ')}`,
);

/** What a client wants to know first, shown next to the heading of every page that offers something. */
const glance = z.object({
  /** Who it is for: a kind of organisation and its size or situation. */
  audience: line(15, 110),
  /** How long it takes from the start to the result. */
  time,
  price: z.object({
    measure: priceMeasure,
    /** What the measure leaves open, such as what is priced apart. */
    note: line(10, 110).optional(),
    /** The lowest price in the currency of the site; `not yet` until the company names it, and then nothing is shown. */
    from: z.union([z.literal('not yet'), z.number().int().positive()], {
      error: "Write a whole number without quotes, such as 12_000, or 'not yet'",
    }),
  }),
  /** What starts the work, such as a visit or a signed scope. */
  start: line(12, 110),
  /** What the client has to give or do. */
  needs: line(12, 120),
});

const situation = z.object({ heading: line(3, 90), body: markdown });

/** The copy of every page that offers something: the questions a client comes with. */
const offer = base.extend({
  glance,
  /** The client's situation before the work, where the lead has not told it. */
  situation: situation.optional(),
  /** What is done, step by step. */
  process: process.omit({ type: true }),
  scope: z.object({
    /** What the client receives. */
    receive: z.array(markdown).min(3),
    /** What is needed from the client. */
    needed: z.array(markdown).min(2),
    /** What is not included. */
    excluded: z.array(markdown).min(2),
  }),
  sections: z.array(section),
  questions: distinct(z.array(question).min(3), questionWords),
  related,
  twin: twin.optional(),
});

const group = base.extend({
  glance: glance.optional(),
  situation: situation.optional(),
  /** Guides the choice between the page's children: one option for each child. */
  choice: z.object({
    heading: line(3, 90),
    intro: markdown,
    options: z.array(
      z.object({
        path: pagePath,
        /** Choose it when … */
        when: line(20, 220),
        /** What the client ends up with. */
        outcome: line(10, 160),
      }),
    ),
  }),
  sections: z.array(section),
  questions: distinct(z.array(question).min(3), questionWords),
  related,
});

const product = offer.extend({
  /** Drawn screens of it; the first is next to the heading and in lists. */
  screens: z.array(screen).min(3).max(4),
  modules: z.array(z.object({ title: line(3, 60), body: markdown })).min(4),
  /** Who it suits, and who is better served by something else. */
  suits: z.object({ good: z.array(text).min(2), other: z.array(text).min(1) }),
  /** How it is delivered, how data gets in and out, and what it integrates with. */
  delivery: z.object({
    hosting: markdown,
    dataIn: markdown,
    dataOut: markdown,
    integrations: z.array(text).min(2),
  }),
});

const industry = offer.extend({
  /** Products, solutions and services that fit the sector, with why. */
  fits: z.array(z.object({ path: pagePath, why: line(20, 200) })).min(3),
});

const composed = base.extend({ sections: z.array(section).min(1), related });

const hub = base.extend({
  /** How to find one's way among the section's pages. */
  guide: z.object({ heading: line(3, 90), body: markdown }),
  sections: z.array(section),
  questions: distinct(z.array(question), questionWords),
});

/** What a client said and agreed to in writing. */
const testimonial = z.object({
  quote: line(40, 400),
  /** A role and a sector, never a person or a client. */
  role: line(3, 60),
  sector: line(3, 60),
  services: z.array(pagePath).min(1),
});

/** A role that can be applied for; shown from the day it is posted to the day it closes. */
const role = z
  .object({
    title: line(3, 60),
    team: line(3, 60),
    location: line(3, 60),
    employment: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
    work: markdown,
    asks: z.array(text).min(2),
    posted: day,
    closes: day,
  })
  .refine(({ posted, closes }) => posted <= closes, {
    message: 'Write a day on or after "posted"',
    path: ['closes'],
  });

/** What is true while there is nothing to show. */
const empty = z.object({ heading: line(3, 90), body: markdown });

const post = base.extend({
  /** The day the post first appeared on this site. */
  published: day,
  /** Orders posts of one day: the highest number comes first. */
  order: z.number().int().positive().optional(),
  tags: distinct(z.array(z.enum(postTags)).min(1).max(3), (tag) => tag),
  /** The article; sections start with `##`. */
  body: markdown,
  /** Figures of the article, each under the heading that it belongs to. */
  figures: z.array(postFigure).optional(),
  related,
});

const project = base.extend({
  /** A sample is an illustrative example: the page and its card say so. */
  status: z.enum(['sample', 'real']),
  industry: z.custom<PagePathOf<'industry'>>((value) => typeof value === 'string'),
  /** What was delivered, as pages of the site. */
  services: z.array(pagePath).min(1),
  situation: markdown,
  approach: z.array(z.object({ title: line(3, 70), body: markdown })).min(3),
  stack: z.array(z.object({ term: line(2, 60), detail: text })).min(3),
  result: markdown,
  lessons: markdown,
  related,
});

const faqs = base.extend({
  groups: z
    .array(
      z.object({
        heading: line(3, 60),
        questions: z.array(question.extend({ source: source.optional() })).min(3),
      }),
    )
    .min(3)
    .superRefine((groups, context) => {
      const asked = groups.flatMap(({ questions }, group) =>
        questions.map((entry, index) => ({ ...entry, path: [group, 'questions', index] })),
      );
      for (const [index, { question: words, path }] of asked.entries()) {
        if (asked.findIndex((other) => other.question === words) === index) continue;
        context.addIssue({
          code: 'custom',
          path,
          message: `"${words}" is on this page already. Remove one of the two`,
        });
      }
    }),
});

const term = z.object({
  term: line(2, 60),
  definition: line(30, 500),
  /** Other terms of this glossary, spelt as they are there. */
  see: z.array(text).optional(),
  /** Pages where it matters. */
  pages: z.array(pagePath).optional(),
  source: source.optional(),
});

const glossary = base.extend({
  terms: distinct(z.array(term).min(80), (entry) => entry.term).superRefine((terms, context) => {
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

/** A file made at build from this data. */
const download = z.object({
  title: line(3, 70),
  slug: z.string().regex(segmentForm, 'Write a-z, 0-9 and single hyphens, such as till-checklist'),
  description: line(40, 240),
  /** `checklist` prints as a PDF with boxes and as CSV; `template` as an editable document. */
  content: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('checklist'),
      groups: z.array(z.object({ heading: line(3, 70), items: z.array(text).min(3) })).min(2),
    }),
    z.object({
      type: z.literal('template'),
      parts: z
        .array(z.object({ heading: line(3, 70), guidance: text, prompts: z.array(text).min(1) }))
        .min(4),
    }),
  ]),
});

const downloads = base.extend({ files: z.array(download).min(4) });

const legal = base.extend({
  /** Shown until counsel has reviewed the text. */
  review: z.enum(['awaiting counsel', 'reviewed']),
  body: markdown,
  related,
});

const frame = z.object({ title: line(3, 32), body: line(10, 90) });

/** A sale while the line is down, in the four frames that `components/figures/offline-sale.tsx` draws. */
const offlineSale = z.object({
  type: z.literal('offline-sale'),
  heading: line(3, 60),
  intro: line(20, 160),
  /** Who gets a record of the sale, in letters that fit into a drawn house. */
  office: line(2, 5),
  frames: z.tuple([frame, frame, frame, frame]),
});

/** The pages of a section: with small pictures, with covers and their lines, or by name alone. */
const listing = z.object({
  look: z.enum(['marks', 'screens', 'names']),
  section: z.custom<PagePathOf<'hub'>>((value) => typeof value === 'string'),
  heading: line(3, 90),
  body: markdown,
});

const home = base.extend({
  /** What the half-open door beside the heading shows; without it the door is shut. */
  door: z.array(screen).length(3).optional(),
  /** The figure that shows what the company promises. */
  figure: z.discriminatedUnion('type', [offlineSale, flow, systems]),
  /** Whom the site is for, each with the page that is theirs. */
  audience: z.array(z.object({ heading: line(3, 70), path: pagePath })).min(3),
  /** Sections of the site with the pages right below them, in the order in which they are shown. */
  listings: z.array(listing).min(1),
  evidence: z.object({ heading: line(3, 90), body: markdown }),
  /** Where and when the company works. */
  reach: reach.optional(),
  /** One sentence to each feature highlight of `content/site.ts`, in its order. */
  features: z.array(line(20, 200)),
  next: z.object({ heading: line(3, 90), body: markdown }),
});

const plain = base.extend({ sections: z.array(section) });

/** The copy schema of each kind of page. */
export const copySchemas = {
  home,
  hub,
  group,
  service: offer,
  solution: offer,
  product,
  industry,
  company: composed,
  careers: composed.extend({ roles: z.array(role), noRoles: empty }),
  testimonials: composed.extend({ testimonials: z.array(testimonial), noTestimonials: empty }),
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
    /** All that Markdown can hold; shown in every theme. */
    runningText: markdown,
  }),
} as const satisfies Record<Kind, z.ZodType>;

/** The copy of a page of kind `K`, such as `Copy<'service'>`. */
export type Copy<K extends Kind> = z.infer<(typeof copySchemas)[K]>;

export type Section = z.infer<typeof section>;
export type SectionOf<T extends Section['type']> = Extract<Section, { type: T }>;
export type Question = z.infer<typeof question>;
export type Source = z.infer<typeof source>;
export type Download = z.infer<typeof download>;
