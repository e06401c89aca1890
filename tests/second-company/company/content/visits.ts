import type { Copy } from './schema';

/** What happens in every visit. */
export const visitSteps = [
  { title: 'Look', body: 'We look at the animal at rest.', duration: '10 minutes' },
  { title: 'Name the fee', body: 'You hear it and decide.', duration: '5 minutes' },
  { title: 'Treat', body: 'We treat, and write down what we did.', duration: '15 minutes' },
] satisfies Copy<'service'>['process']['steps'];

/** What every visit comes with, needs and leaves out. */
export const visitScope = {
  receive: ['The treatment', 'A note of it', 'A day to ring us'],
  needed: ['The animal', 'Somebody who knows it'],
  excluded: ['Food', 'Insurance forms'],
} satisfies Copy<'service'>['scope'];
