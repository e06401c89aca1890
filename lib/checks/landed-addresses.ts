import type { Problem } from './validate-content';

/** The addresses that the last landed build answered, one on a line. */
export const landedFile = 'content/landed-addresses.txt';

/** The addresses in the text of the file. Lines that begin with # are for people. */
export function landedAddresses(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The page nearest to a lost one: of the same last segment, or the nearest that is left above it. */
function nearest(address: string, pages: ReadonlySet<string>): string {
  const segments = address.split('/').slice(1);
  const alike = [...pages].filter((path) => path.endsWith(`/${segments.at(-1)}`));
  const above = segments
    .map((_, index) => `/${segments.slice(0, segments.length - 1 - index).join('/')}`)
    .find((path) => pages.has(path));
  return alike.length === 1 && alike[0] !== undefined ? alike[0] : (above ?? '/');
}

/**
 * The addresses that landed and lead nowhere now, each with the alias to add.
 * @param landed what the last landed build answered
 * @param pages the paths of the pages that are built
 * @param leads whether an address that is no page's leads to one
 */
export function lostAddresses(
  landed: readonly string[],
  pages: ReadonlySet<string>,
  leads: (address: string) => boolean,
): readonly Problem[] {
  return landed
    .filter((address) => !pages.has(address) && !leads(address))
    .map((address) => ({
      file: 'content/aliases.ts',
      message: `"${address}" was on the site and leads nowhere now. Add the line, with the page that has its content:\n    '${address}': '${nearest(address, pages)}',`,
    }));
}

/** The text of the file with every address of this build, in order. An address that has landed once stays. */
export function landedText(landed: readonly string[], built: readonly string[]): string {
  const all = [...new Set([...landed, ...built])].toSorted();
  return [
    '# The addresses that the site has answered. Each must stay a page or lead to one; "npm run check:content" holds it.',
    '# Written by "npm run check:content -- --land" after a deployment.',
    ...all,
    '',
  ].join('\n');
}
