import type { z } from 'zod';
import { copySchemas } from '@/content/schema';
import { downloadNames, downloadPath } from '@/lib/downloads/download-names';
import { copyFileOf, filePaths } from '@/lib/file-paths';
import { guards, unknownGuardMessage } from '@/lib/pages/guards';
import type { Page } from '@/lib/pages/page-list';
import { valueAt } from './fields';
import { nearest } from './links';
import { figureMistakesOf } from './validate-figures';

/** A mistake in the content: where it is, what it is and how to mend it. */
export interface Problem {
  readonly file: string;
  readonly message: string;
}

export interface Content {
  readonly pages: readonly Page<string>[];
  readonly copy: Readonly<Record<string, unknown>>;
  readonly themes: readonly { readonly name: string }[];
  readonly defaultTheme: string;
}

/** The paths that Markdown links in a text lead to, without their fragments. */
function internalLinksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\((\/[^)\s#?]*)[^)]*\)/g)].map((match) => match[1] ?? '');
}

/** All strings inside a value, with the path of fields that leads to each. */
export function stringsIn(value: unknown, field = ''): readonly { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => stringsIn(item, `${field}[${index}]`));
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) =>
      stringsIn(item, field ? `${field}.${key}` : key),
    );
  }
  return [];
}

/** The paths that a copy's fields are or link to, each with the field. */
export function linksIn(copy: unknown): readonly { field: string; path: string }[] {
  return stringsIn(copy).flatMap(({ field, text }) =>
    (text.startsWith('/') ? [text] : internalLinksIn(text)).map((path) => ({ field, path })),
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** What to do about a value that a schema refuses, in an editor's words. */
function mendOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'too_small') {
    if (issue.minimum === 1) return 'Fill it in';
    return issue.origin === 'array'
      ? `Give ${issue.minimum} or more`
      : `Write ${issue.minimum} characters or more`;
  }
  if (issue.code === 'too_big') {
    const now = typeof value === 'string' ? `, it has ${value.length}` : '';
    return issue.origin === 'array'
      ? `Give ${issue.maximum} at most`
      : `Write ${issue.maximum} characters at most${now}`;
  }
  return issue.message;
}

function schemaProblems(page: Page<string>, copy: unknown): readonly Problem[] {
  const result = copySchemas[page.kind].safeParse(copy);
  if (result.success) return [];
  // Of several rules that a field breaks, the last is the most particular.
  const issues = new Map(result.error.issues.map((issue) => [issue.path.join('.'), issue]));
  return [...issues].map(([field, issue]) => {
    const value = valueAt(copy, issue.path);
    return {
      file: copyFileOf(page.path),
      message: `the field "${field}" is ${show(value)}. ${mendOf(issue, value)}; content/schema.ts says what a page of kind "${page.kind}" has.`,
    };
  });
}

/** The addresses of the site: its pages, and the files that the build makes beside them. */
export function addressesOf({ pages, copy }: Content): ReadonlySet<string> {
  const downloads = pages
    .filter(({ kind }) => kind === 'downloads')
    .flatMap(({ path }) => copySchemas.downloads.safeParse(copy[path]).data?.files ?? []);
  return new Set([
    ...pages.map(({ path }) => path),
    ...Object.values(filePaths),
    ...downloadNames(downloads).map(downloadPath),
  ]);
}

function linkProblems(page: Page<string>, copy: unknown, paths: ReadonlySet<string>) {
  const file = copyFileOf(page.path);
  return linksIn(copy)
    .filter(({ path }) => !paths.has(path))
    .map(({ field, path }) => ({
      file,
      message: `the field "${field}" leads to "${path}", which is no page. ${nearest(path, paths)}Link to a path of content/tree.ts, or to a file that the build makes.`,
    }));
}

function choiceProblems(page: Page<string>, copy: unknown): readonly Problem[] {
  const group = page.kind === 'group' ? copySchemas.group.safeParse(copy).data : undefined;
  if (!group) return [];
  const file = copyFileOf(page.path);
  const offered: readonly string[] = group.choice.options.map((option) => option.path);
  return [
    ...page.children
      .filter((child) => !offered.includes(child))
      .map((child) => ({
        file,
        message: `choice.options leaves out the child page "${child}". Add an option with that path.`,
      })),
    ...offered
      .filter((path) => !page.children.includes(path))
      .map((path) => ({
        file,
        message: `choice.options has "${path}", which is no child of "${page.path}". Remove the option.`,
      })),
  ];
}

function comparisonProblems(page: Page<string>, copy: unknown): readonly Problem[] {
  const sections = copySchemas.sitemap.safeParse(copy).data?.sections ?? [];
  return sections.flatMap((section) =>
    section.type !== 'comparison'
      ? []
      : section.rows
          .filter((row) => row.cells.length !== section.columns.length)
          .map((row) => ({
            file: copyFileOf(page.path),
            message: `the comparison "${section.heading}" has ${row.cells.length} cells in the row "${row.label}" for ${section.columns.length} columns. Give each column one cell.`,
          })),
  );
}

function twinProblems(page: Page<string>, content: Content): readonly Problem[] {
  const twin = valueAt(content.copy[page.path], ['twin', 'path']);
  if (typeof twin !== 'string') return [];
  const back = valueAt(content.copy[twin], ['twin', 'path']);
  if (back === page.path) return [];
  return [
    {
      file: copyFileOf(page.path),
      message: `twin names "${twin}", whose own twin is ${show(back)}. Let ${copyFileOf(twin)} name "${page.path}" as its twin.`,
    },
  ];
}

/** Every mistake in the content that the compiler can't see. Empty when the content is in order. */
export function contentProblems(content: Content): readonly Problem[] {
  const paths = addressesOf(content);
  const problems: Problem[] = [];

  if (!content.themes.some((theme) => theme.name === content.defaultTheme)) {
    problems.push({
      file: 'content/themes.ts',
      message: `the default theme "${content.defaultTheme}" is no theme. Choose one of: ${content.themes.map((theme) => theme.name).join(', ')}.`,
    });
  }
  for (const page of content.pages) {
    for (const name of page.guards.filter((name) => !Object.hasOwn(guards, name))) {
      problems.push({
        file: 'content/tree.ts',
        message: unknownGuardMessage(name, page.path),
      });
    }
    const copy = content.copy[page.path];
    if (copy === undefined) {
      problems.push({
        file: copyFileOf(page.path),
        message: `the page "${page.path}" has no copy. Write this file, or take the page out of content/tree.ts.`,
      });
      continue;
    }
    problems.push(
      ...schemaProblems(page, copy),
      ...linkProblems(page, copy, paths),
      ...choiceProblems(page, copy),
      ...comparisonProblems(page, copy),
      ...figureMistakesOf(copy).map((message) => ({ file: copyFileOf(page.path), message })),
      ...twinProblems(page, content),
    );
  }
  return problems;
}

/** The problems, one on a line, under their number: `2 mistakes in the content:`. */
export function listProblems(problems: readonly Problem[], noun: string): string {
  const list = problems.map(({ file, message }) => `  ${file}: ${message}`).join('\n');
  return `${problems.length} ${noun}${problems.length === 1 ? '' : 's'} in the content:\n${list}`;
}
