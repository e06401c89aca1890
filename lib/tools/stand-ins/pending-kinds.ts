/** The fields of a content entry. */
export type Entry = Readonly<Record<string, unknown>>;

export interface PendingKind {
  readonly name: string;
  /** The field that marks an entry as pending. */
  readonly key: string;
  /** The value of that field while the entry is pending. */
  readonly pending: unknown;
  /** How the list describes an entry. */
  readonly describe: (entry: Entry) => unknown;
  /**
   * `must`: the site misleads visitors until the item is settled. `should`: the site is weaker until the item is settled. `may`:
   * the item is optional.
   */
  readonly need: 'must' | 'should' | 'may';
  readonly who: 'the owner' | 'counsel' | 'an editor';
  readonly remedy: string;
}

/** What can be pending in the content, the most important first. */
export const pendingKinds: readonly PendingKind[] = [
  {
    name: 'stand-in value',
    key: 'standIn',
    pending: true,
    describe: ({ value }) => value,
    need: 'must',
    who: 'the owner',
    remedy: 'Write the real value in content/site.ts, as real(…) instead of standIn(…).',
  },
  {
    name: 'legal review',
    key: 'review',
    pending: 'awaiting counsel',
    describe: ({ heading }) => heading,
    need: 'must',
    who: 'counsel',
    remedy: "Have counsel read it, then write review: 'reviewed'.",
  },
  {
    name: 'unsigned commitment',
    key: 'signed',
    pending: 'not yet',
    describe: ({ promise, applies }) => `${promise} (${applies})`,
    need: 'must',
    who: 'the owner',
    remedy: "Keep, change or delete it, then write the day: signed: 'YYYY-MM-DD'.",
  },
  {
    name: 'sample',
    key: 'status',
    pending: 'sample',
    describe: ({ heading }) => heading,
    need: 'should',
    who: 'the owner',
    remedy: 'Replace it with a real one, or remove it.',
  },
  {
    name: 'unchecked source',
    key: 'checked',
    pending: 'not yet',
    describe: ({ reference, fact }) => `${reference}: ${fact}`,
    need: 'should',
    who: 'an editor',
    remedy: "Compare the text with the source, then write the day: checked: 'YYYY-MM-DD'.",
  },
  {
    name: 'unnamed price',
    key: 'from',
    pending: 'not yet',
    describe: ({ measure }) => measure,
    need: 'may',
    who: 'the owner',
    remedy: 'Write the lowest price, such as from: 12_000. The page then shows it.',
  },
  {
    name: 'missing company fact',
    key: 'value',
    pending: 'not yet',
    describe: ({ term, wanted }) => `${term}: ${wanted}`,
    need: 'may',
    who: 'the owner',
    remedy: 'Write the fact in value. The company page then shows it.',
  },
];
