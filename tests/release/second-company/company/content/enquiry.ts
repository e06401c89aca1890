/** What a visitor can say about timing, by the value that is sent. */
export const timings = { today: 'Today', week: 'This week', later: 'Later' } as const;

/** Budget ranges, by the value that is sent. */
export const budgets = { undecided: 'Not decided', insured: 'Paid by an insurer' } as const;

/** Example telephone numbers for the error message of the field. */
export const phoneExamples = '020 7946 0018 or +44 20 7946 0018';

export type Timing = keyof typeof timings;
export type Budget = keyof typeof budgets;
