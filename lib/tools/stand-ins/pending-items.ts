import { copyFileOf } from '@/lib/file-paths';

/** Something in the content that has to be replaced or confirmed before launch. */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A name for an entry of the content, for someone who looks for it. */
const nameOf = (entry: Readonly<Record<string, unknown>>) =>
  show(entry.heading ?? entry.title ?? entry.quote ?? entry.role ?? '');

/** What is pending in a value. An entry that several pages take from one file is listed where it was seen first. */
function pendingIn(
  file: string,
  value: unknown,
  field: string,
  seen: Set<unknown>,
): readonly Pending[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pendingIn(file, item, `${field}[${index}]`, seen));
  }
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  if (value.standIn === true) {
    return [{ what: 'stand-in value', file, field, value: show(value.value) }];
  }
  const own: Pending[] = [];
  if (value.status === 'sample') {
    own.push({ what: 'sample', file, field: field || 'status', value: nameOf(value) });
  }
  if (value.review === 'awaiting counsel') {
    own.push({ what: 'legal review', file, field: 'review', value: nameOf(value) });
  }
  if (value.checked === 'not yet') {
    own.push({ what: 'unchecked source', file, field, value: `${value.reference}: ${value.fact}` });
  }
  if (value.from === 'not yet') {
    own.push({ what: 'unnamed price', file, field: `${field}.from`, value: show(value.measure) });
  }
  if (value.signed === 'not yet') {
    own.push({
      what: 'unsigned commitment',
      file,
      field,
      value: `${show(value.promise)} (${show(value.applies)})`,
    });
  }
  if (value.value === 'not yet') {
    own.push({
      what: 'missing company fact',
      file,
      field,
      value: `${show(value.term)}: ${show(value.wanted)}`,
    });
  }
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pendingIn(file, inner, field ? `${field}.${key}` : key, seen),
    ),
  ];
}

/**
 * Everything in the content that stands in for the real thing or waits for the company's word: values, samples, legal texts
 * that no counsel has read, facts without a checked source, prices, promises and what a buyer's file asks.
 * @param shared what pages share, by the file that holds it
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
