/**
 * The id of a heading, term or question on its page: `Is it safe?` -> `is-it-safe`. Signs that
 * belong to a name are words: `C#` -> `c-sharp`. Search calls this function in the browser, so that
 * the search index does not need to contain ids.
 */
export function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L}\+*)\+/gu, '-plus')
    .replace(/(?<=\p{L})#/gu, '-sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The ids that every page has around its content, which no heading may have. */
export const frameIds: readonly string[] = [
  ...['top', 'content', 'search', 'site-menu', 'theme-list', 'kanga'],
  ...['low-data', 'low-data-report', 'current-year'],
];
