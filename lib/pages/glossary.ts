import type { Copy } from '@/content/schema';

type Term = Copy<'glossary'>['terms'][number];

/** The terms in alphabetical order, grouped by initial letter. Terms that start with a digit or a symbol share the group `0–9`. */
export function glossaryByLetter(
  terms: readonly Term[],
): readonly { readonly letter: string; readonly entries: readonly Term[] }[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))) {
    const initial = term.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '0–9';
    const entries = groups.get(letter) ?? [];
    entries.push(term);
    groups.set(letter, entries);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
