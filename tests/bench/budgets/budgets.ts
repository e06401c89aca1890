import type { Kind } from '@/content/tree';
import { firstVisit } from '@/content/values/page-weight';

/** The maximum size of everything that a first load transfers, in kB, including fonts. */
const { total } = firstVisit;
/**
 * The maximum size of everything that a reading visit transfers, in kB, including the offline
 * worker.
 */
const reading = 66.8;
/** The maximum size of the scripts that every page loads, in kB. */
const readingScript = 9;
/** The maximum size of all scripts of a page after the visitor has used its controls, in kB. */
const bundle = 160;

/**
 * The limits of a content page. Sizes are in kB (1,000 bytes), as transferred with Brotli.
 * `layoutShift` is a score. Other values are counts.
 */
export const contentPage = {
  // A first load: the page on a phone, without any input. Sizes include the response headers.
  html: 16.5,
  style: 12.6,
  script: readingScript,
  font: 19,
  image: 0,
  // All other files: `/builds/latest.json` and the manifest of the build.
  other: 3,
  total,
  // A reading visit: a phone opens the page and swipes eight times in twelve seconds. Everything
  // transferred counts.
  reading,
  // The scripts of the reading visit, without the service worker.
  readingScript,
  // The same scripts without their response headers. A content page loads the background work and
  // no islands.
  scriptBody: firstVisit.scriptBody,
  // All scripts after the visitor has used the menu and the page's main control, without their
  // response headers.
  bundle,
  requests: firstVisit.requests,
  domNodes: 750,
  images: firstVisit.images,
  // The sum of all layout shifts, which is at least the score of search engines.
  layoutShift: 0.001,
} as const;

/** The measured values of a page, by the names and in the units of its limits. */
export type PageCost = Readonly<Record<keyof typeof contentPage, number>>;

/**
 * The limits of pages that exist for one control. Their island loads without input, after the first
 * paint.
 */
const limitsWithIsland = {
  script: readingScript + bundle,
  total: total + bundle,
  reading: reading + bundle,
  requests: 30,
  readingScript: readingScript + bundle,
  scriptBody: bundle,
} as const satisfies Partial<PageCost>;

/** The limits of pages with a filter. A script stores the filter's values in the page's address. */
const limitsWithFilter = { scriptBody: 8 } as const satisfies Partial<PageCost>;

/** The kinds whose limits differ from those of a content page. */
const differences: Partial<Record<Kind, Partial<PageCost>>> = {
  contact: limitsWithIsland,
  'project-index': limitsWithFilter,
  'blog-index': limitsWithFilter,
  // The glossary defines more than eighty terms on one page.
  glossary: { html: 26, total: total + 9, reading: reading + 10, domNodes: 1_850 },
  // The island of search loads the search index.
  search: { ...limitsWithIsland, other: 50 },
  // The page shows every component in every theme, and requests icons by name.
  'qa-sheet': { ...limitsWithIsland, html: 22, other: 15, domNodes: 2_950 },
};

/**
 * Whether visitors mainly read pages of this kind. Pages that load an island without input are not
 * reading pages.
 */
export function isReadingPage(kind: Kind): boolean {
  return differences[kind]?.readingScript === undefined;
}

/** The limits for pages of a kind. */
export function limitsOf(kind: Kind): PageCost {
  return { ...contentPage, ...differences[kind] };
}

/** The maximum size of HTML documents, in kB with Brotli, without response headers. */
export const documentLimits = {
  /** At least this share of all pages must have at most this size. */
  ninetyPercent: { share: 0.9, kB: 13.9 },
  /** Every page must have at most this size, except pages of these kinds. */
  all: { kB: 17, except: ['glossary', 'qa-sheet'] as readonly Kind[] },
};

/**
 * The wanted maximum of each time of a reading visit, as a multiple of the same time of the floor
 * page (`visits/floor-page.ts`). The benchmark prints these maximums. It does not fail if a time is
 * longer, because times depend on the machine.
 */
export const readingRatios = { mainThreadMs: 1.2, longTasksMs: 1.5, longestFrameMs: 1.5 } as const;

/** A message for each value of a page that exceeds its limit. */
export function exceededLimits(cost: PageCost, limits: PageCost): readonly string[] {
  return keysOf(cost)
    .filter((key) => cost[key] > limits[key])
    .map((key) => `${key} is ${cost[key]}, the limit is ${limits[key]}`);
}

function keysOf(cost: PageCost): readonly (keyof PageCost)[] {
  return Object.keys(cost) as (keyof PageCost)[];
}
