import { linkNames, smallWords, writtenWords } from '@/content/words/titles';

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

const ownNames: ReadonlyMap<string, string> = new Map(Object.entries(linkNames));

/**
 * The name that `content/words/titles.ts` has for a page. Undefined if the page goes by its title.
 */
export const ownNameOf = (path: string): string | undefined => ownNames.get(path);
