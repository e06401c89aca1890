/**
 * The id of a term's or a question's place on its page, made from its words: `Is it safe?` -> `is-it-safe`. Small enough
 * for the browser, so that search results need not carry addresses that follow from their titles.
 */
export function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
