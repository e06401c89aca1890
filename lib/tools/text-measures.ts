import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { leastWords } from '@/content/house-style';
import { type Content, stringsIn } from '@/lib/checks/validate-content';
import { proseOf } from '@/lib/checks/wording';

/** Fields that are not part of a page's main text. */
const asideFields = /^(description|sources|summary)\b|\bsource\b|\bupdated$|\bpublished$|\bslug$/;

const mainTexts = (copy: unknown): readonly string[] =>
  stringsIn(copy)
    .filter(({ field, text }) => !asideFields.test(field) && !text.startsWith('/'))
    .map(({ text }) => text);

/** The main text of a page's copy without markup: everything a reader reads, from heading to last answer. */
export function mainText(copy: unknown): string {
  return mainTexts(copy)
    .flatMap((text) => fromMarkdown(text).children.map((block) => textOf(block)))
    .join('\n');
}

/** From this likeness on, two pages tell the same. */
export const nearDuplicate = 0.15;

/** The words of a text in lower case. A word is a run of letters or digits, with apostrophes and hyphens inside. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A page with fewer words of main text than its kind has at least. */
export interface ThinPage {
  readonly path: string;
  readonly words: number;
  readonly least: number;
}

/** The thin pages of a site. One without any words is not thin but empty, which its fields tell. */
export function thinPages({ pages, copy }: Pick<Content, 'pages' | 'copy'>): readonly ThinPage[] {
  return pages.flatMap(({ path, kind }) => {
    const least = leastWords[kind] ?? 0;
    // A parser takes 20 ms for a page. What is left without markup and code is enough to say of most that they are long.
    if (wordsOf(mainTexts(copy[path]).map(proseOf).join('\n')).length >= least) return [];
    const words = wordsOf(mainText(copy[path])).length;
    return words > 0 && words < least ? [{ path, words, least }] : [];
  });
}

/** Every run of `size` words in a text, each once. */
export function shinglesOf(text: string, size = 5): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(
    words
      .slice(0, Math.max(0, words.length - size + 1))
      .map((_, start) => words.slice(start, start + size).join(' ')),
  );
}

/** Two texts and how alike they are: the share of their shingles that both have (Jaccard), from 0 to 1. */
export interface Likeness<Key> {
  readonly pair: readonly [Key, Key];
  readonly score: number;
}

/** How alike every two of the texts are that share anything, the most alike first. */
export function likenesses<Key>(texts: ReadonlyMap<Key, string>): readonly Likeness<Key>[] {
  const sets = [...texts].map(([key, text]) => ({ key, shingles: shinglesOf(text) }));
  const found: Likeness<Key>[] = [];
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      const [few, many] =
        one.shingles.size < other.shingles.size
          ? [one.shingles, other.shingles]
          : [other.shingles, one.shingles];
      let shared = 0;
      for (const shingle of few) if (many.has(shingle)) shared += 1;
      if (shared > 0) {
        found.push({ pair: [one.key, other.key], score: shared / (few.size + many.size - shared) });
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}
