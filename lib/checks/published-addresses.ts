import type { Problem } from './problem';

/** The file with the published addresses, one per line. */
export const publishedFile = 'content/published-addresses.txt';

/** The addresses in the text of the file. Lines that start with # are comments. */
export function publishedAddresses(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * The page to suggest for a lost address. If exactly one page has the same last segment, it is this
 * page. Otherwise it is the closest ancestor of the address.
 */
function successorOf(address: string, pages: ReadonlySet<string>): string {
  const segments = address.split('/').slice(1);
  const sameName = [...pages].filter((path) => path.endsWith(`/${segments.at(-1)}`));
  const ancestor = segments
    .map((_, index) => `/${segments.slice(0, segments.length - 1 - index).join('/')}`)
    .find((path) => pages.has(path));
  return sameName.length === 1 && sameName[0] !== undefined ? sameName[0] : (ancestor ?? '/');
}

/**
 * The published addresses that are neither a page nor an alias, each with the alias to add.
 * @param published the addresses that were published
 * @param pages the paths of the pages of this build
 * @param leadsToPage whether an address is an alias of a page
 */
export function lostAddresses(
  published: readonly string[],
  pages: ReadonlySet<string>,
  leadsToPage: (address: string) => boolean,
): readonly Problem[] {
  return published
    .filter((address) => !pages.has(address) && !leadsToPage(address))
    .map((address) => ({
      file: 'content/aliases.ts',
      message: `"${address}" was published and leads nowhere now. Add this line, with the page that has its content:\n    '${address}': '${successorOf(address, pages)}',`,
    }));
}

/**
 * The text of the file after the addresses of this build have been added, in alphabetical order.
 */
export function publishedText(published: readonly string[], built: readonly string[]): string {
  const all = [...new Set([...published, ...built])].toSorted();
  return [
    '# Addresses that the site has answered. Each must remain a page or an alias; "npm run check:content" checks it.',
    '# Written by "npm run check:content -- --published" after a deployment.',
    ...all,
    '',
  ].join('\n');
}
