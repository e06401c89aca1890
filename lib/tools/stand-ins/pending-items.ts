import { copyFileOf } from '@/lib/file-paths';

/** Something in the content that must be replaced or confirmed before launch. */
export interface Pending {
  readonly what:
    | 'stand-in value'
    | 'sample'
    | 'legal review'
    | 'unchecked source'
    | 'unnamed price'
    | 'unsigned commitment'
    | 'missing company fact';
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

type Entry = Readonly<Record<string, unknown>>;

/** The kinds of pending entries: the key, its value while pending, and how the list describes the entry. */
const marks: readonly {
  readonly what: Pending['what'];
  readonly key: string;
  readonly pending: unknown;
  readonly describe: (entry: Entry) => string;
}[] = [
  {
    what: 'stand-in value',
    key: 'standIn',
    pending: true,
    describe: ({ value }) => show(value),
  },
  {
    what: 'sample',
    key: 'status',
    pending: 'sample',
    describe: ({ heading }) => show(heading),
  },
  {
    what: 'legal review',
    key: 'review',
    pending: 'awaiting counsel',
    describe: ({ heading }) => show(heading),
  },
  {
    what: 'unchecked source',
    key: 'checked',
    pending: 'not yet',
    describe: ({ reference, fact }) => `${reference}: ${fact}`,
  },
  {
    what: 'unnamed price',
    key: 'from',
    pending: 'not yet',
    describe: ({ measure }) => show(measure),
  },
  {
    what: 'unsigned commitment',
    key: 'signed',
    pending: 'not yet',
    describe: ({ promise, applies }) => `${promise} (${applies})`,
  },
  {
    what: 'missing company fact',
    key: 'value',
    pending: 'not yet',
    describe: ({ term, wanted }) => `${term}: ${wanted}`,
  },
];

/** The pending entries in a value. An entry that several pages share is listed once, for the first page. */
function pendingIn(
  file: string,
  value: unknown,
  field: string,
  seen: Set<unknown>,
): readonly Pending[] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return [];
  seen.add(value);
  const named = (key: string) =>
    Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
  const entry: Entry = { ...value };
  const mark = marks.find(({ key, pending }) => entry[key] === pending);
  const own = mark && {
    what: mark.what,
    file,
    // Editors write standIn('…'), not the key.
    field: mark.key === 'standIn' ? field : named(mark.key),
    value: mark.describe(entry),
  };
  const nested = Object.entries(entry).flatMap(([key, inner]) =>
    pendingIn(file, inner, named(key), seen),
  );
  return own ? [own, ...nested] : nested;
}

/**
 * Everything in the content that is a placeholder or needs confirmation: values, samples, legal texts before legal review,
 * unchecked sources, prices, commitments and company facts.
 * @param shared data that pages share, by the file that contains it
 * @param copy the copy of every page, by its path
 */
export function pendingItems(
  shared: Readonly<Record<string, unknown>>,
  copy: Readonly<Record<string, unknown>>,
): readonly Pending[] {
  const seen = new Set<unknown>();
  return [
    ...Object.entries(shared).flatMap(([file, value]) => pendingIn(file, value, '', seen)),
    ...Object.entries(copy).flatMap(([path, value]) =>
      pendingIn(copyFileOf(path), value, '', seen),
    ),
  ];
}
