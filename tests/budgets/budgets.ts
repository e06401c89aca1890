import type { Kind } from '@/content/tree';

/** What a page may cost: bytes in kB of 1,000 as they come over the wire with brotli, the rest counted. */
export interface Cost {
  readonly html: number;
  readonly style: number;
  /** Scripts before the visitor's first intent. */
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
  readonly total: number;
  /** Scripts once the bundle has come. */
  readonly bundle: number;
  readonly requests: number;
  readonly domNodes: number;
  readonly images: number;
  readonly cls: number;
}

/** The most that a content page may cost. */
export const contentPage: Cost = {
  html: 30,
  style: 0,
  script: 0,
  font: 42,
  image: 0,
  other: 1,
  total: 75,
  bundle: 125,
  requests: 5,
  domNodes: 1_500,
  images: 0,
  cls: 0.001,
};

/** The kinds of page that may cost more than a content page, and of what. */
export const exceptions: Partial<Record<Kind, Partial<Cost>>> = {
  // The enquiry form: validation, drafts and the outbox.
  contact: { bundle: 160 },
  // The search field and its engine.
  search: { bundle: 137 },
  // A term and its meaning for every word of the trade.
  glossary: { html: 33.5, domNodes: 2_100 },
  // Every component and every kind of figure in every theme, and icons named at run time.
  'qa-sheet': { html: 38, bundle: 132, domNodes: 6_500 },
};

/** The most that a page of a kind may cost. */
export function limitOf(kind: Kind): Cost {
  return { ...contentPage, ...exceptions[kind] };
}

/** A figure may be this much above the landed one before it counts as grown, for what differs from run to run. */
const tolerance = { share: 0.1, least: 1 };

/** The figures of a page that are above its limits, in words. */
export function overLimit(cost: Cost, limit: Cost): readonly string[] {
  return keysOf(cost)
    .filter((key) => cost[key] > limit[key])
    .map((key) => `${key} ${cost[key]}, at most ${limit[key]}`);
}

/** The figures of a page that have grown since they last landed, in words. A page that has not landed yet has none. */
export function grownSince(landed: Cost | undefined, cost: Cost): readonly string[] {
  if (!landed) return [];
  return keysOf(cost)
    .filter((key) => cost[key] > landed[key] * (1 + tolerance.share) + leastOf(key))
    .map((key) => `${key} ${cost[key]}, landed ${landed[key]}`);
}

const leastOf = (key: keyof Cost) => (key === 'cls' ? contentPage.cls : tolerance.least);

function keysOf(cost: Cost): readonly (keyof Cost)[] {
  return (Object.keys(contentPage) as (keyof Cost)[]).filter((key) => key in cost);
}
