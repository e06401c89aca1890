import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copy } from '@/content/copy';
import { downloadFilesOf } from '@/lib/downloads';
import { copyFileOf } from '@/lib/file-paths';
import { copyOf } from '@/lib/pages/copy';
import { pageOf } from '../../support/page-of';
import { makeAllReal } from '../../support/projects/editor-acts';
import type { ContentEdit, EditedProject } from './edited-project';
import { pageEdits } from './page-edits';

/** An edit that replaces passages of a file. */
const replacing = (
  name: string,
  batch: ContentEdit['batch'],
  file: string,
  ...passages: Parameters<EditedProject['replace']> extends [string, ...infer P] ? P : never
): ContentEdit => ({ name, batch, apply: (project) => project.replace(file, ...passages) });

const siteFile = 'content/site.ts';
const menus = 'content/navigation.ts';
const blogEntry = "\n  { layout: 'link', title: 'Blog', href: '/blog' },";
const homeEntry = "{ layout: 'link', title: 'Home', href: '/' },";

/**
 * Edits of the files directly in `content/`, which contain facts, menus and aliases, and edits of
 * the colours.
 */
const dataEdits: readonly ContentEdit[] = [
  {
    name: 'all placeholders replaced',
    batch: 'first',
    apply: (project) => makeAllReal(project.copy),
  },
  replacing(
    'other contact details',
    'first',
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
    'first',
    siteFile,
    [/(?<=\bMonday: \{ opens: ')[^']*/, '07:30'],
    [/(?<=\bFriday: \{.* closes: ')[^']*/, '15:00'],
    [/\n *Saturday: \{[^}]*\},/, ''],
    [/(?<=yearsExperience: \{ value: ')[^']*/, '7+'],
    ["'24/7 Technical Support'", "'Support at Any Hour'"],
  ),
  replacing(
    'another name and address of the site, one profile fewer',
    'second',
    siteFile,
    // After this edit, a test allows the new name only in `content/site.ts`, so this file must not
    // contain it in one piece.
    [/\bname: '[^']*'/, `name: '${['Pwani', 'Works'].join(' ')}'`],
    [/(?<=\burl: \w+\(')[^']*/, 'https://another.example'],
    [/\n *\{ network: '[^']*', url: .*\},/, ''],
  ),
  replacing(
    'other titles of menus, and one more entry',
    'first',
    menus,
    ["title: 'Services',", "title: 'What we do',"],
    ["title: 'Resources',", "title: 'Library',"],
    ["title: 'Get Started'", "title: 'Ask for a price'"],
    [
      /href: '\/company',\n\s*entries: \[/,
      "$&\n{ href: '/accessibility', title: 'For everyone' },",
    ],
  ),
  replacing(
    'menus in another order, other columns of the footer',
    'second',
    menus,
    [blogEntry, ''],
    [homeEntry, homeEntry + blogEntry],
    [/(?<=startCategory: ')[^']*(?='[\s\S]*?id: '[^']*'[\s\S]*?id: '([^']*)')/, '$1'],
    ["title: 'Start here'", "title: 'Most wanted'"],
    [/\n *\{ href: '\/privacy', title: 'Privacy' \},/, ''],
  ),
  replacing(
    'other colours of a theme',
    'first',
    'styles/tokens.css',
    [/--accent: oklch\([^)]*\)/, '--accent: oklch(0.45 0.09 300)'],
    [/--ink: oklch\([^)]*\)/, '--ink: oklch(0.22 0.03 300)'],
  ),
  replacing('another name of a theme', 'first', 'content/brand/themes.ts', [
    /(?<=label: ')[^']*/,
    'Daylight',
  ]),
  replacing('a new alias', 'first', 'content/aliases.ts', [
    /explicitAliases = \{/,
    "$&\n  '/offer-of-the-month': '/contact',",
  ]),
  replacing('other words for search', 'first', 'content/words/search-words.ts', [
    /searchWords = \{/,
    "$&\n  '/cookies': 'blind deaf screen reader',",
  ]),
  replacing(
    'other commitments',
    'first',
    'content/company/commitments.ts',
    ["phrase: 'by the end of the next working day'", "phrase: 'within two working days'"],
    ["const warranty = '90 days'", "const warranty = '60 days'"],
  ),
  replacing(
    'another payroll rate',
    'first',
    'content/payroll/rates.ts',
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
  formats: ['csv'],
  content: {
    type: 'checklist',
    groups: [
      { heading: 'The till', items: ['The paper', 'The float', 'The line'] },
      { heading: 'The store', items: ['The keys', 'The lamps', 'The gate'] },
    ],
  },
}`;

const question = "{ question: 'Do you come on a Sunday?', answer: 'By appointment.' }";

const testimonial = `{
  quote: 'They came when they said they would, and the till has worked since then.',
  role: 'Owner',
  sector: 'A shop on the coast',
  services: ['/contact'],
}`;

/** A role closes within a year. */
const inHalfAYear = new Date(Date.now() + 182 * 86_400_000).toISOString().slice(0, 10);

const openRole = `{
  title: 'Support engineer',
  team: 'Support',
  location: 'The office',
  employment: 'Full-time',
  work: 'Answers clients and visits their sites.',
  asks: ['Patience', 'A driving licence'],
  posted: '2026-11-01',
  closes: '${inHalfAYear}',
}`;

const chart = `{
  type: 'chart',
  heading: 'The shift, added up',
  data: {
    type: 'bars',
    unit: 'KSh',
    bars: [
      { label: 'Opening float', value: 5_000 },
      { label: 'Paid out', value: 1_800, mark: true },
    ],
  },
}`;

/** Edits of the texts of existing pages. */
const copyEdits: readonly ContentEdit[] = [
  {
    name: 'other headings, summaries and leads',
    batch: 'first',
    async apply(project) {
      for (const kind of ['home', 'contact', 'careers', 'blog-index', 'project-index'] as const) {
        await project.change(kind, {
          heading: `'Another heading of this page, ${kind}'`,
          summary: `'Another line about what is on this page, ${kind}.'`,
          lead: `'Another lead of the page, in words that an editor wrote on a quiet day, ${kind}.'`,
        });
      }
    },
  },
  {
    name: 'one more testimonial, open role, question and download',
    batch: 'first',
    async apply(project) {
      await project.derive('testimonials', {
        testimonials: `[${testimonial}, ...before.testimonials]`,
      });
      await project.derive('careers', { roles: `[${openRole}, ...before.roles]` });
      await project.derive('faqs', {
        groups: `before.groups.map((group, index) => index > 0 ? group : { ...group, questions: [${question}, ...group.questions] })`,
      });
      await project.derive('downloads', { files: `[${download}, ...before.files]` });
      await writeFile(
        join(project.copy.folder, 'public/downloads/before-the-shop-opens.csv'),
        '\ufeffSection,Item\r\nThe till,The paper\r\n',
      );
    },
  },
  {
    name: 'one download and one glossary term fewer',
    batch: 'second',
    async apply(project) {
      const pages = JSON.stringify(Object.values(copy));
      const unlinked = copyOf(pageOf('downloads')).files.find(
        ({ slug }) => !pages.includes(`#${slug}`),
      );
      await project.derive('downloads', {
        files: `before.files.filter(({ slug }) => slug !== ${JSON.stringify(unlinked?.slug)})`,
      });
      for (const { name } of unlinked ? downloadFilesOf(unlinked) : []) {
        await rm(join(project.copy.folder, 'public/downloads', name));
      }
      const { terms } = copyOf(pageOf('glossary'));
      const words = JSON.stringify(terms);
      const unreferenced = terms.find(({ term }) => words.split(`"${term}"`).length === 2);
      await project.derive('glossary', {
        terms: `before.terms.filter(({ term }) => term !== ${JSON.stringify(unreferenced?.term)})`,
      });
    },
  },
  {
    name: 'another figure in a post',
    batch: 'first',
    async apply(project) {
      const post = await readFile(copyFileOf(pageOf('post')), 'utf8');
      const [, under = ''] = /^## (.+)$/m.exec(post) ?? [];
      await project.change('post', { figures: `[{ under: '${under}', figure: ${chart} }]` });
    },
  },
];

/** The edits that `docs/editing.md` describes. Within a batch, the order matters. */
export const edits: readonly ContentEdit[] = [...dataEdits, ...copyEdits, ...pageEdits];
