import type { MenuContents, MenuEntry } from './menu-contents';

/** The entries in the menu of a header entry, at all levels. */
export function entriesIn(contents: MenuContents): readonly MenuEntry[] {
  switch (contents.layout) {
    case 'link':
      return [];
    case 'list':
      return contents.entries;
    case 'mega':
      return contents.categories.flatMap(({ entries }) => entries);
  }
}
