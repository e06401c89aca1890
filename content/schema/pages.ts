import { z } from 'zod';
import { site } from '@/content/site';
import type { Kind, PagePathOf } from '@/content/tree';
import { inAYear, today } from '@/content/values/days';
import { postTags } from '@/content/words/post-tags';
import { drawing } from './drawings';
import { day, distinct, line, markdown, text } from './fields';
import { flow, postFigure, systems } from './figures';
import { segmentForm } from './page-paths';
import { base, pagePath, question, related, source } from './pages/every-page';
import { group, industry, type offer, product, shapedOffer } from './pages/offers';
import { section } from './pages/sections';
import { screen } from './screens';

/*
 * The schemas of the copy of each kind of page. Types are inferred from the schemas, so the
 * compiler and the build accept the same copy.
 *
 * Fields of the type `markdown` are GitHub-flavoured Markdown. Their headings start at `###` (in
 * posts and legal pages at `##`). Links between pages are written `[text](/path)`. The build checks
 * them.
 */

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
