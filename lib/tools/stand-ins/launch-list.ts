import type { Pending } from './pending-items';

/** How much something matters to the launch: the site misleads without it, is weaker without it, or gains by it. */
const needs = ['must', 'should', 'may'] as const;
type Need = (typeof needs)[number];

/** What becomes of a kind of pending thing: how much it matters, who settles it, and how. */
interface Settling {
  readonly need: Need;
  readonly who: 'the owner' | 'counsel' | 'an editor';
  readonly mend: string;
}

const settling = {
  'stand-in value': {
    need: 'must',
    who: 'the owner',
    mend: 'Write the real value: npm run stand-ins -- set phone "<number>".',
  },
  'legal review': {
    need: 'must',
    who: 'counsel',
    mend: "Have counsel read it, then write review: 'reviewed'.",
  },
  'unsigned commitment': {
    need: 'must',
    who: 'the owner',
    mend: "Keep it, change it or strike it out, then write the day: signed: 'YYYY-MM-DD'.",
  },
  sample: {
    need: 'should',
    who: 'the owner',
    mend: 'Replace it with the real thing, or remove it.',
  },
  'unchecked source': {
    need: 'should',
    who: 'an editor',
    mend: "Compare the text with the source, then write the day: checked: 'YYYY-MM-DD'.",
  },
  'unnamed price': {
    need: 'may',
    who: 'the owner',
    mend: 'Write the lowest price in shillings: from: 12_000. It is then shown.',
  },
  'missing company fact': {
    need: 'may',
    who: 'the owner',
    mend: 'Write the fact in value. It is then shown on the company page.',
  },
} as const satisfies Readonly<Record<Pending['what'], Settling>>;

/** Whether something has to be settled before launch, rather than only had better be. */
export function isRequired({ what }: Pending): boolean {
  return settling[what].need === 'must';
}

/** The kinds of pending things by need, each with its entries; kinds without any are left out. */
function grouped(pending: readonly Pending[]) {
  return needs.map((need) => ({
    need,
    kinds: Object.entries(settling)
      .filter(([, kind]) => kind.need === need)
      .map(([what, kind]) => ({
        what,
        ...kind,
        items: pending.filter((item) => item.what === what),
      }))
      .filter(({ items }) => items.length > 0),
  }));
}

function asText(pending: readonly Pending[]): string {
  const groups = grouped(pending).map(({ need, kinds }) =>
    kinds.map(({ what, who, mend, items }) =>
      [
        `${need}, by ${who}: ${what}: ${items.length}. ${mend}`,
        ...items.map(({ file, field, value }) => `  ${file}  ${field}  ${value}`),
        '',
      ].join('\n'),
    ),
  );
  const required = pending.filter(isRequired).length;
  const end =
    pending.length === 0
      ? 'Nothing stands in.'
      : `${pending.length} to settle, ${required} of them before launch.`;
  return [...groups.flat(), end].join('\n');
}

function asMarkdown(pending: readonly Pending[]): string {
  return grouped(pending)
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ need, kinds }) =>
      [
        `## ${need.charAt(0).toUpperCase()}${need.slice(1)} be settled before launch`,
        ...kinds.map(({ what, who, mend, items }) =>
          [
            `### ${what}, by ${who}\n\n${mend}\n`,
            ...items.map(({ file, field, value }) => `- [ ] \`${file}\` \`${field}\`: ${value}`),
          ].join('\n'),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function asJson(pending: readonly Pending[]): string {
  return JSON.stringify(
    pending.map((item) => ({ ...item, ...settling[item.what] })),
    null,
    2,
  );
}

export const launchLists = { text: asText, markdown: asMarkdown, json: asJson } as const;
