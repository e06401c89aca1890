import type { tree } from './tree';

/** Every kind of page the site has; each kind has one template and one copy schema. */
export type Kind =
  | 'home'
  | 'hub'
  | 'group'
  | 'service'
  | 'solution'
  | 'product'
  | 'industry'
  | 'company'
  | 'careers'
  | 'testimonials'
  | 'contact'
  | 'project-index'
  | 'project'
  | 'blog-index'
  | 'post'
  | 'faqs'
  | 'glossary'
  | 'downloads'
  | 'legal'
  | 'sitemap'
  | 'search'
  | 'colophon'
  | 'qa-sheet';

/** One page of the tree. `children` are keyed by the path segment they add. */
export interface PageNode {
  readonly kind: Kind;
  /** Kept out of search engines, the sitemap and the site's own lists. */
  readonly unlisted?: true;
  /** Names from `lib/pages/guards.ts`; a page that a guard turns away is not built. */
  readonly guards?: readonly string[];
  readonly children?: Readonly<Record<string, PageNode>>;
}

/** All `[path, kind]` pairs at or below a node, as a union. */
type Entries<Node, Path extends string> =
  | (Node extends { kind: infer K } ? [Path extends '' ? '/' : Path, K] : never)
  | (Node extends { children: infer C }
      ? { [S in keyof C & string]: Entries<C[S], `${Path}/${S}`> }[keyof C & string]
      : never);

type ExistingEntry = Entries<typeof tree, ''>;

/** The path of a page that exists; each has copy in `content/copy.ts`. */
export type ExistingPagePath = ExistingEntry[0];

/** A path that no page has, for each kind without a page: the templates of those kinds compile all the same. */
type AbsentEntry = {
  readonly [K in Exclude<Kind, ExistingEntry[1]>]: [`(no ${K})`, K];
}[Exclude<Kind, ExistingEntry[1]>];

type Entry = ExistingEntry | AbsentEntry;

/** The path of a page, such as `/services/it-cloud`. */
export type PagePath = Entry[0];

// Both are looked up, not searched for: with thousands of pages the compiler would search the pairs once for each.
type PathsByKind = { readonly [Pair in Entry as Pair[1]]: Pair[0] };
type KindByPath = { readonly [Pair in Entry as Pair[0]]: Pair[1] };

/** The paths of all pages of one kind. */
export type PagePathOf<K extends Kind> = PathsByKind[K];

/** The kind of the page at a path. */
export type KindOf<P extends PagePath> = KindByPath[P];

/** The paths of all pages below a path, such as `PagePathBelow<'/services'>`. */
export type PagePathBelow<P extends string> = Extract<PagePath, `${P}/${string}`>;
