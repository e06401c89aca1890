import type { Kind } from '@/content/schema/page-paths';
import type { PagePath } from '@/content/tree';
import { pageWordLimits, type WordLimit } from '@/content/words/house-style';

interface KindOfPage {
  /**
   * The maximum number of words. `content/words/house-style.ts` has other limits for single pages.
   */
  readonly words: WordLimit | 'unlimited';
  /** The maximum length of a page on a phone of 360 by 740 pixels, in screens. */
  readonly phoneScreens: number | 'unlimited';
  /**
   * The ids of elements that the template sets, apart from `top` and `content`, which links may
   * lead to.
   */
  readonly anchors: readonly string[];
  /** How many offers a page is about. An enquiry can be about a page with at least one. */
  readonly offers: 'none' | 'one' | 'several';
  /**
   * Whether a page lists all pages of another kind on numbered pages, so that it changes when one of
   * them changes.
   */
  readonly isListing: boolean;
  /**
   * Whether a page is published on a day: feeds contain it, and its neighbours are the next by
   * date.
   */
  readonly isDated: boolean;
  /** The group of search results. The title of a `post` or `project` is its heading. */
  readonly searchGroup: 'page' | 'post' | 'project';
  /** The part of `llms.txt` for a page directly below the home page. */
  readonly llmsPart: 'main' | 'optional';
  /** Whether `npm run new` can add a page. */
  readonly isScaffolded: boolean;
}

/** The length of a page has no default, so that each kind states it. */
const ordinary = {
  anchors: [],
  offers: 'none',
  isListing: false,
  isDated: false,
  searchGroup: 'page',
  llmsPart: 'main',
  isScaffolded: false,
} as const satisfies Omit<KindOfPage, 'words' | 'phoneScreens'>;

const offer = { ...ordinary, offers: 'one', isScaffolded: true } as const;

/**
 * What each kind of page means. The compiler also asks for its fields (`copySchemas` in
 * `content/schema/pages.ts`), its structured data (`lib/publish/json-ld/page-graph.ts`) and its
 * template (`components/templates/page-view.tsx`).
 */
export const kinds = {
  home: { ...ordinary, words: { copy: 340, page: 500 }, phoneScreens: 7 },
  hub: { ...ordinary, words: { copy: 250, page: 500 }, phoneScreens: 8 },
  group: { ...ordinary, words: { copy: 310, page: 400 }, phoneScreens: 8, offers: 'several' },
  service: { ...offer, words: { copy: 720, page: 800 }, phoneScreens: 8 },
  solution: { ...offer, words: { copy: 720, page: 800 }, phoneScreens: 8 },
  product: { ...offer, words: { copy: 790, page: 900 }, phoneScreens: 11 },
  industry: { ...offer, words: { copy: 720, page: 800 }, phoneScreens: 8 },
  company: { ...ordinary, words: { copy: 340, page: 400 }, phoneScreens: 6 },
  careers: { ...ordinary, words: { copy: 340, page: 400 }, phoneScreens: 'unlimited' },
  testimonials: { ...ordinary, words: { copy: 200, page: 280 }, phoneScreens: 'unlimited' },
  contact: { ...ordinary, words: { copy: 290, page: 500 }, phoneScreens: 5, anchors: ['enquiry'] },
  'project-index': {
    ...ordinary,
    words: 'unlimited',
    phoneScreens: 6,
    anchors: ['project-filter'],
    isListing: true,
  },
  project: {
    ...ordinary,
    words: { copy: 520, page: 600 },
    phoneScreens: 7,
    searchGroup: 'project',
    isScaffolded: true,
  },
  'blog-index': {
    ...ordinary,
    words: 'unlimited',
    phoneScreens: 5,
    anchors: ['post-filter'],
    isListing: true,
  },
  post: {
    ...ordinary,
    words: 'unlimited',
    phoneScreens: 14,
    isDated: true,
    searchGroup: 'post',
    isScaffolded: true,
  },
  faqs: { ...ordinary, words: 'unlimited', phoneScreens: 7 },
  glossary: { ...ordinary, words: 'unlimited', phoneScreens: 8 },
  downloads: { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited' },
  legal: { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited', llmsPart: 'optional' },
  sitemap: { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited', llmsPart: 'optional' },
  search: { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited' },
  colophon: { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited' },
  'qa-sheet': { ...ordinary, words: 'unlimited', phoneScreens: 'unlimited' },
} as const satisfies Record<Kind, KindOfPage>;

type KindsWith<Field extends keyof KindOfPage, Value> = {
  [K in Kind]: (typeof kinds)[K][Field] extends Value ? K : never;
}[Kind];

const isIn = <Field extends keyof KindOfPage, Value extends KindOfPage[Field]>(
  kind: Kind,
  field: Field,
  value: Value,
): kind is KindsWith<Field, Value> => {
  const entry: KindOfPage = kinds[kind];
  return entry[field] === value;
};

/** The kinds whose entry has a value in a field, in the order of the record. */
export function kindsWith<Field extends keyof KindOfPage, Value extends KindOfPage[Field]>(
  field: Field,
  value: Value,
): readonly KindsWith<Field, Value>[] {
  const names: readonly Kind[] = Object.keys(kinds).filter((name): name is Kind => name in kinds);
  return names.filter((kind) => isIn(kind, field, value));
}

/** The maximum number of words of a page. Undefined if it has no limit. */
export function wordLimitOf({
  path,
  kind,
}: {
  readonly path: PagePath;
  readonly kind: Kind;
}): WordLimit | undefined {
  const own = pageWordLimits[path];
  if (own) return own;
  const { words } = kinds[kind];
  return words === 'unlimited' ? undefined : words;
}
