import { copyFileOf } from '@/lib/file-paths';
import { excerpt, proseIn } from '../fields';
import type { Problem } from '../problem';
import type { Copies } from './agreement';

/** Sentences with fewer words, such as "Prices exclude VAT", may repeat. */
const sentenceWordsMin = 7;

/** Two pages are too similar if they share three sentences or more, and this fraction of the shorter page's sentences or more. */
const tooManySentences = 1 / 3;

/** Two paragraphs are too similar if they share this fraction of the longer paragraph's words or more. */
const tooManyWords = 0.8;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)/g, '')
    .match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** The sentences of a page's copy without markup and without duplicates. */
function sentencesOf(copy: unknown): ReadonlySet<string> {
  return new Set(
    proseIn(copy)
      .flatMap(({ value }) => value.split(/(?<=[.!?:])\s+|\n+/))
      .map(wordsOf)
      .filter((words) => words.length >= sentenceWordsMin)
      .map((words) => words.join(' ')),
  );
}

/** Reports pages that are too similar to an earlier page, such as a copied page that was never rewritten. */
export function copiedPages(copies: Copies): readonly Problem[] {
  const pages = Object.entries(copies).map(([path, copy]) => ({
    path,
    sentences: sentencesOf(copy),
  }));
  const pagesWith = new Map<string, (typeof pages)[number][]>();
  return pages.flatMap((page) => {
    const shared = new Map<(typeof pages)[number], number>();
    for (const sentence of page.sentences) {
      const others = pagesWith.get(sentence) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      pagesWith.set(sentence, [...others, page]);
    }
    const [most] = [...shared].toSorted((a, b) => b[1] - a[1]);
    if (!most) return [];
    const [other, count] = most;
    const fewer = Math.min(page.sentences.size, other.sentences.size);
    return count < 3 || count / fewer < tooManySentences
      ? []
      : [
          {
            file: copyFileOf(page.path),
            message: `has ${count} of its ${page.sentences.size} sentences from ${copyFileOf(other.path)}. Write about this page's own subject, or remove the page.`,
          },
        ];
  });
}

/** Reports paragraphs of a text that repeat an earlier paragraph nearly word for word. */
export function repeatedParagraphs(text: string): readonly string[] {
  const paragraphs = text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => ({ paragraph, words: new Set(wordsOf(paragraph)) }))
    .filter(({ words }) => words.size >= 2 * sentenceWordsMin);
  return paragraphs.flatMap(({ paragraph, words }, index) => {
    const isRepeat = paragraphs.slice(0, index).some((before) => {
      const shared = [...words].filter((word) => before.words.has(word)).length;
      return shared / Math.max(words.size, before.words.size) >= tooManyWords;
    });
    return isRepeat ? [`"${excerpt(paragraph)}" repeats an earlier paragraph. Remove it`] : [];
  });
}

/**
 * The number of words in a page's copy. Leaves out markup, addresses, the summary, the description, and lists that grow
 * (testimonials, roles).
 */
export function wordCount(copy: unknown): number {
  return proseIn(copy)
    .filter(({ field }) => !/^(summary|description|testimonials|roles)\b/.test(field))
    .reduce((sum, { value }) => sum + wordsOf(value).length, 0);
}
