/** A string inside a page's copy. */
export interface FieldText {
  /** Where it is, for an editor: `sections (entry 2).heading`. Entries count from 1. */
  readonly field: string;
  readonly text: string;
}

/** The name of a field inside another, `''` for the copy itself. A number is the index of an entry in a list. */
export function fieldIn(field: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${field} (entry ${key + 1})`;
  return field === '' ? String(key) : `${field}.${String(key)}`;
}

/** The name of the field that a path of keys leads to. */
export const fieldAt = (path: readonly PropertyKey[]) => path.reduce(fieldIn, '');

/** Every string inside a value, at any depth. */
export function stringsIn(value: unknown, field = ''): readonly FieldText[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, fieldIn(field, Array.isArray(value) ? Number(key) : key)),
  );
}

/** Fields that hold no prose: addresses, days, file names, and the titles of sources. */
const noProse =
  /(^|\.)(url|path|slug|type|checked|updated|published|posted|closes|reference)$|\bsources?\b/;

/** The strings of a copy that visitors read as prose. */
export function proseIn(copy: unknown): readonly FieldText[] {
  return stringsIn(copy).filter(({ field, text }) => !noProse.test(field) && !text.startsWith('/'));
}

/** The value that a path of keys leads to; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** The first words of a text, to quote in a message. */
export function excerpt(words: string, length = 60): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
