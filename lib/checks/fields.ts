import { isCode } from '@/content/schema/code-fields';

/** Whether a value is an object, but not an array or null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in a tree of data, such as the copy of a page. */
export interface Field<Value = unknown> {
  /** Its position, such as `sections (entry 2).heading`. Entries count from 1. */
  readonly field: string;
  readonly value: Value;
}

/** The position of the field at a path of keys. A number is the index of a list entry. */
export function fieldAt(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? ` (entry ${key + 1})` : `.${String(key)}`))
    .join('')
    .replace(/^[. ]/, '');
}

/** Every value in a tree of data, at any depth, including the tree itself. */
export function fieldsIn(value: unknown, path: readonly PropertyKey[] = []): readonly Field[] {
  const own = { field: fieldAt(path), value };
  if (value === null || typeof value !== 'object') return [own];
  const inner = Object.entries(value).flatMap(([key, entry]) =>
    fieldsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [own, ...inner];
}

/** Data without the marks `standIn` and `real`. */
export function plainFacts(facts: object): unknown {
  return JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    isRecord(value) && 'standIn' in value ? value.value : value,
  );
}

export function stringsIn(tree: unknown): readonly Field<string>[] {
  return fieldsIn(tree).flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ field, value }] : [],
  );
}

/** Matches what is below a source, and fields outside the copy of pages that are no prose. */
const noProse = /\bsources?\b|(^|\.)(email|phoneExamples)$/;

/** `sections (entry 2).related (entry 1)` -> `related` */
const fieldName = (field: string) =>
  field.replace(/^.*\.(?=[^.]*$)/, '').replace(/ \(entry \d+\)/g, '');

/** The strings of a copy that visitors read as prose. */
export function proseIn(copy: unknown): readonly Field<string>[] {
  return stringsIn(copy).filter(
    ({ field, value }) =>
      !noProse.test(field) && !isCode(fieldName(field)) && !value.startsWith('/'),
  );
}

/** The value at a path of keys; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** The start of a text, to quote in a message. */
export function excerpt(words: string, length = 60): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
