import type { Kind } from '@/content/tree';

/** What a page may cost: bytes in kB of 1,000 as they come over the wire with brotli, the rest counted. */
export interface Cost {
  /** The first load: until the page has been left alone for a moment, its own requests. */
  readonly html: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
  readonly total: number;
  /** The reading visit: one page on a phone, eight swipes in twelve seconds, everything counted that is sent. */
  readonly reading: number;
  /** Scripts of the reading visit, the service worker's own left out. */
  readonly readingScript: number;
  /** The same scripts without the heads of the answers: the runtime tier, where no island runs. */
  readonly runtime: number;
  /** Scripts once the visitor has used what the page is for: the bodies alone. */
  readonly bundle: number;
  readonly requests: number;
  readonly domNodes: number;
  readonly images: number;
  readonly cls: number;
}

/** All that a first load may bring, fonts and all. */
const total = 65;
/** All that a reading visit may bring: the first load, the offline worker and the metrics. */
const reading = 75;
/** The scripts that a page brings for nobody in particular. */
const readingScript = 12;
/** The scripts of a page once used, on every page. */
const bundle = 160;

/** The most that a content page may cost. */
export const contentPage = {
  // A document's limit, and the head of its answer.
  html: 20.5,
  // One file for all pages.
  style: 2,
  script: readingScript,
  font: 25,
  image: 0,
  // Which build is in place, and what it consists of.
  other: 5,
  total,
  reading,
  readingScript,
  runtime: 10,
  bundle,
  requests: 12,
  domNodes: 1_500,
  images: 0,
  cls: 0.001,
} as const satisfies Cost;

/** A page whose purpose is a control may bring the control's island without being asked, after its first paint. */
const bringsItsIsland = {
  style: 15,
  script: readingScript + bundle,
  total: total + bundle,
  reading: reading + bundle,
  requests: 30,
  readingScript: readingScript + bundle,
  runtime: bundle,
} as const satisfies Partial<Cost>;

/** A page whose filter follows the address. */
const bringsItsFilter = { runtime: 10.6 } as const satisfies Partial<Cost>;

/** The kinds of page that may cost more than a content page, and of what. */
export const exceptions: Partial<Record<Kind, Partial<Cost>>> = {
  contact: bringsItsIsland,
  'project-index': bringsItsFilter,
  'blog-index': bringsItsFilter,
  // Flow charts, screens and a calculator, all drawn in the page.
  product: { html: 22 },
  // The index comes with the island.
  search: { ...bringsItsIsland, other: 50 },
  // A term and its meaning for every word of the trade.
  glossary: { html: 29, total: total + 7, reading: reading + 5, domNodes: 2_100 },
  // Every component in every theme, and icons named at run time.
  'qa-sheet': { ...bringsItsIsland, html: 31.5, other: 15, domNodes: 4_500 },
};

/** Whether pages of a kind are there to be read: none of the kinds that may bring an island without being asked. */
export function isToBeRead(kind: Kind): boolean {
  return exceptions[kind]?.readingScript === undefined;
}

/** The most that a page of a kind may cost. */
export function limitOf(kind: Kind): Cost {
  return { ...contentPage, ...exceptions[kind] };
}

/** A document of the site: its path, its kind and the size of its HTML in kB brotli, without the head of the answer. */
export interface DocumentSize {
  readonly path: string;
  readonly kind: Kind;
  readonly kB: number;
}

/** The most that documents may weigh, in kB brotli. */
export const documentLimits = {
  /** For so large a share of the pages. */
  most: { share: 0.9, kB: 19 },
  all: { kB: 20, except: ['glossary', 'product', 'qa-sheet'] as readonly Kind[] },
};

/** What is wrong with the site's documents, in words. */
export function overDocumentLimits(
  sizes: readonly DocumentSize[],
  { most, all }: typeof documentLimits = documentLimits,
): readonly string[] {
  const light = sizes.filter(({ kB }) => kB <= most.kB).length;
  const needed = Math.ceil(sizes.length * most.share);
  return [
    ...(light < needed
      ? [
          `${light} of ${sizes.length} documents are at most ${most.kB} kB, at least ${needed} must be`,
        ]
      : []),
    ...sizes
      .filter(({ kind, kB }) => kB > all.kB && !all.except.includes(kind))
      .map(({ path, kB }) => `${path}: the document is ${kB} kB, at most ${all.kB}`),
  ];
}

/** The maximum ratio of a time of the reading visit to that of the floor page. Times are only printed, because machines differ. */
export const readingRatios = { mainThreadMs: 1.2, longTasksMs: 1.5, longestFrameMs: 1.5 } as const;

/** The figures of a page that are above its limits, in words. */
export function overLimit(cost: Cost, limits: Cost): readonly string[] {
  return keysOf(cost)
    .filter((key) => cost[key] > limits[key])
    .map((key) => `${key} ${cost[key]}, at most ${limits[key]}`);
}

/** The figures of a cost, in the order of the table. */
export function keysOf(cost: Cost): readonly (keyof Cost)[] {
  return Object.keys(cost) as (keyof Cost)[];
}
