import { describe, expect, test } from 'vitest';
import { timeMistakes } from '@/lib/checks/copy/step-times';
import { spansIn } from '@/lib/figures/time-spans';

const weeks = (from: number, to: number) => ({ from, to, unit: 'weeks' as const });

/** Two steps of 1 to 2 and 3 to 4 weeks, which the time at the top says too. */
const steps = [
  { title: 'Move the mail', body: 'Each team in turn.', time: weeks(1, 2) },
  { title: 'Start the desk', body: 'Your staff call one number.', time: weeks(3, 4) },
];
const offer = { glance: { start: 'A call', time: weeks(4, 6) }, process: { steps } };

const withStep = (change: object) => ({
  ...offer,
  process: { steps: [{ ...steps[0], ...change }, steps[1]] },
});
const withGlance = (change: object) => ({ ...offer, glance: { ...offer.glance, ...change } });

/* Each of these was on the site once, and only a reader found it. */
describe('the times of an offer contradict each other', () => {
  test.each([
    [
      'a step of 5 to 6 days moves mail for 12 working days',
      withStep({ time: { from: 5, to: 6, unit: 'days' }, body: 'It takes about 12 working days.' }),
      'its text says "12 working days"',
    ],
    [
      'a step of 1 to 2 weeks that takes 2.5 weeks by its text',
      withStep({ body: 'It takes 2.5 weeks.' }),
      'its text says "2.5 weeks"',
    ],
    [
      'a step of 2 weeks that takes 1,200 days by its text',
      withStep({ time: weeks(1, 2), body: 'The archive took 1,200 days.' }),
      'its text says "1,200 days"',
    ],
    [
      'a step of 1 to 5 days that takes twenty-two days by its text',
      withStep({ time: { from: 1, to: 5, unit: 'days' }, body: 'It takes twenty-two days.' }),
      'its text says "twenty-two days"',
    ],
    [
      'a step of 1 to 2 weeks that takes three to four weeks by its text',
      withStep({ body: 'It takes three to four weeks.' }),
      'its text says "three to four weeks"',
    ],
    [
      'the steps take 15 to 17 days, and the top says 4 to 6 weeks',
      {
        ...offer,
        process: {
          steps: [
            { ...steps[0], time: weeks(1, 1.4) },
            { ...steps[1], time: 'ten working days after you sign' },
          ],
        },
      },
      'take 15 to 17 working days, and glance.time says "4 to 6 weeks"',
    ],
    [
      'the steps take 14 to 23 weeks, and the top says 4 to 6 months',
      {
        ...withStep({ time: weeks(11, 19) }),
        glance: { start: 'A call', time: { from: 4, to: 6, unit: 'months' } },
      },
      'glance.time says "4 to 6 months"',
    ],
    [
      'the start is a free visit, and the price says that it is paid by the day',
      withGlance({ start: 'A free visit of two hours', price: { startByTheDay: 20_000 } }),
      'Write how many days it takes',
    ],
  ])('%s', (_, copy, words) => {
    expect(timeMistakes(copy)).toEqual([expect.stringContaining(words)]);
  });
});

describe('the times of an offer agree', () => {
  test.each([
    ['steps that add up', offer],
    ...[
      'two to three weeks',
      'two or three weeks',
      '2–3 weeks',
      'thirteen days',
      'ten to twenty days',
      'thirteen to twenty-two working days',
    ].map((words): [string, object] => [
      `a step of 10 to 13 days that takes ${words} by its text`,
      {
        ...withStep({ time: { from: 10, to: 13, unit: 'days' }, body: `It takes ${words}.` }),
        glance: { start: 'A call', time: weeks(5, 7) },
      },
    ]),
    ['a number that is not read', withStep({ body: 'The archive has a hundred and twenty days.' })],
    ['a step after the time at the top', withGlance({ time: weeks(1, 2) })],
    [
      'a step at the same time',
      {
        ...withStep({ time: { ...weeks(2, 3), alongside: true } }),
        glance: { start: 'A call', time: weeks(3, 4) },
      },
    ],
    ['a part that is repeated', withStep({ time: { ...weeks(8, 12), note: 'for each part' } })],
    ['a step without a time', withStep({ time: undefined })],
    [
      'a text with part of a day',
      {
        ...withStep({ time: { from: 2, unit: 'days' }, body: 'It takes 1.5 days.' }),
        glance: { start: 'A call', time: weeks(3, 5) },
      },
    ],
    ['a text with parts of weeks', withStep({ body: 'It takes 0.5 to 1.5 weeks.' })],
    ['how long something is kept', withStep({ body: 'The old server stays for three months.' })],
    [
      'a start with its days',
      withGlance({ start: 'An inventory of 3 to 5 days', price: { startByTheDay: 20_000 } }),
    ],
    ['a page without an offer', { lead: 'We move mail in 12 days.' }],
  ])('%s', (_, copy) => {
    expect(timeMistakes(copy)).toEqual([]);
  });
});

test.each([
  ['for 30 to 60 days', []],
  ['for twenty-one days', []],
  ['5-10 days', [{ words: '5-10 days', min: 5, max: 10 }]],
  ['twenty-two working days', [{ words: 'twenty-two working days', min: 22, max: 22 }]],
])('the durations in "%s"', (text, spans) => {
  expect(spansIn(text)).toEqual(spans);
});
