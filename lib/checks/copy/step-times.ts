import { z } from 'zod';
import { type Time, time } from '@/content/values/time';
import { daysOf, timeInWords } from '@/content/values/time-in-words';
import { daysIn, spansIn } from '@/lib/figures/time-spans';

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

/** Reports steps whose text states a longer time than the step has. */
const longSteps = (steps: readonly Step[]) =>
  steps.flatMap(({ body, time: own }, index): readonly string[] => {
    const days = daysIn(own);
    return spansIn(body)
      .filter(({ min }) => days !== undefined && min > days.max)
      .map(
        ({ words }) =>
          `the field "process.steps (entry ${index + 1})" has the time "${timeInWords(own ?? '')}", and its text says "${words}". Make them agree, or give what takes longer a step of its own.`,
      );
  });

/** Times are estimates, so that a sum may differ by a tenth and two days. */
const agrees = (sum: number, stated: number) => Math.abs(sum - stated) <= stated / 10 + 2;

/**
 * Reports steps that add up to another time than the one at the top of the page, which may end with
 * an earlier step than the last. Leaves out processes with a step without a time or for each of
 * several things.
 */
function wrongSum(steps: readonly Step[], stated: Time | undefined): readonly string[] {
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
    `the steps in the field "process" take ${Math.round(sum.min)} to ${Math.round(sum.max)} working days, and glance.time says "${timeInWords(stated ?? '')}". Make them agree, or mark a step that runs at the same time with "alongside: true".`,
  ];
}

/**
 * Reports times of an offer that contradict each other: a step and its text, the steps and the time
 * at the top, and a start that is paid by the day without a number of days.
 */
export function timeMistakes(copy: unknown): readonly string[] {
  const { data } = offer.safeParse(copy);
  if (!data) return [];
  const { glance, process } = data;
  return [
    ...longSteps(process.steps),
    ...wrongSum(process.steps, glance.time),
    ...(glance.price?.startByTheDay && spansIn(glance.start).length === 0
      ? [
          'the field "glance.start" has no number of days, and the price says that the start is paid by the day. Write how many days it takes.',
        ]
      : []),
  ];
}
