import type { Copy } from '@/content/schema';
import { fragmentOf } from './fragments';

type Term = Copy<'glossary'>['terms'][number];

/** A glossary term with its id on the page. */
export interface GlossaryEntry extends Term {
  readonly id: string;
}

/** The terms in alphabetical order, grouped by initial letter. */
export function glossaryByLetter(
  terms: readonly Term[],
): readonly { readonly letter: string; readonly entries: readonly GlossaryEntry[] }[] {
  const groups = new Map<string, GlossaryEntry[]>();
  for (const term of terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))) {
    const initial = term.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '0–9';
    const entries = groups.get(letter) ?? [];
    entries.push({ ...term, id: fragmentOf(term.term) });
    groups.set(letter, entries);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
