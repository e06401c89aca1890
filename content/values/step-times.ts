import { z } from 'zod';
import { type Time, time, workingDays } from './time';
import { daysOf, timeInWords } from './time-in-words';

/** A number of working days, from the least to the most. */
interface Days {
  readonly min: number;
  readonly max: number;
}

const step = z.object({ body: z.string(), time: time.optional() });

type Step = z.infer<typeof step>;

/** The parts of an offer that state times. */
const offer = z.object({
  glance: z.object({
    time: time.optional(),
    start: z.string(),
    price: z.object({ startByTheDay: z.unknown().optional() }).optional(),
  }),
  process: z.object({ steps: z.array(step).default([]) }).default({ steps: [] }),
});

const belowTwenty =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number such as `5`, `1.5`, `1,200`, `five` or `twenty-two`. */
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|(?:(?:${tens.join('|')})[- ])?(?:${[...belowTwenty, ...tens].join('|')}))`;

const spanInText = new RegExp(
  `(?<!\\bfor |\\bhundred (?:and )?|[\\d.,])\\b(?:(${number})(?: to | or |[–-]))?(${number}) (?:working )?(day|week|month)s?\\b`,
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
const spansIn = (text: string): readonly (Days & { readonly words: string })[] =>
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

/** A mistake, and the field that it is in. */
interface TimeMistake {
  readonly path: (string | number)[];
  readonly message: string;
}

/**
 * The working days of a time. Undefined if it is a text, such as the phrase of a promise, that states
 * no time or several.
 */
function daysIn(value: Time | undefined): Days | undefined {
  if (typeof value === 'object') return daysOf(value);
  const [span, ...others] = spansIn(value ?? '');
  return others.length === 0 ? span : undefined;
}

/** Reports steps whose text states a longer time than the step has. */
const longSteps = (steps: readonly Step[]) =>
  steps.flatMap(({ body, time: own }, index): readonly TimeMistake[] => {
    const days = daysIn(own);
    return spansIn(body)
      .filter(({ min }) => days !== undefined && min > days.max)
      .map(({ words }) => ({
        path: ['process', 'steps', index],
        message: `Its time is "${timeInWords(own ?? '')}", and its text says "${words}". Make them agree, or give what takes longer a step of its own`,
      }));
  });

/** Times are estimates, so that a sum may differ by a tenth and two days. */
const agrees = (sum: number, stated: number) => Math.abs(sum - stated) <= stated / 10 + 2;

/**
 * Reports steps that add up to another time than the one at the top of the page, which may end with
 * an earlier step than the last. Leaves out processes with a step without a time or for each of
 * several things.
 */
function wrongSum(steps: readonly Step[], stated: Time | undefined): readonly TimeMistake[] {
  const total = typeof stated === 'object' ? daysOf(stated) : undefined;
  const inTurn = steps.flatMap(({ time: own }) =>
    typeof own === 'object' && own.alongside ? [] : [own],
  );
  const days = inTurn.map(daysIn).filter((span) => span !== undefined);
  const isEach = inTurn.some((own) => typeof own === 'object' && /\beach\b/.test(own.note ?? ''));
  if (!total || isEach || days.length < inTurn.length || days.length === 0) return [];
  const sum = { min: 0, max: 0 };
  for (const { min, max } of days) {
    sum.min += min;
    sum.max += max;
    if (agrees(sum.min, total.min) && agrees(sum.max, total.max)) return [];
  }
  return [
    {
      path: ['process'],
      message: `The steps take ${Math.round(sum.min)} to ${Math.round(sum.max)} working days, and glance.time says "${timeInWords(stated ?? '')}". Make them agree, or mark a step that runs at the same time with "alongside: true"`,
    },
  ];
}

/**
 * Reports times of an offer that contradict each other: a step and its text, the steps and the time
 * at the top, and a start that is paid by the day without a number of days.
 */
export function timeMistakes(copy: unknown): readonly TimeMistake[] {
  const { data } = offer.safeParse(copy);
  if (!data) return [];
  const { glance, process } = data;
  return [
    ...longSteps(process.steps),
    ...wrongSum(process.steps, glance.time),
    ...(glance.price?.startByTheDay && spansIn(glance.start).length === 0
      ? [
          {
            path: ['glance', 'start'],
            message:
              'The price says that the start is paid by the day. Write how many days it takes',
          },
        ]
      : []),
  ];
}
