import type { Kind } from '@/content/tree';

/** The maximum of a first load, including fonts. */
const total = 68;
/** The maximum of a reading visit: the first load, the offline worker and the metrics. */
const reading = 76;
/** The scripts that every page loads. */
const readingScript = 12;
/** The scripts of any page after use. */
const bundle = 160;

/** The limits of a content page: kB of 1,000 bytes over the wire with brotli, and counts. */
export const contentPage = {
  // The first load: the page's own requests until it is idle. A document has a limit, and so have its response headers.
  html: 17.5,
  // One file for all pages.
  style: 13,
  script: readingScript,
  font: 25,
  image: 0,
  // The current build and its files.
  other: 3,
  total,
  // The reading visit: one page on a phone, eight swipes in twelve seconds, with everything that is sent.
  reading,
  // Its scripts, without the service worker.
  readingScript,
  // The same scripts without response headers: the runtime, without islands.
  runtime: 10,
  // Scripts after the visitor has used the page's main control, without response headers.
  bundle,
  requests: 12,
  domNodes: 1_100,
  images: 0,
  cls: 0.001,
} as const;

/** The figures of a page. */
export type Cost = Readonly<Record<keyof typeof contentPage, number>>;

/** A page whose purpose is a control may load its island without being asked, after the first paint. */
const bringsItsIsland = {
  script: readingScript + bundle,
  total: total + bundle,
  reading: reading + bundle,
  requests: 30,
  readingScript: readingScript + bundle,
  runtime: bundle,
} as const satisfies Partial<Cost>;

/** A page whose filter follows the address. */
const bringsItsFilter = { runtime: 10.6 } as const satisfies Partial<Cost>;

/** The kinds of page with higher limits than a content page. */
export const exceptions: Partial<Record<Kind, Partial<Cost>>> = {
  contact: bringsItsIsland,
  'project-index': bringsItsFilter,
  'blog-index': bringsItsFilter,
  // The island loads the index.
  search: { ...bringsItsIsland, other: 50 },
  // A term and its meaning for every technical word.
  glossary: { html: 27, total: total + 9, reading: reading + 10, domNodes: 2_000 },
  // Every component in every theme, and icons named at run time.
  'qa-sheet': { ...bringsItsIsland, html: 26, other: 15, domNodes: 3_300 },
};

/** Whether pages of a kind are for reading: not a kind that may load an island without being asked. */
export function isToBeRead(kind: Kind): boolean {
  return exceptions[kind]?.readingScript === undefined;
}

/** The limits of a page of a kind. */
export function limitOf(kind: Kind): Cost {
  return { ...contentPage, ...exceptions[kind] };
}

/** The maximum size of documents, in kB with brotli, without response headers. */
export const documentLimits = {
  /** The share of pages that the limit applies to. */
  most: { share: 0.9, kB: 14.6 },
  all: { kB: 17, except: ['glossary', 'qa-sheet'] as readonly Kind[] },
};

/**
 * The maximum ratio of a time of the reading visit to that of the floor page. Times are only printed, because machines
 * differ.
 */
export const readingRatios = { mainThreadMs: 1.2, longTasksMs: 1.5, longestFrameMs: 1.5 } as const;

/** The figures of a page that exceed its limits, as sentences. */
export function overLimit(cost: Cost, limits: Cost): readonly string[] {
  return keysOf(cost)
    .filter((key) => cost[key] > limits[key])
    .map((key) => `${key} ${cost[key]}, at most ${limits[key]}`);
}

/** The figures of a cost, in the order of the table. */
function keysOf(cost: Cost): readonly (keyof Cost)[] {
  return Object.keys(cost) as (keyof Cost)[];
}
