import { copyFileOf } from './copy';

/** Something in the content that has to be replaced or confirmed before launch. */
export interface Pending {
  readonly what: 'stand-in value' | 'sample' | 'legal review' | 'unchecked source';
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A name for an entry of the content, for someone who looks for it. */
const nameOf = (entry: Readonly<Record<string, unknown>>) =>
  show(entry.heading ?? entry.title ?? entry.quote ?? entry.role ?? '');

function pendingIn(file: string, value: unknown, field: string): readonly Pending[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pendingIn(file, item, `${field}[${index}]`));
  }
  if (!isRecord(value)) return [];
  if (value.standIn === true) {
    return [{ what: 'stand-in value', file, field, value: show(value.value) }];
  }
  const own: Pending[] = [];
  const { status } = value;
  if (status === 'sample' || (isRecord(status) && status.type === 'sample')) {
    own.push({ what: 'sample', file, field: field || 'status', value: nameOf(value) });
  }
  if (value.review === 'awaiting counsel') {
    own.push({ what: 'legal review', file, field: 'review', value: nameOf(value) });
  }
  if (value.checked === 'not yet') {
    own.push({ what: 'unchecked source', file, field, value: `${value.reference}: ${value.fact}` });
  }
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pendingIn(file, inner, field ? `${field}.${key}` : key),
    ),
  ];
}

/**
 * Everything in the content that stands in for the real thing: values, samples, legal texts that no counsel has read, and
 * facts whose source nobody has checked yet.
 * @param site the facts of `content/site.ts`
 * @param copy the copy of every page, by its path
 */
export function pendingItems(
  site: unknown,
  copy: Readonly<Record<string, unknown>>,
): readonly Pending[] {
  return [
    ...pendingIn('content/site.ts', site, ''),
    ...Object.entries(copy).flatMap(([path, value]) => pendingIn(copyFileOf(path), value, '')),
  ];
}
