/**
 * The id of a term or question on its page: `Is it safe?` -> `is-it-safe`. The browser also calls this function, so that the
 * search index does not contain the ids.
 */
export function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
