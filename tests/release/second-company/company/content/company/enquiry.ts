export const timings = { today: 'Today', later: 'Later' } as const;

export const budgets = { undecided: 'Not decided', insured: 'Paid by an insurer' } as const;

export const messageExample = 'Our goat has not eaten since Monday.';

export const sizeQuestion = 'How many animals?';

export const phoneExamples = '020 7946 0018 or +44 20 7946 0018';

export type Timing = keyof typeof timings;
export type Budget = keyof typeof budgets;
