import { z } from 'zod';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { emblem } from '../drawings';
import { day, distinct, line, markdown, pastDay, text } from '../fields';

/* What the copy of every page has. */

export const pagePath = z.custom<PagePath>(
  (value) => typeof value === 'string' && value.startsWith('/'),
);

/** The source of a statement on law, tax, payments or a standard. */
export const source = z.object({
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

export const question = z.object({
  question: line(8, 140).endsWith('?', 'End the question with a question mark'),
  answer: markdown,
});

export const base = z.object({
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

export const related = distinct(z.array(pagePath).max(4), (path) => path);
