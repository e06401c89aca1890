import type { Copy } from './schema';

/** A visit in short: for whom it is, and how its price is measured. */
export const visitGlance = (audience: string, measure: 'per animal' | 'per hour') => ({
  audience,
  time: 'Half an hour',
  price: { measure, from: 45 },
  start: 'A call or a message to reception',
  needs: 'The card of the animal, if there is one',
});

/** What happens in every visit. */
export const visitSteps = [
  { title: 'Look', body: 'We look at the animal at rest.', time: { from: 10, unit: 'minutes' } },
  { title: 'Name the fee', body: 'You hear it and decide.', time: { from: 5, unit: 'minutes' } },
  {
    title: 'Treat',
    body: 'We treat, and write down what we did.',
    time: { from: 15, unit: 'minutes' },
  },
] satisfies Copy<'service'>['process']['steps'];

/** What every visit comes with, needs and leaves out. */
export const visitScope = {
  receive: ['The treatment', 'A note of it', 'A day to ring us'],
  needed: ['The animal', 'Somebody who knows it'],
  excluded: ['Food', 'Insurance forms'],
} satisfies Copy<'service'>['scope'];
