/** A string in a page's copy. */
export interface FieldText {
  /** Its position, such as `sections (entry 2).heading`. Entries count from 1. */
  readonly field: string;
  readonly text: string;
}

/** The position of a field inside another; the copy itself is `''`. A number is the index of a list entry. */
export function fieldIn(field: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${field} (entry ${key + 1})`;
  return field === '' ? String(key) : `${field}.${String(key)}`;
}

/** The position of the field at a path of keys. */
export const fieldAt = (path: readonly PropertyKey[]) => path.reduce(fieldIn, '');

/** Every string in a value, at any depth. */
export function stringsIn(value: unknown, field = ''): readonly FieldText[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, fieldIn(field, Array.isArray(value) ? Number(key) : key)),
  );
}

/** Fields without prose: addresses, days, file names and the titles of sources. */
const noProse =
  /(^|\.)(url|path|slug|type|checked|updated|published|posted|closes|reference)$|\bsources?\b/;

/** The strings of a copy that visitors read as prose. */
export function proseIn(copy: unknown): readonly FieldText[] {
  return stringsIn(copy).filter(({ field, text }) => !noProse.test(field) && !text.startsWith('/'));
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
