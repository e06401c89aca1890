import type { PagePath } from '@/content/tree';
import { smallWords, writtenWords } from '@/content/words';

const written: ReadonlyMap<string, string> = new Map(Object.entries(writtenWords));

/** A path segment in title case: `pci-dss-compliance` -> `PCI DSS Compliance`. */
export function titleCase(segment: string): string {
  return segment
    .split('-')
    .map((word, index) => {
      const name = written.get(word);
      if (name !== undefined) return name;
      if (index > 0 && smallWords.includes(word)) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}

/** A page's title: its last path segment in title case, `Home` for the root. */
export function titleOf(path: PagePath): string {
  const segment = path.split('/').at(-1);
  return segment ? titleCase(segment) : 'Home';
}
