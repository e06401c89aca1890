import type {
  EntriesOfAllKinds,
  Kind,
  KindByPath,
  PageEntries,
  PageNode,
  PathsByKind,
} from './page-paths';

export type { Kind, PageNode };

const service = { kind: 'service' } as const;

/** The page tree of a veterinary practice that is invented for the tests. */
export const tree = {
  kind: 'home',
  children: {
    care: {
      kind: 'hub',
      children: {
        pets: {
          kind: 'group',
          children: { vaccination: service, dentistry: service },
        },
        'farm-visits': service,
        emergencies: service,
      },
    },
    practice: {
      kind: 'hub',
      children: { 'our-rooms': { kind: 'company' }, 'how-we-decide': { kind: 'company' } },
    },
    fees: { kind: 'company' },
    contact: { kind: 'contact' },
    privacy: { kind: 'legal' },
    sitemap: { kind: 'sitemap' },
    search: { kind: 'search', unlisted: true },
  },
} as const satisfies PageNode;

// Types that follow from the tree. A new page changes nothing below this line.

type ExistingEntry = PageEntries<typeof tree>;
type Entry = EntriesOfAllKinds<ExistingEntry>;
type Paths = PathsByKind<Entry>;
type Kinds = KindByPath<Entry>;

/** The path of a page that exists; each has copy in `content/copy.ts`. */
export type ExistingPagePath = ExistingEntry[0];

/** The path of a page, such as `/services/it-cloud`. */
export type PagePath = Entry[0];

/** The paths of all pages of one kind. */
export type PagePathOf<K extends Kind> = Paths[K];

/** The kind of the page at a path. */
export type KindOf<P extends PagePath> = Kinds[P];

/** The paths of all pages below a path, such as `PagePathBelow<'/services'>`. */
export type PagePathBelow<P extends string> = Extract<PagePath, `${P}/${string}`>;
