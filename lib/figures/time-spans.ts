import { type Time, workingDays } from '@/content/values/time';
import { daysOf } from '@/content/values/time-in-words';

/** A number of working days, from the least to the most. */
interface Days {
  readonly min: number;
  readonly max: number;
}

const belowTwenty =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number such as `5`, `1.5`, `1,200`, `five` or `twenty-two`. */
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|(?:(?:${tens.join('|')})[- ])?(?:${[...belowTwenty, ...tens].join('|')}))`;

const spanInText = new RegExp(
  `(?<!\\bfor (?:${number}(?: to | or ))?|\\bhundred (?:and )?|[\\d.,–-])\\b(?:(${number})(?: to | or |–|(?<=\\d)-))?(${number}) (?:working )?(day|week|month)s?\\b`,
  'gi',
);

const numberOf = (words: string) =>
  words
    .toLowerCase()
    .split(/[- ]/)
    .map(
      (word) =>
        belowTwenty.indexOf(word) + 1 ||
        (tens.indexOf(word) + 1) * 10 ||
        Number(word.replaceAll(',', '')),
    )
    .reduce((sum, part) => sum + part);

/**
 * The durations of a day and more that a text states, but not how long something is kept, as in
 * `for 30 days`.
 */
export const spansIn = (text: string): readonly (Days & { readonly words: string })[] =>
  [...text.matchAll(spanInText)].map(([words, from, to = '', unit = '']) => {
    const days = { day: 1, week: workingDays.weeks, month: workingDays.months }[unit] ?? 1;
    return { words, min: numberOf(from ?? to) * days, max: numberOf(to) * days };
  });

/**
 * The working days of a step on a timeline. Text counts only if it is a span and nothing else, such
 * as the phrase of a promise.
 */
export function daysOnTimeline(value: Time | undefined): Days | undefined {
  if (typeof value === 'object') return daysOf(value);
  return spansIn(value ?? '').find(({ words }) => words === value);
}

/**
 * The working days of a time. Undefined if it is a text, such as the phrase of a promise, that states
 * no time or several.
 */
export function daysIn(value: Time | undefined): Days | undefined {
  if (typeof value === 'object') return daysOf(value);
  const [span, ...others] = spansIn(value ?? '');
  return others.length === 0 ? span : undefined;
}
