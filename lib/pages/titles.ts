import type { PagePath } from '@/content/tree';
import { linkNames, smallWords, writtenWords } from '@/content/words';

const spellings: ReadonlyMap<string, string> = new Map(Object.entries(writtenWords));

/** A path segment in title case: `pci-dss-compliance` -> `PCI DSS Compliance`. */
export function titleCase(segment: string): string {
  return segment
    .split('-')
    .map((word, index) => {
      const spelling = spellings.get(word);
      if (spelling !== undefined) return spelling;
      if (index > 0 && smallWords.includes(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}

/** A page's title: its last path segment in title case. The title of the home page is `Home`. */
export function titleOf(path: PagePath): string {
  const segment = path.split('/').at(-1);
  return segment ? titleCase(segment) : 'Home';
}

const namesOfLinks: Readonly<Partial<Record<PagePath, string>>> = linkNames;

/** The name of links to a page: its title, or a name of its own if another page has the same title. */
export function linkNameOf(path: PagePath): string {
  return namesOfLinks[path] ?? titleOf(path);
}
