import type { z } from 'zod';
import { excerpt, fieldAt, isRecord, valueAt } from './fields';
import type { Problem } from './problem';

/** A message does not show an object, which may be long. */
const shown = (value: unknown) =>
  isRecord(value) ? 'has a mistake' : `is ${excerpt(JSON.stringify(value) ?? 'missing', 80)}`;

/** How to correct a value that a schema rejects. */
function remedyFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return issue.message;
  const { code, origin, inclusive } = issue;
  const [edge, limit] =
    code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (origin === 'number') return `Write a number ${inclusive ? edge : 'above'} ${limit}`;
  if (code === 'too_small' && limit === 1) return 'Fill it in';
  if (origin === 'array') return `Give ${edge} ${limit}`;
  const now = code === 'too_big' && typeof value === 'string' ? `; it has ${value.length}` : '';
  return `Write ${edge} ${limit} characters${now}`;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** If a file has at least this many empty fields, one message lists them all. */
const listedFieldsMin = 4;

/**
 * Removes each issue that follows an issue about the same field or about a field inside it. The
 * first issue is the clearest.
 */
function withoutRepeats(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((other) => path.every((key, at) => other.path[at] === key)),
  );
}

/**
 * The issues of an issue, with paths from the start of the content. Those of a union are the issues
 * of the option whose fields the value has, or else the first option's.
 */
function expanded(issue: z.core.$ZodIssue, content: unknown): readonly z.core.$ZodIssue[] {
  const value = valueAt(content, issue.path);
  if (issue.code !== 'invalid_union' || !isRecord(value) || issue.errors.length === 0) {
    return [issue];
  }
  const lacking = (issues: readonly z.core.$ZodIssue[]) =>
    issues.filter(({ path }) => path.length === 0 || valueAt(value, path) === undefined).length;
  const [closest = []] = issue.errors.toSorted((one, other) => lacking(one) - lacking(other));
  return closest.some(({ path }) => path.length === 0)
    ? [issue]
    : closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Reports the fields that a schema rejects. One message lists all empty fields of a new page. */
export function schemaProblems(
  file: string,
  schema: z.ZodType,
  content: unknown,
): readonly Problem[] {
  const found = schema.safeParse(content).error?.issues ?? [];
  const issues = withoutRepeats(found.flatMap((issue) => expanded(issue, content))).map(
    (issue) => ({
      issue,
      field: fieldAt(issue.path),
      value: valueAt(content, issue.path),
    }),
  );
  const empty = issues.filter(({ value }) => isEmpty(value));
  const listed = empty.length >= listedFieldsMin ? empty : [];
  const summary = {
    file,
    message: `${listed.length} fields are empty. Fill in: ${listed.map(({ field }) => field).join(', ')}.`,
  };
  const others = issues
    .filter((entry) => !listed.includes(entry))
    .map(({ field, issue, value }) => ({
      file,
      message: `the field "${field}" ${shown(value)}. ${remedyFor(issue, value)}.`,
    }));
  return listed.length > 0 ? [summary, ...others] : others;
}
