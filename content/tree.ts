import { sections } from './sections';

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
  /** Names from `lib/guards.ts`; a page that a guard turns away is not built. */
  readonly guards?: readonly string[];
  readonly children?: Readonly<Record<string, PageNode>>;
}

const project = { kind: 'project' } as const;
const post = { kind: 'post', guards: ['published'] } as const;

/**
 * The page tree: the one list of pages, those of the menus' sections taken in from `sections.ts`. Paths, static params,
 * navigation, breadcrumbs, aliases and the sitemap all come from it. A page listed here without copy in `content/copy.ts`
 * does not compile.
 */
export const tree = {
  kind: 'home',
  children: {
    services: sections.services,
    solutions: sections.solutions,
    products: sections.products,
    industries: sections.industries,
    company: sections.company,
    projects: {
      kind: 'project-index',
      children: {
        'school-fees-reconciliation': project,
        'hotel-group-network-refresh': project,
        'distributor-etims-invoicing': project,
        'clearing-agent-document-portal': project,
        'sacco-core-banking-integration': project,
        'county-records-backup': project,
        'clinic-booking-web-application': project,
        'cold-store-temperature-monitoring': project,
      },
    },
    blog: {
      kind: 'blog-index',
      children: {
        'etims-integration-checklist': post,
        'what-a-backup-restore-drill-looks-like': post,
        'wordpress-or-a-custom-build': post,
        'offline-first-point-of-sale': post,
        'data-protection-act-primer-for-smes': post,
        'reconciling-mpesa-payments': post,
        'payroll-deductions-explained': post,
        'a-website-that-loads-on-mobile-data': post,
        'choosing-between-cloud-and-server-room': post,
        'how-to-write-a-request-for-quotation': post,
      },
    },
    resources: sections.resources,
    technologies: { kind: 'company' },
    portfolio: { kind: 'company' },
    about: { kind: 'company' },
    careers: { kind: 'careers' },
    contact: { kind: 'contact' },
    terms: { kind: 'legal' },
    privacy: { kind: 'legal' },
    cookies: { kind: 'legal' },
    accessibility: { kind: 'legal' },
    sitemap: { kind: 'sitemap' },
    search: { kind: 'search', unlisted: true },
    'notes-on-the-website': { kind: 'colophon', unlisted: true },
    test: { kind: 'qa-sheet', unlisted: true },
  },
} as const satisfies PageNode;

/** All `[path, kind]` pairs at or below a node, as a union. */
type Entries<Node, Path extends string> =
  | (Node extends { kind: infer K } ? [Path extends '' ? '/' : Path, K] : never)
  | (Node extends { children: infer C }
      ? { [S in keyof C & string]: Entries<C[S], `${Path}/${S}`> }[keyof C & string]
      : never);

type Entry = Entries<typeof tree, ''>;

/** The path of a page that exists, such as `/services/it-cloud`. */
export type PagePath = Entry[0];

/** The paths of all pages of one kind. */
export type PagePathOf<K extends Kind> = Extract<Entry, [string, K]>[0];

/** Looked up, not searched for: with thousands of pages the compiler would search the pairs once for each. */
type KindByPath = { readonly [Pair in Entry as Pair[0]]: Pair[1] };

/** The kind of the page at a path. */
export type KindOf<P extends PagePath> = KindByPath[P];

/** The paths of all pages below a path, such as `PagePathBelow<'/services'>`. */
export type PagePathBelow<P extends string> = Extract<PagePath, `${P}/${string}`>;
