import type { Pending } from './pending-items';

/**
 * How important a pending item is. `must`: the site misleads until then. `should`: the site is weaker until then. `may`: the
 * item improves the site.
 */
type Need = 'must' | 'should' | 'may';

interface Remedy {
  readonly need: Need;
  readonly who: 'the owner' | 'counsel' | 'an editor';
  readonly remedy: string;
}

/** The remedies, the most important first. */
const remedies = {
  'stand-in value': {
    need: 'must',
    who: 'the owner',
    remedy: 'Write the real value in content/site.ts, as real(…) instead of standIn(…).',
  },
  'legal review': {
    need: 'must',
    who: 'counsel',
    remedy: "Have counsel read it, then write review: 'reviewed'.",
  },
  'unsigned commitment': {
    need: 'must',
    who: 'the owner',
    remedy: "Keep, change or delete it, then write the day: signed: 'YYYY-MM-DD'.",
  },
  sample: {
    need: 'should',
    who: 'the owner',
    remedy: 'Replace it with a real one, or remove it.',
  },
  'unchecked source': {
    need: 'should',
    who: 'an editor',
    remedy: "Compare the text with the source, then write the day: checked: 'YYYY-MM-DD'.",
  },
  'unnamed price': {
    need: 'may',
    who: 'the owner',
    remedy: 'Write the lowest price, such as from: 12_000. The page then shows it.',
  },
  'missing company fact': {
    need: 'may',
    who: 'the owner',
    remedy: 'Write the fact in value. The company page then shows it.',
  },
} as const satisfies Readonly<Record<Pending['what'], Remedy>>;

/** Whether an item must be settled before launch. */
export function isRequired({ what }: Pending): boolean {
  return remedies[what].need === 'must';
}

/** The list for a terminal: pending items by kind. Each kind says who settles it and how. */
export function launchList(pending: readonly Pending[]): string {
  if (pending.length === 0) return 'No placeholders are left.';
  const kinds = Object.entries(remedies).flatMap(([what, { need, who, remedy }]) => {
    const items = pending.filter((item) => item.what === what);
    if (items.length === 0) return [];
    return [
      `${need}, by ${who}: ${what}: ${items.length}. ${remedy}`,
      ...items.map(({ file, field, value }) => `  ${file}  ${field}  ${value}`),
      '',
    ];
  });
  const required = pending.filter(isRequired).length;
  return [...kinds, `${pending.length} to settle, ${required} of them before launch.`].join('\n');
}
