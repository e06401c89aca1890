import { today } from '@/content/values/days';

export type Entry = Readonly<Record<string, unknown>>;

export interface PendingKind {
  readonly name: string;
  /** The field that marks an entry as pending. */
  readonly key: string;
  /** Whether the entry is pending with a value of that field. */
  readonly isPending: (value: unknown) => boolean;
  /** How the list describes an entry. */
  readonly describe: (entry: Entry) => unknown;
  /**
   * `must`: the site misleads visitors until the item is settled. `should`: the site is weaker
   * until the item is settled. `may`: the item is optional.
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
    isPending: (value) => value === true,
    describe: ({ value }) => value,
    need: 'must',
    who: 'the owner',
    remedy: 'Write the real value in the file, as real(…) instead of standIn(…).',
  },
  {
    name: 'legal review',
    key: 'review',
    isPending: (value) => value === 'awaiting counsel',
    describe: ({ heading }) => heading,
    need: 'must',
    who: 'counsel',
    remedy: "Have counsel read it, then write review: 'reviewed'.",
  },
  {
    name: 'unsigned commitment',
    key: 'signed',
    isPending: (value) => value === 'not yet',
    describe: ({ promise, applies }) => `${promise} (${applies})`,
    need: 'must',
    who: 'the owner',
    remedy: "Keep, change or delete it, then write the day: signed: 'YYYY-MM-DD'.",
  },
  {
    name: 'sample',
    key: 'status',
    isPending: (value) => value === 'sample',
    describe: ({ heading }) => heading,
    need: 'should',
    who: 'the owner',
    remedy: 'Replace it with a real one, or remove it.',
  },
  {
    name: 'unchecked source',
    key: 'checked',
    isPending: (value) => value === 'not yet',
    describe: ({ reference, fact }) => `${reference}: ${fact}`,
    need: 'should',
    who: 'an editor',
    remedy: "Compare the text with the source, then write the day: checked: 'YYYY-MM-DD'.",
  },
  {
    name: 'source to read again',
    key: 'recheckBy',
    isPending: (value) => typeof value === 'string' && value <= today(),
    describe: ({ recheckBy, reference, from }) =>
      `due ${recheckBy}: ${reference ?? `rates from ${from}`}`,
    need: 'must',
    who: 'an editor',
    remedy: 'Read the source again, correct the text, and write the days: checked and recheckBy.',
  },
  {
    name: 'screenshot of another company',
    key: 'isForeign',
    isPending: (value) => value === true,
    describe: ({ label, src }) => `${label}: public${src}`,
    need: 'must',
    who: 'an editor',
    remedy:
      'Serve the site with `npm run serve`, and run `npx tsx lib/tools/assets/make-screenshots.ts http://localhost:3000`.',
  },
  {
    name: 'missing company fact',
    key: 'value',
    isPending: (value) => value === 'not yet',
    describe: ({ term, wanted }) => `${term}: ${wanted}`,
    need: 'may',
    who: 'the owner',
    remedy: 'Write the fact in value. The company page then shows it.',
  },
];
