import { time } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import { titleCase } from '@/lib/pages/title-case';
import { excerpt, fieldsIn, isRecord, proseIn, valueAt } from '../fields';
import type { Problem } from '../problem';
import type { Copies } from './agreement';

/**
 * A duration, a frequency or a number of things, such as `4 to 10 weeks`, `every quarter` or
 * `15 machines`.
 */
const quantity =
  /\b(?:\d[\d,.]* to )?\d[\d,.]* (?:minutes?|hours?|(?:working )?days?|nights?|weeks?|months?|years?|pages|learners|units|users|people|staff|servers|machines|computers|tills|mailboxes|lines)\b|\b(?:every (?:day|week|month|quarter|year|two weeks)|quarterly|monthly|weekly|yearly|twice a year|once a (?:month|quarter|year))\b/gi;

const quantitiesIn = (text: string): readonly string[] =>
  [...text.matchAll(quantity)].map(([words]) => words.toLowerCase());

/** What a page says about another page, in words without addresses. */
interface Statement {
  readonly about: string;
  readonly words: string;
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

/**
 * Sentences with a link to a page or with the name of one product, and entries that have the path
 * of a page or name a product in their title, such as options and steps.
 * @param products the path of each product by its name, because copy names products without a link
 * too
 */
function statementsIn(copy: unknown, products: ReadonlyMap<string, string>): readonly Statement[] {
  const productIn = (words: string) => {
    const named = [...products].filter(([name]) => words.includes(name));
    return named.length === 1 ? named.map(([, path]) => path) : [];
  };
  const prose = proseIn(copy).flatMap(({ value }) =>
    sentences(value).flatMap((sentence) => {
      const words = sentence.replaceAll(/\]\([^)]*\)/g, '');
      const linked = [...sentence.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => path);
      return [...new Set([...linked, ...productIn(words)])].map((about) => ({ about, words }));
    }),
  );
  const entries = fieldsIn(copy).flatMap(({ value }) => {
    if (!isRecord(value)) return [];
    const { path, title, term, label, when, outcome, why, detail, body } = value;
    const isText = (part: unknown) => typeof part === 'string';
    const [about] = [path, ...[title, term, label].filter(isText).flatMap(productIn)].filter(
      isText,
    );
    if (about === undefined) return [];
    const span = time.safeParse(value.time).data;
    const parts = [when, outcome, why, value.value, detail, body, span && timeInWords(span)];
    return [{ about, words: parts.filter(isText).join(' ') }];
  });
  return [...prose, ...entries];
}

/** The durations, frequencies and numbers in a page's texts, and the durations in its fields. */
function statedIn(copy: unknown): ReadonlySet<string> {
  const spans = fieldsIn(copy).flatMap(({ value }) => {
    const span = typeof value === 'object' ? time.safeParse(value).data : undefined;
    return span === undefined ? [] : [timeInWords(span)];
  });
  return new Set([...proseIn(copy).map(({ value }) => value), ...spans].flatMap(quantitiesIn));
}

/**
 * Reports a duration, frequency or number that a page states about another page, if that page does
 * not state it. Visitors would read two different answers.
 */
export function contradictions(pages: readonly Page<string>[], copies: Copies): readonly Problem[] {
  const products = new Map(
    pages
      .filter(({ kind }) => kind === 'product')
      .map(({ path, segments }) => {
        const title = valueAt(copies[path], ['title']) ?? titleCase(segments.at(-1) ?? '');
        return [String(title), path] as const;
      }),
  );
  return Object.entries(copies).flatMap(([path, copy]) =>
    statementsIn(copy, products).flatMap(({ about, words }) => {
      const amounts = about === path || copies[about] === undefined ? [] : quantitiesIn(words);
      if (amounts.length === 0) return [];
      const known = statedIn(copies[about]);
      return amounts
        .filter((amount) => !known.has(amount))
        .map((amount) => ({
          file: copyFileOf(path),
          message: `says "${amount}" about ${about}, which does not say so: "${excerpt(words, 90)}". Take the value from ${copyFileOf(about)}, or leave it out.`,
        }));
    }),
  );
}
