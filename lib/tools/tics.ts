import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { stringsIn } from '@/lib/checks/validate-content';

/** A habit of phrasing that tires a reader when every page has it. */
export interface Tic {
  readonly name: string;
  /** How often it may stand in all copy together: the count of today, or a handful for everyday words. Lower it, never raise it. */
  readonly most: number;
  readonly count: (copy: object) => number;
}

/** A last sentence of so few words after a longer one makes a paragraph end on a clipped sentence. */
const clippedWords = 5;

/** Fields that hold no prose of the page's own. */
const outsideProse = /^sources\b|\bsource\b|\b(updated|published|slug|path|checked|measure)$/;

const textsOf = (copy: object) =>
  stringsIn(copy)
    .filter(({ field, text }) => !outsideProse.test(field) && !text.startsWith('/'))
    .map(({ text }) => text);

/** The paragraphs of every text of a copy, without lists, tables and code. */
function paragraphsOf(copy: object): readonly string[] {
  return textsOf(copy)
    .flatMap((text) => fromMarkdown(text).children)
    .filter((node) => node.type === 'paragraph')
    .map((node) => textOf(node));
}

/** The words of every text of a copy, lists and headings included, code left out. */
function proseOf(copy: object): string {
  return textsOf(copy)
    .map((text) => text.replace(/```[\s\S]*?```|`[^`]*`/g, ''))
    .join('\n');
}

const sentencesOf = (paragraph: string) => paragraph.trim().split(/(?<=[.!?][”"’)]?)\s+/);
const wordCount = (sentence: string) => sentence.split(/\s+/).length;

/** Whether a paragraph ends on a sentence of few words after a longer one. */
export function endsClipped(paragraph: string): boolean {
  const [last, previous] = sentencesOf(paragraph).toReversed();
  return (
    last !== undefined &&
    previous !== undefined &&
    wordCount(last) <= clippedWords &&
    wordCount(previous) > clippedWords
  );
}

const matches = (pattern: RegExp) => (copy: object) => [...proseOf(copy).matchAll(pattern)].length;

const leadOf = (copy: object) => ('lead' in copy && typeof copy.lead === 'string' ? copy.lead : '');

/** The longest middle part, in words, of what is still a list and no clause between two commas. */
const longestItemWords = 6;

/** Whether a sentence lists three things: “a, b and c”, without a fourth before them. */
export function listsThree(sentence: string): boolean {
  return [
    ...sentence.matchAll(
      /[^,;:.!?]+,(?! (?:and|or|but|so|which|who|where|when|with|whether)\b)([^,;:.!?]+) (?:and|or) [^,;:.!?]+/g,
    ),
  ].some(
    (match) =>
      sentence[match.index - 1] !== ',' && wordCount((match[1] ?? '').trim()) <= longestItemWords,
  );
}

/** The habits that the copy is held to, with their ceilings. */
export const tics: readonly Tic[] = [
  { name: 'nobody, no one', most: 5, count: matches(/\b(nobody|no one)\b/gi) },
  { name: 'somebody, someone', most: 5, count: matches(/\b(somebody|someone)\b/gi) },
  { name: '“, not …” and “and not …”', most: 5, count: matches(/(?:,|\band) not\b/gi) },
  {
    name: 'paragraphs that end on a clipped sentence',
    most: 31,
    count: (copy) => paragraphsOf(copy).filter(endsClipped).length,
  },
  { name: 'decides', most: 5, count: matches(/\bdecides\b/gi) },
  { name: 'mend', most: 0, count: matches(/\bmend(s|ed|ing)?\b/gi) },
  { name: 'dull', most: 0, count: matches(/\bdull\b/gi) },
  { name: 'we say so', most: 0, count: matches(/\bwe (?:\w+ )?(say so|say that)\b/gi) },
  {
    name: 'leads with “We a, b and c”',
    most: 2,
    count: (copy) =>
      sentencesOf(leadOf(copy)).some((sentence) => /^We /.test(sentence) && listsThree(sentence))
        ? 1
        : 0,
  },
  {
    name: 'leads with a list of three',
    most: 15,
    count: (copy) => (sentencesOf(leadOf(copy)).some(listsThree) ? 1 : 0),
  },
];

export interface TicCount {
  readonly name: string;
  readonly most: number;
  readonly count: number;
}

/** How often each habit stands in all the copies together. */
export function countTics(copies: readonly object[]): readonly TicCount[] {
  return tics.map(({ name, most, count }) => ({
    name,
    most,
    count: copies.reduce<number>((sum, copy) => sum + count(copy), 0),
  }));
}
