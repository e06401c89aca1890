import { readFile } from 'node:fs/promises';
import { copyFileOf } from '@/lib/file-paths';
import { pageOf } from '../../support/page-of';
import { makeAllReal } from '../../support/projects/editor-acts';
import type { ContentCopy, ContentEdit } from './content-copy';
import { pageEdits } from './page-edits';

/** An edit that only replaces passages of a file. */
const replacing = (
  name: string,
  batch: ContentEdit['batch'],
  file: string,
  ...passages: Parameters<ContentCopy['replace']> extends [string, ...infer P] ? P : never
): ContentEdit => ({ name, batch, make: (copy) => copy.replace(file, ...passages) });

const siteFile = 'content/site.ts';
const menus = 'content/navigation.ts';
const blogEntry = "\n  { layout: 'link', title: 'Blog', href: '/blog' },";
const homeEntry = "{ layout: 'link', title: 'Home', href: '/' },";

/** Edits of the company's facts, the menus and the colours. */
const factEdits: readonly ContentEdit[] = [
  { name: 'everything real', batch: 'grown', make: (copy) => makeAllReal(copy.project) },
  replacing(
    'other contact details',
    'grown',
    siteFile,
    [/(?<=phone: \w+\(')[^']*/, '+254 722 345 678'],
    [/(?<=email: \w+\(')[^']*/, 'office@another.example'],
    [/(?<=\bbox: ')[^']*/, 'P.O. Box 4321-80200'],
    [/(?<=\bcity: ')[^']*/, 'Malindi'],
    [/(?<=\bplace: ')[^']*/, 'Harbour House, 2nd floor, Malindi'],
    [/(?<=\blatitude: )[-\d.]+/, '-3.2192'],
    [/(?<=\blongitude: )[-\d.]+/, '40.1169'],
  ),
  replacing(
    'other opening hours, figures and features',
    'grown',
    siteFile,
    [/(?<=\bMonday: \{ opens: ')[^']*/, '07:30'],
    [/(?<=\bFriday: \{.* closes: ')[^']*/, '15:00'],
    [/\n *Saturday: \{[^}]*\},/, ''],
    [/(?<=yearsExperience: \{ value: ')[^']*/, '7+'],
    ["'24/7 Technical Support'", "'Support at Any Hour'"],
  ),
  replacing(
    'another name and address of the site, a profile less',
    'shrunk',
    siteFile,
    // Joined, because only the company's file may contain its name.
    [/\bname: '[^']*'/, `name: '${['Pwani', 'Works'].join(' ')}'`],
    [/(?<=\burl: \w+\(')[^']*/, 'https://another.example'],
    [/\n *\{ network: '[^']*', url: .*\},/, ''],
  ),
  replacing(
    'other titles of menus, and an entry more',
    'grown',
    menus,
    ["title: 'Services',", "title: 'What we do',"],
    ["title: 'Resources',", "title: 'Library',"],
    ["title: 'Get Started'", "title: 'Ask for a price'"],
    [/href: '\/company',\n\s*items: \[/, "$&\n{ href: '/accessibility', title: 'For everyone' },"],
  ),
  replacing(
    'menus in another order, other columns of the footer',
    'shrunk',
    menus,
    [blogEntry, ''],
    [homeEntry, homeEntry + blogEntry],
    [/(?<=startCategory: ')[^']*(?='[\s\S]*?id: '[^']*'[\s\S]*?id: '([^']*)')/, '$1'],
    ["title: 'Often asked for'", "title: 'Most wanted'"],
    [/\n *\{ href: '\/privacy', title: 'Privacy' \},/, ''],
  ),
  replacing(
    'other colours of a theme',
    'grown',
    'styles/tokens.css',
    [/--accent: oklch\([^)]*\)/, '--accent: oklch(0.45 0.09 300)'],
    [/--ink: oklch\([^)]*\)/, '--ink: oklch(0.22 0.03 300)'],
  ),
  replacing('another name of a theme', 'grown', 'content/themes.ts', [
    /(?<=label: ')[^']*/,
    'Daylight',
  ]),
  replacing('a new alias', 'grown', 'content/aliases.ts', [
    /explicitAliases = \{/,
    "$&\n  '/offer-of-the-month': '/contact',",
  ]),
  replacing('other words for search', 'grown', 'content/search-words.ts', [
    /searchWords = \{/,
    "$&\n  '/accessibility': 'blind deaf screen reader',",
  ]),
  replacing('a service that delivers something else', 'grown', 'content/deliverables.ts', [
    /(?<=caption: ')[^']*/,
    'The first page of a weekly report.',
  ]),
  replacing(
    'other commitments',
    'grown',
    'content/commitments.ts',
    ["phrase: 'by the end of the next working day'", "phrase: 'within two working days'"],
    ["const warranty = '90 days'", "const warranty = '60 days'"],
  ),
  replacing(
    'another payroll rate',
    'grown',
    'content/payroll-rates.ts',
    [/from: '[\d-]+'/, "from: '2027-02-01'"],
    [/upperLimit: [\d_]+/, 'upperLimit: 120_000'],
    [/housingLevy: \{ rate: [\d.]+ \}/, 'housingLevy: { rate: 0.02 }'],
    [/personalRelief: [\d_]+/, 'personalRelief: 3_000'],
  ),
];

const download = `{
  title: 'What to look at before the shop opens',
  slug: 'before-the-shop-opens',
  description: 'A sheet for the wall by the till, to be ticked each morning by the cashier.',
  content: {
    type: 'checklist',
    groups: [
      { heading: 'The till', items: ['The paper', 'The float', 'The line'] },
      { heading: 'The store', items: ['The keys', 'The lamps', 'The gate'] },
    ],
  },
}`;

const testimonial = `{
  quote: 'They came when they said they would, and the till has worked since then.',
  role: 'Owner',
  sector: 'A shop on the coast',
  services: ['/contact'],
}`;

const openRole = `{
  title: 'Support engineer',
  team: 'Support',
  location: 'The office',
  employment: 'Full-time',
  work: 'Answers clients and visits their sites.',
  asks: ['Patience', 'A driving licence'],
  posted: '2026-11-01',
  closes: '2999-12-31',
}`;

const chart = `{
  type: 'chart',
  heading: 'The shift, added up',
  data: {
    form: 'bars',
    unit: 'KSh',
    bars: [
      { label: 'Opening float', value: 5_000 },
      { label: 'Paid out', value: 1_800, mark: true },
    ],
  },
}`;

/** Edits of the copy of pages that stay. */
const copyEdits: readonly ContentEdit[] = [
  {
    name: 'other headings, summaries and leads',
    batch: 'grown',
    async make(copy) {
      for (const kind of ['home', 'contact', 'careers', 'blog-index', 'project-index'] as const) {
        await copy.change(kind, {
          heading: `'Another heading of this page, ${kind}'`,
          summary: `'Another line about what is on this page, ${kind}.'`,
          lead: `'Another lead of the page, in words that an editor wrote on a quiet day, ${kind}.'`,
        });
      }
    },
  },
  {
    name: 'a testimonial, an open role, a question and a download more',
    batch: 'grown',
    async make(copy) {
      const additions = [
        ['testimonials', 'testimonials', testimonial],
        ['careers', 'roles', openRole],
        [
          'faqs',
          'questions',
          "{ question: 'Do you come on a Sunday?', answer: 'By appointment.' }",
        ],
        ['downloads', 'files', download],
      ] as const;
      for (const [kind, field, entry] of additions) {
        await copy.changeList(kind, field, (list) => list.insertElement(0, entry));
      }
    },
  },
  {
    name: 'a download and a term of the glossary less',
    batch: 'shrunk',
    async make(copy) {
      await copy.changeList('downloads', 'files', (list) => list.removeElement(0));
      await copy.changeList('glossary', 'terms', (list) => {
        const file = list.getSourceFile().getFullText();
        const isNamedOnce = (words: string) => {
          const [, term = ''] = /term: ('[^']*')/.exec(words) ?? [];
          return file.split(term).length === 2;
        };
        const unseen = list.getElements().find((entry) => isNamedOnce(entry.getText()));
        if (unseen) list.removeElement(unseen);
      });
    },
  },
  {
    name: 'another figure in a post',
    batch: 'grown',
    async make(copy) {
      const post = await readFile(copyFileOf(pageOf('post')), 'utf8');
      const [, under = ''] = /^## (.+)$/m.exec(post) ?? [];
      await copy.change('post', { figures: `[{ under: '${under}', figure: ${chart} }]` });
    },
  },
];

/** The edits that `docs/editing.md` describes, those of a batch in an order in which they can be made. */
export const edits: readonly ContentEdit[] = [...factEdits, ...copyEdits, ...pageEdits];
