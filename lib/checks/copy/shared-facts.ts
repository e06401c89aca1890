import { time } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';
import { copyFileOf } from '@/lib/file-paths';
import { isRecord } from '@/lib/is-record';
import type { Page } from '@/lib/pages/page-list';
import { titleCase } from '@/lib/pages/title-case';
import { excerpt, fieldsIn, proseIn, valueAt } from '../fields';
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

/**
 * What a page says about another page: a sentence with a link to it or with its name, or an option
 * that names its path.
 */
interface Statement {
  readonly about: string;
  readonly words: string;
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

/**
 * @param products the path of each product by its name, because copy names products without a link
 * too
 */
function statementsIn(copy: unknown, products: ReadonlyMap<string, string>): readonly Statement[] {
  const linked = proseIn(copy).flatMap(({ value }) =>
    sentences(value).flatMap((sentence) =>
      [...sentence.matchAll(/\]\((\/[^)#?]*)[^)]*\)/g)].map(([, about = '']) => ({
        about,
        words: sentence.replaceAll(/\]\([^)]*\)/g, ''),
      })),
    ),
  );
  const options = fieldsIn(copy).flatMap(({ value }) => {
    const about = valueAt(value, ['path']);
    if (typeof about !== 'string') return [];
    return ['when', 'outcome', 'why'].flatMap((key) => {
      const words = valueAt(value, [key]);
      return typeof words === 'string' ? [{ about, words }] : [];
    });
  });
  const productIn = (words: string) => {
    const [about, ...others] = [...products]
      .filter(([name]) => words.includes(name))
      .map(([, path]) => path);
    return others.length === 0 ? about : undefined;
  };
  const named = proseIn(copy).flatMap(({ value }) =>
    sentences(value).flatMap((words) => {
      const about = productIn(words);
      return about === undefined ? [] : [{ about, words }];
    }),
  );
  // A step or a figure that names the product in its title and has its time in another field.
  const titled = fieldsIn(copy).flatMap(({ value }) => {
    if (!isRecord(value)) return [];
    const about = [value.title, value.term, value.label]
      .filter((title) => typeof title === 'string')
      .map(productIn)
      .find((path) => path !== undefined);
    if (about === undefined) return [];
    const span = time.safeParse(value.time).data;
    const words = [value.value, value.detail, value.body, span && timeInWords(span)];
    return [{ about, words: words.filter((part) => typeof part === 'string').join(' ') }];
  });
  return [...linked, ...options, ...named, ...titled];
}

/**
 * All durations, frequencies and numbers that a page states, the durations of its fields included.
 */
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
      .map(({ path, segments }) => [titleCase(segments.at(-1) ?? ''), path] as const),
  );
  const stated = new Map<string, ReadonlySet<string>>();
  return Object.entries(copies).flatMap(([path, copy]) =>
    statementsIn(copy, products).flatMap(({ about, words }) => {
      if (about === path || copies[about] === undefined) return [];
      const known = stated.get(about) ?? statedIn(copies[about]);
      stated.set(about, known);
      return quantitiesIn(words)
        .filter((amount) => !known.has(amount))
        .map((amount) => ({
          file: copyFileOf(path),
          message: `says "${amount}" about ${about}, which does not say so: "${excerpt(words, 90)}". Take the value from ${copyFileOf(about)}, or leave it out.`,
        }));
    }),
  );
}
