import type { FooterColumn, NavigationItem } from '@/content/navigation-shape';
import { stringsIn } from './copy/fields';
import { nearest } from './copy/nearest';
import type { Problem } from './problem';
import { repeatedNames } from './repeats';

/** The menus of a site: what `content/navigation.ts` exports. */
export interface Menus {
  readonly headerNavigation: readonly NavigationItem[];
  readonly footerNavigation: readonly FooterColumn[];
}

/** The paths of a page and its title, for every page. */
type Titles = ReadonlyMap<string, string>;

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');

/** The lists of a menu, each with its title. A page may appear once in each. */
function listsOf({ headerNavigation, footerNavigation }: Menus) {
  const header = headerNavigation.flatMap((item) => {
    if (item.layout === 'link') return [];
    const items =
      item.layout === 'mega' ? item.categories.flatMap((category) => category.items) : item.items;
    return [{ title: item.title, hrefs: items.map(({ href }): string => href) }];
  });
  const footer = footerNavigation.map(({ title, links }) => ({
    title,
    hrefs: links.map(({ href }): string => href),
  }));
  return [...header, ...footer];
}

function listMistakes(menus: Menus): readonly string[] {
  return listsOf(menus).flatMap(({ title, hrefs }) => [
    ...(hrefs.length === 0 ? [`"${title}" has no entries. Add one, or remove it.`] : []),
    ...repeatedNames(hrefs).map((href) => `"${title}" has "${href}" twice. Remove one of the two.`),
  ]);
}

function categoryMistakes({ headerNavigation }: Menus): readonly string[] {
  return headerNavigation.flatMap((item) => {
    if (item.layout !== 'mega') return [];
    const ids = item.categories.map(({ id }) => id);
    return [
      ...(ids.includes(item.startCategory)
        ? []
        : [
            `"${item.title}" starts with the category "${item.startCategory}", which it does not have. Write one of: ${ids.join(', ')}.`,
          ]),
      ...repeatedNames(ids).map(
        (id) => `"${item.title}" has two categories with the id "${id}". Rename one.`,
      ),
      ...item.categories
        .filter(({ items }) => items.length === 0)
        .map(({ title }) => `the category "${title}" is empty. Add a page, or remove it.`),
    ];
  });
}

/** Links in the footer whose title is that of another page. */
function titleMistakes({ footerNavigation }: Menus, titles: Titles): readonly string[] {
  return footerNavigation.flatMap(({ links }) =>
    links.flatMap(({ href, title }) => {
      const own = titles.get(pathOf(href));
      const [other] = [...titles].find(([, name]) => name === title) ?? [];
      return other === undefined || own === undefined || own === title
        ? []
        : [
            `the footer's "${title}" leads to "${href}", whose title is "${own}". Write href: '${other}', or another title.`,
          ];
    }),
  );
}

/** The mistakes in the menus that the compiler does not find. */
export function navigationProblems(menus: Menus, titles: Titles): readonly Problem[] {
  const strings = stringsIn({ ...menus });
  const messages = [
    ...strings
      .filter(({ text }) => text.startsWith('/') && !titles.has(pathOf(text)))
      .map(
        ({ text }) =>
          `"${text}" is not a page. ${nearest(pathOf(text), titles.keys())}Write a path in content/tree.ts, or remove the entry.`,
      ),
    ...strings
      .filter(({ field, text }) => field.endsWith('title') && text.trim() === '')
      .map(({ field }) => `the field "${field}" is empty. Write the words to show.`),
    ...listMistakes(menus),
    ...categoryMistakes(menus),
    ...titleMistakes(menus, titles),
  ];
  return messages.map((message) => ({ file: 'content/navigation.ts', message }));
}
