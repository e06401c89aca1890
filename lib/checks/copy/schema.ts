import type { z } from 'zod';
import { copySchemas } from '@/content/schema';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import type { Problem } from '../problem';
import { excerpt, fieldAt, valueAt } from './fields';

/** What a field holds, for a message. Of an entry with fields, its own message says which one is wrong. */
const shown = (value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? 'has a mistake'
    : `is ${excerpt(JSON.stringify(value) ?? 'missing', 80)}`;

/** The remedy for a value that a schema refuses. */
function remedyFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return `Write a number ${issue.inclusive ? 'from' : 'above'} ${issue.minimum}`;
  }
  if (issue.code === 'too_small') {
    if (issue.minimum === 1) return 'Fill it in';
    return issue.origin === 'array'
      ? `Give at least ${issue.minimum}`
      : `Write at least ${issue.minimum} characters`;
  }
  if (issue.code === 'too_big') {
    const now = typeof value === 'string' ? `; it has ${value.length}` : '';
    return issue.origin === 'array'
      ? `Give at most ${issue.maximum}`
      : `Write at most ${issue.maximum} characters${now}`;
  }
  return issue.message;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** If at least this many fields are empty, one message lists them all. */
const manyFields = 4;

/** The fields of a page's copy that its schema refuses. One message lists the empty fields of a new page. */
export function schemaProblems(page: Page<string>, copy: unknown): readonly Problem[] {
  const file = copyFileOf(page.path);
  const result = copySchemas[page.kind].safeParse(copy);
  if (result.success) return [];
  // If a field breaks several rules, the last message is the most specific.
  const issues = [...new Map(result.error.issues.map((issue) => [fieldAt(issue.path), issue]))].map(
    ([field, issue]) => ({ field, issue, value: valueAt(copy, issue.path) }),
  );
  const empty = issues.filter(({ value }) => isEmpty(value));
  const listed = empty.length >= manyFields ? empty : [];
  const problems = issues
    .filter((entry) => !listed.includes(entry))
    .map(({ field, issue, value }) => ({
      file,
      message: `the field "${field}" ${shown(value)}. ${remedyFor(issue, value)}.`,
    }));
  if (listed.length === 0) return problems;
  return [
    {
      file,
      message: `${listed.length} fields are empty. Fill in: ${listed.map(({ field }) => field).join(', ')}.`,
    },
    ...problems,
  ];
}

/** A group must list each of its child pages as an option, and no other page. */
function choiceMistakes(page: Page<string>, copy: unknown): readonly string[] {
  const group = page.kind === 'group' ? copySchemas.group.safeParse(copy).data : undefined;
  if (!group) return [];
  const offered: readonly string[] = group.choice.options.map(({ path }) => path);
  return [
    ...page.children
      .filter((child) => !offered.includes(child))
      .map((child) => `choice.options lacks the child page "${child}". Add an option for it.`),
    ...offered
      .filter((path) => !page.children.includes(path))
      .map(
        (path) =>
          `choice.options has "${path}", which is not a child of "${page.path}". Remove the option.`,
      ),
  ];
}

function comparisonMistakes(copy: unknown): readonly string[] {
  const sections = copySchemas.sitemap.shape.sections.safeParse(valueAt(copy, ['sections'])).data;
  return (sections ?? []).flatMap((section) =>
    section.type !== 'comparison'
      ? []
      : section.rows
          .filter(({ cells }) => cells.length !== section.columns.length)
          .map(
            ({ label, cells }) =>
              `the row "${label}" of "${section.heading}" has ${cells.length} cells for ${section.columns.length} columns. Give it one cell for each column.`,
          ),
  );
}

const twinOf = (copy: unknown) => valueAt(copy, ['twin', 'path']);

/** Pages with similar names must refer to each other. In a copied page, the reference is one-sided. */
function twinMistakes(page: Page<string>, copies: Copies): readonly string[] {
  const twin = twinOf(copies[page.path]);
  if (typeof twin !== 'string') return [];
  const back = twinOf(copies[twin]);
  if (back === page.path) return [];
  const isTaken = typeof back === 'string' && twinOf(copies[back]) === twin;
  return [
    isTaken
      ? `the field "twin" is "${twin}", which already has "${back}" as its twin. Remove the field "twin".`
      : `the field "twin" is "${twin}", which does not refer back. Remove the field, or write twin: { path: '${page.path}', … } in ${copyFileOf(twin)}.`,
  ];
}

/** The copy of every page by its path, not checked yet. */
export type Copies = Readonly<Record<string, unknown>>;

/** The mistakes that schemas do not find: lists that must agree with each other or with the page tree. */
export function agreementMistakes(page: Page<string>, copies: Copies): readonly string[] {
  const copy = copies[page.path];
  return [
    ...choiceMistakes(page, copy),
    ...comparisonMistakes(copy),
    ...twinMistakes(page, copies),
  ];
}
