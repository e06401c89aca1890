import { copyFileOf } from '@/lib/file-paths';
import { type Entry, type PendingKind, pendingKinds } from './pending-kinds';

/** Something in the content that must be replaced or confirmed before launch. */
export interface Pending {
  readonly kind: PendingKind;
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The pending entries in a value. An entry that several pages share is listed once, for the first
 * page.
 */
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
  const own = pendingKinds
    .filter(({ key, isPending }) => isPending(entry[key]))
    .map((kind) => ({
      kind,
      file,
      // Name the field that contains standIn('…'), because editors do not write the key `standIn`.
      field: kind.key === 'standIn' ? field : named(kind.key),
      value: show(kind.describe(entry)),
    }));
  const nested = Object.entries(entry).flatMap(([key, inner]) =>
    pendingIn(file, inner, named(key), seen),
  );
  return [...own, ...nested];
}

/**
 * Everything in the content that is a placeholder or needs confirmation: stand-in values, samples,
 * legal texts before legal review, sources that are unchecked or overdue, unsigned commitments and
 * missing company facts.
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

/** Whether an item must be settled before launch. */
export function isRequired({ kind }: Pending): boolean {
  return kind.need === 'must';
}

/** The list for a terminal: pending items by kind. Each kind says who settles it and how. */
export function launchList(pending: readonly Pending[]): string {
  if (pending.length === 0) return 'No placeholders are left.';
  const kinds = pendingKinds.flatMap((kind) => {
    const items = pending.filter((item) => item.kind === kind);
    if (items.length === 0) return [];
    return [
      `${kind.need}, by ${kind.who}: ${kind.name}: ${items.length}. ${kind.remedy}`,
      ...items.map(({ file, field, value }) => `  ${file}  ${field}  ${value}`),
      '',
    ];
  });
  const required = pending.filter(isRequired).length;
  return [...kinds, `${pending.length} to settle, ${required} of them before launch.`].join('\n');
}
