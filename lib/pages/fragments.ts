/**
 * The id of a term or question on its page: `Is it safe?` -> `is-it-safe`. The browser uses it too, so that the search index
 * does not need addresses.
 */
export function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
