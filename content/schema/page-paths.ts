/** Every kind of page. Each kind has one template and one copy schema. */
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

/**
 * A path segment, and every other name in an address: lower-case letters and digits, with single
 * hyphens between them.
 */
export const segmentForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A page of the tree. The keys of `children` are path segments. */
export interface PageNode {
  readonly kind: Kind;
  /**
   * Whether to exclude the page from search engines, search, feeds, menus and all lists that the
   * site makes from the tree. Links in copy remain.
   */
  readonly unlisted?: true;
  /**
   * Names of guards in `lib/pages/guards.ts`. A page is built only if all its guards allow it. The
   * compiler accepts every name, because the build names an unknown one in a message that QA's
   * suites read.
   */
  readonly guards?: readonly string[];
  readonly children?: Readonly<Record<string, PageNode>>;
}

/** All `[path, kind]` pairs at or below a node, as a union. */
type Entries<Node, Path extends string> =
  | (Node extends { kind: infer K } ? [Path extends '' ? '/' : Path, K] : never)
  | (Node extends { children: infer C }
      ? { [S in keyof C & string]: Entries<C[S], `${Path}/${S}`> }[keyof C & string]
      : never);

/** All `[path, kind]` pairs of a tree. */
export type PageEntries<Tree> = Entries<Tree, ''>;

/**
 * The `[path, kind]` pairs of existing pages, and a pair with an invented path for each kind that
 * has no page. Without the invented paths, the templates of these kinds would not compile.
 */
export type EntriesOfAllKinds<Existing extends readonly [string, unknown]> =
  | Existing
  | {
      readonly [K in Exclude<Kind, Existing[1]>]: [`(no ${K})`, K];
    }[Exclude<Kind, Existing[1]>];

export type PathsByKind<Entry extends readonly [string, PropertyKey]> = {
  readonly [Pair in Entry as Pair[1]]: Pair[0];
};

export type KindByPath<Entry extends readonly [string, PropertyKey]> = {
  readonly [Pair in Entry as Pair[0]]: Pair[1];
};
