import { makeAllReal } from '../../support/projects/editor-acts';
import type { ContentEdit } from './edit';

const siteFile = 'content/site.ts';
const menus = 'content/navigation.ts';

/** Edits of the company's facts, the menus and the colours. */
export const factEdits: readonly ContentEdit[] = [
  {
    name: 'everything real',
    batch: 'grown',
    make: (copy) => makeAllReal(copy.project),
  },
  {
    name: 'another phone',
    batch: 'grown',
    make: (copy) => copy.replace(siteFile, /(?<=phone: \w+\(')[^']*/, '+254 722 345 678'),
  },
  {
    name: 'another address and place',
    batch: 'grown',
    async make(copy) {
      await copy.replace(siteFile, /(?<=\bbox: ')[^']*/, 'P.O. Box 4321-80200');
      await copy.replace(siteFile, /(?<=\bcity: ')[^']*/, 'Malindi');
      await copy.replace(siteFile, /(?<=\bplace: ')[^']*/, 'Harbour House, 2nd floor, Malindi');
      await copy.replace(siteFile, /(?<=\blatitude: )[-\d.]+/, '-3.2192');
      await copy.replace(siteFile, /(?<=\blongitude: )[-\d.]+/, '40.1169');
    },
  },
  {
    name: 'other opening hours',
    batch: 'grown',
    async make(copy) {
      await copy.replace(siteFile, /(?<=\bMonday: \{ opens: ')[^']*/, '07:30');
      await copy.replace(siteFile, /(?<=\bFriday: \{.* closes: ')[^']*/, '15:00');
      await copy.replace(siteFile, /\n *Saturday: \{[^}]*\},/, '');
    },
  },
  {
    name: 'another e-mail address',
    batch: 'grown',
    make: (copy) => copy.replace(siteFile, /(?<=email: \w+\(')[^']*/, 'office@another.example'),
  },
  {
    name: 'another name',
    batch: 'shrunk',
    // Joined, because only the company's file may contain its name.
    make: (copy) =>
      copy.replace(siteFile, /\bname: '[^']*'/, `name: '${['Pwani', 'Works'].join(' ')}'`),
  },
  {
    name: 'another address of the site',
    batch: 'shrunk',
    make: (copy) => copy.replace(siteFile, /(?<=\burl: \w+\(')[^']*/, 'https://another.example'),
  },
  {
    name: 'a profile less',
    batch: 'shrunk',
    make: (copy) => copy.replace(siteFile, /\n *\{ network: '[^']*', url: .*\},/, ''),
  },
  {
    name: 'other figures and features of the company',
    batch: 'grown',
    async make(copy) {
      await copy.replace(siteFile, /(?<=yearsExperience: \{ value: ')[^']*/, '7+');
      await copy.replace(siteFile, "'24/7 Technical Support'", "'Support at Any Hour'");
    },
  },
  {
    name: 'another title of a menu',
    batch: 'grown',
    async make(copy) {
      await copy.replace(menus, "title: 'Services',", "title: 'What we do',");
      await copy.replace(menus, "title: 'Resources',", "title: 'Library',");
      await copy.replace(menus, "title: 'Get Started'", "title: 'Ask for a price'");
    },
  },
  {
    name: 'another entry of a menu',
    batch: 'grown',
    make: (copy) =>
      copy.replaceWith(
        menus,
        /href: '\/company',\n\s*items: \[/,
        (start) => `${start}\n{ href: '/accessibility', title: 'For everyone' },`,
      ),
  },
  {
    name: 'menus in another order',
    batch: 'shrunk',
    async make(copy) {
      const blog = "\n  { layout: 'link', title: 'Blog', href: '/blog' },";
      await copy.replace(menus, blog, '');
      const home = "{ layout: 'link', title: 'Home', href: '/' },";
      await copy.replace(menus, home, `${home}${blog}`);
    },
  },
  {
    name: 'a menu that starts on another category',
    batch: 'shrunk',
    async make(copy) {
      const [, id] =
        /startCategory: '[^']*',[\s\S]*?id: '[^']*'[\s\S]*?id: '([^']*)'/.exec(
          await copy.read(menus),
        ) ?? [];
      await copy.replace(menus, /(?<=startCategory: ')[^']*/, id ?? '');
    },
  },
  {
    name: 'other columns of the footer',
    batch: 'shrunk',
    async make(copy) {
      await copy.replace(menus, "title: 'Often asked for'", "title: 'Most wanted'");
      await copy.replace(menus, /\n *\{ href: '\/privacy', title: 'Privacy' \},/, '');
    },
  },
  {
    name: 'other colours of the themes',
    batch: 'grown',
    async make(copy) {
      const sheet = 'styles/tokens.css';
      await copy.replace(sheet, /--accent: oklch\([^)]*\)/, '--accent: oklch(0.45 0.09 300)');
      await copy.replace(sheet, /--ink: oklch\([^)]*\)/, '--ink: oklch(0.22 0.03 300)');
    },
  },
  {
    name: 'another name of a theme',
    batch: 'grown',
    make: (copy) => copy.replace('content/themes.ts', /(?<=label: ')[^']*/, 'Daylight'),
  },
  {
    name: 'a new alias',
    batch: 'grown',
    make: (copy) =>
      copy.replaceWith(
        'content/aliases.ts',
        /explicitAliases = \{/,
        (start) => `${start}\n  '/offer-of-the-month': '/contact',`,
      ),
  },
  {
    name: 'other words for search',
    batch: 'grown',
    make: (copy) =>
      copy.replaceWith(
        'content/search-words.ts',
        /searchWords = \{/,
        (start) => `${start}\n  '/accessibility': 'blind deaf screen reader',`,
      ),
  },
  {
    name: 'other commitments',
    batch: 'grown',
    async make(copy) {
      const file = 'content/commitments.ts';
      await copy.replace(
        file,
        "phrase: 'by the end of the next working day'",
        "phrase: 'within two working days'",
      );
      await copy.replace(file, "const warranty = '90 days'", "const warranty = '60 days'");
    },
  },
  {
    name: 'another payroll rate',
    batch: 'grown',
    async make(copy) {
      const file = 'content/payroll-rates.ts';
      await copy.replace(file, /from: '[\d-]+'/, "from: '2027-02-01'");
      await copy.replace(file, /upperLimit: [\d_]+/, 'upperLimit: 120_000');
      await copy.replace(file, /housingLevy: \{ rate: [\d.]+ \}/, 'housingLevy: { rate: 0.02 }');
      await copy.replace(file, /personalRelief: [\d_]+/, 'personalRelief: 3_000');
    },
  },
];
